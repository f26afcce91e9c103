/**
 * The endgames of the study: positions of games of Reversi, by their number of empty squares. A game has a
 * position for every number, so numbers of empty squares are compared within games.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";

/** Who played the games: random players, or alpha-beta against itself after random first moves. */
export const plays = ["random", "alpha-beta"] as const;
export type Play = typeof plays[number];

/** The fewest empty squares at which a position is taken. */
export const FEWEST = 6;

/** The agent of the second kind of game, and the random plies before it moves. */
const PLAYER = "alphabeta:depth=3,eval=squares";
const OPENING_PLIES = 8;

const reversi = findGame("reversi");

/**
 * Plays games until one lasts until at most `FEWEST` squares are empty.
 *
 * @param random the stream of this game
 * @returns its positions, by their number of empty squares; the game is over in none of them
 */
export function endgamesOf(
  play: Play,
  random: Random,
  clock: Clock,
): ReadonlyMap<number, Position> {
  const agent = play === "random" ? null : createAgent(PLAYER, reversi);
  for (;;) {
    const positions = playedPositions(agent, random, clock);
    if (positions.has(FEWEST)) return positions;
  }
}

function playedPositions(agent: Agent | null, random: Random, clock: Clock): Map<number, Position> {
  const positions = new Map<number, Position>();
  const position = reversi.start() as ReversiPosition;
  agent?.gameStart?.(0);
  for (let ply = 0; position.result() === null; ply++) {
    positions.set(emptySquares(position), position.clone());
    const move = agent && ply >= OPENING_PLIES
      ? agent.choose(position.clone(), { random, clock })
      : randomMove(position, random);
    position.play(move);
  }
  return positions;
}

function randomMove(position: Position, random: Random): Move {
  const moves = legalMoves(reversi, position);
  return moves[random.below(moves.length)];
}
