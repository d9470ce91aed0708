// JSON for the mirror: whatever people type or records hold, the page must be able to read it.
#include "app/json.hpp"

#include <gtest/gtest.h>

namespace wildshore {
namespace {

TEST(Json, NestsAndSeparates) {
  JsonWriter json;
  json.begin_object();
  json.key("a").begin_array().number(1).boolean(true).null().begin_object().end_object().end_array();
  json.key("b").text("x");
  json.end_object();
  EXPECT_EQ(json.result(), R"({"a":[1,true,null,{}],"b":"x"})");
}

TEST(Json, EscapesAndMendsTexts) {
  JsonWriter json;
  json.begin_array().text("say \"hi\" \\ \n\x01").text("caf\xC3\xA9 \xE2\x98\x85").text("broken \xC3 \xFF.").text("cut \xE2\x98").end_array();
  EXPECT_EQ(json.result(),
            "[\"say \\\"hi\\\" \\\\ \\u000a\\u0001\",\"caf\xC3\xA9 \xE2\x98\x85\",\"broken \xEF\xBF\xBD \xEF\xBF\xBD.\","
            "\"cut \xEF\xBF\xBD\xEF\xBF\xBD\"]");
}

TEST(Json, WritesDecimals) {
  JsonWriter json;
  json.begin_array().decimal(0).decimal(1.5).decimal(-0.25).decimal(16.0004).decimal(-0.0001).decimal(1234567.891).end_array();
  EXPECT_EQ(json.result(), "[0,1.500,-0.250,16,0,1234567.891]");
}

}  // namespace
}  // namespace wildshore
