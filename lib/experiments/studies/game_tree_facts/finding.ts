/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { FULL_SIZE } from "./figures.ts";
import type { Summary } from "./summary.ts";

/** What the first move is worth in random play. */
export function finding({ random }: Summary): string {
  const scores = random.filter(({ game }) => FULL_SIZE.includes(game))
    .map(({ title, score }) => [title, score] as const);
  return `In random play on boards of full size the side that moves first scores ` +
    `${fromTo(scores, 3)} points a game (${
      random[0].score.count.toLocaleString("en")
    } games each).`;
}
