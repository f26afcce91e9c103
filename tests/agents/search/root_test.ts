import {
  assert,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertNotStrictEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { Chess } from "chess.js";
import {
  alphaBeta,
  alphaBetaWithMemory,
  analyseRoot,
  createAgent,
  createEvaluation,
  describeValue,
  type Finding,
  killerOrder,
  minimax,
  pliesToEnd,
  Search,
  searchRoot,
  SearchStopped,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { canMateIn } from "../../reference/chess_mates.ts";
import { samplePositions } from "../sample_positions.ts";

const games = ["tictactoe", "reversi:size=6", "reversi", "metelyk:side=2", "metelyk", "chess"]
  .map((spec) => findGame(spec));
const chess = findGame("chess");

const searchOf = (game: Game) =>
  new Search(game, { evaluation: createEvaluation(game), order: killerOrder() });

const context = () => ({ random: randomStream("root test"), clock: { now: () => 0 } });

Deno.test("the position at the end of the principal variation has the value returned", () => {
  for (const game of games) {
    const evaluation = createEvaluation(game);
    for (const position of samplePositions(game, 12)) {
      const depth = game === chess ? 3 : 4;
      const full = new Search(game, { evaluation });
      const value = minimax(position, depth, full);
      const pruned = new Search(game, { evaluation });
      alphaBeta(position, depth, -Infinity, Infinity, pruned);
      const line = full.principalVariation.line(0);
      assertEquals(pruned.principalVariation.line(0), line, `${game.spec} ${position}`);
      assertStrictEquals(
        valueAtTheEnd(game, position, line, depth),
        value + 0,
        `${game.spec} ${position}`,
      );
    }
  }
});

Deno.test("with a table the principal variation may be shorter, and leads to the same value", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 6)) {
      const depth = game === chess ? 3 : 4;
      const search = new Search(game, {
        evaluation: createEvaluation(game),
        table: new TranspositionTable(16),
      });
      const { value, principalVariation } = searchRoot(position, search, alphaBetaWithMemory, {
        depth,
      });
      const at = position.clone();
      for (const move of principalVariation) {
        assert(legalMoves(game, at).includes(move));
        at.play(move);
      }
      const left = depth - principalVariation.length;
      assertGreaterOrEqual(left, 0);
      if (pliesToEnd(value) !== null) continue;
      const rest = at.result() === null ? minimax(at, left, searchOf(game)) : 0;
      const sign = principalVariation.length % 2 === 0 ? 1 : -1;
      assertStrictEquals(sign * rest + 0, value + 0, `${game.spec} ${position}`);
    }
  }
});

Deno.test("mates in one, two and three are found, the shortest, at every sufficient depth", () => {
  for (
    const [position, moves] of [
      ["7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 1],
      ["6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1],
      ["8/8/8/8/8/1K6/7R/k7 w - - 0 1", 1],
      ["8/8/8/8/3Q4/2K5/8/k7 w - - 0 1", 2],
      ["7k/8/5K2/6R1/8/8/8/8 w - - 0 1", 2],
      ["6k1/8/5K2/8/8/8/7R/8 w - - 0 1", 2],
      ["k7/3K4/8/1Q6/8/8/8/8 w - - 0 1", 2],
      ["r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3],
    ] as const
  ) {
    assert(canMateIn(moves, new Chess(position)), position);
    assert(moves === 1 || !canMateIn(moves - 1, new Chess(position)), position);
    // Up to two plies more than needed; to depth 7 the mate in three would take longer than all else here.
    for (let depth = 2 * moves - 1; depth <= Math.min(2 * moves + 1, 6); depth++) {
      const agent = createAgent(`alphabeta:depth=${depth}`, chess);
      const root = chess.start(position);
      const { value } = agent.analyse!(root, context());
      assertStrictEquals(
        describeValue(chess, value),
        `mate in ${moves}`,
        `${position} depth ${depth}`,
      );
      assertStrictEquals(describeValue(chess, -value), `mated in ${moves}`);
      assertStrictEquals(pliesPlayed(root, `alphabeta:depth=${depth}`, chess), 2 * moves - 1);
    }
  }
});

Deno.test("a game decided within the depth ends after exactly as many plies as the value says", () => {
  for (const spec of ["tictactoe", "metelyk:side=1", "metelyk:side=2", "reversi:size=4", "chess"]) {
    const game = findGame(spec);
    // Chess: king and queen or rook against king, near the edge, so that mates are near.
    const positions = game === chess
      ? [
        "8/8/8/8/8/2K5/7Q/k7 w - - 0 1",
        "8/8/8/8/8/2K5/7R/1k6 w - - 0 1",
        "k7/2K5/8/8/8/8/7R/8 b - - 0 1",
      ]
        .map((text) => chess.start(text))
      : samplePositions(game, 15);
    const depth = game === chess ? 5 : game.maxMoves > 10 ? 7 : 9;
    let decided = 0;
    for (const position of positions) {
      const name = `alphabeta:depth=${depth}`;
      const { value, moves } = createAgent(name, game).analyse!(position, context());
      const plies = pliesToEnd(value);
      assert(moves.every((root) => root.exact));
      if (plies === null) continue;
      decided++;
      assertStrictEquals(pliesPlayed(position, name, game), plies, `${spec} ${position}`);
    }
    assertGreater(decided, 0, spec);
  }
});

Deno.test("with a limit of nodes a search visits exactly that many and plays the move of the last completed depth", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 4)) {
      for (const nodes of [50, 1023, 1024, 1025, 3000]) {
        const before = `${position} ${position.hashLow} ${position.hashHigh}`;
        const search = searchOf(game);
        const found = searchRoot(position, search, alphaBeta, { depth: 200, limit: { nodes } });
        assertStrictEquals(`${position} ${position.hashLow} ${position.hashHigh}`, before);
        assertLessOrEqual(found.stats.nodes, nodes);
        // Fewer only when the end of the game was found.
        if (found.stats.nodes < nodes) {
          assert(pliesToEnd(found.value) !== null || endsWithin(game, position, 60));
        } else assertStrictEquals(found.stats.nodes, nodes);
        if (found.depth === 0) continue;
        const whole = searchRoot(position, searchOf(game), alphaBeta, {
          depth: found.depth,
          limit: {},
        });
        assertEquals({ ...found, stats: 0 }, { ...whole, stats: 0 });
        assertStrictEquals(found.value, whole.value);
      }
    }
  }
});

