/**
 * Configurations of the search of chess, each with each, judged by speed and by quality: how many nodes a depth
 * takes, whether the move stays the same, and a tournament in which all have the same time for a move (E10).
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { integer, randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { type Player, roundRobin } from "../../round_robin.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { dealtTo, processesParameter, timeSideBySide } from "../../timing.ts";
import { judgeOf, names, playersOf, toDepth } from "./configurations.ts";
import { positionRows, positionWithChoice } from "./positions.ts";
import { sets } from "./rows.ts";

/** The data of a task. */
type TaskData =
  | { readonly step: "positions"; readonly block: Block }
  | { readonly step: "games"; readonly match: number }
  | { readonly step: "search times" | "move times"; readonly process: number };

/** Positions of a task. */
const POSITIONS = 4;
/** Runs of each timed search to a depth, and of each timed move, which is much shorter. */
const REPEATS = { search: 5, move: 31 };

export const experiment = defineExperiment({
  id: "chess-configurations",
  specs: ["chess", ...names.map((name) => toDepth(name, 1).agent), judgeOf(1)],
  parameters: {
    positions: integer(2, 10_000, 6, "positions from play"),
    depth: integer(2, 5, 3, "plies that all configurations search in each of them"),
    judge_nodes: integer(100, 10_000_000, 3000, "nodes of the long search there"),
    openings: integer(2, 10_000, 2, "openings of each match of the tournament"),
    nodes: integer(
      20,
      1_000_000,
      400,
      "nodes a move of alpha-beta with deepening in the tournament; the others have as much time",
    ),
    fixed_depth: integer(1, 5, 2, "plies of the player that cannot stop in time"),
    processes: processesParameter(1),
    timed_positions: integer(1, 1000, 2, "positions among the processes, for the times"),
  },
  presets: {
    quick: {
      ...{ positions: 6, depth: 3, judge_nodes: 3000 },
      ...{ openings: 2, nodes: 400, fixed_depth: 2, processes: 2, timed_positions: 2 },
    },
    published: {
      ...{ positions: 80, depth: 4, judge_nodes: 100_000 },
      ...{ openings: 16, nodes: 5000, fixed_depth: 3, processes: 10, timed_positions: 20 },
    },
    thorough: {
      ...{ positions: 1000, depth: 4, judge_nodes: 1_000_000 },
      ...{ openings: 100, nodes: 20_000, fixed_depth: 4, processes: 20, timed_positions: 100 },
    },
  },
  sets,

  *tasks({ positions, processes, ...params }): Iterable<Task<TaskData>> {
    for (const block of blocksOf(positions, POSITIONS)) {
      yield { key: `positions, block ${block.number}`, data: { step: "positions", block } };
    }
    for (const [match, { first, second }] of roundRobin(playersOf(params)).entries()) {
      yield { key: `${first.name} v ${second.name}`, data: { step: "games", match } };
    }
    for (const step of ["search times", "move times"] as const) {
      for (let process = 1; process <= processes; process++) {
        yield { key: `${step}, process ${process}`, timed: true, data: { step, process } };
      }
    }
  },

  run({ data }, { params, random, stream, clock }) {
    const game = findGame("chess");
    const positionAt = (number: number) => positionWithChoice(game, stream(`position ${number}`));
    /** The time of a move of each player, side by side in the positions of a process. */
    const timesOf = (players: readonly Player[], repeats: number, process: number) => {
      const { processes, timed_positions } = params;
      const works = dealtTo(process, processes, timed_positions).flatMap((position) => {
        const at = positionAt(position);
        return players.map(({ name: player, agent: spec }) => {
          const agent = createAgent(spec, game);
          const context = { random: randomStream("configurations"), clock };
          return {
            key: { process, player, position },
            run: () => void agent.choose(at, context),
          };
        });
      });
      return timeSideBySide(works, repeats, { clock, random });
    };
    switch (data.step) {
      case "positions": {
        const { from, to } = data.block;
        const found = Array.from(
          { length: to - from + 1 },
          (_, index) => positionRows(game, positionAt(from + index), from + index, params, clock),
        );
        return {
          rows: {
            searches: found.flatMap(({ searches }) => searches),
            moves: found.flatMap(({ moves }) => moves),
            judged: found.flatMap(({ judged }) => judged),
          },
        };
      }
      case "games": {
        const { first, second } = roundRobin(playersOf(params))[data.match];
        const { openings } = params;
        const pairs = playPairs(game, {
          agents: [first.agent, second.agent],
          ...{ openings, from: 1, to: openings, seed: stream("openings").uint32(), clock },
        });
        const players = { first: first.name, second: second.name };
        return { rows: { games: pairs.map((pair) => ({ ...players, ...pair })) } };
      }
      case "search times": {
        const { depth } = params;
        const timed = names.map((name) => toDepth(name, depth));
        const times = timesOf(timed, REPEATS.search, data.process);
        return {
          rows: {
            search_times: times.map(({ player, ...row }) => ({
              ...{ ...row, configuration: player, depth },
            })),
          },
        };
      }
      case "move times":
        return { rows: { move_times: timesOf(playersOf(params), REPEATS.move, data.process) } };
    }
  },
});
