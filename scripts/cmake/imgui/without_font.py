#!/usr/bin/env python3
"""Copies imgui_draw.cpp without the data of its built-in font: without_font.py FROM TO. Another version of ImGui that has it elsewhere is said."""
import re
import sys

text = open(sys.argv[1], encoding="utf-8").read()
data = re.compile(r'(proggy_clean_ttf_compressed_data_base85\[)11980 ?\+ ?1(\] =)(\s*"[^\n]*")+;')
text, count = data.subn(r'\g<1>1\g<2> "";', text)
if count == 0:
    print("without_font.py: found no built-in font to leave out", file=sys.stderr)
open(sys.argv[2], "w", encoding="utf-8").write(text)
