/**
 * The time of the ways to generate the moves of Metelyk (C19), side by side in the same positions of a process.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { timeSideBySide } from "../../timing.ts";
import { countLines, moverNames, movers } from "./movers.ts";
import type { GeneratorRow } from "./rows.ts";

/** Positions of a process. */
const POSITIONS = 10;
/** Random plies before a position: fewer than this. Most games are longer. */
const PLIES = 50;
/** Length of the lines that are counted from each position. */
const DEPTH = 3;
/** Rounds in which each way is timed. */
const REPEATS = 25;

/** Counts the lines of play from some positions with each way, and takes the time. */
export function generatorRows(
  process: number,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): GeneratorRow[] {
  const positions = samplePositions(random);
  const works = moverNames.map((way) => {
    const boards = positions.map((position) => movers[way](position));
    const count = () => boards.reduce((sum, board) => sum + countLines(board, DEPTH), 0);
    return { key: { way, process, lines: count() }, run: count };
  });
  return timeSideBySide(works, REPEATS, { clock, random });
}

/** Positions from random games on the board of the source. */
function samplePositions(random: Random): MetelykPosition[] {
  const game = findGame("metelyk:side=4");
  const positions: MetelykPosition[] = [];
  while (positions.length < POSITIONS) {
    const position = randomPosition(game, random.below(PLIES), random);
    if (position) positions.push(position as MetelykPosition);
  }
  return positions;
}
