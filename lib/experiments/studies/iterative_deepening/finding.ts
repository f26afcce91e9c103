/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { nameInSentence } from "../../game_names.ts";
import { fromTo } from "../../from_to.ts";
import { type Deepening, deepest, sampled } from "./summary.ts";

/** What the depths before the last cost, with a table. */
export function finding({ costs }: Deepening): string {
  const judged = sampled(deepest(costs)).filter(({ algorithm, order }) =>
    algorithm === "alpha-beta with table" && order === "as generated"
  );
  const ratios = judged.map(({ game, ratio }) => [nameInSentence(game), ratio] as const);
  const counts = judged.map(({ count }) => count);
  return `With a table and the moves as generated, all depths together visit ${
    fromTo(ratios, 2)
  } times the nodes of the last depth alone (${
    Math.min(...counts)
  } positions or more of each game).`;
}
