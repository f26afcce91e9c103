import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import fc from "fast-check";
import { formatRecord, playMatch, recordIdentity } from "matchbox/arena/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { formatReversiGames, type ReversiGame } from "matchbox/games/reversi/mod.ts";
import { IncomingGames, type ReadGames } from "matchbox/runner/experience/incoming_games.ts";
import { playRandomGame } from "../../games/random_game.ts";

const game = findGame("reversi:size=6");
const OPENING = game.start().toString();

/** Reads a text that is cut at some places. */
async function read(text: string, cuts: readonly number[] = []): Promise<ReadGames> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b)];
  const file = new IncomingGames("games.txt", game);
  const parts: ReadGames[] = [];
  for (const [i, end] of [...places, text.length].slice(1).entries()) {
    parts.push(await file.add(text.slice(places[i], end)));
  }
  parts.push(await file.end());
  return {
    games: parts.flatMap(({ games }) => games),
    unfinished: parts.reduce((sum, { unfinished }) => sum + unfinished, 0),
    damaged: parts.flatMap(({ damaged }) => damaged),
  };
}

const random = randomStream("games that come in");
const played: ReversiGame[] = Array.from({ length: 4 }, () => {
  const { position, played: moves } = playRandomGame(game, random);
  return { moves, result: position.result() };
});

Deno.test("transcripts are read wherever the file is cut; a damaged line is told and the others are read", async () => {
  const [board, ...lines] = formatReversiGames({ game, games: played }).trim().split("\n");
  const text = [
    ...["\uFEFF# games of a friend", "", `${board} # small`, lines[0], "c2 *"],
    ...["# the next one is wrong", "a1 dark", `${lines[1]} # good`, "c2b2", ...lines.slice(2)],
  ].join("\r\n");
  const expected = played.map((each) => ({ identity: "", opening: OPENING, ...each }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
      const { games, unfinished, damaged } = await read(text, cuts);
      assertEquals([games, unfinished], [expected, 1]);
      // As they are numbered in the file above.
      assertEquals(damaged.map(({ line, record }) => [line, record]), [[7, 3], [9, 5]]);
    }),
    { numRuns: 30 },
  );
  const { damaged: [illegal, endless] } = await read(text);
  assertMatch(illegal.reason, /^move 1 of the transcript: "a1" is not a legal move/);
  assertMatch(endless.reason, /^expected how the game ended, .* but found "c2b2"$/);
});

Deno.test("records are read wherever the file is cut, each with what tells it from others", async () => {
  const { records } = playMatch(game, "random", "easy:depth=1", { games: 4, seed: 3 });
  const texts = await Promise.all(records.map((each, i) => formatRecord(each, `${i + 1}`)));
  const broken = texts[1].replace(/\d\. \w+/, "1. a1");
  const text = [texts[0], broken, "hello\n\n", texts[2], texts[3]].join("");
  const whole = await read(text);
  assertEquals(
    whole.games.map(({ identity, result }) => [identity, result]),
    [0, 2, 3].map((i) => [recordIdentity(records[i]), records[i].result]),
  );
  assertEquals(whole.damaged.map(({ line, record }) => [line, record]), [
    [texts[0].split("\n").length, 2],
  ]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
      assertEquals(await read(text, cuts), whole);
    }),
    { numRuns: 20 },
  );
});

Deno.test("games of another board and what is no file of games are refused in one line", async () => {
  const [record] = playMatch(findGame("tictactoe"), "random", "random", { games: 2 }).records;
  const wrong: [text: string, reason: string][] = [
    ["reversi:size=8\nd3 dark\n", '"games.txt" has games of reversi:size=8, not of reversi:size=6'],
    ["# one\nreversi:size=7\n", "games.txt, line 2: expected the board, e.g. reversi:size=8, but"],
    [await formatRecord(record, "1"), '"games.txt" has games of tictactoe, not of reversi:size=6'],
  ];
  for (const [text, reason] of wrong) await assertRejects(() => read(text), UsageError, reason);
  const endless = new IncomingGames("games.txt", game);
  await assertRejects(
    async () => {
      for (let i = 0; i < 100; i++) await endless.add("x".repeat(10_000));
    },
    UsageError,
    "games.txt: expected games of at most 100000 characters, from line 1 on",
  );
  // What is short and no game is damage, as in a file of records.
  const { games, damaged } = await read("hello\n");
  assertEquals([games.length, damaged.map(({ line }) => line)], [0, [1]]);
});
