/**
 * The kernels beside their twins in TypeScript, and beside plain C where there is a compiler: perft,
 * alpha-beta on Reversi with the evaluation of the level hard, the endgame solver on FFO positions 40 to 44, the
 * solvers of Connect Four on 6x5 and of Metelyk on side 3, and the searches on chess. All take turns in one
 * run, in CPU time, and have to count the same nodes.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { ConnectFourSolver, createAgent, EndgameSolver, Solver } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { sizeOf } from "matchbox/games/connect_four/mod.ts";
import { findGame, type Game, perft, type Position, randomPosition } from "matchbox/games/mod.ts";
import { chessPerftKernel } from "matchbox/kernels/chess/perft.ts";
import { reversiPerftKernel } from "matchbox/kernels/reversi/perft.ts";
import { medianOf, printSpeed, timed } from "./cpu_time.ts";
import { fensOf, plainC, setsOf } from "./plain_c.ts";

/** Work that returns its number of nodes; a bar of C measures its own time. */
type Run = () => number | { readonly nodes: number; readonly milliseconds: number };

const game = findGame("reversi");
const random = randomStream("kernels bench");
const bar = await plainC("reversi");
const fourBar = await plainC("connect_four");
const chessBar = await plainC("chess");

const start = game.start();
const count = reversiPerftKernel(8);
takeTurns("Reversi: perft 9", 9, {
  "kernel": () => count(start, 9),
  "TypeScript": () => perft(game, start, 9),
  "plain C": bar && (() => bar(["perft", "9", ...setsOf([start])])),
});

const middle = [12, 20, 28, 36].map((plies) => randomPosition(game, plies, random)!);
takeTurns("Reversi: alpha-beta, depth 8, evaluation stages, four positions", 9, {
  "kernel": () => nodesOf(game, "hard:depth=8,kernel=wasm", middle),
  "TypeScript": () => nodesOf(game, "hard:depth=8,kernel=ts", middle),
  "plain C": bar && (() => bar(["alphabeta", "8", ...setsOf(middle)])),
});

const hard = [40, 41, 42, 43, 44].map((number) =>
  game.start(ffoPositions.find((each) => each.number === number)!.position)
);
takeTurns("Reversi: endgame solver, FFO 40 to 44 in sum", 1, {
  "kernel": () => sumOf(hard, (position) => solverNodes(position, "wasm")),
  "TypeScript": () => sumOf(hard, (position) => solverNodes(position, "ts")),
  "plain C": null,
});

const FOUR_BITS = 20;
const four = findGame("connect_four:size=6x5").start();
takeTurns("solver of Connect Four, both questions about 6x5", 5, {
  "kernel": () => fourNodes("wasm"),
  "TypeScript": () => fourNodes("ts"),
  "plain C": fourBar && (() => fourBar(["6", "5", `${FOUR_BITS}`])),
});

function fourNodes(kernel: "wasm" | "ts"): number {
  const solver = new ConnectFourSolver(sizeOf("6x5"), FOUR_BITS, {}, kernel);
  solver.begin();
  solver.value(four);
  return solver.nodes;
}

// A table in which no bucket overflows, because that of the twin has no end.
const METELYK_BITS = 20;
const metelyk = findGame("metelyk:side=3");
takeTurns("solver of Metelyk, the first moves on side 3", 5, {
  "kernel": () => metelykNodes("wasm"),
  "TypeScript": () => metelykNodes("ts"),
  "plain C": null,
});

function metelykNodes(kernel: "wasm" | "ts"): number {
  const solver = new Solver({ size: 3, tableBits: METELYK_BITS }, kernel);
  solver.begin();
  solver.moves(metelyk, metelyk.start());
  return solver.nodes;
}

const chess = findGame("chess");
const chessStart = chess.start();
const chessCount = chessPerftKernel();
takeTurns("chess: perft 5", 9, {
  "kernel": () => chessCount(chessStart, 5),
  "TypeScript": () => perft(chess, chessStart, 5),
  "plain C": chessBar && (() => chessBar(["perft", "5", ...fensOf([chessStart])])),
});

// Read from their notation, so that they have no past.
const games = [10, 20, 40, 60].map((plies) =>
  chess.start(String(randomPosition(chess, plies, random)!))
);
const killers = "alphabeta:depth=5,order=killers,eval=material";
takeTurns("chess: alpha-beta, depth 5, evaluation material, four positions", 9, {
  "kernel": () => nodesOf(chess, `${killers},kernel=wasm`, games),
  "TypeScript": () => nodesOf(chess, `${killers},kernel=ts`, games),
  "plain C": chessBar && (() => chessBar(["alphabeta", "5", ...fensOf(games)])),
});
const quiet = "search:depth=6,quiescence=true";
for (const spec of [quiet, `${quiet},eval=eight_parts`, "champion:depth=8"]) {
  takeTurns(`chess: ${spec}, four positions`, 5, {
    "kernel": () => nodesOf(chess, `${spec},kernel=wasm`, games),
    "TypeScript": () => nodesOf(chess, `${spec},kernel=ts`, games),
    "plain C": null,
  });
}

function nodesOf(on: Game, spec: string, positions: readonly Position[]): number {
  const agent = createAgent(spec, on);
  const context = { random, clock: { now: () => 0 } };
  return sumOf(positions, (position) => {
    let nodes = 0;
    agent.choose(position, { ...context, found: (finding) => nodes = finding.nodes });
    return nodes;
  });
}

function solverNodes(position: typeof start, kernel: "wasm" | "ts"): number {
  const solver = new EndgameSolver(8, 18, {}, kernel);
  solver.begin();
  solver.score(position);
  return solver.nodes;
}

/** Runs all in turns and prints the median of each, after a first round that is not counted. */
function takeTurns(
  title: string,
  rounds: number,
  runs: Readonly<Record<string, Run | null>>,
): void {
  console.log(`\n${title}`);
  const all = Object.entries(runs).filter((entry): entry is [string, Run] => entry[1] !== null);
  const nodes = new Set<number>();
  const times = new Map(all.map(([name]) => [name, [] as number[]]));
  for (let round = rounds === 1 ? 1 : 0; round <= rounds; round++) {
    for (const [name, run] of all) {
      const { result, milliseconds } = timed(run);
      const own = typeof result === "number" ? { nodes: result, milliseconds } : result;
      nodes.add(own.nodes);
      if (round > 0) times.get(name)!.push(own.milliseconds);
    }
  }
  if (nodes.size !== 1) throw new Error(`the nodes differ: ${[...nodes].join(", ")}`);
  const [searched] = nodes;
  for (const [name, milliseconds] of times) printSpeed(name, searched, medianOf(milliseconds));
}
