import {
  assertGreater,
  assertNotStrictEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  alphaBeta,
  createEvaluation,
  minimax,
  parseEvaluation,
  Search,
  searchRoot,
  valueAlone,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { samplePositions } from "../../sample_positions.ts";

const reversi = findGame("reversi:size=6");
const samples = samplePositions(reversi, 25, "tempo");

const searchWith = (spec: string) =>
  new Search(reversi, { evaluation: createEvaluation(reversi, spec) });

Deno.test("tempo is added for the side to move, whichever it is", () => {
  for (const position of samples) {
    const plain = createEvaluation(reversi, "heuristics").evaluate(position);
    const tempo = createEvaluation(reversi, "heuristics(tempo=7)").evaluate(position);
    assertStrictEquals(tempo, plain + 7);
  }
});

Deno.test("at a fixed depth tempo changes no choice, because one side is to move at all leaves", () => {
  for (const position of samples) {
    for (const depth of [1, 2, 3]) {
      const [plain, tempo] = ["heuristics", "heuristics(tempo=7)"].map((spec) =>
        searchRoot(position, searchWith(spec), alphaBeta, { depth })
      );
      assertStrictEquals(tempo.move, plain.move);
    }
  }
});

Deno.test("plies=2 is the mean of E after the last two plies, of E alone at the root", () => {
  const random = randomStream("walk of two plies");
  const plain = createEvaluation(reversi, "heuristics");
  const mean = createEvaluation(reversi, "heuristics(plies=2)");
  let fractions = 0;
  for (const sample of samples) {
    const position = sample.clone();
    const dark = () => plain.evaluate(position) * (position.side === 0 ? 1 : -1);
    assertStrictEquals(valueAlone(mean, position) + 0, plain.evaluate(position) + 0);
    /** E of the positions from the root. */
    const path = [dark()];
    for (let step = 0; step < 40; step++) {
      const moves = legalMoves(reversi, position);
      if (path.length > 1 && (moves.length === 0 || random.below(3) === 0)) {
        position.undo();
        mean.undo!();
        path.pop();
      } else {
        const move = moves[random.below(moves.length)];
        mean.play!(position, move);
        position.play(move);
        path.push(dark());
      }
      const [last, before = last] = path.toReversed();
      const expected = (position.side === 0 ? 1 : -1) * (last + before) / 2;
      assertStrictEquals(mean.evaluate(position) + 0, expected + 0);
      fractions += Number(!Number.isInteger(expected));
    }
  }
  assertGreater(fractions, 0);
});

Deno.test("searches agree with minimax on plies=2, and it changes some choices", () => {
  let changed = 0;
  for (const position of samples) {
    const minimaxed = searchWith("heuristics(plies=2)");
    minimaxed.begin(position);
    const value = minimax(position, 3, minimaxed);
    const found = searchRoot(position, searchWith("heuristics(plies=2)"), alphaBeta, { depth: 3 });
    assertStrictEquals(found.value, value);
    const plain = searchRoot(position, searchWith("heuristics"), alphaBeta, { depth: 3 });
    changed += Number(plain.move !== found.move);
  }
  assertNotStrictEquals(changed, 0);
});

Deno.test("both corrections are off unless set, and stand in the name when they are", () => {
  const name = (spec: string) => `${parseEvaluation(reversi, spec)}`;
  assertStrictEquals(name("heuristics"), "heuristics(w1=1,w2=4,w3=4,w4=5,w5=5)");
  assertStrictEquals(
    name("heuristics(tempo=2,plies=2)"),
    "heuristics(w1=1,w2=4,w3=4,w4=5,w5=5,tempo=2,plies=2)",
  );
  for (const spec of ["heuristics(plies=3)", "heuristics(plies=0)", "heuristics(tempo=x)"]) {
    assertThrows(
      () => parseEvaluation(reversi, spec),
      UsageError,
      "of evaluation heuristics: expected",
    );
  }
});
