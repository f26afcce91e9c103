import {
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import {
  alphaBeta,
  alphaBetaWithMemory,
  asGenerated,
  createEvaluation,
  killerOrder,
  minimax,
  type MoveOrder,
  NO_MOVE,
  Search,
  searchRoot,
  shallowOrder,
  TranspositionTable,
  WIN,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const ticTacToe = findGame("tictactoe");
const games = [
  ticTacToe,
  findGame("reversi:size=4"),
  findGame("reversi:size=6"),
  findGame("reversi"),
  findGame("metelyk:side=2"),
  findGame("metelyk"),
  findGame("chess"),
];

/** Search depths for minimax: chess has the widest tree. */
const depthsOf = (game: Game, most: number) =>
  Array.from({ length: game.name === "chess" ? Math.min(most, 3) : most }, (_, i) => i + 1);

Deno.test("tic-tac-toe is a draw", () => {
  assertStrictEquals(minimaxOf(ticTacToe, ticTacToe.start(), 9).value + 0, 0);
});

Deno.test("minimax of tic-tac-toe to the end visits the whole tree: 549,946 nodes, 255,168 leaves", () => {
  // The number of games is well known; the nodes are the sums of 9!/(9-k)! over unfinished lines.
  const { stats } = minimaxOf(ticTacToe, ticTacToe.start(), 9);
  assertStrictEquals(stats.leaves, 255_168);
  assertStrictEquals(stats.nodes, 549_946);
  assertStrictEquals(stats.evaluations, 0);
});

Deno.test("a side that can win at once has a won position, one with two threats against it a lost one", () => {
  assertStrictEquals(minimaxOf(ticTacToe, ticTacToe.start("XX-OO---- X"), 1).value, WIN - 1);
  assertStrictEquals(minimaxOf(ticTacToe, ticTacToe.start("X-X-O-X-O O"), 4).value, 2 - WIN);
});

Deno.test("minimax agrees with a search written from the definition", () => {
  for (const game of games) {
    for (const position of samplePositions(game, game.name === "chess" ? 3 : 6)) {
      for (const depth of [0, ...depthsOf(game, game.name === "chess" ? 2 : 3)]) {
        const { value } = minimaxOf(game, position, depth);
        assertStrictEquals(value + 0, valueByDefinition(game, position, depth), `${position}`);
      }
    }
  }
});

Deno.test("alpha-beta finds the value of minimax with every move order, in no more nodes", () => {
  for (const game of games) {
    for (const position of samplePositions(game, sampleSize(4, 8))) {
      for (const depth of depthsOf(game, 4)) {
        const full = minimaxOf(game, position, depth);
        for (const [name, order] of Object.entries(ordersOf(game))) {
          const search = new Search(game, { evaluation: evaluationOf(game), order });
          const value = alphaBeta(position, depth, -Infinity, Infinity, search);
          assertStrictEquals(value, full.value, `${game.spec} ${position} depth ${depth} ${name}`);
          assertLessOrEqual(search.stats.nodes, full.stats.nodes);
        }
      }
    }
  }
});

Deno.test("a table changes no value, has hits, and saves nodes", () => {
  for (const game of games) {
    let saved = 0;
    for (const position of samplePositions(game, 12)) {
      for (const depth of depthsOf(game, 5)) {
        const plain = new Search(game, { evaluation: evaluationOf(game) });
        const value = alphaBeta(position, depth, -Infinity, Infinity, plain);
        for (const bits of [4, 16]) {
          const search = new Search(game, {
            evaluation: evaluationOf(game),
            order: killerOrder(),
            table: new TranspositionTable(bits),
          });
          const found = alphaBetaWithMemory(position, depth, -Infinity, Infinity, search);
          assertStrictEquals(
            found,
            value,
            `${game.spec} ${position} depth ${depth}, 2^${bits} slots`,
          );
          if (bits === 16) saved += plain.stats.nodes - search.stats.nodes;
        }
      }
    }
    assertGreater(saved, 0, `${game.spec}: ${saved}`);
  }
});

Deno.test("a table changes no value when repetition is near: a perpetual check saves White", () => {
  const chess = findGame("chess");
  const cycle = ["Qe8+", "Kh7", "Qh5+", "Kg8"];
  // One table for all: the same position is searched with different earlier positions.
  const table = new TranspositionTable(16);
  let mattered = 0;
  for (let plies = 0; plies < 8; plies++) {
    for (const depth of [1, 2, 3, 4, 5, 6].slice(0, sampleSize(5, 6))) {
      const position = chess.start("6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1");
      for (let ply = 0; ply < plies; ply++) {
        position.play(chess.parse(position, cycle[ply % 4]));
      }
      if (chess.pastMatters!(position, depth)) mattered++;
      const plain = new Search(chess, { evaluation: evaluationOf(chess) });
      const search = new Search(chess, { evaluation: evaluationOf(chess), table });
      assertStrictEquals(
        alphaBetaWithMemory(position, depth, -Infinity, Infinity, search) + 0,
        alphaBeta(position, depth, -Infinity, Infinity, plain) + 0,
        `${plies} plies, depth ${depth}`,
      );
    }
  }
  assertGreater(mattered, 0);
});

Deno.test("with a narrow window alpha-beta gives the value inside and a bound outside", () => {
  const game = findGame("reversi:size=6");
  const positions = samplePositions(game, 10);
  fc.assert(fc.property(
    fc.constantFrom(...positions),
    fc.integer({ min: -40, max: 40 }),
    fc.integer({ min: 1, max: 30 }),
    (position, alpha, width) => {
      const exact = minimaxOf(game, position, 3).value;
      const search = new Search(game, { evaluation: evaluationOf(game) });
      const found = alphaBeta(position, 3, alpha, alpha + width, search);
      if (found <= alpha) assertLessOrEqual(exact, found);
      else if (found >= alpha + width) assertGreaterOrEqual(exact, found);
      else assertStrictEquals(found, exact);
    },
  ));
});

Deno.test("on a uniform tree of width 3 with the best move first alpha-beta needs the theoretical minimum of leaves", () => {
  // Knuth and Moore 1975: W^ceil(d/2) + W^floor(d/2) - 1.
  for (const depth of [1, 2, 3, 4, 5, 6]) {
    const game = uniformTree(3, depth);
    // Every leaf is worth the same, so every order is a best one.
    const evaluation = { evaluate: () => 0 };
    const search = new Search(game, { evaluation });
    alphaBeta(game.start(), depth, -Infinity, Infinity, search);
    const minimum = 3 ** Math.ceil(depth / 2) + 3 ** Math.floor(depth / 2) - 1;
    assertStrictEquals(search.stats.leaves, minimum);
    const full = new Search(game, { evaluation });
    minimax(game.start(), depth, full);
    assertStrictEquals(full.stats.leaves, 3 ** depth);
    assertStrictEquals(full.stats.nodes, (3 ** (depth + 1) - 1) / 2);
  }
});

Deno.test("the root search counts the same nodes as the recursive function, and its move has the value", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 5)) {
      const search = new Search(game, { evaluation: evaluationOf(game) });
      const { move, value, stats } = searchRoot(position, search, alphaBeta, { depth: 3 });
      const whole = new Search(game, { evaluation: evaluationOf(game) });
      assertStrictEquals(value, alphaBeta(position, 3, -Infinity, Infinity, whole));
      assertEquals(stats, { ...whole.stats, depthReached: 3 });
      position.play(move);
      // After the move a win or a loss is one ply nearer.
      const after = 0 - minimaxOf(game, position, 2).value;
      assertStrictEquals(Math.abs(after) > 900_000 ? after - Math.sign(after) : after, value);
      position.undo();
    }
  }
});

