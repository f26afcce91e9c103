import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertStrictEquals,
} from "@std/assert";
import { BoardTerms } from "matchbox/agents/evaluate/chess/tapered/board_terms.ts";
import { FULL_PHASE } from "matchbox/agents/evaluate/chess/tapered/board_view.ts";
import { taperedEvaluation } from "matchbox/agents/evaluate/chess/tapered/evaluation.ts";
import {
  FIRST_TERM,
  sizeOf,
  TERM_GROUPS,
  TERMS,
} from "matchbox/agents/evaluate/chess/tapered/layout.ts";
import {
  type TaperedWeights,
  usualWeights,
} from "matchbox/agents/evaluate/chess/tapered/weights.ts";
import { digestOf, randomStream } from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { sampleSize } from "../../../fixtures/sample_size.ts";
import { PERFT_SUITE } from "../../../games/chess/positions.ts";
import { menOf } from "../../../reference/chess_evaluation.ts";
import { slowTerms } from "../../../reference/tapered_terms.ts";
import { samplePositions } from "../../sample_positions.ts";

const chess = findGame("chess");

/** The terms of a position by name, as `slowTerms` writes them. */
function termsOf(position: ChessPosition): string[] {
  const terms = new BoardTerms();
  terms.look(position);
  return [...terms.noted.subarray(0, terms.count)].map((noted) => {
    const term = noted >> 1;
    const group = TERM_GROUPS.findLast((name) => FIRST_TERM[name] <= term)!;
    return `${noted % 2 === 0 ? "w" : "b"} ${group} ${term - FIRST_TERM[group]}`;
  });
}

const positions = [
  ...PERFT_SUITE.map(({ position }) => chess.start(position)),
  // Passed pawns, blocked and protected, far and near to the kings.
  chess.start("8/1P2k3/2K5/p2Pp3/P1P1P1p1/6P1/7p/8 w - - 0 1"),
  chess.start("4k3/8/8/3pP3/2pP4/1pP5/1P5p/4K2N b - - 0 1"),
  // A king alone, bishops on squares of different colours, and no pawns.
  chess.start("8/8/2k5/8/4R3/8/8/3K4 w - - 0 1"),
  chess.start("8/2b1k1p1/8/3P4/4B3/6K1/8/8 w - - 0 1"),
  chess.start("8/2b1k1p1/7r/3P4/4B3/5K2/8/8 b - - 0 1"),
  chess.start("8/3r4/5k2/8/2B5/3R4/8/4K3 w - - 0 1"),
  chess.start("8/8/5k2/8/2N5/3N4/8/4K3 b - - 0 1"),
  ...samplePositions(chess, sampleSize(30, 300), "terms"),
] as ChessPosition[];

Deno.test("the terms of a position are those of the slow definitions", () => {
  const met = new Set<string>();
  for (const position of positions) {
    const found = termsOf(position).sort();
    assertEquals(found, slowTerms(String(position)).sort(), `${position}`);
    for (const term of found) met.add(term.split(" ")[1]);
  }
  assertEquals(met.size, TERM_GROUPS.length);
});

Deno.test("the groups of the terms follow each other without a gap", () => {
  let next = 0;
  for (const group of TERM_GROUPS) {
    assertStrictEquals(FIRST_TERM[group], next);
    next += sizeOf(group);
  }
  assertStrictEquals(next, TERMS);
});

/** Random weights, so that every term matters. */
function randomWeights(): TaperedWeights {
  const random = randomStream("tapered weights");
  const some = () => Array.from({ length: TERMS }, () => random.below(401) - 200);
  return { middle: some(), end: some() };
}

Deno.test("the value is the sum of the weights, blended by the pieces that are left", () => {
  const weights = randomWeights();
  const evaluation = taperedEvaluation(weights);
  for (const position of positions) {
    const pieces = [...String(position).split(" ")[0].toLowerCase()];
    const worth: Record<string, number> = { n: 1, b: 1, r: 2, q: 4 };
    const phase = Math.min(24, pieces.reduce((sum, letter) => sum + (worth[letter] ?? 0), 0));
    let [middle, end] = [0, 0];
    for (const term of slowTerms(String(position))) {
      const [color, group, number] = term.split(" ");
      const index = FIRST_TERM[group as keyof typeof FIRST_TERM] + Number(number);
      const sign = color === "w" ? 1 : -1;
      middle += sign * weights.middle[index];
      end += sign * weights.end[index];
    }
    const share = slowShare(String(position), end > 0);
    const sum = (phase * middle + (24 - phase) * share * end) / 24;
    const value = evaluation.evaluate(position);
    assertAlmostEquals(value, position.side === 0 ? sum : -sum, 1);
    assertStrictEquals(value, Math.trunc(value));
  }
  assertStrictEquals(FULL_PHASE, 24);
});

