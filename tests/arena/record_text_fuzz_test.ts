/**
 * A record with any game and any texts is read back from its text; of a damaged file, all intact records are
 * read.
 *
 * @module
 */
import {
  assert,
  assertEquals,
  assertLess,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { isDeepStrictEqual } from "node:util";
import { Chess } from "chess.js";
import fc from "fast-check";
import { endings, type GameRecord } from "matchbox/arena/game_record.ts";
import { formatRecord, readRecords } from "matchbox/arena/record_text.ts";
import { findGame } from "matchbox/games/mod.ts";
import { sampleSize } from "../fixtures/sample_size.ts";
import { playRandomly, shortest } from "./recorded_games.ts";

const specs = [
  "tictactoe",
  "reversi:size=4",
  "reversi:size=6",
  "reversi:size=8",
  "reversi:size=10",
  "metelyk:side=1",
  "metelyk:side=2",
  "metelyk:side=3",
  "metelyk:side=4",
  "chess",
];

Deno.test("every record is read back, whatever its texts contain", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyGame, { maxLength: 4 }), async (games) => {
      const texts = await Promise.all(
        games.map(({ record, round }) => formatRecord(record, round)),
      );
      const read = await readRecords(texts.join(""));
      assertEquals(read, {
        records: games.map(({ record }) => record),
        rounds: games.map(({ round }) => round),
        damaged: [],
      });
      for (const [index, { record }] of games.entries()) {
        assertStrictEquals(read.records[index].result, record.result);
      }
    }),
    { numRuns: sampleSize(20, 60) },
  );
});

Deno.test("lines of moves have at most 80 columns, and tags one line", async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, async ({ record, round }) => {
      const [tags, moves, end, ...rest] = (await formatRecord(record, round)).split("\n\n");
      assert(tags.split("\n").every((line) => /^\[\w+ "[^"\\]+"\]$/.test(line)), tags);
      assert(moves.split("\n").every((line) => line.length <= 80 && line === line.trim()), moves);
      assertEquals([end, rest], ["", []]);
    }),
    { numRuns: sampleSize(20, 60) },
  );
});

Deno.test("chess.js reads every record of chess: the moves, the opening and the result", async () => {
  await fc.assert(
    fc.asyncProperty(gameOf("chess"), async ({ record, round }) => {
      const reader = new Chess();
      reader.loadPgn((await formatRecord(record, round)).trimEnd(), { strict: true });
      assertEquals(reader.history(), record.moves);
      assertStrictEquals(
        reader.getHeaders().Result,
        { "1": "1-0", "0": "1/2-1/2", "-1": "0-1" }[record.result],
      );
      while (reader.undo());
      assertStrictEquals(reader.fen(), record.opening);
    }),
    { numRuns: 15 },
  );
});

Deno.test("wherever a file is cut or changed, all intact records are read", async () => {
  const { pieces, records } = await fuzzed();
  const starts = pieces.map((_, index) => pieces.slice(0, index).join("").length);
  const text = pieces.join("");
  const intact = (from: number, to: number) =>
    records.filter((_, i) => starts[i] >= to || starts[i] + pieces[i].length <= from);
  const character = fc.oneof(fc.constantFrom(...'\n\r []"%\\-1.{}()'), fc.string({ maxLength: 2 }));
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length), fc.nat(3), character, async (at, removed, put) => {
      const end = Math.min(at + removed, text.length);
      const changed = await readRecords(text.slice(0, at) + put + text.slice(end));
      assertIncludes(changed.records, intact(at, end));
      assertLessOrEqual(changed.records.length + changed.damaged.length, records.length + 2);
      assertIncludes((await readRecords(text.slice(0, at))).records, intact(at, text.length));
      assertIncludes((await readRecords(text.slice(at))).records, intact(0, at));
    }),
    { numRuns: sampleSize(100, 300) },
  );
});

Deno.test("no text makes reading fail", async () => {
  const { pieces } = await fuzzed();
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(...pieces.flatMap((piece) => piece.split("\n")), '[Event "', "\n\n", "(", "{"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part), async (parts) => {
      const { records, rounds, damaged } = await readRecords(parts.join("\n"));
      assertStrictEquals(records.length, rounds.length);
      for (const { line, record, reason } of damaged) {
        assert(line >= 1 && record >= 1);
        assertMatch(reason, /^.+$/);
      }
    }),
    { numRuns: sampleSize(150, 500) },
  );
});

/** Texts with characters that are special in tags. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...'"\\[]%{}-?\n\r\t ', "\u00A0", "\u2028", "\uFEFF", "\uD800", "22"))
    .map((parts) => parts.join("")),
);

const anyGame = fc.constantFrom(...specs).chain(gameOf);

/** Records of random games from random openings, finished or not. */
function gameOf(spec: string): fc.Arbitrary<{ record: GameRecord; round: string }> {
  return fc.record({
    stream: fc.nat().map((number) => `record/${number}`),
    opening: fc.nat(6),
    plies: fc.oneof(fc.nat(40), fc.constant(spec === "chess" ? 80 : Infinity)),
    texts: fc.tuple(anyText, anyText, anyText, anyText, anyText),
    ending: fc.constantFrom(...endings.filter((ending) => ending !== "rules")),
    result: fc.constantFrom(-1, 0, 1),
    deterministic: fc.boolean(),
  }).map(({ stream, opening, plies, texts, ending, result, deterministic }) => {
    const [first, second, seed, reason, round] = texts;
    const played = playRandomly(findGame(spec), stream, opening, plies);
    const end = played.result === null ? { result: result as 1 | 0 | -1, ending, reason } : {
      result: played.result,
      ending: "rules" as const,
      reason: played.result === 0 ? reason : "",
    };
    return {
      record: { ...played, ...end, agents: [first, second], seed, deterministic },
      round,
    };
  });
}

/** A file of six games, two of them of chess, and its records. */
async function fuzzed() {
  const records: GameRecord[] = ["tictactoe", "chess", "reversi:size=4", "chess", "metelyk:side=2"]
    .map((spec, number) => ({
      ...shortest,
      ...playRandomly(findGame(spec), `fuzz/${number}`, 3, 12),
      seed: `fuzz/${number}`,
    }))
    .map((record) =>
      record.result === null ? { ...record, result: 0, ending: "length cap" } : record
    );
  records.push(shortest);
  const pieces = await Promise.all(records.map((record, i) => formatRecord(record, String(i))));
  return { pieces, records };
}

/** Whether all of `expected` are found in that order. */
function assertIncludes(found: readonly GameRecord[], expected: readonly GameRecord[]): void {
  let from = 0;
  for (const record of expected) {
    while (from < found.length && !isDeepStrictEqual(found[from], record)) from++;
    assertLess(from++, found.length, `${record.game} of ${record.seed} is missing`);
  }
}