Deno.test("a search leaves the position as it was", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 3)) {
      const before = [position.toString(), position.hashLow, position.hashHigh];
      const order = shallowOrder(game, 2, evaluationOf(game), "worst").order;
      const search = new Search(game, { evaluation: evaluationOf(game), order });
      alphaBeta(position, 3, -Infinity, Infinity, search);
      assertEquals([position.toString(), position.hashLow, position.hashHigh], before);
    }
  }
});

Deno.test("a shallow order sorts by value, keeps equals as generated, and loses no move", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 5)) {
      const generated = legalMoves(game, position);
      const value = (move: number) => {
        position.play(move);
        const found = -minimaxOf(game, position, 1).value;
        position.undo();
        return found;
      };
      for (const first of ["best", "worst"] as const) {
        const moves = Int32Array.from(generated);
        shallowOrder(game, 1, evaluationOf(game), first)
          .order.arrange(position, 9, 0, NO_MOVE, moves, moves.length);
        const sign = first === "best" ? -1 : 1;
        // Array.prototype.sort is stable.
        const expected = [...generated].sort((a, b) => sign * (value(a) - value(b)));
        assertEquals([...moves], expected);
      }
    }
  }
});

Deno.test("with an order that searches as deep as the search, the first move is the best at every node", () => {
  const game = findGame("reversi");
  let cutoffs = 0;
  for (const position of samplePositions(game, 4)) {
    const { order } = shallowOrder(game, 4, evaluationOf(game), "best");
    const search = new Search(game, { evaluation: evaluationOf(game), order });
    alphaBeta(position, 4, -Infinity, Infinity, search);
    assertStrictEquals(search.stats.firstMoveCutoffs, search.stats.cutoffs);
    cutoffs += search.stats.cutoffs;
  }
  assertGreater(cutoffs, 0);
});

