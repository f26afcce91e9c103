/**
 * What a move costs a player: nodes, which are exact, and time, which is measured.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { exact, key, measured } from "./columns.ts";
import type { Player } from "./round_robin.ts";
import { measure } from "./timing.ts";

const REPEATS = 3;

/** The columns of a cost. */
export const moveCostColumns = {
  player: key("the player"),
  position: key<number>("number of the position, from 1"),
  nodes: exact("nodes", "positions that it looked at, the root included"),
  depth: exact("plies", "depth of the last completed search"),
  seconds: measured("s", `time for the move, median of ${REPEATS} runs`),
};

/** The cost of one move. */
export interface MoveCost {
  readonly player: string;
  /** Number of the position, from 1. */
  readonly position: number;
  readonly nodes: number;
  readonly depth: number;
  readonly seconds: number;
}

/** Players that look at the position at hand alone, and those that look at the ones after each move. */
const NO_LOOK = ["random", "step1_random"];
const ONE_MOVE = ["maximum_disc", "step2_material"];

/** The cost of one move of a player in each position. */
export function moveCosts(
  game: Game,
  { name, agent: spec }: Player,
  positions: readonly Position[],
  clock: Clock,
): MoveCost[] {
  const agent = createAgent(spec, game);
  return positions.map((position, index) => {
    const context = { random: randomStream("costs"), clock };
    const looks = () => {
      if (NO_LOOK.includes(spec)) return { nodes: 1, depth: 0 };
      if (ONE_MOVE.includes(spec)) {
        return { nodes: 1 + legalMoves(game, position).length, depth: 1 };
      }
      const { stats } = agent.analyse!(position, context);
      return { nodes: stats.nodes, depth: stats.depthReached };
    };
    return {
      ...{ player: name, position: index + 1, ...looks() },
      seconds: measure(clock, REPEATS, () => agent.choose(position, context)).seconds,
    };
  });
}
