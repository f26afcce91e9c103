/**
 * The evaluations of the sampled games, as parameters of a study.
 *
 * @module
 */
import { parseEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { custom } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { plainEvaluation } from "./plain_evaluations.ts";

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

/** The spec of the evaluation of a game; in games without a parameter always the plain one. */
export function evaluationOf(spec: string, evaluations: SampledEvaluations): string {
  const game = findGame(spec);
  const own: Readonly<Record<string, string>> = {
    reversi: evaluations.reversi_eval,
    metelyk: evaluations.metelyk_eval,
    chess: evaluations.chess_eval,
  };
  return own[game.name] ?? plainEvaluation(game);
}

function evaluationText(game: string, fallback: string) {
  return custom(
    `an evaluation of ${game}`,
    (spec) => parseEvaluation(findGame(game), spec).toString(),
    fallback,
    `evaluation of positions of ${game}`,
  );
}
