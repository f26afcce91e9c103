import { assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import { createAgent, type Finding } from "matchbox/agents/mod.ts";
import { taperedEvaluation } from "matchbox/agents/evaluate/chess/tapered/evaluation.ts";
import { TERMS } from "matchbox/agents/evaluate/chess/tapered/layout.ts";
import { tableDefaults } from "matchbox/agents/search/transposition_table.ts";
import { type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { findGame, type Position, randomPosition } from "matchbox/games/mod.ts";
import { ChessSearch } from "matchbox/kernels/chess/search.ts";
import { alphaBetaPlan } from "matchbox/kernels/search.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const game = findGame("chess");
const context = () => ({ random: randomStream("kernel test"), clock: { now: () => 0 } });

const evaluations = [
  "piece_squares",
  "piece_squares(tables=article)",
  "material",
  "material(pawn=-7,queen=1234)",
  "eight_parts",
  "eight_parts(attacked=1/2/3,castled=30,passed=-9/5/40,middle=12,end=6)",
  "eight_parts(costly_ply=0)",
  "eight_parts(costly_ply=1)",
  "eight_parts(costly_ply=2,scale=pawn)",
  "tapered",
];

/** Agents, each with the most plies that it looks ahead here. */
const agents: readonly (readonly [string, number])[] = [
  ["minimax", 2],
  ["negamax", 2],
  ["alphabeta", 3],
  ["alphabeta:order=killers", 3],
  ["alphabeta:order=killers,table_bits=10", 4],
  ["alphabeta:table_bits=4", 3],
  ["negascout", 3],
  ["negascout:order=killers,table_bits=12", 4],
  ["mtdf", 3],
  ["mtdf:table_bits=8,order=killers", 4],
  ["selective:width=5", 4],
  ["selective", 3],
  ["search", 4],
  ["search:deepening=false,trust=equal", 4],
  ["search:window=30.5,replacement=two_deep,table_bits=6", 4],
  ["search:window=1,replacement=always,bounds=false,table_bits=7", 4],
  ["search:null_move=plain,reduction=1,checks=true", 4],
  ["search:null_move=off,loud=after_killers,hash_move=false", 4],
  ["search:quiescence=false,scout=false,history=false", 4],
  ["search:killers=false,loud=off,table_bits=0", 3],
  ["search:quiescence=true", 4],
  ["search:quiescence=delta", 4],
  ["search:quiescence=exchanges,table_bits=9", 4],
  ["search:malus=true,window=20", 5],
  ["search:extension=true", 4],
  ["search:reductions=true", 6],
  ["search:futility=true", 5],
  ["search:razoring=true,quiescence=true", 4],
  ["search:null_move=adaptive,reduction=1", 6],
  ["search:losing=true", 5],
  ["search:losing_last=true,checks=true", 4],
  ["search:losing_last=true,malus=true,loud=after_killers", 4],
  ["search:root_reductions=true,reductions=true", 6],
  ["search:repetition=true", 4],
  ["search:internal=true", 5],
  ["search:quiet_table=true,table_bits=10", 4],
  ["search:quiet_table=true,trust=equal,quiescence=true", 4],
  ["search:keep_history=true", 4],
  ["search:keep_history=true,malus=true", 5],
  [
    "search:null_move=adaptive,malus=true,keep=true,extension=true,reductions=true,futility=true,razoring=true,losing=true,losing_last=true,repetition=true,internal=true,quiet_table=true,keep_history=true",
    7,
  ],
];

/** Positions of random games, whose pieces have moved to and fro at the end of one in three. */
function* positions(random: Random, count: number): Generator<Position> {
  for (let found = 0; found < count;) {
    const position = randomPosition(game, random.below(160), random);
    if (!position) continue;
    if (random.below(3) === 0 && !shuffle(position)) continue;
    found++;
    yield position;
  }
}

/** Lets both sides move a man and move it back, so that positions repeat; false when the game is over. */
function shuffle(position: Position): boolean {
  const out = new Int32Array(game.maxMoves);
  const back = (move: number) => (move & 255) << 8 | move >> 8 & 255;
  for (const gone: number[] = []; gone.length < 6;) {
    const end = position.moves(out, 0);
    const wanted = gone.length % 4 >= 2 ? back(gone[gone.length - 2]) : undefined;
    const move = out.subarray(0, end).find((each) => each >> 16 === 0 && each === (wanted ?? each));
    if (move === undefined) break;
    position.play(move);
    gone.push(move);
  }
  return position.result() === null;
}

/** The whole analyses, with every counter, have to be the same. */
function compare(spec: string, position: Position): void {
  const [kernel, plain] = ["wasm", "ts"].map((kernel) => {
    const found: Finding[] = [];
    const agent = createAgent(joined(spec, `kernel=${kernel}`), game);
    const analysis = agent.analyse!(position, { ...context(), found: (each) => found.push(each) });
    return { analysis, found };
  });
  assertEquals(kernel, plain, `${spec} in ${position}`);
  assertGreater(plain.analysis.stats.nodes, 1);
}

const joined = (spec: string, more: string) => `${spec}${spec.includes(":") ? "," : ":"}${more}`;

Deno.test("searches in the kernel find the values, nodes, counters and lines of TypeScript", () => {
  const random = randomStream("chess kernel");
  for (const [spec, depth] of agents) {
    for (const position of positions(random, sampleSize(6, 60))) {
      const evaluation = evaluations[random.below(evaluations.length)];
      const plies = 1 + random.below(depth);
      compare(joined(spec, `depth=${plies},eval=${evaluation}`), position);
    }
  }
});

Deno.test("every evaluation has in the kernel the value of TypeScript", () => {
  const random = randomStream("chess kernel, evaluations");
  for (const evaluation of evaluations) {
    for (const position of positions(random, sampleSize(20, 1000))) {
      compare(`negamax:depth=1,eval=${evaluation}`, position);
    }
  }
});

Deno.test("every term of the tapered evaluation weighs in the kernel what it weighs in TypeScript", () => {
  const random = randomStream("chess kernel, terms");
  const some = () => Array.from({ length: TERMS }, () => random.below(401) - 200);
  const { evaluate, search } = taperedEvaluation({ middle: some(), end: some() });
  const kernel = search!(alphaBetaPlan);
  const endgames = [
    "8/8/2k5/8/4R3/8/8/3K4 w - - 0 1",
    "8/2b1k1p1/8/3P4/4B3/6K1/8/8 w - - 0 1",
    "8/2b1k1p1/7r/3P4/4B3/5K2/8/8 b - - 0 1",
    "8/3r4/5k2/8/2B5/3R4/8/4K3 w - - 0 1",
    "8/8/5k2/8/2N5/3N4/8/4K3 b - - 0 1",
  ].map((fen) => game.start(fen));
  for (const position of [...endgames, ...positions(random, sampleSize(300, 5000))]) {
    const value = kernel.search(position, 0, -Infinity, Infinity, 1, () => Infinity);
    assertStrictEquals(value, evaluate(position as ChessPosition), `${position}`);
  }
});

Deno.test("with a limit of nodes the kernel stops where TypeScript does", () => {
  const random = randomStream("chess kernel, limits");
  for (const [spec] of agents.filter(([spec]) => !spec.includes("deepening"))) {
    for (const position of positions(random, sampleSize(2, 20))) {
      const unfinished = random.below(2) === 0;
      const limit = `depth=99,nodes=${1 + random.below(4000)}`;
      compare(
        joined(spec, spec.startsWith("search") ? `${limit},unfinished=${unfinished}` : limit),
        position,
      );
    }
  }
});

Deno.test("what the kernel cannot hold is searched in TypeScript, or refused in one line when asked for", () => {
  const refused: readonly (readonly [string, string, string])[] = [
    ["chess", "alphabeta:order=best", "does not know this order of moves"],
    ["chess", "negascout:order=worst", "does not know this order of moves"],
    ["reversi:size=10", "negascout", "does not know this evaluation on this board"],
    ["metelyk", "search", "does not know this evaluation on this board"],
    ["tictactoe", "selective", "does not know this evaluation on this board"],
  ];
  for (const [name, spec, reason] of refused) {
    const board = findGame(name);
    createAgent(spec, board);
    assertThrows(
      () => createAgent(joined(spec, "kernel=wasm"), board),
      UsageError,
      `the kernel of ${spec.split(":")[0]} ${reason}; kernel=ts can search that`,
    );
  }
});

Deno.test("without memory for a table the kernel says in one line what it needs", () => {
  const table = { bits: 28, ...tableDefaults };
  assertThrows(
    () => new ChessSearch({ men: () => 0 }, { ...alphaBetaPlan, table }),
    UsageError,
    "a table of 2^28 slots needs 6144 MB, more than the available memory",
  );
});

Deno.test("an agent that is asked to stop does so inside the kernel too", () => {
  for (const kernel of ["wasm", "ts"]) {
    let asked = 0;
    const agent = createAgent(`search:depth=99,kernel=${kernel}`, game);
    const { stats } = agent.analyse!(game.start(), { ...context(), stopped: () => ++asked >= 5 });
    // Asked every 1024 nodes.
    assertStrictEquals(stats.nodes, 5 * 1024);
  }
});

Deno.test("an agent plays the same with the kernel and without it, and its spec says nothing of it", () => {
  const random = randomStream("chess kernel, players");
  for (const spec of ["search:depth=3", "negascout:depth=3", "champion:depth=3"]) {
    const [usual, plain] = [spec, `${spec},kernel=ts`].map((each) => createAgent(each, game));
    assertStrictEquals(usual.name.includes("kernel"), false);
    for (const position of positions(random, sampleSize(5, 20))) {
      assertStrictEquals(usual.choose(position, context()), plain.choose(position, context()));
    }
  }
});

Deno.test("what is kept from move to move, and forgotten for a new game, is the same in the kernel", () => {
  const random = randomStream("chess kernel, kept tables");
  const kept = [
    ...["deeper", "two_deep", "always"].map((each) => `keep=true,replacement=${each}`),
    "keep_history=true",
    "keep=true,keep_history=true,malus=true,quiet_table=true",
  ];
  for (const parts of kept) {
    const spec = `search:depth=4,table_bits=8,${parts}`;
    const players = ["wasm", "ts"].map((kernel) => createAgent(`${spec},kernel=${kernel}`, game));
    for (let games = 0; games < sampleSize(2, 10); games++) {
      for (const player of players) player.gameStart?.(0);
      const position = game.start();
      for (let plies = 0; plies < 12 && position.result() === null; plies++) {
        const [kernel, plain] = players.map((player) => player.analyse!(position, context()));
        assertEquals(kernel, plain, `${spec} in ${position}`);
        const moves = plain.moves;
        position.play(plies < 4 ? moves[random.below(moves.length)].move : plain.move);
      }
    }
  }
});
