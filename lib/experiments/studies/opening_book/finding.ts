/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { nameInSentence } from "../../game_names.ts";
import { fromTo } from "../../from_to.ts";
import type { Summary } from "./summary.ts";

/** What a book gains for the weaker player. */
export function finding({ boards, series, largest }: Summary): string {
  const gains = boards.map(({ game, gain }) => [nameInSentence(game), gain] as const);
  return `A book of ${largest} games gains its player ${
    fromTo(gains, 3)
  } points a game against a ` +
    `stronger one (${series} series of games).`;
}