/** How much of the endgame's value counts, if White, or Black, is ahead. */
function slowShare(fen: string, white: boolean): number {
  const men = [...fen.split(" ")[0]].filter((letter) => /[a-z]/i.test(letter));
  const own = men.filter((letter) => (letter === letter.toUpperCase()) === white).sort();
  const others = men.filter((letter) => (letter === letter.toUpperCase()) !== white);
  const lower = (letters: string[]) => letters.join("").toLowerCase();
  const worth = (letters: string[]) =>
    [...lower(letters)].reduce((sum, letter) => sum + ({ n: 3, b: 3, r: 5, q: 9 }[letter] ?? 0), 0);
  if (!lower(own).includes("p")) {
    if (["k", "kn", "knn"].includes(lower(own)) || worth(own) - worth(others) < 4) return 8 / 64;
  }
  const bishops = menOf(fen).filter(({ type }) => type === "b");
  if (bishops.length !== 2 || bishops[0].color === bishops[1].color) return 1;
  const [one, other] = bishops.map(({ square }) => square.charCodeAt(0) + Number(square[1]));
  if (one % 2 === other % 2) return 1;
  return /[nrq]/.test(lower(men)) ? 52 / 64 : 32 / 64;
}

Deno.test("a position and its mirror image with the colours exchanged have the same value", () => {
  const evaluation = taperedEvaluation(randomWeights());
  let unequal = 0;
  for (const position of positions) {
    const value = evaluation.evaluate(position);
    const mirrored = chess.start(mirror(String(position))) as ChessPosition;
    assertStrictEquals(evaluation.evaluate(mirrored) + 0, value + 0, `${position}`);
    if (value !== 0) unequal++;
  }
  assertGreater(unequal, positions.length / 2);
});

Deno.test("learning begins with the men and squares of E8 and usual weights of the rest", () => {
  const evaluation = taperedEvaluation(usualWeights());
  // A knight in the middle is worth 320 and has six moves more than in the corner, where it is worth 250; and no
  // pawn can drive it away.
  const knight = (square: string) => {
    const row = square === "d4" ? "8/8/8/8/3N4/8/P7/4K2k" : "8/8/8/8/8/8/P7/N3K2k";
    return evaluation.evaluate(chess.start(`${row} w - - 0 1`) as ChessPosition);
  };
  assertAlmostEquals(knight("d4") - knight("a1"), 20 + 50 + 6 * 4 + 5, 1);
  // At the start there is only the right to move.
  assertStrictEquals(evaluation.evaluate(chess.start() as ChessPosition), 10);
});

Deno.test("the weights that come with the project are those of the training that their page names", () => {
  const folder = new URL("../../../../lib/agents/evaluate/chess/tapered/", import.meta.url);
  const [readme, text] = ["README.md", "trained.json"].map((name) =>
    Deno.readTextFileSync(new URL(name, folder))
  );
  const { number, weights } = JSON.parse(text);
  assertStrictEquals(readme.match(/--generations (\d+)/)![1], String(number));
  assertStrictEquals(
    readme.match(/digest `(\w{16})`/)![1],
    digestOf(new TextEncoder().encode(text)).split(":").at(-1),
  );
  // A piece is worth more than a pawn, and a queen more than a rook, at every stage.
  for (const first of [FIRST_TERM.men, TERMS + FIRST_TERM.men]) {
    const [pawn, knight, bishop, rook, queen] = weights.slice(first, first + 5);
    assert(pawn < Math.min(knight, bishop) && Math.max(knight, bishop) < rook && rook < queen);
  }
});

function mirror(fen: string): string {
  const [board, side, rights, passed] = fen.split(" ");
  const exchanged = (text: string) =>
    text.replaceAll(
      /[a-z]/gi,
      (letter) => letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
  const rows = exchanged(board).split("/").reverse().join("/");
  const swapped = [...exchanged(rights)].sort().join("");
  const target = passed === "-" ? "-" : passed[0] + (9 - Number(passed[1]));
  return `${rows} ${side === "w" ? "b" : "w"} ${swapped} ${target} 0 1`;
}
