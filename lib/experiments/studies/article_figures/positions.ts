/**
 * The positions of chess in which calls are counted: the one in the article's picture, and samples.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";

/** The position in the article's picture, with Black to move. */
export const PICTURED = "rnbqkbnr/ppppp3/8/4N3/2BP1BQ1/4P1Pp/PPP4P/RN2K2R b KQkq - 0 1";

/**
 * How a position arose: as in the picture, by random moves, or by self-play, where after random moves both
 * sides play by a search of depth 2.
 */
export const KINDS = ["pictured", "random games", "self-play"] as const;
export type Kind = typeof KINDS[number];

/** A position is reached after at least this number of plies, and fewer than `MOST`. */
const LEAST = 10;
const MOST = 50;
/** Self-play begins with this number of random plies, so that games differ. */
const RANDOM_PLIES = 8;

/** An unfinished position from a game, after a random number of plies. */
export function samplePosition(
  chess: Game,
  kind: Exclude<Kind, "pictured">,
  random: Random,
  clock: Clock,
): Position {
  const player = createAgent("minimax:depth=2,eval=material", chess);
  while (true) {
    const plies = LEAST + random.below(MOST - LEAST);
    const position = chess.start();
    for (let ply = 0; ply < plies && position.result() === null; ply++) {
      const best = kind === "self-play" && ply >= RANDOM_PLIES
        ? bestMoves(position)
        : legalMoves(chess, position);
      position.play(best[random.below(best.length)]);
    }
    if (position.result() === null) return position;
  }

  /** All moves with the greatest value. */
  function bestMoves(position: Position) {
    const { moves } = player.analyse!(position, { random, clock });
    const most = Math.max(...moves.map(({ value }) => value));
    return moves.filter(({ value }) => value === most).map(({ move }) => move);
  }
}
