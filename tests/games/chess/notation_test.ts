import {
  assert,
  assertGreater,
  assertInstanceOf,
  assertMatch,
  assertNotStrictEquals,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { Chess } from "chess.js";
import fc from "fast-check";
import { chess, type ChessPosition } from "matchbox/games/chess/mod.ts";
import { IllegalMoveError, legalMoves, NotationError } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { PERFT_SUITE } from "./positions.ts";
import { playRandomGame } from "../random_game.ts";

const game = chess();
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const refused: [string, RegExp][] = [
  ["", /expected 6 fields.* but found 1/],
  ["8/8/8/8/8/8/8/8 w - -  0 1", /but found 7/],
  [`${START} `, /but found 7/],
  ["rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", /expected 8 ranks but found 9/],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", /expected 8 ranks but found 7/],
  ["rnbqkbnr/pppppppp/8/8/8/7/PPPPPPPP/RNBQKBNR w KQkq - 0 1", /rank 3, "7", but found 7/],
  ["rnbqkbnr/pppppppp/8/8/8/9/PPPPPPPP/RNBQKBNR w KQkq - 0 1", /on rank 3 but found "9"/],
  ["rnbqkbnr/pppppppp/8/8/8/44/PPPPPPPP/RNBQKBNR w KQkq - 0 1", /two numbers.*rank 3, "44"/],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKXNR w KQkq - 0 1", /rank 1 but found "X"/],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK-NR w KQkq - 0 1", /rank 1 but found "-"/],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQQBNR w - - 0 1", /one king of White but found 0/],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1", /one king of White but found 2/],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", /w or b .* but found "x"/],
  ["4k3/8/8/8/8/8/8/P3K3 w - - 0 1", /a pawn on a1/],
  ["4k2p/8/8/8/8/8/8/4K3 w - - 0 1", /a pawn on h8/],
  ["4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", /at most 8 pawns of Black but found 9/],
  [
    "4k3/8/8/8/8/Q7/PPPPPPPP/Q3K3 w - - 0 1",
    /at most 0 promoted pieces of White, .* 8 pawns, but found 1/,
  ],
  ["4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", /White is to move but could capture the king/],
  ["4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", /castle Q but no rook on a1/],
  ["4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", /castle K but no king on e1/],
  ["4k3/8/8/8/8/8/8/R3K2R w QK - 0 1", /letters of KQkq in this order.* but found "QK"/],
  ["4k3/8/8/8/8/8/8/R3K2R w KK - 0 1", /but found "KK"/],
  ["4k3/8/8/8/8/8/8/4K3 w  - 0 1", /rights to castle but found ""/],
  ["4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 2", /a square of rank 6 for en passant but found "d3"/],
  ["4k3/8/8/3pP3/8/8/8/4K3 w - i6 0 2", /but found "i6"/],
  ["4k3/8/8/3pP3/8/8/8/4K3 w - c6 0 2", /no double step can have passed c6/],
  ["4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 2", /no double step can have passed d6/],
  [
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 1 2",
    /has just passed d6, so expected 0 plies since but found 1/,
  ],
  ["4k3/4r3/8/8/7b/8/3p4/4K3 w - - 0 1", /d2 and h4 and e7 give check, .* more than two checks/],
  // Two that no line is opened for.
  ["4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", /d3 and f3 give check, and no move gives both checks/],
  ["4k3/8/8/8/8/5n2/3p4/4K3 w - - 0 1", /d2 and f3 give check, and no move gives both checks/],
  // A rook beside the king opens no line of a queen, nor a knight that of a rook beside the king.
  ["4k3/8/8/8/8/8/4r3/R3K2q w - - 0 1", /h1 and e2 give check, and no move gives both checks/],
  ["4k3/8/8/8/8/3n4/4r3/4K3 w - - 0 1", /e2 and d3 give check, and no move gives both checks/],
  // A queen gave check before it opened the line of another queen.
  ["4k3/8/8/8/8/4q3/8/q3K3 w - - 0 1", /a1 and e3 give check, and no move gives both checks/],
  // The bishop cannot have come from e5 through a man on d4.
  ["4r1k1/8/8/8/3P4/2b5/8/4K3 w - - 0 1", /c3 and e8 give check, and no move gives both checks/],
  // A capture en passant on d6 would open both lines, but no pawn stands there, or came from d7.
  ["8/8/4k3/8/2B5/3P4/8/4R1K1 b - - 0 1", /e1 and c4 give check, and no move gives both checks/],
  ["8/3p4/3Pk3/8/2B5/3P4/8/4R1K1 b - - 0 1", /e1 and c4 give check, and no move gives both/],
  ["4k3/8/8/3pP3/5K2/8/8/5r2 w - d6 0 2", /king on f4 was in check before a pawn passed d6/],
  ["4k3/8/8/8/8/8/8/4K3 w - - -1 1", /at least 0 as the plies.* but found "-1"/],
  ["4k3/8/8/8/8/8/8/4K3 w - - 01 1", /but found "01"/],
  ["4k3/8/8/8/8/8/8/4K3 w - - 0 0", /at least 1 as the move number but found "0"/],
  ["4k3/8/8/8/8/8/8/4K3 w - - 0 1e3", /but found "1e3"/],
];

