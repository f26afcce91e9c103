import {
  assert,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { findGame, IllegalMoveError, legalMoves, NotationError } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { formatReversiGames, parseReversiGames } from "matchbox/games/reversi/game_file.ts";
import { formatTranscript, parseTranscript } from "matchbox/games/reversi/transcript.ts";
import { referenceReversi } from "../../reference/reversi.ts";
import { playRandomGame } from "../random_game.ts";

const reversi = findGame("reversi");
const sizes = [4, 6, 8, 10];
const ofSize = (size: number) => findGame(`reversi:size=${size}`);
/** The shortest game: dark wins with all discs after nine moves. */
const SHORTEST = "e6f4e3f6g5d6e7f5c5";
/** Dark must pass, then light takes d1 or d4, and the game is over. */
const MUST_PASS = "OXX--XX--XX----- X";

Deno.test("a transcript is read as the moves that it names", () => {
  const moves = parseTranscript(reversi, "f5d6c3d3c4");
  const position = reversi.start();
  let rules = referenceReversi(8);
  for (const [index, name] of ["f5", "d6", "c3", "d3", "c4"].entries()) {
    assertStrictEquals(reversi.format(position, moves[index]), name);
    position.play(moves[index]);
    rules = rules.play(name);
  }
  assertStrictEquals(moves.length, 5);
  assertStrictEquals(position.toString(), rules.toString());
  assertStrictEquals(formatTranscript(reversi, moves), "f5d6c3d3c4");
});

Deno.test("capitals and spaces make no difference, and an empty transcript is a game", () => {
  const moves = parseTranscript(reversi, "f5d6c3d3c4");
  for (const text of ["F5D6C3D3C4", "f5 d6 c3 d3 c4", " f5d6\n c3 D3\tc4\n"]) {
    assertEquals(parseTranscript(reversi, text), moves);
  }
  for (const text of ["", "  \n"]) assertEquals(parseTranscript(reversi, text), []);
});

Deno.test("a forced pass may be written or left out, and no other pass is allowed", () => {
  const small = ofSize(4);
  const opening = { opening: MUST_PASS };
  const expected = [16, 3];
  for (const text of ["d1", "passd1", "pass d1", "--d1", "-- d1", "PAd1", "pa d1", "PASS D1"]) {
    assertEquals(parseTranscript(small, text, opening), expected, text);
  }
  assertStrictEquals(formatTranscript(small, expected, opening), "d1");
  assertStrictEquals(formatTranscript(small, expected, { ...opening, passes: true }), "--d1");
  // No pass is inserted after the last move.
  assertEquals(parseTranscript(small, "", opening), []);
  assertThrows(
    () => parseTranscript(reversi, "f5--c3"),
    IllegalMoveError,
    /^move 2 of the transcript: "pass" is not a legal move in .*; legal: f4, d6, f6$/,
  );
  assertThrows(() => parseTranscript(small, "--", {}), IllegalMoveError);
});

Deno.test("errors name the number and the text of the move", () => {
  const refused = (text: string, message: RegExp, kind: typeof UsageError) =>
    assertThrows(() => parseTranscript(reversi, text), kind, message);
  refused(
    "f5d6a1",
    /^move 3 of the transcript: "a1" is not a legal move in .*O/,
    IllegalMoveError,
  );
  refused("f5d6f5", /^move 3 of the transcript: "f5" is not/, IllegalMoveError);
  refused(
    `${SHORTEST}a1`,
    /^move 10 of the transcript: "a1".*the game is over$/,
    IllegalMoveError,
  );
  refused("f5d6c10", /^move 3 of the transcript: "c10" is not/, IllegalMoveError);
  refused(
    "f5d6x3d3",
    /^move 3 of the transcript: expected a square .* found "x3d3"$/,
    NotationError,
  );
  refused("f5d", /^move 2 of the transcript: expected a square .* found "d"$/, NotationError);
  refused("f5d0", /^move 2 .* found "d0"$/, NotationError);
  refused("f5,d6", /^move 2 .* found ",d6"$/, NotationError);
});

Deno.test("transcripts of random games on all boards are read back", () => {
  let passes = 0;
  for (const size of sizes) {
    const game = ofSize(size);
    for (let number = 0; number < 50; number++) {
      const { played } = playRandomGame(game, randomStream(`transcript/${size}/${number}`));
      passes += played.filter((move) => move === size * size).length;
      assertEquals(parseTranscript(game, formatTranscript(game, played)), played);
      const withPasses = formatTranscript(game, played, { passes: true });
      assertEquals(parseTranscript(game, withPasses), played);
    }
  }
  assertGreater(passes, 20);
});

Deno.test("any text is a playable transcript or an error of one line", () => {
  const pieces = fc.constantFrom(
    "f5",
    "d6",
    "c3",
    "D3",
    "c4",
    "a10",
    "--",
    "pa",
    " ",
    "x",
    "9",
    "a",
  );
  const text = fc.oneof(fc.string(), fc.array(pieces).map((parts) => parts.join("")), mutated());
  fc.assert(
    fc.property(fc.constantFrom(...sizes), text, (size, text) => {
      const game = ofSize(size);
      const moves = orRefused(() => parseTranscript(game, text));
      if (moves === null) return;
      const position = game.start();
      for (const move of moves) {
        assert(legalMoves(game, position).includes(move));
        position.play(move);
      }
      const written = formatTranscript(game, moves, { passes: true });
      const squares = (text: string) => text.toLowerCase().replace(/\s|pass|pa|--/g, "");
      assertStrictEquals(squares(written), squares(text));
    }),
    { numRuns: 1000 },
  );
});

Deno.test("a file of games is read with comments, ends and passes", () => {
  const { game, games } = parseReversiGames(
    `# Three games.\r\n\r\nreversi\r\n${SHORTEST} 13-0\r\nf5d6 c3d3c4 dark # light gave up\n` +
      `f5f6 light\nF5F6 *\n*\n`,
  );
  assertStrictEquals(game.spec, "reversi:size=8");
  assertEquals(games.map(({ result }) => result), [1, 1, -1, null, null]);
  assertEquals(games.map(({ moves }) => moves.length), [9, 5, 2, 2, 0]);
  assertEquals(games[1].moves, parseTranscript(reversi, "f5d6c3d3c4"));
  assertStrictEquals(
    formatReversiGames({ game, games }),
    `reversi:size=8\n${SHORTEST} 13-0\nf5d6c3d3c4 dark\nf5f6 light\nf5f6 *\n*\n`,
  );
});

Deno.test("files of random games are read back", () => {
  for (const size of sizes) {
    const game = ofSize(size);
    const games = Array.from({ length: 20 }, (_, number) => {
      const { played, position } = playRandomGame(game, randomStream(`file/${size}/${number}`));
      return { moves: played, result: position.result() };
    });
    const text = formatReversiGames({ game, games });
    const read = parseReversiGames(text);
    assertStrictEquals(read.game.spec, game.spec);
    assertEquals(read.games, games);
    for (const [index, { result }] of games.entries()) {
      assertStrictEquals(read.games[index].result, result);
    }
    // Discs of both sides: no more than squares, and the winner has more.
    for (const [index, line] of text.trimEnd().split("\n").slice(1).entries()) {
      const [dark, light] = line.split(" ")[1].split("-").map(Number);
      assertLessOrEqual(dark + light, size * size);
      assertStrictEquals(Math.sign(dark - light), games[index].result);
    }
  }
});

Deno.test("errors of a file name the line and what was wrong", () => {
  const refused = (text: string, message: RegExp, kind: typeof UsageError = NotationError) =>
    assertThrows(() => parseReversiGames(text), kind, message);
  refused("", /^line 1: expected the board, e.g. reversi:size=8, but found ""$/);
  refused("\n\nf5d6 *", /^line 3: expected the board, .* found "f5d6 \*"$/);
  refused("tictactoe\n", /^line 1: .* found "tictactoe"$/);
  refused("reversi:size=7\n", /^line 1: .* found "reversi:size=7"$/);
  refused("reversi\n\nf5d6", /^line 3: expected how the game ended, .* found "f5d6"$/);
  refused("reversi\nf5a1 *", /^line 2: move 2 of the transcript: "a1"/, IllegalMoveError);
  refused("reversi\nf5?? *", /^line 2: move 2 of the transcript: .* found "\?\?"$/);
  refused(`reversi\n${SHORTEST} 12-1`, /^line 2: expected 13-0, .* found "12-1"$/);
  refused(`reversi\n${SHORTEST} *`, /^line 2: expected 13-0, .* found "\*"$/);
  refused(`reversi\n${SHORTEST} light`, /^line 2: expected 13-0, .* found "light"$/);
  refused(
    "reversi\nf5d6 3-3",
    /^line 2: expected dark, light or \*, because the game is not over, but found "3-3"$/,
  );
  const wrong = {
    game: reversi,
    games: [{ moves: parseTranscript(reversi, SHORTEST), result: -1 }],
  };
  assertThrows(() => formatReversiGames(wrong as never), UsageError, /^game 1: /);
  const drawn = { game: reversi, games: [{ moves: [], result: 0 }] } as const;
  assertThrows(() => formatReversiGames(drawn), UsageError);
});

Deno.test("any text is a file of games or an error of one line", () => {
  const line = fc.oneof(
    fc.string(),
    mutated(),
    fc.constantFrom("reversi", "reversi:size=4", "f5d6 *", `${SHORTEST} 13-0`, "# no", "*", ""),
  );
  const lines = fc.tuple(fc.constantFrom("reversi", "reversi:size=6", ""), fc.array(line))
    .map(([first, rest]) => [first, ...rest].join("\n"));
  fc.assert(
    fc.property(fc.oneof(fc.string(), lines), (text) => {
      const file = orRefused(() => parseReversiGames(text));
      if (file !== null) {
        const again = parseReversiGames(formatReversiGames(file));
        assertEquals(again.games.map(({ result }) => result), file.games.map((g) => g.result));
      }
    }),
    { numRuns: 1000 },
  );
});

Deno.test("long lines are refused like short ones", () => {
  for (const text of ["f5".repeat(200_000), "x".repeat(400_000), " f5".repeat(100_000)]) {
    assertThrows(() => parseTranscript(reversi, text), UsageError);
    assertThrows(() => parseReversiGames(`reversi\n${text} x`), NotationError);
  }
});

/** The result of `body`, or null when it throws an error of one line. */
function orRefused<T>(body: () => T): T | null {
  try {
    return body();
  } catch (error) {
    assert(error instanceof NotationError || error instanceof IllegalMoveError, `${error}`);
    assertMatch(error.message, /^.+$/);
    return null;
  }
}

/** Whole games with a part replaced, removed or inserted. */
function mutated(): fc.Arbitrary<string> {
  const texts = sizes.map((size) => {
    const game = ofSize(size);
    return formatTranscript(game, playRandomGame(game, randomStream(`mutated/${size}`)).played);
  });
  const piece = fc.oneof(fc.constantFrom("", "f5", "pass", "--", " ", "a", "1", "*"), fc.string());
  return fc.tuple(fc.constantFrom(...texts), fc.nat(200), fc.nat(3), piece).map(
    ([text, place, removed, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + removed);
    },
  );
}
