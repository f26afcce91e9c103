import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { createEvaluation } from "matchbox/agents/mod.ts";
import { boardOf } from "matchbox/agents/evaluate/reversi/strategy/board.ts";
import { blocksOnEdges, edgeShapes } from "matchbox/agents/evaluate/reversi/strategy/edges.ts";
import { fenceDiscs } from "matchbox/agents/evaluate/reversi/strategy/frontier.ts";
import { regionsOf } from "matchbox/agents/evaluate/reversi/strategy/regions.ts";
import {
  neverFlipped,
  stableDiscs,
} from "matchbox/agents/evaluate/reversi/strategy/stable_discs.ts";
import {
  type TermName,
  termNames,
  terms,
} from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { setOf, sizeOf, squaresIn } from "matchbox/games/reversi/square_set.ts";
import { counts, oddMinusEven, unflippable } from "../../../reference/reversi_strategy.ts";
import { sidesOf } from "../../../reference/reversi_evaluation.ts";
import { playedEndgame, randomBoard } from "../../endgame/sample_endgames.ts";
import { samplePositions } from "../../sample_positions.ts";

const reversi = findGame("reversi");
const boards = [reversi, findGame("reversi:size=6")];

const valueOf = (game: Game, spec: string, notation: string) =>
  createEvaluation(game, spec).evaluate(game.start(notation)) + 0;
const termOf = (game: Game, name: string, notation: string) =>
  valueOf(game, `strategy(terms=${name},${name}=1)`, notation);

/** Positions of games, and boards with shapes that games rarely have. */
function sample(game: Game, count: number): string[] {
  const random = randomStream(`strategy ${game.spec}`);
  const strange = Array.from({ length: count }, () => `${randomBoard(game, 24, random)}`);
  return [...samplePositions(game, count, "strategy").map(String), ...strange];
}

Deno.test("each term is the difference of what the reference counts for both sides", () => {
  const met = new Set<string>();
  for (const game of boards) {
    for (const notation of sample(game, 60)) {
      const [own, enemy] = sidesOf(notation);
      for (const [name, count] of Object.entries(counts)) {
        const expected = count(notation, own) - count(notation, enemy) + 0;
        assertStrictEquals(termOf(game, name, notation), expected, `${name} of ${notation}`);
        if (expected !== 0) met.add(name);
      }
      assertStrictEquals(termOf(game, "parity", notation), oddMinusEven(notation), notation);
    }
  }
  // `stable` is tested below. These shapes are too rare in random positions to be met in each.
  const shapes = ["balanced", "unbalanced"];
  assertEquals(
    Object.keys(counts).filter((name) => !met.has(name) && !shapes.includes(name)),
    [],
  );
  assertEquals([...Object.keys(counts), "stable", "parity"].sort(), [...termNames].sort());
});

Deno.test("edges have the shapes that the literature names", () => {
  const cases: [string, number, number, number][] = [
    ["-XXXXXX-", 1, 0, 0],
    ["--XXXXX-", 0, 1, 0],
    ["-XXXXX--", 0, 1, 0],
    ["XXXXXXX-", 0, 0, 0],
    ["-XXXXXXO", 0, 0, 0],
    ["--XXXX--", 0, 0, 0],
    ["-XX-XXX-", 0, 0, 1],
    ["-X-X--X-", 0, 0, 2],
    ["X------X", 0, 0, 1],
    ["-XX-OX--", 0, 0, 0],
    ["--XXX-", 0, 1, 0],
    ["-XXXX-", 1, 0, 0],
  ];
  for (const [edge, balanced, unbalanced, blocks] of cases) {
    assertEquals(edgeShapes(edge), { balanced, unbalanced, blocks }, edge);
    // Read from the other corner, it is the same edge.
    assertEquals(edgeShapes([...edge].reverse().join("")), { balanced, unbalanced, blocks }, edge);
    if (edge.length !== 8 || edge[0] !== "-" || edge[7] !== "-") continue;
    // On the board, joined to the start; the edges at its sides are empty.
    const rows = [edge, "-OOOOOO-", "---O----", "---XO---", "---OX---", "--------", "--------"];
    const notation = `${rows.join("")}-------- X`;
    assertStrictEquals(termOf(reversi, "balanced", notation), balanced, edge);
    assertStrictEquals(termOf(reversi, "unbalanced", notation), unbalanced, edge);
    assertStrictEquals(termOf(reversi, "edge_blocks", notation), blocks, edge);
    const squares = blocksOnEdges(boardOf(reversi.start(notation) as ReversiPosition));
    // The squares of the first row are numbered as the places of the edge.
    const runs = [...edge.matchAll(/(?<=X)-+(?=X)/g)];
    assertEquals(
      squares.map(squaresIn),
      runs.map(({ index, 0: run }) => Array.from(run, (_, along) => index + along)),
    );
  }
});

