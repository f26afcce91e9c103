import { assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation, parseEvaluation, valueAlone } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { countParts, menOf, type PartCounts } from "../../../reference/chess_evaluation.ts";
import { mirrored, PERFT_SUITE } from "../../../games/chess/positions.ts";
import { samplePositions } from "../../sample_positions.ts";

const chess = findGame("chess");
const valueOf = (spec: string, fen: string) =>
  valueAlone(createEvaluation(chess, spec), chess.start(fen)) + 0;

const parts = [
  "attacked",
  "key_squares",
  "passed",
  "doubled",
  "castled",
  "advancement",
  "chains",
] as const;

/** The evaluation with only some parts, of the given weights. */
const only = (weights: Partial<Record<typeof parts[number] | "material", number | string>>) => {
  const all = { material: 0, ...Object.fromEntries(parts.map((part) => [part, 0])), ...weights };
  return `eight_parts(${Object.entries(all).map(([name, value]) => `${name}=${value}`).join(",")})`;
};

const samples = [
  ...samplePositions(chess, 250, "eight parts").map(String),
  ...PERFT_SUITE.map(({ position }) => position),
];

/** E4 from the counts of the reference, for the side to move; a weight for each number of men of a side. */
function byDefinition(fen: string, weightOf: (part: keyof PartCounts, men: number) => number) {
  const men = menOf(fen);
  const values = { p: 100, n: 300, b: 300, r: 500, q: 1000, k: 0 };
  const sum = (color: "w" | "b") => {
    const own = men.filter((man) => man.color === color);
    const counts = countParts(fen, color);
    return own.reduce((total, { type }) => total + values[type], 0) +
      parts.reduce((total, part) => total + weightOf(part, own.length) * counts[part], 0);
  };
  const white = sum("w") - sum("b");
  return (fen.split(" ")[1] === "w" ? white : -white) + 0;
}

const weightsOfE4 = {
  attacked: 1,
  key_squares: 4,
  passed: 5,
  doubled: -4,
  castled: 3,
  advancement: 1,
  chains: 1,
};

Deno.test("each part of E4 is counted as the reference counts it", () => {
  const seen: Record<string, number> = {};
  for (const fen of samples) {
    for (const part of parts) {
      const [own, enemy] = fen.split(" ")[1] === "w" ? ["w", "b"] as const : ["b", "w"] as const;
      const expected = countParts(fen, own)[part] - countParts(fen, enemy)[part];
      assertStrictEquals(valueOf(only({ [part]: 1 }), fen), expected, `${part} of ${fen}`);
      seen[part] = (seen[part] ?? 0) + Number(expected !== 0);
    }
  }
  // A part that is always equal would prove nothing.
  for (const part of parts) assertGreater(seen[part], 5, part);
});

Deno.test("the whole is the sum of the parts with the weights of E4", () => {
  for (const fen of samples) {
    const expected = byDefinition(fen, (part) => weightsOfE4[part]);
    assertStrictEquals(valueOf("eight_parts", fen), expected, fen);
    const literal = byDefinition(fen, (part) => 100 * weightsOfE4[part]);
    assertStrictEquals(valueOf("eight_parts(scale=pawn)", fen), literal, fen);
  }
});
