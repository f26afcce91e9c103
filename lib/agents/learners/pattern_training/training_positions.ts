/**
 * The positions that the trained evaluation of Reversi learns from: of games between shallow searches, with
 * random moves at the start and now and then later, so that good and bad positions occur. A game gives each
 * stage one position, and the one after a random move from it, because a search meets bad moves too.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { legalMoves, type Move } from "matchbox/games/game.ts";
import { BitboardReversi } from "matchbox/games/reversi/bitboard.ts";
import { type Discs, discsOf } from "matchbox/games/reversi/discs.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Agent } from "../../agent.ts";
import { FIRST_STAGE, LAST_STAGE, stageOf } from "../../evaluate/reversi/pattern_shapes.ts";
import { createAgent } from "../../registry.ts";

const reversi = findGame("reversi");

/** The players, of which a game has one for both sides. */
const PLAYERS = [1, 2].map((depth) => `alphabeta:depth=${depth},eval=stages,order=generated`);
/** Random moves at the start of a game: at least so many, and up to as many more. */
const LEAST_RANDOM = 4;
const MORE_RANDOM = 16;
/** Later one move of so many is random. */
const SELDOM = 10;

const agents: Agent[] = [];

/** The positions of a game, for each stage none, one or two. */
export function trainingPositions(random: Random): ReversiPosition[] {
  if (agents.length === 0) agents.push(...PLAYERS.map((spec) => createAgent(spec, reversi)));
  const context = { random, clock: { now: () => 0 } };
  const agent = agents[random.below(agents.length)];
  const opening = LEAST_RANDOM + random.below(MORE_RANDOM);
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
  const position = reversi.start() as ReversiPosition;
  for (let ply = 0; position.result() === null; ply++) {
    const moves = legalMoves(reversi, position);
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
export function positionOf(words: Int32Array, at: number): ReversiPosition {
  const [ownLow, ownHigh, enemyLow, enemyHigh] = words.subarray(at + 1, at + LABEL);
  return fromDiscs({ ownLow, ownHigh, enemyLow, enemyHigh });
}

function fromDiscs({ ownLow, ownHigh, enemyLow, enemyHigh }: Discs): ReversiPosition {
  const owners = Array.from({ length: 64 }, (_, square) => {
    const [own, enemy] = square < 32 ? [ownLow, enemyLow] : [ownHigh, enemyHigh];
    return own >> square & 1 ? 0 : enemy >> square & 1 ? 1 : -1;
  });
  return BitboardReversi.fromBoard({ owners: owners as (0 | 1 | -1)[], side: 0 });
}
