/**
 * The work of a task: endgames of some games with one number of empty squares, counted or timed.
 *
 * @module
 */
import { SearchStopped } from "matchbox/agents/search/limit.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { endgamesOf, type Play } from "./games.ts";
import { type Method, type Solver, solverOf } from "./methods.ts";
import type { SolvedRow, TimingRow } from "./rows.ts";

/** Some endgames, and the methods that solve each of them. */
export interface Endgames {
  readonly play: Play;
  readonly empties: number;
  /** Numbers of the games, from the first to the last. */
  readonly from: number;
  readonly to: number;
  readonly methods: readonly Method[];
}

/** Where games and time come from. */
export interface Source {
  /** A random stream, the same for the same label. */
  stream(label: string): Random;
  readonly clock: Clock;
}

/** The most time for a position, in milliseconds: the question is what is solved within a second. */
const MOST = 1000;
/** Timings of a position that takes less than `QUICK` milliseconds; the median of them is kept. */
const REPEATS = 5;
const QUICK = 50;
/** Before anything is timed, methods solve endgames with this many empty squares, to be compiled. */
const WARM_UP = 10;

/** A row for each endgame and method, with the nodes. All methods must find the same score. */
export function countNodes(endgames: Endgames, source: Source): SolvedRow[] {
  const { play, empties, methods } = endgames;
  return positionsOf(endgames, source).flatMap(({ game, position }) => {
    const start = position.toString();
    const rows = methods.map((method) => {
      const solver = solverOf(method);
      solver.begin(position);
      return { method, play, empties, game, start, ...solver.solve(position) };
    });
    const wrong = rows.find(({ score }) => score !== rows[0].score);
    if (!wrong) return rows;
    throw new Error(`${wrong.method} finds ${wrong.score} in "${start}", not ${rows[0].score}`);
  });
}

/** A row for each endgame and method, with the time. */
export function timeEndgames(endgames: Endgames, source: Source): TimingRow[] {
  const { play, empties, methods } = endgames;
  const warming = positionsOf({ ...endgames, empties: Math.min(WARM_UP, empties) }, source);
  return methods.flatMap((method) => {
    const solver = solverOf(method);
    for (const { position } of warming) secondsOf(solver, position, source.clock);
    return positionsOf(endgames, source).map(({ game, position }) => ({
      ...{ method, play, empties, game },
      seconds: secondsOf(solver, position, source.clock),
    }));
  });
}

/** The time of solving a position; null when it is not solved within a second. */
function secondsOf(solver: Solver, position: Position, clock: Clock): number | null {
  const first = millisecondsOf(solver, position, clock);
  if (first === null) return null;
  const times = [first];
  if (first < QUICK) {
    while (times.length < REPEATS) times.push(millisecondsOf(solver, position, clock) ?? MOST);
  }
  return Number((median(times).median / 1000).toFixed(9));
}

function millisecondsOf(solver: Solver, position: Position, clock: Clock): number | null {
  // A stopped search leaves its moves on the board.
  const current = position.clone();
  solver.begin(current, { milliseconds: MOST, clock });
  const start = clock.now();
  try {
    solver.solve(current);
  } catch (error) {
    if (error instanceof SearchStopped) return null;
    throw error;
  }
  return clock.now() - start;
}

function positionsOf({ play, empties, from, to }: Endgames, { stream, clock }: Source) {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const game = from + i;
    const positions = endgamesOf(play, stream(`${play} game ${game}`), clock);
    return { game, position: positions.get(empties)! };
  });
}
