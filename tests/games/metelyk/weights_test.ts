import { assertStrictEquals } from "@std/assert";
import { boardOf, fieldWeights, type MetelykPosition, SIZES } from "matchbox/games/metelyk/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { samplePositions } from "../../agents/sample_positions.ts";

Deno.test("weigh is the sum of the weights of the men, White's minus Black's", () => {
  for (const size of SIZES) {
    const game = findGame(`metelyk:side=${size}`);
    // A different weight for each side and field, some of them negative.
    const weightOf = (side: number, field: number) => (field + 1) * (field + 7 * side - 5);
    const weights = fieldWeights(size, weightOf);
    const { fields } = boardOf(size);
    for (const position of samplePositions(game, 50, "weights") as MetelykPosition[]) {
      let expected = 0;
      for (let field = 0; field < fields; field++) {
        const owner = position.at(field);
        if (owner === 0) expected += weightOf(0, field);
        if (owner === 1) expected -= weightOf(1, field);
      }
      assertStrictEquals(position.weigh(weights), expected, `${position}`);
    }
  }
});
