/**
 * Time and strength (C35), and the time plan of a game with a clock (E7).
 *
 * More nodes are compared exactly, more time is measured beside them.
 *
 * @module
 */
import { integer, type ParameterValues, real } from "matchbox/base/mod.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { defineExperiment, type Task, type TaskContext } from "../../study.ts";
import { clockRows } from "./clock_games.ts";
import { longGames, MARGINS } from "./long_games.ts";
import { gameOf, type MoveLimit, ON_CLOCK, PROGRAMS, specOf } from "./programs.ts";
import { reachRows, warmUp } from "./reach.ts";
import { sets } from "./rows.ts";

/** Nodes of the weakest program; each step doubles them. */
const FEWEST_NODES = 100;
/** Milliseconds of the weakest program by time; each step doubles them. */
const LEAST_TIME = 4;
/** Milliseconds in which the reach of a program is measured. */
const REACH_TIMES = [2, 4, 8, 16, 32];

const parameters = {
  openings: integer(2, 10_000, 4, "openings of each match by nodes, played with both colours"),
  steps: integer(2, 12, 2, `doublings of the nodes, from ${FEWEST_NODES} on`),
  timed_openings: integer(1, 1000, 1, "openings of each match by time, played with both colours"),
  timed_steps: integer(1, 10, 1, `doublings of the time, from ${LEAST_TIME} ms on`),
  reach_positions: integer(2, 1000, 2, "positions in which nodes and depth by time are measured"),
  clock_games: integer(1, 1000, 1, "games on a clock for each game and margin"),
  clock_seconds: real(0.05, 10_000, 0.1, "time of a side for such a game"),
};

type Params = ParameterValues<typeof parameters>;

/** The data of a task, by the set of its rows. */
type TaskData =
  | {
    readonly set: "doublings" | "timed_doublings";
    readonly program: number;
    readonly step: number;
    readonly block: Block;
  }
  | { readonly set: "reach"; readonly program: number; readonly position: number }
  | {
    readonly set: "clocks";
    readonly program: number;
    readonly margin: number;
    readonly block: Block;
  }
  | { readonly set: "long_games" };

/** The openings of a task. */
const BLOCK = 10;
/** Milliseconds of work outside the search in each move on a clock: the margin covers it, and no margin does not. */
const DELAY = 12;
/** The games on a clock of a task. */

export const experiment = defineExperiment({
  id: "time-control",
  specs: [...new Set([...PROGRAMS, ...ON_CLOCK].map(({ game }) => game)), "search"],
  parameters,
  presets: {
    quick: {
      openings: 4,
      steps: 2,
      timed_openings: 1,
      timed_steps: 1,
      reach_positions: 2,
      clock_games: 1,
      clock_seconds: 0.6,
    },
    published: {
      openings: 60,
      steps: 6,
      timed_openings: 10,
      timed_steps: 2,
      reach_positions: 12,
      clock_games: 10,
      clock_seconds: 1.5,
    },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    for (const [program, { game }] of PROGRAMS.entries()) {
      for (let step = 0; step < params.steps; step++) {
        for (const block of blocksOf(params.openings, BLOCK)) {
          const key = `${game}, ${nodesAt(step)} nodes doubled, block ${block.number}`;
          yield { key, data: { set: "doublings", program, step, block } };
        }
      }
    }
    yield { key: "long games", data: { set: "long_games" } };
    for (const [program, { game }] of PROGRAMS.entries()) {
      // Each position, opening and game that is timed has a fresh process of its own.
      for (let position = 1; position <= params.reach_positions; position++) {
        const key = `${game}, reach in position ${position}`;
        yield { key, timed: true, data: { set: "reach", program, position } };
      }
      for (let step = 0; step < params.timed_steps; step++) {
        for (const block of blocksOf(params.timed_openings, 1)) {
          const key = `${game}, ${timeAt(step)} ms doubled, opening ${block.number}`;
          yield { key, timed: true, data: { set: "timed_doublings", program, step, block } };
        }
      }
    }
    for (const [program, { game }] of ON_CLOCK.entries()) {
      for (const margin of MARGINS) {
        for (const block of blocksOf(params.clock_games, 1)) {
          const key = `${game}, clock with a margin of ${margin} ms, game ${block.number}`;
          yield { key, timed: true, data: { set: "clocks", program, margin, block } };
        }
      }
    }
  },

  run({ data }, context) {
    switch (data.set) {
      case "long_games":
        return { rows: { long_games: longGames() } };
      case "doublings":
      case "timed_doublings":
        return { rows: doublingRows(data, context) };
      case "reach": {
        const { stream, clock } = context;
        const program = PROGRAMS[data.program];
        const rows = reachRows(program, data.position, REACH_TIMES, stream, clock);
        return { rows: { reach: rows } };
      }
      case "clocks":
        return { rows: { clocks: gamesOnClock(data, context) } };
    }
  },
});

function doublingRows(
  data: Extract<TaskData, { step: number }>,
  { params, stream, clock }: TaskContext<Params>,
) {
  const { set, step } = data;
  const program = PROGRAMS[data.program];
  const openings = set === "doublings" ? params.openings : params.timed_openings;
  const seed = stream(`openings of ${gameOf(program).spec}`).uint32();
  const play = (more: MoveLimit, less: MoveLimit) => {
    const agents = [specOf(program, more), specOf(program, less)] as const;
    return playPairs(gameOf(program), { agents, openings, ...data.block, seed, clock });
  };
  const key = { game: program.game };
  if (set === "doublings") {
    const nodes = nodesAt(step);
    const pairs = play({ nodes: 2 * nodes }, { nodes });
    return { doublings: pairs.map((pair) => ({ ...key, nodes, ...pair })) };
  }
  const milliseconds = timeAt(step);
  warmUp(program, clock);
  const pairs = play({ milliseconds: 2 * milliseconds }, { milliseconds });
  return { timed_doublings: pairs.map((pair) => ({ ...key, milliseconds, ...pair })) };
}

function gamesOnClock(
  { program: index, margin, block }: Extract<TaskData, { margin: number }>,
  { params, stream, clock }: TaskContext<Params>,
) {
  const program = ON_CLOCK[index];
  return clockRows(program, {
    ...{ margin, delay: DELAY, base: params.clock_seconds },
    ...block,
    seed: stream(`openings of ${gameOf(program).spec} on a clock`).uint32(),
  }, clock);
}

function nodesAt(step: number): number {
  return FEWEST_NODES * 2 ** step;
}

function timeAt(step: number): number {
  return LEAST_TIME * 2 ** step;
}
