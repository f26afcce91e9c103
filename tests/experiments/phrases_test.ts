import { assertEquals } from "@std/assert";
import { nameAtDepth } from "matchbox/experiments/game_names.ts";
import { percent } from "matchbox/experiments/phrases.ts";

Deno.test("a percentage has two significant digits unless it is given others", () => {
  assertEquals([0.01417, 0.74, 1, 0].map((share) => percent(share)), [
    "1.4 %",
    "74 %",
    "100 %",
    "0 %",
  ]);
  assertEquals(percent(0.086, 0), "9 %");
});

Deno.test("a game and its depth are named as within a sentence", () => {
  assertEquals(nameAtDepth({ game: "chess", depth: 4 }), "chess at depth 4");
  assertEquals(nameAtDepth({ game: "reversi:size=6", depth: 6 }), "Reversi 6x6 at depth 6");
});
