/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import type { Summary } from "./summary.ts";

/** What two plies are worth at least, and what the evaluation of the next level is. */
export function finding({ matches }: Summary): string {
  const least = (wanted: string) => {
    const own = matches.filter(({ differ }) => differ === wanted);
    const { first, second, score } =
      own.toSorted((one, other) => one.score.mean - other.score.mean)[0];
    return fromTo([[`${first} against ${second}`, score]], 2);
  };
  return `Two plies more score at least ${least("depth")} points a game, the evaluation of the ` +
    `next level at least ${least("evaluation")}; ${matches[0].score.count} games each.`;
}
