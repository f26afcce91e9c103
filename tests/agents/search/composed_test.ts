import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertLessOrEqual,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  agentName,
  alphaBeta,
  type ComposedParts,
  composedSearch,
  createAgent,
  createEvaluation,
  history,
  killers,
  loudFirst,
  minimax,
  type OrderStage,
  pliesToEnd,
  Search,
  searchRoot,
  stagedOrder,
  threatsFirst,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const chess = findGame("chess");
const games = [
  "tictactoe",
  "reversi:size=4",
  "reversi:size=6",
  "reversi",
  "metelyk:side=2",
  "metelyk",
  "chess",
].map((spec) => findGame(spec));

const depthOf = (game: Game) => game === chess ? 3 : 4;

const context = () => stillContext("composed");

/** All ordering stages of a game, in the order of E1. */
function stagesOf(game: Game): OrderStage[] {
  return [
    killers(),
    ...(game.tactics ? [loudFirst(game)] : []),
    ...(game.tactics?.threatens ? [threatsFirst(game)] : []),
    history(game.maxMoves),
  ];
}

for (const game of games) {
  Deno.test(`in ${game.spec} every combination of exact parts has the value of minimax`, () => {
    const evaluation = createEvaluation(game, plainEvaluation(game));
    const stages = stagesOf(game);
    const combinations = [...Array(2 ** stages.length).keys()].flatMap((chosen) =>
      [false, true].flatMap((scout) =>
        [false, true].map((withTable) => ({
          scout,
          search: new Search(game, {
            evaluation,
            order: stagedOrder(stages.filter((_, i) => chosen >> i & 1), withTable),
            table: withTable ? new TranspositionTable(12) : undefined,
          }),
        }))
      )
    );
    for (const position of samplePositions(game, 12, "composed")) {
      const full = new Search(game, { evaluation });
      const value = minimax(position, depthOf(game), full) + 0;
      for (const { scout, search } of combinations) {
        search.begin(position);
        const run = composedSearch(game, { scout });
        const found = run(position, depthOf(game), -Infinity, Infinity, search);
        assertStrictEquals(found + 0, value, `${position}`);
      }
    }
  });
}

Deno.test("without any part the composed search is alpha-beta, node for node", () => {
  for (const game of games) {
    const evaluation = createEvaluation(game, plainEvaluation(game));
    for (const position of samplePositions(game, 10, "bare")) {
      const [one, other] = [composedSearch(game, {}), alphaBeta].map((run) => {
        const search = new Search(game, { evaluation });
        const value = run(position, depthOf(game), -Infinity, Infinity, search);
        return { value, stats: search.stats, line: search.principalVariation.line(0) };
      });
      assertEquals(one, other);
    }
  }
});

Deno.test("all parts together need a fraction of the nodes of alpha-beta in chess", () => {
  let bare = 0;
  let composed = 0;
  for (const position of samplePositions(chess, 12, "fraction")) {
    const at = (spec: string) =>
      createAgent(`search:depth=4,${spec}`, chess).analyse!(position, context()).stats.nodes;
    const off = "quiescence=false,null_move=off";
    composed += at(off);
    bare += at(
      `${off},deepening=false,scout=false,table_bits=0,killers=false,loud=off,history=false`,
    );
  }
  assertLess(composed, bare / 3, `${composed} of ${bare} nodes`);
});

function minimaxOf(position: Position, depth: number): number {
  return minimax(
    position,
    depth,
    new Search(chess, { evaluation: createEvaluation(chess, "material") }),
  ) + 0;
}

/** The value at `depth` of a search with these parts, and its statistics. */
function valueOf(position: Position, depth: number, parts: ComposedParts, table?: boolean) {
  const search = new Search(chess, {
    evaluation: createEvaluation(chess, "material"),
    table: table ? new TranspositionTable(12) : undefined,
  });
  const run = composedSearch(chess, parts);
  return { value: run(position, depth, -Infinity, Infinity, search) + 0, stats: search.stats };
}

