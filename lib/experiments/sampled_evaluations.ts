/**
 * The evaluations of the sampled games, as parameters of a study.
 *
 * @module
 */
import { parseEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { custom } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";

/** The spec of the evaluation of each game. */
export interface SampledEvaluations {
  readonly reversi_eval: string;
  readonly metelyk_eval: string;
  readonly chess_eval: string;
}

/** The evaluations of the presets. */
export const sampledEvaluations: SampledEvaluations = {
  reversi_eval: "mobility",
  metelyk_eval: "advance",
  chess_eval: "material",
};

/** A parameter for each of them. Its value is the canonical spec as text, which is plain data. */
export const evaluationParameters = {
  reversi_eval: evaluationText("reversi:size=8", sampledEvaluations.reversi_eval),
  metelyk_eval: evaluationText("metelyk:side=4", sampledEvaluations.metelyk_eval),
  chess_eval: evaluationText("chess", sampledEvaluations.chess_eval),
};

/** The spec of the evaluation of a game; in tic-tac-toe always `lines`. */
export function evaluationOf(game: string, evaluations: SampledEvaluations): string {
  switch (findGame(game).name) {
    case "tictactoe":
      return "lines";
    case "chess":
      return evaluations.chess_eval;
    case "metelyk":
      return evaluations.metelyk_eval;
    default:
      return evaluations.reversi_eval;
  }
}

function evaluationText(game: string, fallback: string) {
  return custom(
    `an evaluation of ${game}`,
    (spec) => parseEvaluation(findGame(game), spec).toString(),
    fallback,
    `evaluation of positions of ${game}`,
  );
}
