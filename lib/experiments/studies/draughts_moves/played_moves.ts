/**
 * Games of players against themselves, and which of their moves are new.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { bitCount, type DraughtsPosition, partsOfMove } from "matchbox/games/draughts/position.ts";
import type { Move } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { RowOf } from "../../row_sets.ts";
import { captureKey, movesFrom } from "./move_table.ts";
import type { sets } from "./rows.ts";

/** The board on which they play. */
export const SIZE = 6;
/** Plies of the random openings. */
const OPENING = 6;

/** Plays the games of a player one after the other. */
export function playedMoves(
  player: string,
  games: number,
  random: Random,
  clock: Clock,
): RowOf<typeof sets.games>[] {
  const game = findGame(`draughts:size=${SIZE}`);
  const table = Array.from({ length: SIZE * SIZE / 2 }, (_, square) => movesFrom(SIZE, square));
  const isInTable = (move: Move) => {
    const { from, to, taken } = partsOfMove(move);
    return table[from].steps.has(move) || table[from].captures.has(captureKey(to, taken));
  };
  const agent = createAgent(player, game);
  const seen = new Set<Move>();
  return Array.from({ length: games }, (_, index) => {
    const played: Move[] = [];
    for (const position = openingOf(game, random); position.result() === null;) {
      const move = agent.choose(position, { random, clock });
      played.push(move);
      position.play(move);
    }
    const taken = played.map((move) => bitCount(partsOfMove(move).taken));
    const unseen = played.filter((move, at) => !seen.has(move) && played.indexOf(move) === at);
    unseen.forEach((move) => seen.add(move));
    return {
      ...{ player, game: index + 1, moves: played.length, unseen: unseen.length },
      captures: taken.filter((men) => men > 0).length,
      longest: Math.max(0, ...taken),
      outside: played.filter((move) => !isInTable(move)).length,
    };
  });
}

function openingOf(game: ReturnType<typeof findGame>, random: Random): DraughtsPosition {
  for (;;) {
    const position = randomPosition(game, OPENING, random);
    if (position !== null) return position as DraughtsPosition;
  }
}
