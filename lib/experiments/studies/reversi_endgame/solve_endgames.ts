/**
 * The work of a task: endgames of some games with one number of empty squares, counted, or all those of one game,
 * timed.
 *
 * @module
 */
import { SearchStopped } from "matchbox/agents/search/limit.ts";
import { type Clock, type Random, shuffle } from "matchbox/base/mod.ts";
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

/** The methods that solve the endgame with that number of empty squares. */
export interface MethodsAt {
  readonly empties: number;
  readonly methods: readonly Method[];
}

/** Where games, time and the order of timings come from. */
export interface Source {
  /** A random stream, the same for the same label. */
  stream(label: string): Random;
  readonly random: Random;
  readonly clock: Clock;
}

/** The most time for a position, in milliseconds: the question is what is solved within a second. */
const MOST = 1000;
/** Rounds in which a position is timed that takes less than `QUICK` milliseconds; the median of them is kept. */
const REPEATS = 5;
const QUICK = 50;
/** Before anything is timed, methods solve endgames with up to this many empty squares, to be compiled. */
const WARM_UP = 10;

/** A row for each endgame and method, with the nodes. All methods must find the same score. */
export function countNodes(endgames: Endgames, source: Omit<Source, "random">): SolvedRow[] {
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

/**
 * A row for each endgame of a game and each method, with the time. They run side by side: in rounds, each in a
 * random order.
 *
 * @param process its number is that of the game
 */
export function timeEndgames(
  play: Play,
  process: number,
  all: readonly MethodsAt[],
  { stream, clock, random }: Source,
): TimingRow[] {
  const positions = endgamesOf(play, stream(`${play} game ${process}`), clock);
  const works = all.flatMap(({ empties, methods }) =>
    methods.map((method) => ({ method, empties, times: [] as (number | null)[] }))
  );
  const millisecondsOf = (method: Method, empties: number) =>
    timeOf(solverOf(method), positions.get(empties)!, clock);
  for (const { method, empties } of works) millisecondsOf(method, Math.min(WARM_UP, empties));
  for (let round = 1; round <= REPEATS; round++) {
    for (const { method, empties, times } of shuffle([...works], random)) {
      const [first = 0] = times;
      if (first !== null && first < QUICK) times.push(millisecondsOf(method, empties));
    }
  }
  return works.map(({ method, empties, times }) => {
    const kept = times.map((time) => time ?? MOST);
    const seconds = Number((median(kept).median / 1000).toFixed(9));
    return { method, play, empties, process, seconds: times[0] === null ? null : seconds };
  });
}

/** The milliseconds for solving a position; null when it is not solved within a second. */
function timeOf(solver: Solver, position: Position, clock: Clock): number | null {
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

function positionsOf(
  { play, empties, from, to }: Endgames,
  { stream, clock }: Omit<Source, "random">,
) {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const game = from + i;
    const positions = endgamesOf(play, stream(`${play} game ${game}`), clock);
    return { game, position: positions.get(empties)! };
  });
}
