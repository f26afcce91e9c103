/**
 * The evaluations of every game, by the file that lists them and the game. The first of a game is its
 * default: of those that are not trained the one with which the searches play best in the same time. A new
 * evaluation is listed in the file of its game, the evaluations of a new game here.
 *
 * @module
 */
import { chessEvaluations } from "./chess/evaluations.ts";
import { connectFourEvaluations } from "./connect_four.ts";
import type { EvaluationEntry } from "./evaluation.ts";
import { draughtsEvaluations } from "./draughts.ts";
import { hexapawnEvaluations } from "./hexapawn.ts";
import { losAlamosEvaluations } from "./los_alamos.ts";
import { metelykEvaluations } from "./metelyk.ts";
import { reversiEvaluations } from "./reversi/evaluations.ts";
import { ticTacToeEvaluations } from "./tictactoe.ts";

/** Evaluations by name. */
export type EvaluationEntries = Readonly<Record<string, EvaluationEntry>>;

/** The evaluations of each game, in groups by file, relative to this one. */
export const evaluationsByFile: Readonly<
  Record<string, Readonly<Record<string, EvaluationEntries>>>
> = {
  "tictactoe.ts": { tictactoe: ticTacToeEvaluations },
  "reversi/evaluations.ts": { reversi: reversiEvaluations },
  "metelyk.ts": { metelyk: metelykEvaluations },
  "connect_four.ts": { connect_four: connectFourEvaluations },
  "draughts.ts": { draughts: draughtsEvaluations },
  "los_alamos.ts": { los_alamos: losAlamosEvaluations },
  "hexapawn.ts": { hexapawn: hexapawnEvaluations },
  "chess/evaluations.ts": { chess: chessEvaluations },
};
