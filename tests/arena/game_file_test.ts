import { assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import {
  countableGames,
  formatRecord,
  type GameRecord,
  type PlayedGame,
  playMatch,
  readGameFile,
} from "matchbox/arena/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { FIVE_GAMES, fiveGames } from "../agents/book/five_games.ts";
import { withFolder } from "../fixtures/command.ts";

const chess = findGame("chess");
const START = chess.start().toString();

/** A game without what tells it from others with the same moves. */
type BareGame = Omit<PlayedGame, "identity">;

/** Writes a file for the time of a test and reads it. */
async function read(game: string, content: string | Uint8Array) {
  let found: Awaited<ReturnType<typeof readGameFile>> | undefined;
  await withFolder(async (folder) => {
    const path = `${folder}/games.txt`;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    await Deno.writeFile(path, bytes);
    found = await readGameFile(findGame(game), path);
  });
  return found!;
}

/** The records of a small match. */
function recordsOf(game: string, first: string, second: string): readonly GameRecord[] {
  return playMatch(findGame(game), first, second, { games: 6, maxPlies: 30 }).records;
}

Deno.test("the games of a PGN file of any program are read, with their results", async () => {
  const { games, damaged } = await read("chess", FIVE_GAMES);
  assertEquals(damaged, []);
  assertEquals(
    games.map(({ moves, result }) => ({ moves, result })),
    fiveGames as unknown,
  );
  const { identity: _, ...first } = games[0];
  assertEquals(first, {
    agents: ["A", "B"],
    opening: START,
    moves: ["e4", "e5", "Nf3"],
    result: 1,
    deterministic: false,
  });
});

Deno.test("other line ends and bytes of Latin-1 make no difference", async () => {
  const text = FIVE_GAMES.replaceAll('"A"', '"Grünfeld"').replaceAll("\n", "\r\n");
  const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const { games, damaged } = await read("chess", latin);
  assertEquals(damaged, []);
  assertStrictEquals(games.length, 5);
  assertStrictEquals(games[0].agents[0], "Grünfeld");
});

Deno.test("a damaged game is reported with its line, and the others are read", async () => {
  const text = `${FIVE_GAMES}
[Event "6"]

1. e4 Qh9 1-0

[Event "7"]
[FEN "nowhere"]

1. e4 *

[Event "8"]

1. h4 {not closed

[Event "9"]

1. a4 *
`;
  const { games, damaged } = await read("chess", text);
  const line = FIVE_GAMES.split("\n").length + 1;
  assertEquals(damaged.map(({ line, record }) => [line, record]), [
    [line, 6],
    [line + 4, 7],
    [line + 9, 8],
  ]);
  assertStrictEquals(
    damaged[0].reason,
    'ply 2: "Qh9" is not a legal move in rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  );
  assertEquals(games.slice(5).map(({ moves, result }) => [moves, result]), [[["a4"], null]]);
});

Deno.test("our own records are read, those of chess as PGN", async () => {
  for (const game of ["chess", "reversi:size=6", "tictactoe"]) {
    const records = recordsOf(game, "random", "greedy");
    const texts = await Promise.all(records.map((record, n) => formatRecord(record, `${n}`)));
    const { games, damaged } = await read(game, texts.join(""));
    assertEquals(damaged, []);
    const parts = ({ agents, opening, moves, result, deterministic }: BareGame) => ({
      ...{ agents, opening, moves, result, deterministic },
    });
    assertEquals(games.map(parts), records.map(parts));
  }
});

Deno.test("games of another kind, and a file that cannot be read, are refused", async () => {
  const records = recordsOf("tictactoe", "random", "greedy");
  const text = await formatRecord(records[0], "1");
  for (const game of ["chess", "reversi"]) {
    await assertRejects(
      () => read(game, text),
      UsageError,
      `has games of tictactoe, not of ${findGame(game).spec}`,
    );
  }
  await assertRejects(
    () => readGameFile(chess, "no such file"),
    UsageError,
    'the games of "no such file" cannot be read: there is no such file',
  );
});

Deno.test("unfinished games are left out, what was there before, and games that deterministic agents repeat", () => {
  let number = 0;
  const game = (changed: Partial<PlayedGame> = {}): PlayedGame => ({
    agents: ["one", "other"],
    identity: `${number++}`,
    opening: START,
    moves: ["e4"],
    result: 1,
    deterministic: true,
    ...changed,
  });
  const { games, unfinished, repeated, again } = countableGames([
    game(),
    game(),
    game({ agents: ["other", "one"] }),
    game({ moves: ["d4"] }),
    game({ result: null }),
    // Games between people, or with random numbers, may be alike, but not in all that is said of them.
    game({ deterministic: false }),
    game({ deterministic: false }),
    game({ deterministic: false, identity: "0", result: 0 }),
    game({ deterministic: false, identity: "0" }),
  ]);
  assertEquals([games.length, unfinished, repeated, again], [6, 1, 1, 1]);
  assertEquals(games[0], { opening: START, moves: ["e4"], result: 1 });
});
