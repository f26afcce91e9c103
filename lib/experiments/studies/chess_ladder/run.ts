/**
 * Chess players on a ladder: how strong each step makes a program, which parts of an evaluation and which
 * additions to a search win games, what the first move is worth, and whether a search of all moves beats a
 * selective one (C34, C36, C39, C41, E1, E4, E8).
 *
 * @module
 */
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { moveCosts, moveProcesses, timeMoves } from "../../move_costs.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { playBlock } from "./games.ts";
import { influenceRows, POSITIONS_AT_ONCE } from "./influence.ts";
import {
  BUDGETS,
  costlyPlayers,
  DEEP_BUDGET,
  DEEP_DEPTH,
  type Pairing,
  pairingsOf,
  STEPS,
} from "./players.ts";
import { sets } from "./rows.ts";

const parameters = {
  depth: integer(2, 5, 2, "plies that the players of the ladder look ahead from step 4 on"),
  ladder_openings: integer(2, 10_000, 2, "openings of each match of the ladder, with both colours"),
  step_openings: integer(2, 10_000, 2, "the same between a step and the step before it"),
  played_on: integer(1, 10, 1, "openings of the ladder whose adjudicated games are played on"),
  part_openings: integer(2, 10_000, 2, "openings of each match without a part of the evaluation"),
  part_nodes: integer(20, 1_000_000, 60, "nodes a move in these matches"),
  addition_openings: integer(2, 10_000, 2, "openings of each match with an addition to the search"),
  addition_nodes: integer(20, 1_000_000, 150, "nodes a move in these matches"),
  budgets: integer(2, BUDGETS.length, 2, `how many of ${BUDGETS.join(", ")} nodes a move`),
  width: integer(1, 100, 8, "most plausible moves that the selective search keeps"),
  equal_depth: integer(
    3,
    6,
    3,
    "greatest equal depth of full-width and selective search, in plies",
  ),
  selective_openings: integer(2, 10_000, 2, "openings of each match against selective search"),
  deep_openings: integer(
    2,
    10_000,
    2,
    `the same from ${DEEP_BUDGET} nodes and from depth ${DEEP_DEPTH} on`,
  ),
  equal_openings: integer(2, 10_000, 4, "openings of each player's games against itself"),
  influence_positions: integer(2, 10_000, 10, "positions for what each part adds to the value"),
  cost_positions: integer(1, 1000, 1, "positions for the cost of a move"),
  processes: moveProcesses,
};

type Values = ParameterValues<typeof parameters>;

/** The data of a task, by the set of its rows. */
type TaskData =
  | { readonly set: "games"; readonly match: number; readonly block: Block }
  | { readonly set: "influence"; readonly block: Block }
  | { readonly set: "costs"; readonly player: number }
  | { readonly set: "times"; readonly process: number };

/** The openings of a block. */
const BLOCK = 10;

const PUBLISHED = {
  depth: 3,
  ladder_openings: 10,
  step_openings: 40,
  played_on: 1,
  part_openings: 32,
  part_nodes: 300,
  addition_openings: 30,
  addition_nodes: 1500,
  budgets: 4,
  width: 8,
  equal_depth: 4,
  selective_openings: 24,
  deep_openings: 11,
  equal_openings: 200,
  influence_positions: 200,
  cost_positions: 16,
  processes: 10,
};

export const experiment = defineExperiment({
  id: "chess-ladder",
  specs: [
    ...["chess", "step1_random", "step2_material", "step3_minimax", "step4_alphabeta"],
    ...["step5_squares", "alphabeta", "search", "selective"],
  ],
  parameters,
  presets: {
    quick: {
      depth: 2,
      ladder_openings: 2,
      step_openings: 2,
      played_on: 1,
      part_openings: 2,
      part_nodes: 60,
      addition_openings: 2,
      addition_nodes: 150,
      budgets: 2,
      width: 8,
      equal_depth: 3,
      selective_openings: 2,
      deep_openings: 2,
      equal_openings: 4,
      influence_positions: 10,
      cost_positions: 1,
      processes: 2,
    },
    published: PUBLISHED,
    // Sized for a power of 80 % by the published run: 661 openings for C39a, 380 for C41b, 260 for the parts.
    thorough: {
      ...PUBLISHED,
      depth: 4,
      ladder_openings: 40,
      step_openings: 100,
      played_on: 2,
      part_openings: 260,
      part_nodes: 1000,
      addition_openings: 200,
      addition_nodes: 4000,
      budgets: 5,
      equal_depth: 5,
      selective_openings: 380,
      deep_openings: 40,
      equal_openings: 661,
      influence_positions: 1000,
      cost_positions: 32,
    },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    const pairings = pairingsOf(params);
    for (const [match, pairing] of pairings.entries()) {
      const { group, first, second } = pairing;
      for (const block of blocksOf(openingsOf(pairing, params), BLOCK)) {
        const key = `${group}: ${first.name} v ${second.name}, block ${block.number}`;
        yield { key, data: { set: "games", match, block } };
      }
    }
    for (const block of blocksOf(params.influence_positions, POSITIONS_AT_ONCE)) {
      yield { key: `influence, block ${block.number}`, data: { set: "influence", block } };
    }
    for (const [player, { name }] of costlyPlayers(pairings).entries()) {
      yield { key: `cost of ${name}`, data: { set: "costs", player } };
    }
    for (let process = 1; process <= params.processes; process++) {
      const data: TaskData = { set: "times", process };
      yield { key: `times of moves, process ${process}`, timed: true, data };
    }
  },

  run({ data }, { params, clock, random, stream }) {
    const game = findGame("chess");
    const pairings = pairingsOf(params);
    if (data.set === "costs" || data.set === "times") {
      const drawn = stream("cost positions");
      const positions = Array.from(
        { length: params.cost_positions },
        () => positionFromPlay("chess", drawn),
      );
      const players = costlyPlayers(pairings);
      if (data.set === "costs") {
        return { rows: { costs: moveCosts(game, players[data.player], positions, clock) } };
      }
      const { process } = data;
      const times = timeMoves(game, players, positions, { clock, random });
      return { rows: { times: times.map((row) => ({ process, ...row })) } };
    }
    if (data.set === "influence") {
      const { from, to } = data.block;
      const positions = Array.from(
        { length: to - from + 1 },
        () => positionFromPlay("chess", random),
      );
      return { rows: { influence: influenceRows(game, positions, from) } };
    }
    const pairing = pairings[data.match];
    const openings = openingsOf(pairing, params);
    const seed = stream("openings").uint32();
    const playedOn = pairing.group === "ladder" ? params.played_on : 0;
    return { rows: playBlock(game, pairing, { ...data.block, openings, seed, playedOn, clock }) };
  },
});

/** The openings of a match. */
function openingsOf({ group, deep, first, second }: Pairing, params: Values): number {
  switch (group) {
    case "ladder":
      return isNextStep(first.name, second.name) ? params.step_openings : params.ladder_openings;
    case "part, 1/100 pawn":
    case "part, whole pawn":
      return params.part_openings;
    case "addition alone":
    case "addition beside the others":
    case "more nodes alone":
    case "more nodes beside the others":
      return params.addition_openings;
    case "itself":
      return params.equal_openings;
    case "equal nodes":
    case "equal depth":
    case "width":
      return deep ? params.deep_openings : params.selective_openings;
  }
}

/** Whether one player is the step of E8 that follows the other one. */
function isNextStep(first: string, second: string): boolean {
  const [one, other] = [first, second].map((name) => STEPS.indexOf(name));
  return one >= 0 && other >= 0 && Math.abs(one - other) === 1;
}