Deno.test("a fence is a row of three with empty squares along one side", () => {
  const rows = ["--------", "--------", "--XXX---", "--OXO---", "---OX---", "--------", "--------"];
  const board = boardOf(reversi.start(`${rows.join("")}-------- X`) as ReversiPosition);
  // c3, d3, e3: nothing above them.
  assertEquals(squaresIn(fenceDiscs(board)), [18, 19, 20]);
  // A disc above one of them breaks it.
  const broken = ["--------", "---O----", ...rows.slice(2)];
  const other = boardOf(reversi.start(`${broken.join("")}-------- X`) as ReversiPosition);
  assertEquals(squaresIn(fenceDiscs(other)), []);
});

Deno.test("the squares of a set are in regions, each once, that do not touch", () => {
  // a1 b2 touch by a corner, h1 alone; h1 and a2 do not touch across the edge of the board.
  assertEquals(
    regionsOf(setOf([0, 9, 7, 55, 56])).map(squaresIn),
    [[0, 9], [7], [55], [56]],
  );
  assertEquals(regionsOf(setOf([])), []);
  // The halves of the board meet between the fourth and the fifth row.
  assertEquals(regionsOf(setOf([31, 39])).map(sizeOf), [2]);
});

Deno.test("discs counted as stable are never flipped, and near the end most of those are counted", () => {
  const random = randomStream("never flipped");
  let [found, all] = [0, 0];
  for (const [size, most] of [[4, 8], [6, 6], [8, 6]]) {
    const game = findGame(`reversi:size=${size}`);
    for (let each = 0; each < 12; each++) {
      const position = playedEndgame(game, most, random) as ReversiPosition;
      const kept = neverFlipped(game, position);
      assertEquals(kept, unflippable(`${position}`), `${position}`);
      for (const side of [0, 1] as const) {
        const own = kept.filter((keeps, square) => keeps && position.at(square) === side).length;
        const facing = game.start(`${`${position}`.split(" ")[0]} ${"XO"[side]}`);
        const count = stableDiscs(boardOf(facing as ReversiPosition));
        assert(count <= own, `${count} counted, ${own} stable of ${side} in ${position}`);
        [found, all] = [found + count, all + own];
      }
    }
  }
  assertGreater(all, 300);
  assertGreater(found / all, 0.5);
});

Deno.test("a position has the same terms in all its images, and with colours exchanged", () => {
  for (const game of boards) {
    for (const notation of sample(game, 8)) {
      const expected = termNames.map((name) => termOf(game, name, notation));
      const exchanged = notation.replace(/[XO]/g, (mark) => mark === "X" ? "O" : "X");
      for (const image of [...imagesOf(notation), exchanged]) {
        assertEquals(termNames.map((name) => termOf(game, name, image)), expected, image);
      }
    }
  }
});

Deno.test("for the other side each term is the negative, but parity", () => {
  for (const notation of sample(reversi, 20)) {
    const [board, side] = notation.split(" ");
    const turned = `${board} ${side === "X" ? "O" : "X"}`;
    for (const name of termNames) {
      const sign = name === "parity" ? 1 : -1;
      assertStrictEquals(termOf(reversi, name, turned), sign * termOf(reversi, name, notation) + 0);
    }
  }
});

Deno.test("the evaluation is the weighted sum of the terms that are chosen", () => {
  for (const notation of sample(reversi, 10)) {
    const own = (name: TermName) => termOf(reversi, name, notation);
    const all = termNames.reduce((sum, name) => sum + terms[name].weight * own(name), 0);
    assertAlmostEquals(valueOf(reversi, "strategy", notation), all);
    assertAlmostEquals(
      valueOf(reversi, "strategy(terms=corners+frontier,frontier=-2)", notation),
      terms.corners.weight * own("corners") - 2 * own("frontier"),
    );
    assertAlmostEquals(
      valueOf(reversi, "strategy(corners=0)", notation),
      all - terms.corners.weight * own("corners"),
    );
  }
});

Deno.test("unknown terms, and terms given twice, are refused in one line", () => {
  const refused = (spec: string, message: RegExp) =>
    assertThrows(() => createEvaluation(reversi, spec), UsageError, message);
  refused(
    "strategy(terms=corner)",
    /unknown term "corner" of evaluation strategy; did you mean "corners"\?/,
  );
  refused("strategy(terms=)", /unknown term "" of evaluation strategy; available: material, /);
  refused("strategy(terms=corners+corners)", /terms "corners\+corners": expected each term once/);
  refused("strategy(corners=many)", /parameter corners of .*: expected a number/);
  assertThrows(() => createEvaluation(findGame("reversi:size=10"), "strategy"), UsageError);
});

/** The eight images of a board under its symmetries. */
function imagesOf(notation: string): string[] {
  const [board, side] = notation.split(" ");
  const size = Math.sqrt(board.length);
  return Array.from({ length: 8 }, (_, symmetry) => {
    const squares = Array.from(board, (_, square) => {
      let [x, y] = [square % size, Math.floor(square / size)];
      if (symmetry & 1) x = size - 1 - x;
      if (symmetry & 2) y = size - 1 - y;
      if (symmetry & 4) [x, y] = [y, x];
      return board[size * y + x];
    });
    return `${squares.join("")} ${side}`;
  });
}