Deno.test("a null move saves nodes, and in zugzwang it errs unless it is verified", () => {
  let plain = 0;
  let saved = 0;
  for (const position of samplePositions(chess, 15, "null move")) {
    const parts = { nullMove: { reduction: 1, verified: false } };
    plain += valueOf(position, 4, {}).stats.nodes;
    saved += valueOf(position, 4, parts).stats.nodes;
  }
  assertLess(saved, plain);

  // Two kings protect two pawns that block each other: the side to move loses its pawn.
  const zugzwang = chess.start("8/8/8/4pK2/3kP3/8/8/8 w - - 0 1");
  const reachesDraw = (nullMove?: ComposedParts["nullMove"]) => {
    const search = new Search(chess, { evaluation: createEvaluation(chess, "material") });
    return composedSearch(chess, { nullMove })(zugzwang, 4, -1, 0, search) >= 0;
  };
  assertStrictEquals(minimaxOf(zugzwang, 4), -100);
  assertStrictEquals(reachesDraw(), false);
  assertStrictEquals(reachesDraw({ reduction: 1, verified: false }), true);
  assertStrictEquals(reachesDraw({ reduction: 1, verified: true }), false);
});

Deno.test("there is no null move in check, after a null move, or in games without a pass", () => {
  let passes = 0;
  for (const position of samplePositions(chess, 10, "passes")) {
    let last = false;
    class Watching extends Search {
      override pass(at: Position) {
        assert(!chess.tactics!.threatened(at));
        assert(at.result() === null);
        assert(!last);
        passes++;
        super.pass(at);
        last = true;
      }
      override play(at: Position, move: number) {
        super.play(at, move);
        last = false;
      }
    }
    const search = new Watching(chess, { evaluation: createEvaluation(chess, "material") });
    const run = composedSearch(chess, { nullMove: { reduction: 1, verified: false } });
    run(position, 4, -Infinity, Infinity, search);
  }
  assertGreater(passes, 100);
  for (const game of [findGame("reversi"), findGame("metelyk")]) {
    const [position] = samplePositions(game, 1, "passes");
    const search = new Search(game, { evaluation: createEvaluation(game, plainEvaluation(game)) });
    const run = composedSearch(game, { nullMove: { reduction: 1, verified: false } });
    run(position, 4, -Infinity, Infinity, search);
    assertStrictEquals(search.stats.nullMoveCutoffs, 0);
    assertThrows(
      () => agentName("search:null_move=plain", game),
      UsageError,
      /^unknown parameter "null_move" of agent search/,
    );
  }
});

Deno.test("a stopped search with null moves restores the position", () => {
  const parts = { nullMove: { reduction: 1, verified: true }, quiescence: true, scout: true };
  for (const position of samplePositions(chess, 4, "stopped")) {
    const before = `${position} ${position.hashLow} ${position.hashHigh}`;
    for (let nodes = 1; nodes < 600; nodes += 7) {
      const search = new Search(chess, { evaluation: createEvaluation(chess, "material") });
      const found = searchRoot(position, search, composedSearch(chess, parts), {
        depth: 5,
        limit: { nodes },
        scouts: true,
      });
      assertStrictEquals(`${position} ${position.hashLow} ${position.hashHigh}`, before);
      assertStrictEquals(search.ply, 0);
      assertLessOrEqual(found.stats.nodes, nodes);
    }
  }
});

Deno.test("a stopped search plays the best move of the last completed depth", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 5, "last depth")) {
      const stopped = createAgent("search:depth=9,nodes=2000", game)
        .analyse!(position, context());
      if (stopped.depth === 0) continue;
      const whole = createAgent(`search:depth=${stopped.depth}`, game).analyse!(
        position,
        context(),
      );
      assertEquals(
        [stopped.move, stopped.value, stopped.principalVariation],
        [whole.move, whole.value, whole.principalVariation],
        `${game.spec} ${position}`,
      );
    }
  }
});

