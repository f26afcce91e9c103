/**
 * Positions from games, for samples of searches: after some random moves both sides play by a shallow
 * search, so the positions are like those that a program meets.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { minimax } from "matchbox/agents/search/minimax.ts";
import { searchRoot } from "matchbox/agents/search/root.ts";
import { Search } from "matchbox/agents/search/search.ts";
import type { Random } from "matchbox/base/mod.ts";
import { legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";

/** How the games of a sample are played. */
interface Play {
  /** The evaluation of both players. */
  readonly evaluation: string;
  /** Random plies at the start, so that games differ. */
  readonly randomPlies: number;
  /** The position is taken after at least `least` plies and fewer than `most`. */
  readonly least: number;
  readonly most: number;
}

/** The games that have samples, by spec. */
const PLAY: Readonly<Record<string, Play>> = {
  "reversi:size=8": { evaluation: "mobility", randomPlies: 6, least: 8, most: 44 },
  "metelyk:side=4": { evaluation: "advance", randomPlies: 6, least: 8, most: 44 },
  chess: { evaluation: "material", randomPlies: 6, least: 8, most: 60 },
};

/** Plies that both players look ahead. */
const DEPTH = 2;

/** The specs of the games that have samples. */
export const SAMPLED_GAMES = Object.keys(PLAY);

/**
 * An unfinished position from a game, after a random number of plies. The players take each of equally good
 * moves with the same probability.
 *
 * @param spec one of `SAMPLED_GAMES`
 */
export function positionFromPlay(spec: string, random: Random): Position {
  const game = findGame(spec);
  const { evaluation, randomPlies, least, most } = PLAY[spec];
  const search = new Search(game, { evaluation: createEvaluation(game, evaluation) });
  while (true) {
    const plies = least + random.below(most - least);
    const position = game.start();
    for (let ply = 0; ply < plies && position.result() === null; ply++) {
      const moves = ply < randomPlies ? legalMoves(game, position) : bestMoves(position, search);
      position.play(moves[random.below(moves.length)]);
    }
    if (position.result() === null) return position;
  }
}

function bestMoves(position: Position, search: Search): Move[] {
  const { moves, value } = searchRoot(
    position,
    search,
    (position, depth, _alpha, _beta, search) => minimax(position, depth, search),
    { depth: DEPTH, exhaustive: true },
  );
  return moves.filter((move) => move.value === value).map(({ move }) => move);
}
