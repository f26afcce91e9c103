/**
 * What a move costs: the exact score of a position minus that of the position after the move. It measures
 * strength without an opponent.
 *
 * @module
 */
import { opponent } from "matchbox/games/game.ts";
import type { Game, Move, Position, Side } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { PositionMap } from "./position_map.ts";
import { EndgameSolver } from "./solve_endgame.ts";

/** How moves are measured. */
export interface MeterOptions {
  /** Moves with at most so many empty squares are measured by a search; each more doubles its time. */
  readonly empties: number;
  /** The table of the search has 2^tableBits buckets of 64 bytes. */
  readonly tableBits: number;
  /** Tells what moves of the opening cost, as far as it is finished. */
  readonly map?: PositionMap;
}

/** Measures moves of Reversi on a board that the endgame solver plays. */
export class ErrorMeter {
  readonly #options: MeterOptions;
  readonly #solver: EndgameSolver;

  /** Makes a meter for the board of a game. */
  constructor(game: Game, options: MeterOptions) {
    this.#options = options;
    this.#solver = new EndgameSolver((game.start() as ReversiPosition).size, options.tableBits);
  }

  /** The points, in discs, that a move loses; null when that would take too long to find. */
  lossOf(position: Position, move: Move): number | null {
    return this.losses(position, [move])[0];
  }

  /**
   * The same for each move of a game. It goes back from the end: what is known of a position helps with the one
   * before.
   *
   * @param moves played one after the other from `start`
   */
  losses(start: Position, moves: readonly Move[]): (number | null)[] {
    const positions = [start.clone()];
    for (const move of moves) {
      const next = positions.at(-1)!.clone();
      next.play(move);
      positions.push(next);
    }
    this.#solver.begin();
    const losses: (number | null)[] = moves.map(() => null);
    /** The score of the position after the move at hand, for the side to move there. */
    let after: number | null = null;
    for (let index = moves.length - 1; index >= 0; index--) {
      const position = positions[index];
      if (emptySquares(position as ReversiPosition) > this.#options.empties) {
        losses[index] = this.#byMap(position, moves[index]);
        continue;
      }
      after ??= this.#solver.score(positions[index + 1]);
      const reached = seenFrom(positions[index + 1], position.side, after);
      const best = Math.max(reached, this.#solver.score(position, reached));
      losses[index] = best - reached;
      after = best;
    }
    return losses;
  }

  #byMap(position: Position, move: Move): number | null {
    const { map } = this.#options;
    if (!map || emptySquares(position as ReversiPosition) <= map.empties) return null;
    const { lower, upper } = map.bounds(position);
    const played = map.moves(position).find((each) => each.move === move)!;
    return lower === upper && played.lower === played.upper ? lower - played.lower : null;
  }
}

/** A score for the side to move as one for another side: a pass can leave the move to the same side. */
function seenFrom(position: Position, side: Side, score: number): number {
  return (position.side === opponent(side) ? -score : score) + 0;
}
