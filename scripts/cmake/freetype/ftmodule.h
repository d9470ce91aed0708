/* The FreeType modules the web build needs: TrueType outlines, drawn smoothly. No autohinter, so ask for no hinting. */
FT_USE_MODULE( FT_Driver_ClassRec, tt_driver_class )
FT_USE_MODULE( FT_Module_Class, sfnt_module_class )
FT_USE_MODULE( FT_Renderer_Class, ft_smooth_renderer_class )
