/**
 * The evaluation of a game as a parameter of a study.
 *
 * @module
 */
import { parseEvaluation } from "matchbox/agents/mod.ts";
import { custom } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

/**
 * A parameter for the spec of an evaluation. Its value is the canonical spec, as text, because the parameters
 * of a study are plain data.
 *
 * @param game spec of the game
 * @param fallback the default
 */
export function evaluationText(game: string, fallback: string) {
  return custom(
    `an evaluation of ${game}`,
    (spec) => parseEvaluation(findGame(game), spec).toString(),
    fallback,
    `evaluation of positions of ${game}`,
  );
}
