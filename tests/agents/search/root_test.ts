import {
  assert,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertStrictEquals,
} from "@std/assert";
import { Chess } from "chess.js";
import {
  alphaBeta,
  alphaBetaWithMemory,
  analyseRoot,
  createAgent,
  createEvaluation,
  describeValue,
  minimax,
  pliesToEnd,
  Search,
  searchRoot,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { canMateIn } from "../../reference/chess_mates.ts";
import { samplePositions } from "../sample_positions.ts";
import { context, games, searchOf } from "./sample_searches.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";

const chess = findGame("chess");

Deno.test("the position at the end of the principal variation has the value returned", () => {
  for (const game of games) {
    const evaluation = createEvaluation(game, plainEvaluation(game));
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
        evaluation: createEvaluation(game, plainEvaluation(game)),
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

Deno.test("an analysis gives the minimax value of every move of the root", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 4)) {
      const depth = game === chess ? 2 : 3;
      const search = searchOf(game);
      const nodesWhenChosen: number[] = [];
      const chosen = () => void nodesWhenChosen.push(search.stats.nodes);
      const found = analyseRoot(position, search, alphaBeta, { depth, chosen });
      assertEquals(nodesWhenChosen, [found.stats.nodes]);
      assertStrictEquals(found.moves.length, legalMoves(game, position).length);
      const plain = searchRoot(position, searchOf(game), alphaBeta, { depth });
      assertEquals(found.stats, plain.stats);
      const full = new Search(game, { evaluation: createEvaluation(game, plainEvaluation(game)) });
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
    ? createEvaluation(game, plainEvaluation(game)).evaluate(at) * (at.side === 0 ? 1 : -1)
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
