/**
 * The endgame solver beside the generic alpha-beta with a table, on FFO position 1 with 14 empty squares,
 * and alone on FFO positions 40 to 44 with 20 to 23, one after the other on one thread. Alpha-beta is asked
 * less: who wins, and in how few plies.
 *
 * Other programs disturb the times of a benchmark, so it first prints CPU times and nodes.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import {
  alphaBetaWithMemory,
  createEvaluation,
  EndgameSolver,
  killerOrder,
  Search,
  solveEndgame,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { medianTimed, printSpeed } from "./cpu_time.ts";

const game = findGame("reversi");
const ffo = (number: number) =>
  game.start(ffoPositions.find((each) => each.number === number)!.position);
const ffo1 = ffo(1);
const hard = [40, 41, 42, 43, 44].map(ffo);
const evaluation = createEvaluation(game, "mobility");

/** Each returns its number of nodes. */
const peers: Record<string, () => number> = {
  "endgame solver": () => solveEndgame(ffo1).nodes,
  "alpha-beta with a table": () => {
    const order = killerOrder();
    const search = new Search(game, { evaluation, order, table: new TranspositionTable(18) });
    search.begin(ffo1);
    alphaBetaWithMemory(ffo1, game.maxPlies, -Infinity, Infinity, search);
    return search.stats.nodes;
  },
};

for (const [name, search] of Object.entries(peers)) {
  print(`FFO 1, ${name}`, search, 5);
  Deno.bench(name, { group: "FFO 1", baseline: name === "endgame solver" }, () => {
    search();
  });
}
print("FFO 40 to 44 in sum, endgame solver", () => sumOf(hard, scoreNodes), 1);

/** The nodes of the score alone; the best line would cost more. */
function scoreNodes(position: Position): number {
  const solver = new EndgameSolver(8, 18);
  solver.begin();
  solver.score(position);
  return solver.nodes;
}

/** Prints the nodes and the median CPU time of several runs. */
function print(name: string, search: () => number, runs: number): void {
  const { result: nodes, milliseconds } = medianTimed(runs, search);
  printSpeed(name, nodes, milliseconds);
}
