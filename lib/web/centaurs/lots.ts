/**
 * Who plays as what. The games of a visitor come in blocks that have each kind with each side once, in an order by
 * lot, so that nobody chooses, and practice helps all kinds alike. Each game has a start of its own.
 *
 * @module
 */
import { randomStream, shuffle, UsageError } from "matchbox/base/mod.ts";
import { findGame, randomPosition, type Side } from "matchbox/games/mod.ts";
import { type Kind, KINDS } from "./messages.ts";
import type { Experiment } from "./trial_store.ts";

const SIDES = [0, 1] as const;

/** How often a start is drawn in which the game is not over. */
const DRAWS = 100;

/** What a game is to be. */
export interface Lot {
  readonly kind: Kind;
  readonly side: Side;
  /** The position at the start. */
  readonly opening: string;
}

/**
 * The lot of a game.
 *
 * @param number of the game, from 0 on, among those of the visitor
 * @throws {UsageError} when the game is always over after so many random moves
 */
export function lotOf(
  { seed, spec, randomMoves }: Pick<Experiment, "seed" | "spec" | "randomMoves">,
  visitor: string,
  number: number,
): Lot {
  const block = KINDS.flatMap((kind) => SIDES.map((side) => ({ kind, side })));
  const own = `${seed}/${visitor}`;
  const order = randomStream(`${own}/block ${Math.floor(number / block.length)}`);
  const lot = shuffle(block, order)[number % block.length];
  const random = randomStream(`${own}/opening ${number}`);
  for (let draw = 0; draw < DRAWS; draw++) {
    const opening = randomPosition(findGame(spec), randomMoves, random);
    if (opening) return { ...lot, opening: opening.toString() };
  }
  throw new UsageError(`every game of ${spec} is over after ${randomMoves} random moves`);
}