Deno.test("a limit too small for depth 1 still gives a legal move, the best of those searched", () => {
  const reversi = findGame("reversi");
  const [position] = samplePositions(reversi, 1);
  for (const nodes of [1, 2, 3]) {
    const found = searchRoot(position, searchOf(reversi), alphaBeta, {
      depth: 9,
      limit: { nodes },
    });
    assertStrictEquals(found.depth, 0);
    assertStrictEquals(found.stats.nodes, nodes);
    assert(legalMoves(reversi, position).includes(found.move));
  }
});

Deno.test("a deadline on the given clock stops a search and leaves the position unchanged", () => {
  const [position] = samplePositions(chess, 1);
  const before = position.toString();
  let asked = 0;
  // A clock that advances by a millisecond at each call.
  const clock = { now: () => asked++ };
  const limit = { milliseconds: 10, clock };
  const found = searchRoot(position, searchOf(chess), alphaBeta, { depth: 99, limit });
  assertStrictEquals(position.toString(), before);
  // Called at the start and then every 1,024 nodes; the tenth call reaches the deadline.
  assertStrictEquals(found.stats.nodes, 10 * 1024);
  assertStrictEquals(asked, 11);
  assertGreaterOrEqual(found.depth, 1);
});

Deno.test("a search stops at the next check after `stopped` returns true", () => {
  let looks = 0;
  const limit = { stopped: () => ++looks === 3 };
  const [position] = samplePositions(chess, 1);
  const found = searchRoot(position, searchOf(chess), alphaBeta, { depth: 99, limit });
  assertStrictEquals(found.stats.nodes, 3 * 1024);
});

Deno.test("an algorithm called directly throws at its limit, and rewind restores the position", () => {
  const reversi = findGame("reversi");
  const [position] = samplePositions(reversi, 1);
  const before = position.toString();
  const search = searchOf(reversi);
  search.begin(position, { nodes: 100 });
  assertThrows(() => alphaBeta(position, 9, -Infinity, Infinity, search), SearchStopped);
  assertNotStrictEquals(position.toString(), before);
  search.rewind(position);
  assertStrictEquals(position.toString(), before);
  assertStrictEquals(search.ply, 0);
});

Deno.test("an analysis gives the minimax value of every move of the root", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 4)) {
      const depth = game === chess ? 2 : 3;
      const found = analyseRoot(position, searchOf(game), alphaBeta, { depth });
      assertStrictEquals(found.moves.length, legalMoves(game, position).length);
      const plain = searchRoot(position, searchOf(game), alphaBeta, { depth });
      assertEquals(found.stats, plain.stats);
      const full = new Search(game, { evaluation: createEvaluation(game) });
      for (const { move, value, exact } of found.moves) {
        assert(exact);
        full.play(position, move);
        assertStrictEquals(-minimax(position, depth - 1, full) + 0, value + 0);
        full.undo(position);
      }
    }
  }
});

