/**
 * Programs of seventy years of chess on one ladder: what more positions for a move are worth to a program, and what a
 * later program is worth at equal positions (C50, E11).
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { integer, type ParameterValues, randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { gamesOfMatch } from "../../games_of_match.ts";
import { moveCosts } from "../../move_costs.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { BUDGETS, type Pairing, pairingsOf, playersOf } from "./players.ts";
import { sets } from "./rows.ts";

const parameters = {
  budgets: integer(2, BUDGETS.length, 3, `how many of ${BUDGETS.join(", ")} positions a move`),
  openings: integer(2, 10_000, 16, "openings of each match at equal positions or of one program"),
  own_openings: integer(2, 10_000, 6, "openings of each match of the programs as they were"),
  los_alamos: integer(1, 10_000, 20, "openings of Los Alamos chess against each opponent"),
  positions: integer(1, 1000, 8, "positions for the cost of a move"),
};

type Values = ParameterValues<typeof parameters>;

/** The data of a task. */
type TaskData =
  | { readonly set: "pairs"; readonly match: number; readonly block: Block }
  | { readonly set: "costs" | "los_alamos"; readonly player: number }
  | { readonly set: "maniac" };

/** Openings of a task. */
const BLOCK = 4;

/** Who plays against MANIAC's program: a beginner who takes what he can, and random play. */
export const NOVICE = "takes most";
const OPPONENTS = [{ name: NOVICE, agent: "greedy:eval=material" }, {
  name: "random play",
  agent: "random",
}];

/** Random plies of an opening of Los Alamos chess: one move of each side. */
const PLIES = 2;
/** Random plies before the positions on which MANIAC's search is counted. */
const COUNTED_PLIES = 12;

export const experiment = defineExperiment({
  id: "chess-history",
  specs: [
    ...["chess", "los_alamos", "turing", "shannon_a", "shannon_b", "bernstein", "maniac"],
    ...["alphabeta", "search", "champion", "random", "greedy", "minimax"],
  ],
  parameters,
  presets: {
    quick: { budgets: 2, openings: 2, own_openings: 2, los_alamos: 2, positions: 1 },
    published: { budgets: 3, openings: 16, own_openings: 6, los_alamos: 20, positions: 8 },
    thorough: { budgets: 4, openings: 100, own_openings: 40, los_alamos: 100, positions: 32 },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    const pairings = pairingsOf(budgetsOf(params));
    for (const [match, pairing] of pairings.entries()) {
      const { group, first, second } = pairing;
      for (const block of blocksOf(openingsOf(pairing, params), BLOCK)) {
        const key = `${group}: ${first.name} v ${second.name}, block ${block.number}`;
        yield { key, data: { set: "pairs", match, block } };
      }
    }
    for (const [player, { name }] of playersOf(pairings).entries()) {
      yield { key: `cost of ${name}`, data: { set: "costs", player } };
    }
    for (const [player, { name }] of OPPONENTS.entries()) {
      yield { key: `Los Alamos: ${name}`, data: { set: "los_alamos", player } };
    }
    yield { key: "positions of MANIAC", data: { set: "maniac" } };
  },

  run({ data }, { params, clock, stream }) {
    const chess = findGame("chess");
    const losAlamos = findGame("los_alamos");
    const pairings = pairingsOf(budgetsOf(params));
    switch (data.set) {
      case "pairs": {
        const { group, first, second } = pairings[data.match];
        const pairs = playPairs(chess, {
          ...{ agents: [first.agent, second.agent], ...data.block, clock },
          openings: openingsOf(pairings[data.match], params),
          seed: stream("openings").uint32(),
        });
        const names = { group, first: first.name, second: second.name };
        return { rows: { pairs: pairs.map((pair) => ({ ...names, ...pair })) } };
      }
      case "costs": {
        const drawn = stream("cost positions");
        const positions = Array.from(
          { length: params.positions },
          () => positionFromPlay("chess", drawn),
        );
        const player = playersOf(pairings)[data.player];
        return { rows: { costs: moveCosts(chess, player, positions, clock) } };
      }
      case "los_alamos": {
        const { name: opponent, agent } = OPPONENTS[data.player];
        const openings = params.los_alamos;
        const games = gamesOfMatch(losAlamos, {
          ...{ agents: ["maniac", agent], openings, from: 1, to: openings, plies: PLIES, clock },
          seed: stream("Los Alamos").uint32(),
        });
        return {
          rows: {
            los_alamos: [...games].map(({ opening, side, points, record }) => ({
              ...{ opponent, opening, side, points },
              moves: Math.ceil((PLIES + record.moves.length) / 2),
            })),
          },
        };
      }
      case "maniac": {
        const agent = createAgent("minimax:depth=4,eval=material_mobility", losAlamos);
        const drawn = stream("positions of MANIAC");
        const starts = startPositions(losAlamos, params.positions, COUNTED_PLIES, drawn);
        const maniac = starts.map((start, index) => {
          const context = { random: randomStream("costs"), clock };
          return { position: index + 1, positions: agent.analyse!(start, context).stats.nodes };
        });
        return { rows: { maniac } };
      }
    }
  },
});

/** The positions a move of the matches. */
export function budgetsOf({ budgets }: Pick<Values, "budgets">): number[] {
  return BUDGETS.slice(0, budgets);
}

function openingsOf({ group }: Pairing, { openings, own_openings }: Values): number {
  return group === "as it was" ? own_openings : openings;
}
