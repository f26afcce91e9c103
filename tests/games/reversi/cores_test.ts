/**
 * The two implementations of Reversi on 8x8, compared.
 *
 * @module
 */
import { assert, assertEquals, assertStrictEquals, fail } from "@std/assert";
import fc from "fast-check";
import { findGame, legalMoves, perft } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { parseBoard } from "matchbox/games/notation.ts";
import { type ReversiPosition, squareWeights } from "matchbox/games/reversi/mod.ts";
import { BitboardReversi } from "matchbox/games/reversi/bitboard.ts";
import { MailboxReversi } from "matchbox/games/reversi/mailbox.ts";
import { referenceReversiAt } from "../../reference/reversi.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const game = findGame("reversi");
const GAMES = sampleSize(400, 10_000);
const SQUARES = Array.from({ length: 64 }, (_, square) => square);
/** All different, so that different boards are unlikely to have the same weight. */
const WEIGHTS = squareWeights(SQUARES.map((square) => (square + 3) ** 3));

function coresAt(notation: string): [BitboardReversi, MailboxReversi] {
  const board = parseBoard(notation, 8);
  return [BitboardReversi.fromBoard(board), MailboxReversi.fromBoard(board, 8)];
}

Deno.test("the game on 8x8 is played on the bitboard, other sizes on single squares", () => {
  assert(game.start() instanceof BitboardReversi);
  for (const size of [4, 6, 10]) {
    assert(findGame(`reversi:size=${size}`).start() instanceof MailboxReversi);
  }
});

Deno.test(`both cores agree on every position of ${GAMES} random games, forth and back`, () => {
  const random = randomStream("reversi cores");
  const start = game.start().toString();
  const [fast, slow] = coresAt(start);
  const fastMoves = new Int32Array(game.maxMoves);
  const slowMoves = new Int32Array(game.maxMoves);
  let plies = 0;
  let passes = 0;
  const results = new Set<number>();
  for (let number = 0; number < GAMES; number++) {
    const hashes = [];
    const looked = random.below(60);
    for (let ply = 0;; ply++) {
      const count = fast.moves(fastMoves, 0);
      let same = slow.moves(slowMoves, 0) === count && agree(fast, slow);
      for (let i = 0; i < count; i++) same &&= fastMoves[i] === slowMoves[i];
      if (!same) assertEquals(everythingOf(fast), everythingOf(slow));
      if (ply === looked || count === 0) assertEquals(everythingOf(fast), everythingOf(slow));
      if (count === 0) break;
      hashes.push(fast.hashLow, fast.hashHigh);
      const move = fastMoves[random.below(count)];
      if (move === 64) passes++;
      fast.play(move);
      slow.play(move);
      plies++;
    }
    results.add(fast.result()!);
    while (hashes.length) {
      fast.undo();
      slow.undo();
      if (!agree(fast, slow)) assertEquals(everythingOf(fast), everythingOf(slow));
      const before = [hashes.pop(), hashes.pop()].reverse();
      if (fast.hashLow !== before[0] || fast.hashHigh !== before[1]) {
        fail(`undo leads to another hash in ${fast}`);
      }
    }
    assertStrictEquals(fast.toString(), start);
  }
  // The sample has whole games, passes and all results.
  assert(plies > 50 * GAMES && passes > GAMES / 10 && results.size === 3);
});

Deno.test("both cores and the rules agree on unreachable boards", () => {
  const emptiness = fc.integer({ min: 1, max: 9 });
  const board = emptiness.chain((weight) =>
    fc.array(
      fc.oneof(
        { weight, arbitrary: fc.constant("-") },
        { weight: 2, arbitrary: fc.constant("X") },
        { weight: 2, arbitrary: fc.constant("O") },
      ),
      { minLength: 64, maxLength: 64 },
    )
  );
  const withCentre = (squares: string[], side: string) => {
    for (const square of [27, 28, 35, 36]) if (squares[square] === "-") squares[square] = "O";
    return `${squares.join("")} ${side}`;
  };
  fc.assert(
    fc.property(board, fc.constantFrom("X", "O"), (squares, side) => {
      const notation = withCentre([...squares], side);
      const [fast, slow] = coresAt(notation);
      assertEquals(everythingOf(fast), everythingOf(slow));
      const obvious = referenceReversiAt(notation);
      assertStrictEquals(fast.result(), obvious.result());
      const moves = legalMoves(game, fast);
      assertEquals(moves.map((move) => game.format(fast, move)).sort(), obvious.moves().sort());
      for (const move of moves) {
        const text = game.format(fast, move);
        for (const core of [fast, slow]) core.play(move);
        assertStrictEquals(fast.toString(), obvious.play(text).toString());
        assertEquals(everythingOf(fast), everythingOf(slow));
        for (const core of [fast, slow]) core.undo();
      }
      assertStrictEquals(fast.toString(), notation);
    }),
    { numRuns: 300 },
  );
});

Deno.test("a row, a column and both diagonals are flipped from every place to every other", () => {
  // On each of the four lines through a square: an own disc, enemies between, and the new disc.
  for (const square of SQUARES) {
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1], [-1, 0], [0, -1], [-1, -1], [-1, 1]]) {
      for (let length = 1; length <= 6; length++) {
        const at = (i: number) => [square % 8 + i * dx, (square >> 3) + i * dy];
        const [x, y] = at(length + 1);
        if (x < 0 || x > 7 || y < 0 || y > 7) break;
        const owners: (0 | 1 | -1)[] = Array(64).fill(-1);
        const line = Array.from({ length: length + 1 }, (_, i) => at(i + 1))
          .map(([x, y]) => 8 * y + x);
        for (const enemy of line.slice(0, -1)) owners[enemy] = 1;
        owners[line[length]] = 0;
        const position = BitboardReversi.fromBoard({ owners, side: 0 });
        assert(legalMoves(game, position).includes(square));
        position.play(square);
        assertStrictEquals(position.discs(1), 0);
        assertStrictEquals(position.discs(0), length + 2);
        position.undo();
        // An enemy at the end closes nothing.
        owners[line[length]] = 1;
        const open = BitboardReversi.fromBoard({ owners, side: 0 });
        assert(!legalMoves(game, open).includes(square));
      }
    }
  }
});

Deno.test("both cores have the same perft", () => {
  const [fast, slow] = coresAt(game.start().toString());
  for (let depth = 0; depth <= 7; depth++) {
    assertStrictEquals(perft(game, fast, depth), perft(game, slow, depth));
  }
});

/** Compares everything except notation and moves, quickly. */
function agree(a: ReversiPosition, b: ReversiPosition): boolean {
  return a.side === b.side && a.hashLow === b.hashLow && a.hashHigh === b.hashHigh &&
    a.discs(0) === b.discs(0) && a.discs(1) === b.discs(1) && a.result() === b.result() &&
    a.mobility(0) === b.mobility(0) && a.mobility(1) === b.mobility(1);
}

function everythingOf(position: ReversiPosition) {
  return {
    notation: position.toString(),
    size: position.size,
    side: position.side,
    hash: [position.hashLow, position.hashHigh],
    // As texts, for deep equality takes -0 for 0.
    result: Deno.inspect(position.result()),
    moves: legalMoves(game, position),
    squares: SQUARES.map((square) => position.at(square)),
    discs: [position.discs(0), position.discs(1)],
    mobility: [position.mobility(0), position.mobility(1)],
    weight: Deno.inspect(position.weigh(WEIGHTS)),
  };
}
