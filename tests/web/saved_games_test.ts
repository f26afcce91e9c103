/**
 * Games from files: a reader sees what is in the file and nothing else, and it is there when the game is saved
 * again. The files are written by hand.
 *
 * @module
 */
import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import { Chess } from "chess.js";
import { Referee } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { gamesInFile } from "matchbox/web/play/games_in_file.ts";
import { loadGame, saveGame } from "matchbox/web/play/saved_games.ts";
import { endWords } from "matchbox/web/play/words.ts";
import { readableTags } from "matchbox/web/play/written_game.ts";

/** Reads a file, and begins the game as the page does. */
async function opened(text: string) {
  const loaded = await loadGame(text);
  const game = findGame(loaded.spec);
  const referee = new Referee(game, ["human", "human"], {
    seed: "page",
    opening: loaded.opening,
    played: { moves: loaded.moves, end: loaded.end ?? undefined },
  });
  const save = async (form: "record" | "games" | "transcript" = "record") =>
    (await saveGame(referee, form, loaded.written)).text;
  const status = () =>
    endWords({ end: referee.end, players: ["person", "person"] } as never, game, "");
  return { ...loaded, game, referee, save, status };
}

/** A text as its words, because lines are broken anew. */
const words = (text: string) => text.split(/\s+/).filter(Boolean);

const ANNOTATED = `[Event "Third \\"match\\""]
[Site "Zürich"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]
[ECO "C33"]
[Termination "Time forfeit"]

{An old game.} 1. e4 $1 e5 {best by
test} (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. f4! exf4 3. Bc4 Qh4+ ; to the end } of the line
4. Kf1 b5?! 1-0
`;

Deno.test("a PGN is shown as it is: names, date, end, comments, variations, evaluations", async () => {
  const game = await opened(ANNOTATED);
  assertEquals(game.moves, ["e4", "e5", "f4", "exf4", "Bc4", "Qh4+", "Kf1", "b5"]);
  const tags = Object.fromEntries(readableTags(game.written));
  assertEquals([tags.Event, tags.White, tags.Date], [
    ...['Third "match"', "Anderssen, Adolf", "1851.06.21"],
  ]);
  assertEquals(game.written.notes.map(({ ply, text }) => [ply, ...words(text)].join(" ")), [
    "0 {An old game.}",
    "1 $1",
    "2 {best by test}",
    "2 (1... c5 2. Nf3 (2. c3 d5) 2... d6)",
    "3 !",
    "6 ; to the end } of the line",
    "8 ?!",
  ]);
  // Nobody gave up, as far as the file says.
  assertStrictEquals(game.status(), "White wins. The file says: Time forfeit.");
});

Deno.test("a PGN that is saved again has lost nothing, and other programs read it", async () => {
  const game = await opened(ANNOTATED);
  const text = await game.save();
  assertEquals(text.slice(0, text.indexOf("\n\n")), ANNOTATED.slice(0, ANNOTATED.indexOf("\n\n")));
  const again = await opened(text);
  assertEquals(again.moves, game.moves);
  const plain = (notes: typeof game.written.notes) =>
    notes.map(({ ply, text }) => `${ply} ${words(text).join(" ")}`);
  assertEquals(plain(again.written.notes), plain(game.written.notes));
  assertStrictEquals(again.status(), game.status());
  assertStrictEquals(await again.save(), text);
  const oracle = new Chess();
  oracle.loadPgn(text.replace('\\"match\\"', "match"));
  assertEquals(oracle.history(), [...game.moves]);
  assert(text.split("\n").every((line) => line.length <= 80));
});

