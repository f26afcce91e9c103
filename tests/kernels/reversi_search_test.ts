import { assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import { createAgent, type Finding } from "matchbox/agents/mod.ts";
import { type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, type Position, randomPosition } from "matchbox/games/mod.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const game = findGame("reversi");
const boards = [game, findGame("reversi:size=6"), findGame("reversi:size=4")];
const context = () => ({ random: randomStream("kernel test"), clock: { now: () => 0 } });

/** Every evaluation that the kernel knows, also with weights that are no whole numbers. */
const evaluations = [
  "squares",
  "material",
  "mobility",
  "mobility(own=0)",
  "mobility(own=0.3,enemy=-1.7)",
  "stages",
  "stages(middle=12,end=33,opening_own=0.1,middle_enemy=2.3)",
  "heuristics",
  "heuristics(w1=0.1,w2=1.7,w3=-0.3,w4=5.5,w5=0.7)",
  "heuristics(w1=-0.9,w2=0,w3=2.5,w4=1,w5=1,tempo=0.6)",
  "patterns",
];

/** Positions of random games, from the first moves to the last. */
function* positions(random: Random, count: number, on = game): Generator<Position> {
  for (let found = 0; found < count;) {
    const position = randomPosition(on, random.below(on.maxMoves), random);
    if (!position) continue;
    found++;
    yield position;
  }
}

Deno.test("alpha-beta in the kernel finds the values, nodes, counters and lines of TypeScript", () => {
  const random = randomStream("alpha-beta kernel");
  for (const evaluation of evaluations) {
    for (const order of ["generated", "killers"]) {
      for (const position of positions(random, sampleSize(15, 60))) {
        const depth = 1 + random.below(4);
        compare(game, `alphabeta:depth=${depth},order=${order},eval=${evaluation}`, position);
      }
    }
  }
});

Deno.test("on smaller boards too", () => {
  const random = randomStream("alpha-beta kernel, small boards");
  for (const board of boards.slice(1)) {
    for (const evaluation of ["squares", "material", "mobility", "stages", "heuristics"]) {
      for (const position of positions(random, sampleSize(15, 60), board)) {
        const depth = 1 + random.below(5);
        compare(board, `alphabeta:depth=${depth},order=killers,eval=${evaluation}`, position);
      }
    }
  }
});

/** Searches with every part that the kernel knows; on 6x6 the table is small enough to collide. */
const searches = [
  "search:depth=4,eval=patterns",
  "search:depth=5,eval=stages,scout=false,table_bits=8,replacement=always",
  "search:depth=5,nodes=3000,eval=stages,table_bits=6,replacement=two_deep,trust=equal,malus=true",
  "search:depth=4,eval=mobility(own=0.3,enemy=-1.7),table_bits=0,history=false,window=2.5",
  "search:depth=4,eval=squares,table_bits=7,bounds=false,killers=false,hash_move=false",
  "search:depth=5,eval=heuristics,table_bits=5,keep=true,killers=false,deepening=false",
  "search:depth=6,eval=patterns,probcut=1",
  "search:depth=7,eval=patterns,probcut=0.3,nodes=4000,table_bits=7,window=1.5,killers=false",
  "alphabeta:depth=4,order=killers,table_bits=7",
  "negascout:depth=4",
  "negascout:depth=4,order=killers,table_bits=7,eval=patterns",
  "mtdf:depth=4",
  "mtdf:depth=4,table_bits=8,nodes=2000,order=killers",
  "minimax:depth=3",
  "negamax:depth=3,eval=mobility",
];

Deno.test("with table, null windows and orders that learn the kernel counts what TypeScript counts", () => {
  const random = randomStream("kernel of Reversi, searches");
  for (const spec of searches) {
    for (const position of positions(random, sampleSize(6, 40))) compare(game, spec, position);
  }
  for (const spec of searches.filter((spec) => !/patterns|0\.3/.test(spec))) {
    for (const board of boards.slice(1)) {
      for (const position of positions(random, sampleSize(3, 20), board)) {
        compare(board, spec, position);
      }
    }
  }
});

Deno.test("a table that is kept from move to move holds the same in the kernel", () => {
  const [kernel, plain] = ["wasm", "ts"].map((kernel) =>
    createAgent(`search:depth=4,eval=stages,keep=true,table_bits=9,kernel=${kernel}`, game)
  );
  const position = game.start();
  for (const agent of [kernel, plain]) agent.gameStart?.(0);
  for (let ply = 0; ply < sampleSize(12, 40) && position.result() === null; ply++) {
    const analysis = kernel.analyse!(position, context());
    assertEquals(analysis, plain.analyse!(position, context()), `${position}`);
    position.play(analysis.move);
  }
});

/** The whole analyses, with every counter, have to be the same. */
function compare(board: Game, spec: string, position: Position): void {
  const [kernel, plain] = ["wasm", "ts"].map((kernel) =>
    createAgent(`${spec},kernel=${kernel}`, board).analyse!(position, context())
  );
  assertEquals(kernel, plain, `${spec} in ${position}`);
  assertGreater(plain.stats.nodes, 1);
}

Deno.test("with a limit of nodes the kernel stops where TypeScript does", () => {
  const random = randomStream("alpha-beta kernel, limits");
  for (const position of positions(random, sampleSize(40, 160))) {
    const nodes = 1 + random.below(5000);
    const results = ["wasm", "ts"].map((kernel) => {
      const agent = createAgent(
        `alphabeta:depth=99,nodes=${nodes},order=killers,eval=stages,kernel=${kernel}`,
        game,
      );
      const found: Finding[] = [];
      const analysis = agent.analyse!(position, {
        ...context(),
        found: (finding) => found.push(finding),
      });
      return { analysis, found };
    });
    assertEquals(results[0], results[1], `${nodes} nodes in ${position}`);
  }
});

Deno.test("an agent that is asked to stop does so inside the kernel too", () => {
  for (const kernel of ["wasm", "ts"]) {
    let asked = 0;
    const agent = createAgent(`alphabeta:depth=99,kernel=${kernel}`, game);
    const { depth, stats } = agent.analyse!(game.start(), {
      ...context(),
      stopped: () => ++asked >= 5,
    });
    assertStrictEquals(depth, 0);
    // Asked every 1024 nodes.
    assertStrictEquals(stats.nodes, 5 * 1024);
  }
});

Deno.test("a level plays the same with the kernel and without it, and its spec says nothing of it", () => {
  const random = randomStream("alpha-beta kernel, levels");
  const [usual, plain] = ["hard", "hard:kernel=ts"].map((spec) => createAgent(spec, game));
  assertStrictEquals(usual.name.includes("kernel"), false);
  for (const position of positions(random, sampleSize(5, 20))) {
    assertStrictEquals(usual.choose(position, context()), plain.choose(position, context()));
  }
});

Deno.test("what the kernel cannot hold is searched in TypeScript, or refused in one line when asked for", () => {
  const refused: Record<string, string> = {
    "alphabeta:order=best": "the kernel of alphabeta does not know this order of moves",
    "alphabeta:eval=heuristics(plies=2)":
      "the kernel of alphabeta does not know this evaluation on this board",
    "selective:width=3": "the kernel of reversi searches all moves of a node",
  };
  for (const [spec, reason] of Object.entries(refused)) {
    createAgent(spec, game);
    assertThrows(() => createAgent(`${spec},kernel=wasm`, game), UsageError, reason);
  }
  for (
    const [spec, board] of [["hard", "reversi:size=10"], [
      "alphabeta:eval=heuristics(w1=0.5)",
      "reversi:size=6",
    ], ["alphabeta", "metelyk"]]
  ) {
    const other = findGame(board);
    createAgent(spec, other);
    assertThrows(
      () => createAgent(`${spec}${spec.includes(":") ? "," : ":"}kernel=wasm`, other),
      UsageError,
      "the kernel of alphabeta does not know this evaluation on this board",
    );
  }
});
