/**
 * What a move costs a player: nodes, which are exact, and apart from them time, which is measured.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { exact, key, measured } from "./columns.ts";
import type { Player } from "./round_robin.ts";
import { process, processesParameter, timeSideBySide } from "./timing.ts";

const REPEATS = 3;

const move = {
  player: key("the player"),
  position: key<number>("number of the position, from 1"),
};

/** The columns of a cost in nodes. */
export const moveCostColumns = {
  ...move,
  nodes: exact("nodes", "positions that it looked at, the root included"),
  depth: exact("plies", "depth of the last completed search"),
};

/** The columns of a time. */
export const moveTimeColumns = {
  process,
  ...move,
  seconds: measured("s", `time for the move, median of ${REPEATS} runs`),
};

/** The parameter of a study for the processes in which moves are timed. */
export const moveProcesses = processesParameter(
  1,
  "each of which times a move of every player in all positions for the cost of a move",
);

/** The cost of one move in nodes. */
export interface MoveCost {
  readonly player: string;
  /** Number of the position, from 1. */
  readonly position: number;
  readonly nodes: number;
  readonly depth: number;
}

/** The time of one move in one process. */
export interface MoveTime extends Pick<MoveCost, "player" | "position"> {
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
  const looks = (position: Position) => {
    if (NO_LOOK.includes(spec)) return { nodes: 1, depth: 0 };
    if (ONE_MOVE.includes(spec)) return { nodes: 1 + legalMoves(game, position).length, depth: 1 };
    const { stats } = agent.analyse!(position, { random: randomStream("costs"), clock });
    return { nodes: stats.nodes, depth: stats.depthReached };
  };
  return positions.map((position, index) => ({
    ...{ player: name, position: index + 1 },
    ...looks(position),
  }));
}

/** The time of one move of every player in each position, side by side. */
export function timeMoves(
  game: Game,
  players: readonly Player[],
  positions: readonly Position[],
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): MoveTime[] {
  const works = players.flatMap(({ name, agent: spec }) => {
    const agent = createAgent(spec, game);
    return positions.map((position, index) => {
      const context = { random: randomStream("costs"), clock };
      return {
        key: { player: name, position: index + 1 },
        run: () => void agent.choose(position, context),
      };
    });
  });
  return timeSideBySide(works, REPEATS, { clock, random })
    .map(({ player, position, seconds }) => ({ player, position, seconds }));
}
