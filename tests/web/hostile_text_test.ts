/**
 * Text from files, messages and addresses takes time that grows with its length, and no faster. Each reader gets
 * texts made to mislead it, of one length and of four times that: work that grows with the square takes 16 times as
 * long.
 *
 * @module
 */
import { assertLess } from "@std/assert";
import { createAgent, parsePositions, parseWeights } from "matchbox/agents/mod.ts";
import { readRecords } from "matchbox/arena/mod.ts";
import { splitPgn } from "matchbox/games/chess/mod.ts";
import { parsePgn } from "matchbox/games/chess/pgn.ts";
import { findGame } from "matchbox/games/mod.ts";
import { isReversiFile, parseReversiGames } from "matchbox/games/reversi/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import { escapeMarkdown } from "matchbox/report/markdown.ts";
import { lexedImports } from "matchbox/runner/fingerprint/lexed_imports.ts";
import { readMachine } from "matchbox/web/menace/machine.ts";
import { gamesInFile } from "matchbox/web/play/games_in_file.ts";
import { personMove } from "matchbox/web/play/person_move.ts";
import { loadGame } from "matchbox/web/play/saved_games.ts";
import { isOurHost } from "matchbox/web/visitors.ts";

/** Characters of the texts: few, for work that doubles with each character, then one length and four times that. */
const [FEW, SHORT, LONG] = [60, 10_000, 40_000];

/** Milliseconds that the shorter texts may take; they take a tenth of that on a busy machine. */
const MOST = 1000;

/** Between 4, what is expected, and 16, where it grows with the square. */
const GROWTH = 9;

/** Milliseconds that prove nothing: a busy machine. */
const FREE = 120;

/** What misleads: what is repeated, between what begins and what ends it. */
const PIECES: readonly (readonly [piece: string, before?: string, behind?: string])[] = [
  ...'# |#|# \n|{|{a}|(|()|[|[A "|"|" |%|% a\n|;|; a\n|*|1-0 |1. |1.|1|0|.|-|- |!|+|e|e.p.|$|$1 '
    .split("|")
    .map((piece) => [piece] as const),
  ...[[" "], ["\t"], ["\n"], ["\r\n"], ["\u2028"], ["a"], ["e4 "], ["pass "], ["f5 "], [
    "\\",
  ]] as const,
  // A sign that is no end.
  ..."!|?|+|#|0|e.|-|(x".split("|").map((piece) => [piece, "1. e4", "x"] as const),
  ...' |\t|\n|#|"|a='.split("|").map((piece) => [piece, "#", "x"] as const),
  ...[["/**/", "", "*"], ["\t/**/", "", "/*"], ["/*"], ["import ", "import {"], [
    "`${",
    "",
  ]] as const,
  // In a tag, and behind tags.
  ...[["0", '[White "', "x"], ['" ', '[White "', ""], ["\\", '[White "'], [
    " ",
    '[White "A"]',
    "x",
  ]] as const,
  ...[["{", '[Event "Matchbox"]\n[Game "tictactoe"]\n\n1. ', " *"]] as const,
  ...[['[Event "Matchbox"]\n'], ['[Event "', "", "\n"], [
    '[Result "*"]\n',
    '[Event "Matchbox"]\n',
  ]] as const,
  ...[["{", '[Event "a"]\n'], ["a", "a:b=", ","], ["a(b=", "", ")"], ["a,", "alphabeta:"]] as const,
  ...[["0", "alphabeta:depth=", "x"], ["0", "alphabeta:depth=", "."], [
    "(",
    "alphabeta:eval=",
  ]] as const,
  ...[["[", ""], ['{"a":', ""], ['"0":0,', "{"], ["0", '{"w1":', "}"], ['""', '"', "x"]] as const,
  ...[[":1", "a", "x"], ["1", "127.0.0.1:", "x"], ["1.", ""], ["/", "4k3"], ["8", ""], [
    "p",
    "",
  ]] as const,
];

const games = ["chess", "reversi", "metelyk", "tictactoe"].map(findGame);

/** Who reads foreign text. An error in one line is an answer, too. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "a saved game": (text) => loadGame(text),
  "the games of a file": gamesInFile,
  "a PGN": parsePgn,
  "a file of PGN": (text) => [...splitPgn(text)],
  "records": (text) => readRecords(text),
  "a file of games of Reversi": (text) => isReversiFile(text) && parseReversiGames(text),
  "a position": (text) => games.map((game) => attempt(() => game.start(text))),
  "a move": (text) => games.map((game) => attempt(() => personMove(game, game.start(), text))),
  "a spec": (text) => createAgent(text, games[0]),
  "what a learner knows": (text) => {
    attempt(() => parsePositions("db.json", text, 8));
    parseWeights("w.json", text);
  },
  "a machine": readMachine,
  "a table": (text) => fromCsv(text),
  "a text for Markdown": escapeMarkdown,
  "a source": lexedImports,
  "a host": (text) => isOurHost(text, { hostname: "0.0.0.0", port: 1 }),
};

async function attempt(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch {
    // It says what is wrong with the text, which is tested elsewhere.
  }
}

/** Milliseconds, the least of some readings. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  let least = Infinity;
  for (let reading = 0; reading < 3 && least > FREE / 10; reading++) {
    const started = performance.now();
    await attempt(() => read(text));
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

for (const [name, read] of Object.entries(readers)) {
  Deno.test(`${name}: hostile text takes no more time than its length explains`, async () => {
    for (const [piece, before = "", behind = ""] of PIECES) {
      const ofLength = (length: number) =>
        before + piece.repeat(Math.ceil(length / piece.length)) + behind;
      const what = JSON.stringify([before, piece, behind]);
      for (const length of [FEW, SHORT]) {
        const time = await timeOf(read, ofLength(length));
        assertLess(time, MOST, `${what}, ${length} characters`);
      }
      const [short, long] = [
        await timeOf(read, ofLength(SHORT)),
        await timeOf(read, ofLength(LONG)),
      ];
      assertLess(long, GROWTH * short + FREE, `${what}: ${short} and ${long} ms`);
    }
  });
}