for (const [text, problem] of refused) {
  Deno.test(`no position of chess: ${text || "the empty text"}`, () => {
    const { message } = assertThrows(() => game.start(text), NotationError, problem);
    assertStringIncludes(message, JSON.stringify(text));
  });
}

Deno.test("the en passant square is written only if a legal move captures there", () => {
  const written = (text: string) => game.start(text).toString().split(" ")[3];
  assertStrictEquals(written("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"), "-");
  assertStrictEquals(written("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3"), "e3");
  assertStrictEquals(written("8/8/8/KPp4r/8/8/8/4k3 w - c6 0 2"), "-");
});

const possible: [string, string][] = [
  ["a knight and the rook behind it give check", "4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1"],
  ["a pawn and the rook behind its line do", "8/8/4k3/3P4/8/8/4R3/4K3 b - - 0 1"],
  ["en passant opens two lines at once", "8/8/3Pk3/8/2B5/8/8/4R1K1 b - - 0 1"],
  ["a pawn that takes and becomes a queen opens a rook's line", "2Qk4/8/8/8/8/8/8/3RK3 b - - 0 1"],
  ["a bishop from e5 opens the line of the rook", "4r1k1/8/8/8/8/2b5/8/4K3 w - - 0 1"],
  ["a knight opens the line of the rook", "K5rk/2n5/8/8/8/8/8/8 w - - 0 1"],
  ["a rook opens the line of a bishop", "6k1/8/8/6R1/8/1B6/8/4K3 b - - 0 1"],
  ["only en passant opens these two lines", "8/8/3Pk3/8/2B5/3P4/8/4R1K1 b - - 0 1"],
  ["a pawn that goes two squares gives check", "8/8/8/3k4/4Pp2/8/8/4K3 b - e3 0 1"],
  ["a pawn that goes two squares opens a line", "8/8/8/8/3P1k2/8/8/2B1K3 b - d3 0 1"],
  [
    "as many pieces as a study may have",
    "rnbqkbnr/ppppp3/8/4N3/2BP1BQ1/4P1Pp/PPP4P/RN2K2R b KQkq - 0 1",
  ],
];

for (const [why, text] of possible) {
  Deno.test(`a position of chess: ${why}`, () => {
    // The square of en passant is left out where nothing takes there.
    assertStrictEquals(game.start(text).toString().split(" ")[0], text.split(" ")[0]);
  });
}

Deno.test("the counters may be missing", () => {
  assertStrictEquals(
    game.start("4k3/8/8/8/8/8/P7/4K3 b - -").toString(),
    "4k3/8/8/8/8/8/P7/4K3 b - - 0 1",
  );
});

/** Positions of random games and of the suite. */
const notations = [
  ...PERFT_SUITE.map(({ position }) => position),
  ...[0, 1].flatMap((number) => {
    const texts: string[] = [];
    playRandomGame(game, randomStream(`chess notation/${number}`), (position) => {
      texts.push(position.toString());
    });
    return texts;
  }),
];

/** Valid texts with a piece replaced, removed or put in. */
function mutated(texts: string[], pieces: string): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom("", ...pieces), fc.string({ maxLength: 5 }));
  return fc.tuple(fc.constantFrom(...texts), fc.nat(90), fc.nat(2), piece).map(
    ([text, place, removed, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + removed);
    },
  );
}

