/**
 * The positions that the trained evaluation of Reversi learns from: of games between shallow searches, with
 * random moves at the start and now and then later, so that good and bad positions occur. A game gives each
 * stage one position, and the one after a random move from it, because a search meets bad moves too.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move } from "matchbox/games/game.ts";
import { discsOf, squareOfMove } from "matchbox/games/reversi/discs.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Agent } from "../../agent.ts";
import { FIRST_STAGE, LAST_STAGE, stageOf } from "../../evaluate/reversi/pattern_shapes.ts";
import { createAgent } from "../../registry.ts";

/** The players, of which a game has one for both sides. */
const PLAYERS = [1, 2].map((depth) => `alphabeta:depth=${depth},eval=stages,order=generated`);
/** Random moves at the start of a game, for a square on a side: at least so many, and up to as many more. */
const LEAST_RANDOM = 0.5;
const MORE_RANDOM = 2;
/** Later one move of so many is random. */
const SELDOM = 10;

/** The players of each game, by its spec. */
const players = new Map<string, readonly Agent[]>();

/**
 * The positions of a game, for each stage none, one or two.
 *
 * @param game Reversi on 8x8 or 6x6
 */
export function trainingPositions(game: Game, random: Random): ReversiPosition[] {
  const agents = players.get(game.spec) ?? PLAYERS.map((spec) => createAgent(spec, game));
  players.set(game.spec, agents);
  const context = { random, clock: { now: () => 0 } };
  const agent = agents[random.below(agents.length)];
  const position = game.start() as ReversiPosition;
  const opening = LEAST_RANDOM * position.size + random.below(MORE_RANDOM * position.size);
  // The number of empty squares at which each stage gives its position.
  const wanted = new Set(
    Array.from({ length: LAST_STAGE + 1 }, (_, stage) => 4 * stage + random.below(4))
      .slice(FIRST_STAGE),
  );
  const found: ReversiPosition[] = [];
  const take = (position: ReversiPosition) => {
    // With fewer empty squares than those of the first stage a search is as fast.
    const open = position.result() === null && emptySquares(position) >= 4 * FIRST_STAGE;
    if (open) found.push(position.clone() as ReversiPosition);
  };
  for (let ply = 0; position.result() === null; ply++) {
    const moves = legalMoves(game, position);
    const anyMove = (): Move => moves[random.below(moves.length)];
    if (wanted.delete(emptySquares(position))) {
      take(position);
      position.play(anyMove());
      take(position);
      position.undo();
    }
    const byChance = ply < opening || random.below(SELDOM) === 0;
    position.play(byChance ? anyMove() : agent.choose(position, context));
  }
  return found;
}

/** Numbers of a position in a list of them: its stage, its discs, and its label in parts of a disc. */
export const WORDS = 6;
/** The place of the label; `NO_LABEL` where it is not known yet. */
export const LABEL = 5;
export const NO_LABEL = 0x7fff;

/** A position as numbers. */
export function wordsOf(position: ReversiPosition, label: number): number[] {
  const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
  return [stageOf(emptySquares(position)), ownLow, ownHigh, enemyLow, enemyHigh, label];
}

/** The position of such numbers, dark to move. */
export function positionOf(game: Game, words: Int32Array, at: number): ReversiPosition {
  const { size } = game.start() as ReversiPosition;
  const [ownLow, ownHigh, enemyLow, enemyHigh] = words.subarray(at + 1, at + LABEL);
  const board = Array.from({ length: size ** 2 }, (_, move) => {
    const square = squareOfMove(move, size);
    const [own, enemy] = square < 32 ? [ownLow, enemyLow] : [ownHigh, enemyHigh];
    return own >> square & 1 ? "X" : enemy >> square & 1 ? "O" : "-";
  });
  return game.start(`${board.join("")} X`) as ReversiPosition;
}
