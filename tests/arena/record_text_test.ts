import {
  assert,
  assertEquals,
  assertLess,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
} from "@std/assert";
import type { GameRecord, UnfinishedGame } from "matchbox/arena/game_record.ts";
import {
  formatRecord,
  readRecordFile,
  readRecords,
  readUnfinished,
} from "matchbox/arena/record_text.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { mate, playRandomly, shortest } from "./recorded_games.ts";

Deno.test("a record of Reversi is a readable text", async () => {
  assertStrictEquals(
    await formatRecord(shortest, "1.2"),
    `[Event "Matchbox"]
[Round "1.2"]
[Dark "greedy"]
[Light "random"]
[Result "1-0"]
[Termination "normal"]
[Reason "-"]
[Game "reversi:size=8"]
[Seed "7/game 1"]
[Deterministic "no"]
[Opening "---------------------------OX------XO--------------------------- X"]

1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5 1-0

`,
  );
});

Deno.test("a record of chess is Portable Game Notation with the seven tags of its roster first", async () => {
  assertStrictEquals(
    await formatRecord(mate, "3"),
    `[Event "Matchbox"]
[Site "?"]
[Date "????.??.??"]
[Round "3"]
[White "greedy"]
[Black "random"]
[Result "0-1"]
[Termination "normal"]
[Reason "-"]
[Game "chess"]
[Seed "7/game 1"]
[Deterministic "no"]

1. f3 e5 2. g4 Qh4# 0-1

`,
  );
});

Deno.test("a record from an opening with the second side to move begins with dots", async () => {
  const ticTacToe: GameRecord = {
    ...shortest,
    game: "tictactoe",
    opening: "XX-O----- O",
    moves: ["c1", "c2", "b2", "a3", "b3", "c3"],
    result: 0,
  };
  const text = await formatRecord(ticTacToe, "1");
  assertMatch(text, /\[X "greedy"\]\n\[O "random"\]/);
  assertMatch(text, /\n\n1\. \.\.\. c1 2\. c2 b2 3\. a3 b3 4\. c3 1\/2-1\/2\n\n$/);
  assertEquals((await readRecords(text)).records, [ticTacToe]);
  const opening = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 7";
  const chess = await formatRecord({
    ...mate,
    opening,
    moves: ["Kg5", "Rb1"],
    ending: "adjudication",
    reason: "White is ahead",
  }, "1");
  assert(chess.includes(`[SetUp "1"]\n[FEN "${opening}"]\n[Termination "adjudication"]`));
  assertMatch(chess, /\n\n7\. \.\.\. Kg5 8\. Rb1 0-1\n\n$/);
});

Deno.test("characters that would end a tag are written by their codes", async () => {
  const agents = ['the "best"\\worst', "line\nend  and\u2028100%"] as const;
  for (const record of [shortest, mate]) {
    const text = await formatRecord({ ...record, agents, seed: "-" }, "");
    assertStringIncludes(text, '"the %22best%22%5Cworst"]');
    assertStringIncludes(text, '"line%0Aend %20and%u2028100%25"]');
    assertStringIncludes(text, '[Seed "%2D"]');
    assertStringIncludes(text, '[Round "-"]');
  }
});

Deno.test("an edited file is read: byte order mark, other line ends, empty lines, further tags", async () => {
  const texts = await Promise.all([formatRecord(shortest, "1"), formatRecord(mate, "2")]);
  const expected = { records: [shortest, mate], rounds: ["1", "2"], damaged: [] };
  const file = texts.join("");
  assertEquals(await readRecords(`\uFEFF${file}`), expected);
  assertEquals(await readRecords(file.replaceAll("\n", "\r\n")), expected);
  assertEquals(await readRecords(`\n\n${texts.join("\n \n\n")}\n\n  \n`), expected);
  assertEquals(await readRecords(file.trimEnd()), expected);
  assertEquals(
    await readRecords(
      file.replaceAll("[Seed", '[Annotator "me"]\n[Seed').replaceAll("1. e6 f4", "1. E6\n1... F4 ")
        .replace("2. g4 Qh4#", "{a blunder} 2.g4?? (2. d4 exd4) 2... Qh4"),
    ),
    expected,
  );
});

Deno.test("an empty file has no records and no damage", async () => {
  for (const text of ["", "\n", " \r\n\r\n", "\uFEFF"]) {
    assertEquals(await readRecords(text), { records: [], rounds: [], damaged: [] });
  }
});

