/**
 * The time of the ways to generate the moves of Metelyk (C19) and of Reversi (D2), side by side in the same positions of a process.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { timeSideBySide } from "../../timing.ts";
import {
  countLines,
  type MoverName,
  movers,
  type ReversiMoverName,
  reversiMovers,
} from "./movers.ts";
import type { Mover } from "./movers/mover.ts";
import type { GeneratorRow, ReversiGeneratorRow } from "./rows.ts";

/** Positions of a process. */
const POSITIONS = 10;
/** Random plies before a position: fewer than this. Most games are longer. */
const PLIES = 50;
/** Length of the lines that are counted from each position. */
const DEPTH = 3;
/** Rounds in which each way is timed. */
const REPEATS = 25;

/** What a task has of chance and time. */
type Means = { readonly clock: Clock; readonly random: Random };

/** Counts the lines of play from some positions of Metelyk, on the board of the source, with each way. */
export function generatorRows(process: number, means: Means): GeneratorRow[] {
  return timedRows<MetelykPosition, MoverName>("metelyk:side=4", movers, process, means);
}

/** The same for Reversi. */
export function reversiGeneratorRows(process: number, means: Means): ReversiGeneratorRow[] {
  return timedRows<ReversiPosition, ReversiMoverName>("reversi", reversiMovers, process, means);
}

function timedRows<P extends Position, Name extends string>(
  game: string,
  ways: Readonly<Record<Name, (position: P) => Mover>>,
  process: number,
  { clock, random }: Means,
) {
  const positions = samplePositions<P>(game, random);
  const works = (Object.keys(ways) as Name[]).map((way) => {
    const boards = positions.map((position) => ways[way](position));
    const count = () => boards.reduce((sum, board) => sum + countLines(board, DEPTH), 0);
    return { key: { way, process, lines: count() }, run: count };
  });
  return timeSideBySide(works, REPEATS, { clock, random });
}

/** Positions from random games. */
function samplePositions<P extends Position>(spec: string, random: Random): P[] {
  const game = findGame(spec);
  const positions: P[] = [];
  while (positions.length < POSITIONS) {
    const position = randomPosition(game, random.below(PLIES), random);
    if (position) positions.push(position as P);
  }
  return positions;
}