Deno.test("a game from a file that goes on keeps what is written, and its end is the new one", async () => {
  const file = ANNOTATED.replace('"1-0"', '"*"').replace("1-0\n", "*\n")
    .replace('[Termination "Time forfeit"]\n', "");
  const game = await opened(file);
  assertStrictEquals(game.referee.end, null);
  // As it is until something happens.
  assertMatch(await game.save(), /\[Result "\*"\]\n\[ECO "C33"\]\n\n/);
  game.referee.play(game.game.parse(game.referee.position, "Bxb5"));
  game.referee.resign(1);
  const text = await game.save();
  assertMatch(text, /\[White "Anderssen, Adolf"\]/);
  assertMatch(text, /\[Result "1-0"\]\n\[ECO "C33"\]\n\[Termination "resignation"\]/);
  assertMatch(text, /b5\?! 5\. Bxb5 1-0\n/);
  assertMatch(text, /\(1\.\.\. c5 2\. Nf3/);
  // Comments on moves that are taken back go with them.
  game.referee.takeBack(7);
  game.referee.play(game.game.parse(game.referee.position, "d4"));
  const other = await game.save();
  assertMatch(other, /\{An old game\.\}[^]*\(2\. c3 d5\)[^]*2\. d4 \*/);
  assert(!other.includes("to the end"));
});

Deno.test("the end of a game is that of the file", async () => {
  const mate = '[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1';
  const repeated = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
  const cases: [string, string][] = [
    [mate, "Black wins by checkmate."],
    ["1. e4 1/2-1/2", "A draw."],
    ['[Termination "adjudication"]\n\n1. e4 1/2-1/2', "A draw. The file says: adjudication."],
    ["1. e4 0-1", "Black wins."],
    ['[Termination "?"]\n\n1. e4 1-0', "White wins."],
    [`${repeated} 1/2-1/2`, "A draw by threefold repetition."],
    // The flag fell, or somebody erred; the file knows.
    [`${repeated} 1-0`, "White wins."],
    [mate.replaceAll("0-1", "1-0"), "White wins."],
  ];
  for (const [text, status] of cases) {
    assertStrictEquals((await opened(text)).status(), status, text);
  }
  // People play on after a draw that nobody claims.
  const { moves, referee } = await opened(`${repeated} 5. e4 e5 *`);
  assertEquals([moves.length, referee.end], [10, null]);
});

Deno.test("a text of numbers, or of nothing, is no game", async () => {
  for (const text of ["1. ".repeat(60_000), "*", "1-0", "{a comment}", "1 2 3"]) {
    await assertRejects(() => opened(text), Error, undefined, text.slice(0, 20));
  }
  // A game that was lost before its first move.
  assertStrictEquals((await opened('[White "A"]\n[Result "0-1"]\n\n0-1')).status(), "Black wins.");
});

Deno.test("all games of a file are there to choose from", async () => {
  const two = `${ANNOTATED}\n[White "B"]\n[Black "C"]\n[Result "*"]\n\n1. d4 *\n`;
  const games = gamesInFile(two);
  assertEquals(games.map(({ title }) => title), [
    'Anderssen, Adolf – Kieseritzky, Lionel, Third "match", Zürich, 1851.06.21, 1-0',
    "B – C, *",
  ]);
  assertEquals((await opened(games[1].text)).moves, ["d4"]);
  await assertRejects(() => opened(two), Error, "expected a file of one game but found 2");

  const reversi = gamesInFile("# all\nreversi:size=6 # small\ne4e5 light\n# mine\ne4 *\n# end\n");
  assertEquals(reversi.map(({ title }) => title), [
    "Game 1, light, all, small",
    "Game 2, *, mine, end",
  ]);
  const second = await opened(reversi[1].text);
  assertEquals([second.spec, second.moves], ["reversi:size=6", ["e4"]]);
  assertStrictEquals(await second.save("games"), "# mine\n# end\nreversi:size=6\ne4 *\n");
  assertMatch(await second.save(), /\n; mine\n; end\n1\. e4 \*\n/);
});

const METELYK = `[Event "Matchbox"]
[Round "7"]
[White "net38_1:file=sha256:0123456789abcdef"]
[Black "random"]
[Result "1-0"]
[Termination "time forfeit"]
[Reason "random exceeded its time of 1 s"]
[Game "metelyk:side=2"]
[Seed "match/1"]
[Deterministic "no"]
[Opening "W--/WW--/BB/B w 0-0"]
[Annotator "M"]

1. 1-8 {bold} 1... 5-6 2. 8-9 3-5 3. 9-off 1-0
`;

Deno.test("a record of ours keeps its players, its tags and comments in every game", async () => {
  const game = await opened(METELYK);
  assertStrictEquals(game.status(), "White wins: Black's time is over.");
  assertEquals(words(await game.save()), words(METELYK));
  game.referee.takeBack(1);
  const changed = await game.save();
  // Those who play on are not those of the file.
  assertMatch(changed, /\[White "human"\]\n\[Black "human"\]\n\[Result "\*"\]/);
  assertMatch(changed, /\[Annotator "M"\]\n\n1\. 1-8 \{bold\} 1\.\.\. 5-6 2\. 8-9 3-5 \*/);
  const both = gamesInFile(METELYK + METELYK.replace("bold", "again"));
  assertEquals(both.length, 2);
  assertMatch(both[0].title, /^net38_1:file=sha256:0123456789abcdef – random, .*7, 1-0$/);
});

Deno.test("a damaged record is refused with its line", async () => {
  const wrong = METELYK.replace("9-off", "9-2");
  await assertRejects(() => opened(wrong), Error, 'line 1: ply 5: "9-2" is not a legal move');
  await assertRejects(() => opened(`${METELYK}\nmore\n`), Error, "line 16: expected a record");
});
