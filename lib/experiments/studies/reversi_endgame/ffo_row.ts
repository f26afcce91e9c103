/**
 * A position of the FFO, solved and compared with the published scores.
 *
 * @module
 */
import { PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { FfoPosition } from "./ffo_positions.ts";
import type { FfoRow } from "./rows.ts";

const reversi = findGame("reversi");
/** 16 MB. */
const TABLE_BITS = 18;

/**
 * Solves a position.
 *
 * @param everyMove whether the score of every move is found and compared as well
 */
export function ffoRow({ number, position, scores }: FfoPosition, everyMove: boolean): FfoRow {
  const start = reversi.start(position);
  const published = publishedScores(scores, start);
  const best = Math.max(...published.values());
  const solver = new EndgameSolver(8, TABLE_BITS, PLAIN_PARTS);
  solver.begin();
  const score = solver.score(start);
  const { nodes } = solver;
  const moves = everyMove ? solver.moves(start) : [];
  const wrong = moves.filter((found) => published.get(found.move) !== found.score);
  return {
    number,
    empties: emptySquares(start as ReversiPosition),
    score,
    published: best,
    scores_compared: 1 + moves.length,
    mismatches: (score === best ? 0 : 1) + wrong.length,
    nodes,
  };
}

/** The published scores by move. */
function publishedScores(scores: string, position: Position): Map<number, number> {
  return new Map(
    scores.split(" ").map((each) => {
      const [move, score] = each.split(":");
      return [reversi.parse(position, move), Number(score)];
    }),
  );
}
