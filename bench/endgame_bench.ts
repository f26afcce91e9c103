/**
 * The endgame solver beside the generic alpha-beta with a table, on FFO position 1 with 14 empty squares,
 * and on FFO positions 40 to 44 with 20 to 23 beside its TypeScript and beside itself without what was added
 * last, one position after the other on one thread. Alpha-beta is asked less: who wins, and in how few plies.
 *
 * Other programs disturb the times of a benchmark, so it first prints CPU times and nodes.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import {
  alphaBetaWithMemory,
  createEvaluation,
  type EndgameParts,
  EndgameSolver,
  killerOrder,
  PLAIN_PARTS,
  Search,
  solveEndgame,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { medianTimed, printSpeed } from "./cpu_time.ts";
import { tablesOf, type TextRow } from "./kept_tables.ts";

const game = findGame("reversi");
const ffo = (number: number) =>
  game.start(ffoPositions.find((each) => each.number === number)!.position);
const ffo1 = ffo(1);
const hard = [40, 41, 42, 43, 44].map(ffo);
const evaluation = createEvaluation(game, "mobility");
const rows: TextRow[] = [];

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
/** The solver, its twin in TypeScript, and the solver without what was added to it last. */
const solvers: Record<string, [EndgameParts, "wasm" | "ts"]> = {
  "endgame solver": [{}, "wasm"],
  "the same in TypeScript": [{}, "ts"],
  "without the selective search": [{ selectiveFirst: false }, "wasm"],
  "without the trained order too": [{ trainedOrder: false }, "wasm"],
  "before all additions": [PLAIN_PARTS, "wasm"],
};
for (const [name, [parts, kernel]] of Object.entries(solvers)) {
  const work = () => sumOf(hard, (position) => scoreNodes(position, parts, kernel));
  print(`FFO 40 to 44 in sum, ${name}`, work, 1);
}

tablesOf("endgame")("Positions of FFO", rows);

/** The nodes of the score alone; the best line would cost more. */
function scoreNodes(position: Position, parts: EndgameParts, kernel: "wasm" | "ts"): number {
  const solver = new EndgameSolver(8, 18, parts, kernel);
  solver.begin();
  solver.score(position);
  return solver.nodes;
}

/** Prints the nodes and the median CPU time of several runs. */
function print(name: string, search: () => number, runs: number): void {
  const { result: nodes, milliseconds } = medianTimed(runs, search);
  printSpeed(name, nodes, milliseconds);
  rows.push({
    solver: name,
    nodes: nodes.toLocaleString("en"),
    "CPU time": `${milliseconds.toFixed(0)} ms`,
    "nodes a second": Math.round(1000 * nodes / milliseconds).toLocaleString("en"),
  });
}