Deno.test("a search stops at its time limit, and in a game with a clock by its time plan (E7)", () => {
  const [position] = samplePositions(chess, 1, "timed");
  // The clock is read once at the start and then every 1024 nodes.
  const tickingBy = (milliseconds: number) => {
    let now = -milliseconds;
    return { now: () => now += milliseconds };
  };
  const random = randomStream("timed");
  const timed = createAgent("search:depth=99,seconds=1", chess)
    .analyse!(position, { random, clock: tickingBy(100) });
  assertStrictEquals(timed.stats.nodes, 10 * 1024);
  assertGreater(timed.depth, 0);

  const agent = createAgent("search:depth=99", chess);
  // A thirtieth of 30.6 seconds minus a margin of 20 milliseconds is 1 second.
  const time = { remaining: 30_600, increment: 0 };
  const planned = () => agent.analyse!(position, { random, clock: tickingBy(100), time });
  agent.gameStart!(0);
  assertStrictEquals(planned().stats.nodes, 10 * 1024);
  // As if no time had been used, so the second move has twice as much.
  assertStrictEquals(planned().stats.nodes, 21 * 1024);
  agent.gameStart!(0);
  assertStrictEquals(planned().stats.nodes, 10 * 1024);

  const careful = createAgent("search:depth=99,margin=520", chess);
  careful.gameStart!(0);
  const half = careful.analyse!(position, { random, clock: tickingBy(100), time });
  assertStrictEquals(half.stats.nodes, 5 * 1024);
});

/** Counts positions in which a table of this kind changes the value of alpha-beta. */
function otherValues(game: Game, options: ConstructorParameters<typeof TranspositionTable>[1]) {
  const evaluation = createEvaluation(game, plainEvaluation(game));
  const run = composedSearch(game, {});
  const table = new TranspositionTable(14, options);
  let others = 0;
  for (const position of samplePositions(game, 40, "trust")) {
    const plain = new Search(game, { evaluation });
    const search = new Search(game, { evaluation, table });
    search.begin(position);
    // The deepest search first, so that the others find deeper entries.
    for (let depth = 7; depth >= 1; depth--) {
      const value = run(position, depth, -Infinity, Infinity, search) + 0;
      if (value !== alphaBeta(position, depth, -Infinity, Infinity, plain) + 0) others++;
    }
  }
  return others;
}

Deno.test("only a table that trusts deeper entries or keeps no bounds changes values (E2)", () => {
  // Many lines lead to the same position.
  const game = findGame("tictactoe");
  for (const replacement of ["deeper", "always", "two_deep"] as const) {
    assertStrictEquals(otherValues(game, { replacement, trust: "equal" }), 0);
  }
  // A deeper search has another value: this difference is intended.
  assertGreater(otherValues(game, { trust: "deeper" }), 0);
  // Bounds are taken for exact values: this difference is an error.
  assertGreater(otherValues(game, { trust: "equal", bounds: false }), 0);
});

Deno.test("wins and losses found by the composed search are those of alpha-beta", () => {
  for (const spec of ["tictactoe", "reversi:size=4", "metelyk:side=2"]) {
    const game = findGame(spec);
    let decided = 0;
    for (const position of samplePositions(game, 20, "decided")) {
      const found = createAgent("search:depth=20", game).analyse!(position, context());
      const right = createAgent("alphabeta:depth=20,table_bits=16", game)
        .analyse!(position, context());
      assertStrictEquals(Math.sign(found.value), Math.sign(right.value), `${spec} ${position}`);
      if (pliesToEnd(found.value) !== null) decided++;
    }
    assertGreater(decided, 0);
  }
});

Deno.test("invalid parts are errors of one line", () => {
  const refused = (spec: string, message: RegExp) =>
    assertThrows(() => agentName(spec, chess), UsageError, message);
  refused("search:depth=0", /^parameter depth of agent search: expected a whole number from 1 to/);
  refused("search:seconds=-1", /^parameter seconds of agent search: expected a number from 0.001/);
  refused("search:nodes=-5", /^parameter nodes of agent search: expected a whole number from 1/);
  refused("search:table_bits=40", /^parameter table_bits of agent search: .* from 0 to 26/);
  refused("search:null_move=on", /expected off, plain, verified or adaptive but found "on"/);
  refused("search:loud=first", /expected off, before_killers or after_killers but found "first"/);
  refused("search:window=0", /^parameter window of agent search: expected a number from 0.001/);
  refused("search:killer=true", /unknown parameter "killer" of agent search; did you mean/);
});
