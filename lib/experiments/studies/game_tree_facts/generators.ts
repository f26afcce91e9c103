/**
 * The time of the ways to generate the moves of Metelyk (C19), in the same positions and the same run.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { timing } from "../../timing.ts";
import { countLines, type MoverName, moverNames, movers } from "./movers.ts";
import type { GeneratorRow } from "./rows.ts";

/** Positions of a sample. */
const POSITIONS = 10;
/** Random plies before a position: fewer than this. Most games are longer. */
const PLIES = 50;
/** Length of the lines that are counted from each position. */
const DEPTH = 3;
/** Runs of each way, in turn. */
const REPEATS = 5;

/** A sample: positions from random games on the board of the source. */
export function samplePositions(random: Random): MetelykPosition[] {
  const game = findGame("metelyk:side=4");
  const positions: MetelykPosition[] = [];
  while (positions.length < POSITIONS) {
    const position = randomPosition(game, random.below(PLIES), random);
    if (position) positions.push(position as MetelykPosition);
  }
  return positions;
}

/** Counts the lines of play from the positions with each way, and takes the time. */
export function generatorRows(
  sample: number,
  positions: readonly MetelykPosition[],
  clock: Clock,
): GeneratorRow[] {
  return moverNames.map((way: MoverName) => {
    const boards = positions.map((position) => movers[way](position));
    const count = () => boards.reduce((sum, board) => sum + countLines(board, DEPTH), 0);
    const timed = timing(clock, REPEATS, count);
    return { way, sample, lines: count(), ...timed };
  });
}