function minimaxOf(game: Game, position: Position, depth: number) {
  const search = new Search(game, { evaluation: evaluationOf(game) });
  return { value: minimax(position, depth, search), stats: search.stats };
}

function evaluationOf(game: Game) {
  return createEvaluation(game, plainEvaluation(game));
}

function ordersOf(game: Game): Record<string, MoveOrder> {
  const evaluation = evaluationOf(game);
  return {
    generated: asGenerated,
    best: shallowOrder(game, 1, evaluation, "best").order,
    worst: shallowOrder(game, 1, evaluation, "worst").order,
    exactlyBest: shallowOrder(game, 9, evaluation, "best").order,
    exactlyWorst: shallowOrder(game, 9, evaluation, "worst").order,
    killers: killerOrder(),
  };
}

/**
 * Minimax by its definition, on copies made from the notation. In chess a notation leaves out earlier
 * positions, so there the moves are played on a copy of the position.
 */
function valueByDefinition(game: Game, root: Position, depth: number): number {
  const forFirst = (position: Position, ply: number): number => {
    const result = position.result();
    if (result !== null) return result * (WIN - ply);
    if (ply === depth) {
      return (position.side === 0 ? 1 : -1) * evaluationOf(game).evaluate(position);
    }
    const values = legalMoves(game, position).map((move) => {
      const next = position.clone();
      next.play(move);
      return forFirst(next, ply + 1);
    });
    return position.side === 0 ? Math.max(...values) : Math.min(...values);
  };
  const value = forFirst(root, 0);
  return (root.side === 0 ? value : -value) + 0;
}

/** An artificial game: every position has `width` moves, and it ends after `plies`. */
function uniformTree(width: number, plies: number): Game {
  let ply = 0;
  const position = {
    get side() {
      return (ply % 2) as 0 | 1;
    },
    hashLow: 0,
    hashHigh: 0,
    moves(out: Int32Array, from: number) {
      for (let i = 0; i < width; i++) out[from + i] = i;
      return from + width;
    },
    play: () => void ply++,
    undo: () => void ply--,
    result: () => null,
    clone: () => position,
  };
  return { maxMoves: width, maxPlies: plies, start: () => position } as unknown as Game;
}