Deno.test("damage is reported with its line, its number and what was expected, and the rest is read", async () => {
  const middle = await formatRecord({ ...shortest, seed: "middle" }, "2");
  const chess = await formatRecord({ ...mate, seed: "middle" }, "2");
  const cases: [text: string, reason: RegExp][] = [
    [middle.replace("g5", "a1"), /^ply 5: "a1" is not a legal move in .* X; legal: /],
    [middle.replace("c5 1-0", "c5 a1 1-0"), /^ply 10: "a1" is not .*; the game is over$/],
    [
      middle.replace(" f5 5. c5", ""),
      /^the game is not over, so it cannot have ended by the rules$/,
    ],
    [
      middle.replace("c5 1-0", "c5"),
      /^expected 1-0 after the moves, as in the tag Result, but found "c5"$/,
    ],
    [middle.replaceAll("1-0", "0-1"), /^expected 1-0, the result of the moves, but found 0-1$/],
    [
      middle.replace("normal", "adjudication"),
      /^the game was over by the rules, .* ended by adjudication$/,
    ],
    [middle.replace("normal", "usual"), /^tag Termination: expected normal, .* but found "usual"$/],
    [
      middle.replace('"no"', '"perhaps"'),
      /^tag Deterministic: expected yes, no but found "perhaps"$/,
    ],
    [
      middle.replace('[Result "1-0"]', '[Result "*"]'),
      /^tag Result: expected 1-0, 1\/2-1\/2, 0-1 but found "\*"$/,
    ],
    [middle.replace("[Seed", "[Sead"), /^tag Seed is missing$/],
    [middle.replace("[Seed", "[Round"), /^tag Round is given twice$/],
    [
      middle.replace('middle"]', "middle"),
      /^expected a tag such as \[Round "1"\] but found "\[Seed \\"middle"$/,
    ],
    [
      middle.replace("middle", "100%"),
      /^tag Seed: expected % followed by digits, as in %25, in "100%"$/,
    ],
    [
      middle.replace("reversi:size=8", "go"),
      /^tag Game: unknown game "go"; available: tictactoe, reversi/,
    ],
    [middle.replace("size=8", "size=7"), /^tag Game: .*size/],
    [middle.replace("reversi:size=8", "metelyk"), /^tag White is missing$/],
    [middle.replace("OX---", "O+---"), /^tag Opening: position .* on square e4 but found "\+"$/],
    [
      middle.replace("[Event", "[Evnt"),
      /^expected a record, which begins with \[Event ", but found "\[Evnt /,
    ],
    [middle.slice(0, 40), /^expected a tag such as \[Round "1"\] but found "\[Dark \\"gr"$/],
    [middle.slice(0, middle.indexOf("\n\n")), /^expected 1-0 after the moves.* but found ""$/],
    [
      "\u0000\u0001\nGIF89a\n\n[\n\n{\n\n",
      /^expected a record, .* but found "\\u0000\\u0001\\nGIF89a/,
    ],
    [
      chess.replace("2. g4", "2. g5"),
      /^ply 3: "g5" is not a legal move in .* w .*; legal: .*\bg4\b/,
    ],
    [chess.replace("2. g4", "2. ]"), /^ply 3: "\]" is not a legal move/],
    [chess.replaceAll("0-1", "1-0"), /^expected 0-1, the result of the moves, but found 1-0$/],
    [chess.replace("Qh4#", "Qh4# a3"), /^ply 5: "a3" is not .*; the game is over$/],
    [chess.replace("[Seed", '[SetUp "1"]\n[Seed'), /^tag FEN is missing$/],
    [chess.replace("[Seed", '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[Seed'), /^tag SetUp is missing$/],
    [chess.replace("[Seed", '[SetUp "1"]\n[FEN "nowhere"]\n[Seed'), /^tag FEN: .*nowhere/],
  ];
  const [before, after] = [await formatRecord(shortest, "1"), await formatRecord(mate, "3")];
  for (const [damaged, reason] of cases) {
    const file = await readRecords(before + damaged + "\n" + after);
    assertEquals(file.records, [shortest, mate], damaged);
    assertEquals(file.rounds, ["1", "3"]);
    assertStrictEquals(file.damaged.length, 1, `${damaged}\n${JSON.stringify(file.damaged)}`);
    assertEquals([file.damaged[0].line, file.damaged[0].record], [15, 2]);
    assertMatch(file.damaged[0].reason, reason);
    assertMatch(file.damaged[0].reason, /^.{1,400}$/);
  }
});

Deno.test("a drawn game says why, in a comment before its result and in the tag Reason", async () => {
  const there = ["Nf3", "Nf6", "Ng1", "Ng8"];
  const draws: [record: Partial<GameRecord>, comment: string][] = [
    [{ ...mate, moves: [...there, ...there] }, "{Draw by threefold repetition}"],
    [
      { ...mate, opening: "7k/5Q2/8/8/8/8/8/K7 w - - 0 1", moves: ["Kb1"] },
      "{Draw by stalemate}",
    ],
    [
      { ...mate, opening: "7k/8/8/8/8/8/6r1/K5N1 b - - 99 70", moves: ["Rg3"] },
      "{Draw by fifty-move rule}",
    ],
    [
      { ...mate, opening: "7k/8/8/8/8/8/1r6/K7 w - - 0 1", moves: ["Kxb2"] },
      "{Draw by insufficient material}",
    ],
    [
      { game: "tictactoe", opening: "XOXXOOOX- X", moves: ["c3"] },
      "{Draw by full board}",
    ],
    [{ game: "reversi:size=4", opening: "XXXXXXXXOOOOOOOO O", moves: [] }, "{Draw by equal discs}"],
    [
      { game: "metelyk:side=2", opening: "W--/W-B-/B-/B w 0-0", moves: ["1-8"] },
      "{Draw by equal points and equal men in the battle quarter}",
    ],
  ];
  for (const [changes, comment] of draws) {
    const game = findGame(changes.game!);
    const position = game.start(changes.opening);
    for (const move of changes.moves!) position.play(game.parse(position, move));
    assertStrictEquals(position.result(), 0);
    const reason = game.drawReason!(position);
    const record: GameRecord = { ...shortest, ...changes, result: 0, reason };
    const text = await formatRecord(record, "1");
    assertStringIncludes(text.replaceAll("\n", " "), `${comment} 1/2-1/2  `);
    assertEquals((await readRecords(text)).records, [record]);
    // A game without the comment and the reason is read as well.
    const plain = text.replace(/\{[^}]*\}/, "").replace(/\[Reason ".*"\]/, '[Reason "-"]');
    assertEquals((await readRecords(plain)).records, [{ ...record, reason: "" }]);
  }
});

Deno.test("a record of chess may not continue after a draw by the rules", async () => {
  const there = ["Nf3", "Nf6", "Ng1", "Ng8"];
  const draw = { ...mate, moves: [...there, ...there], result: 0 as const };
  assertEquals((await readRecords(await formatRecord(draw, "1"))).records, [draw]);
  const beyond = await formatRecord({ ...draw, moves: [...there, ...there, "e4"] }, "1");
  const [{ reason }] = (await readRecords(beyond)).damaged;
  assertMatch(reason, /^ply 9: "e4" is not a legal move in .*; the game is over$/);
});

Deno.test("a record may end by a failure after the last move, when a learner failed in gameEnd", async () => {
  const failed: GameRecord = { ...shortest, result: -1, ending: "failure", reason: "no memory" };
  assertEquals((await readRecords(await formatRecord(failed, "1"))).records, [failed]);
});

Deno.test("five hundred games of Reversi are read quickly", async () => {
  const game = findGame("reversi");
  const texts = await Promise.all(Array.from({ length: 500 }, (_, number) => {
    const played = playRandomly(game, `long/${number}`, 0, Infinity);
    return formatRecord({ ...shortest, ...played, ending: "rules" }, String(number));
  }));
  const start = performance.now();
  const { records, damaged } = await readRecords(texts.join(""));
  const seconds = (performance.now() - start) / 1000;
  assertEquals([records.length, damaged], [500, []]);
  assertLess(seconds, 2, `${seconds} s`);
});

Deno.test("a file of records is read from disk; one that cannot be read is refused", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/games.pgn`, await formatRecord(mate, "1"));
    assertEquals(await readRecordFile(`${folder}/games.pgn`), {
      records: [mate],
      rounds: ["1"],
      damaged: [],
    });
    await Deno.writeFile(`${folder}/image`, crypto.getRandomValues(new Uint8Array(10_000)));
    assertStrictEquals((await readRecordFile(`${folder}/image`)).damaged.length, 1);
    for (
      const [path, message] of [
        [`${folder}/none`, /^the games of ".*none" cannot be read: there is no such file$/],
        [folder, /^the games of ".*" cannot be read: it is a folder$/],
      ] as const
    ) {
      await assertRejects(() => readRecordFile(path), UsageError, message);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a game that is not over has the result * and is read back, but is no result for others", async () => {
  const opening = "7k/8/8/8/8/8/8/R3K3 b Q - 0 1";
  const common = { agents: ["human", "random"], seed: "s", deterministic: false } as const;
  const games: UnfinishedGame[] = [
    { ...common, game: "chess", opening, moves: ["Kg7", "O-O-O"] },
    { ...common, game: "reversi:size=8", opening: shortest.opening, moves: [] },
    { ...common, game: "reversi:size=8", opening: shortest.opening, moves: ["e6", "f4", "e3"] },
  ];
  for (const game of games) {
    const text = await formatRecord(game, "1");
    assertMatch(text, /^\[Result "\*"\]$/m);
    assertMatch(text, /^\[Termination "unterminated"\]\n\[Reason "-"\]$/m);
    assertEquals(await readUnfinished(text), game);
    const { records, damaged } = await readRecords(text + await formatRecord(mate, "2"));
    assertEquals([records, damaged.length], [[mate], 1]);
  }
  const over = (await formatRecord(shortest, "1")).replaceAll("1-0", "*");
  for (
    const [text, message] of [
      ["", /^expected a record, which begins with \[Event ", but found ""$/],
      [await formatRecord(mate, "1"), /^tag Result: expected \* but found "(1-0|0-1)"$/],
      [over, /^expected 1-0, the result of the moves, but found \*$/],
      [(await formatRecord(games[2], "1")).replace("e3", "a1"), /^ply 3: /],
    ] as const
  ) {
    assertMatch((await assertRejects(() => readUnfinished(text), UsageError)).message, message);
  }
});
