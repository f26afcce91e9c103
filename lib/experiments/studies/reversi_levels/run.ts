/**
 * The levels of Reversi: how strong they are, whether by depth or by evaluation, and which notes on strategy
 * their games support (B4, B6, C16, C21, C23, C25, C26, C29, C30, D3, D4, D5, D11).
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { latePosition } from "../../late_position.ts";
import { moveCosts, moveProcesses, timeMoves } from "../../move_costs.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment, type Task, type TaskContext } from "../../study.ts";
import { cutoffRows } from "./cutoffs.ts";
import { playBlock } from "./matches.ts";
import { type Difference, pairings, players } from "./players.ts";
import { sets } from "./rows.ts";
import { squareRow } from "./square_moves.ts";

/** Random plies before the searches of C30: the middle of the game, where most moves flip several discs. */
const MIDDLE = 20;
/** Empty squares of the positions in which every move is solved. */
const LATE = 12;
/** Random plies before the positions whose costs are measured: from the opening to the endgame. */
const COST_PLIES = [10, 20, 30, 40, 50];
/** The openings of a task, and its late positions. */
const BLOCK = 10;
const SQUARE_BLOCK = 50;

const parameters = {
  openings: integer(2, 10_000, 3, "openings of each match, played with both colours"),
  /** Both sides are the same player, so colours are not changed. */
  equal_openings: integer(2, 100_000, 20, "openings of each player's games against itself"),
  /** Few games of the round robin are between players that both win often. */
  greedy_openings: integer(
    2,
    100_000,
    20,
    "openings of maximum disc's further games against random",
  ),
  /** More take too long for so many games. */
  solved_empties: integer(8, 18, 10, "games are solved with so many empty squares"),
  positions: integer(2, 10_000, 60, "positions for the values of corners and X-squares"),
  cost_positions: integer(1, 1000, 1, "positions from each of five stages for the cost of a move"),
  processes: moveProcesses,
  cutoff_positions: integer(2, 10_000, 6, "positions for the nodes by evaluation"),
  cutoff_depth: integer(2, 8, 4, "plies of these searches in Reversi"),
  chess_cutoff_depth: integer(2, 6, 3, "plies of these searches in chess"),
};

/** The data of a task, by the set of its rows. */
type TaskData =
  | { readonly set: "games"; readonly match: number; readonly block: Block }
  | { readonly set: "squares"; readonly block: Block }
  | { readonly set: "costs"; readonly player: number }
  | { readonly set: "times"; readonly process: number }
  | { readonly set: "cutoffs"; readonly game: "reversi" | "chess"; readonly position: number };

const PUBLISHED = {
  openings: 120,
  equal_openings: 4300,
  greedy_openings: 2000,
  solved_empties: 12,
  positions: 1200,
  cost_positions: 8,
  processes: 10,
  cutoff_positions: 300,
  cutoff_depth: 5,
  chess_cutoff_depth: 3,
};

export const experiment = defineExperiment({
  id: "reversi-levels",
  specs: [
    ...["reversi", "greedy", "chess"],
    ...pairings.flatMap(({ first, second }) => [first.agent, second.agent]),
  ],
  parameters,
  presets: {
    quick: {
      openings: 3,
      equal_openings: 20,
      greedy_openings: 20,
      solved_empties: 10,
      positions: 60,
      cost_positions: 1,
      processes: 2,
      cutoff_positions: 6,
      cutoff_depth: 4,
      chess_cutoff_depth: 3,
    },
    published: PUBLISHED,
    // Sized for a power of 80 % by the published run: 11,000 openings for C23a, of one player alone.
    thorough: { ...PUBLISHED, equal_openings: 11_000 },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    for (const [match, { first, second, differ }] of pairings.entries()) {
      const more = differ === "more games" ? ", more games" : "";
      for (const block of blocksOf(openingsOf(differ, params), BLOCK)) {
        const key = `${first.agent} v ${second.agent}${more}, block ${block.number}`;
        yield { key, data: { set: "games", match, block } };
      }
    }
    for (const block of blocksOf(params.positions, SQUARE_BLOCK)) {
      yield { key: `squares, block ${block.number}`, data: { set: "squares", block } };
    }
    for (const game of ["reversi", "chess"] as const) {
      for (let position = 1; position <= params.cutoff_positions; position++) {
        yield { key: `cutoffs, ${game} ${position}`, data: { set: "cutoffs", game, position } };
      }
    }
    for (const [player, { agent }] of players.entries()) {
      yield { key: `cost of ${agent}`, data: { set: "costs", player } };
    }
    for (let process = 1; process <= params.processes; process++) {
      const data: TaskData = { set: "times", process };
      yield { key: `times of moves, process ${process}`, timed: true, data };
    }
  },

  run({ data }, { params, clock, random, stream }) {
    const game = findGame("reversi");
    switch (data.set) {
      case "games": {
        const match = pairings[data.match];
        const openings = openingsOf(match.differ, params);
        const seed = stream(match.differ === "more games" ? "more openings" : "openings").uint32();
        const options = { ...data.block, openings, seed, empties: params.solved_empties, clock };
        return { rows: { games: playBlock(game, match, options) } };
      }
      case "squares": {
        const { number, from, to } = data.block;
        const solver = new EndgameSolver(8, 14);
        const ofBlock = stream(`late positions, block ${number}`);
        const squares = Array.from({ length: to - from + 1 }, (_, index) => {
          const position = latePosition(game, LATE, ofBlock, clock);
          return squareRow(from + index, position, solver);
        });
        return { rows: { squares } };
      }
      case "costs": {
        const costs = moveCosts(game, players[data.player], costPositions(params, stream), clock);
        return { rows: { costs: costs.map(({ depth: _, ...cost }) => cost) } };
      }
      case "times": {
        const { process } = data;
        const source = { clock, random };
        const times = timeMoves(game, players, costPositions(params, stream), source);
        return { rows: { times: times.map((row) => ({ process, ...row })) } };
      }
      case "cutoffs": {
        const { position: number } = data;
        if (data.game === "chess") {
          const position = positionFromPlay("chess", stream(`middle of chess ${number}`));
          const depth = params.chess_cutoff_depth;
          return { rows: { cutoffs: cutoffRows(findGame("chess"), number, position, depth) } };
        }
        const [position] = startPositions(game, 1, MIDDLE, stream(`middle ${number}`));
        return { rows: { cutoffs: cutoffRows(game, number, position, params.cutoff_depth) } };
      }
    }
  },
});

/** The positions for the cost of a move. */
function costPositions(
  { cost_positions }: ParameterValues<typeof parameters>,
  stream: TaskContext<unknown>["stream"],
) {
  const random = stream("cost positions");
  return COST_PLIES.flatMap((plies) =>
    startPositions(findGame("reversi"), cost_positions, plies, random)
  );
}

/** The openings of a match. */
function openingsOf(differ: Difference, params: ParameterValues<typeof parameters>): number {
  if (differ === "nothing") return params.equal_openings;
  return differ === "more games" ? params.greedy_openings : params.openings;
}