Deno.test("a search can go as deep as the game: no line is cut short", () => {
  // One move in every position and no end: a node for each ply, and the root.
  let ply = 0;
  const position = {
    get side() {
      return (ply % 2) as 0 | 1;
    },
    hashLow: 0,
    hashHigh: 0,
    moves(out: Int32Array, from: number) {
      out[from] = 7;
      return from + 1;
    },
    play: () => void ply++,
    undo: () => void ply--,
    result: () => null,
  } as unknown as Position;
  const game = { maxMoves: 1, maxPlies: 10 } as unknown as Game;
  for (const depth of [15, 16, 17, 100, 1000]) {
    const search = new Search(game, { evaluation: { evaluate: () => ply } });
    assertStrictEquals(
      alphaBeta(position, depth, -Infinity, Infinity, search),
      depth % 2 ? -depth : depth,
    );
    assertStrictEquals(search.stats.nodes, depth + 1);
    assertEquals(search.principalVariation.line(0), Array(depth).fill(7));
  }
});

/** The value of the position at the end of a line, for the side to move at its beginning. */
function valueAtTheEnd(game: Game, position: Position, line: number[], depth: number): number {
  const at = position.clone();
  for (const move of line) at.play(move);
  const result = at.result();
  assert(result !== null || line.length === depth);
  const forFirst = result === null
    ? createEvaluation(game).evaluate(at) * (at.side === 0 ? 1 : -1)
    : result * (1_000_000 - line.length);
  return (position.side === 0 ? forFirst : -forFirst) + 0;
}

/** Plies until the game is over when both sides play as the agent does. */
function pliesPlayed(position: Position, spec: string, game: Game): number {
  const agent = createAgent(spec, game);
  const at = position.clone();
  let plies = 0;
  for (; at.result() === null; plies++) at.play(agent.choose(at, context()));
  return plies;
}

/** Whether every line from a position ends within so many plies, by the count of empty squares or men. */
function endsWithin(game: Game, position: Position, plies: number): boolean {
  const empty = [...position.toString().split(" ")[0]].filter((sign) => sign === "-").length;
  return game !== chess && empty <= plies;
}

Deno.test("a search tells each completed depth, and ends with the last one when it must stop", () => {
  const spec = "search:depth=4,table_bits=10";
  for (const game of [findGame("reversi:size=6"), chess]) {
    const agent = createAgent(spec, game);
    for (const position of samplePositions(game, 2)) {
      const before = `${position}`;
      const depths: number[] = [];
      const told = (deepest: number) => {
        let last: { depth: number; move: number } | undefined;
        const move = agent.choose(position, {
          ...context(),
          found: (each) => {
            last = each;
            depths.push(each.depth);
          },
          // Asked again and again from here on, as a person may press a button at any time.
          stopped: () => (last?.depth ?? 0) >= deepest,
        });
        return { move, last };
      };
      const whole = told(9);
      assertEquals(depths, depths.map((_, index) => index + 1));
      assertStrictEquals(whole.move, whole.last!.move);
      const stopped = told(2);
      assertStrictEquals(stopped.move, stopped.last!.move);
      assertStrictEquals(`${position}`, before);
      assert(legalMoves(game, position).includes(told(0).move));
    }
  }
});

Deno.test("a search tells what it found after each depth, and stops when it is asked to", () => {
  const game = findGame("reversi");
  const position = game.start();
  const specs = [
    "search:depth=5",
    "alphabeta:depth=5,seconds=60",
    "selective:depth=5,nodes=1000000",
  ];
  for (const spec of specs) {
    const agent = createAgent(spec, game);
    const depths: number[] = [];
    let last = -1;
    const found = ({ depth, move }: Finding) => {
      depths.push(depth);
      last = move;
    };
    const move = agent.choose(position, { ...context(), found });
    assertEquals(depths, [1, 2, 3, 4, 5], spec);
    assertStrictEquals(move, last);

    // Stopped after depth 2 or soon after, it plays what it found last.
    let stopped = false;
    const stopping = createAgent(spec.replace("depth=5", "depth=60"), game).choose(position, {
      ...context(),
      found({ depth, move }) {
        stopped = depth >= 2;
        last = move;
      },
      stopped: () => stopped,
    });
    assertStrictEquals(stopping, last, spec);
  }
  // Nothing limits this search but the question.
  const move = createAgent("minimax:depth=60", game)
    .choose(position, { ...context(), stopped: () => true });
  assert(legalMoves(game, position).includes(move));
  assertStrictEquals(position.toString(), game.start().toString());
});