Deno.test("any text is a position of chess, read as chess.js reads it, or a NotationError", () => {
  const text = fc.oneof(
    fc.string(),
    { weight: 5, arbitrary: mutated(notations, "pnbrqkPNBRQK12345678/ -wbx036") },
  );
  let accepted = 0;
  fc.assert(
    fc.property(text, (text) => {
      let position: ChessPosition;
      try {
        position = game.start(text) as ChessPosition;
      } catch (error) {
        assertInstanceOf(error, NotationError, `${error}`);
        assertMatch(error.message, /^.+$/);
        return;
      }
      accepted++;
      const written = position.toString();
      assertStrictEquals(written, new Chess(text).fen());
      assertStrictEquals(game.start(written).toString(), written);
      for (const move of legalMoves(game, position)) {
        position.play(move);
        position.undo();
      }
      assertStrictEquals(position.toString(), written);
    }),
    { numRuns: 4000 },
  );
  assertGreater(accepted, 100, `only ${accepted} accepted`);
});

Deno.test("moves are written in standard algebraic notation", () => {
  const written = (notation: string) => {
    const position = game.start(notation);
    return new Set(legalMoves(game, position).map((move) => game.format(position, move)));
  };
  // Two knights by file, two rooks by rank, three queens by file, rank and both.
  const knights = written("4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1");
  assert(knights.has("Nbc3") && knights.has("Ndc3") && knights.has("Na3") && knights.has("Nf2"));
  const rooks = written("R7/8/7k/8/8/8/8/R3K3 w - - 0 1");
  assert(rooks.has("R8a4") && rooks.has("R1a4") && rooks.has("Rd1"));
  const queens = written("2k5/8/8/8/Q6Q/8/8/K6Q w - - 0 1");
  assert(queens.has("Qae4") && queens.has("Q1e4") && queens.has("Qh4e4"));
  const pawns = written("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1");
  assert(pawns.has("e8=Q+") && pawns.has("exd8=R+") && pawns.has("e8=N"));
  assert(written("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1").has("Ra8#"));
  // The other knight is pinned and cannot move there, so no disambiguation is needed.
  assert(written("k3r3/8/8/8/8/8/4N3/N3K3 w - - 0 1").has("Nb3"));
  assert(written("k3r3/8/8/8/8/4N3/8/3NK3 w - - 0 1").has("Nf2"));
});

Deno.test("other unambiguous notations of a move are read", () => {
  const position = game.start("3n3k/4P3/8/8/8/8/8/R3K3 w Q - 0 1");
  const readAs = (text: string) => game.format(position, game.parse(position, text));
  assertStrictEquals(readAs("e8=Q"), "e8=Q+");
  assertStrictEquals(readAs("exd8=Q#!?"), "exd8=Q+");
  assertStrictEquals(readAs("e7e8n"), "e8=N");
  assertStrictEquals(readAs("0-0-0"), "O-O-O");
  assertStrictEquals(readAs("e1c1"), "O-O-O");
  assertStrictEquals(readAs("a1a8"), "Ra8");
  for (const text of ["e8", "e8q", "E8=Q", "o-o-o", "O-O", "Rb9", "a8", "--", "exd8", "Ra8 "]) {
    assertThrows(() => game.parse(position, text), IllegalMoveError, undefined, text);
  }
});

Deno.test("a bishop is not a pawn: capitals count", () => {
  const position = game.start("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
  assertNotStrictEquals(game.parse(position, "Bxc3"), game.parse(position, "bxc3"));
});

Deno.test("any text is a legal move of chess or an IllegalMoveError", () => {
  const unfinished = notations.filter((text) => game.start(text).result() === null);
  const cases = fc.constantFrom(...unfinished).chain((notation) => {
    const position = game.start(notation);
    const sans = legalMoves(game, position).map((move) => game.format(position, move));
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(...sans),
      { weight: 4, arbitrary: mutated(sans, "abcdefgh12345678KQRBNOx+#=!?0-") },
    );
    return fc.tuple(fc.constant(notation), text);
  });
  let accepted = 0;
  fc.assert(
    fc.property(cases, ([notation, text]) => {
      const position = game.start(notation) as ChessPosition;
      let move: number;
      try {
        move = game.parse(position, text);
      } catch (error) {
        assertInstanceOf(error, IllegalMoveError, `${error}`);
        assertMatch(error.message, /^.+$/);
        assertStringIncludes(error.message, notation);
        return;
      }
      accepted++;
      assert(legalMoves(game, position).includes(move));
      // chess.js reads it as the same move.
      assertStrictEquals(new Chess(notation).move(text).san, game.format(position, move));
    }),
    { numRuns: 1000 },
  );
  assertGreater(accepted, 100, `only ${accepted} accepted`);
});
