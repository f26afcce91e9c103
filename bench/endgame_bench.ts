/**
 * The endgame solver beside the generic alpha-beta with a table, on FFO position 1 with 14 empty squares,
 * and alone on FFO position 40 with 20. Alpha-beta is asked less: who wins, and in how few plies.
 *
 * Other programs disturb the times of a benchmark, so it first prints CPU times and nodes.
 *
 * @module
 */
import process from "node:process";
import {
  alphaBetaWithMemory,
  createEvaluation,
  killerOrder,
  Search,
  solveEndgame,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

const game = findGame("reversi");
const ffo1 = game.start("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X");
const ffo40 = game.start("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X");
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
print("FFO 40, endgame solver", () => solveEndgame(ffo40, { tableBits: 18 }).nodes, 3);

/** Prints the nodes and the median CPU time of several runs. */
function print(name: string, search: () => number, runs: number): void {
  let nodes = 0;
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    nodes = search();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const median = times.sort((a, b) => a - b)[runs >> 1];
  console.log(
    `${name}: ${nodes.toLocaleString("en")} nodes, ${median.toFixed(1)} ms of CPU time`,
  );
}
