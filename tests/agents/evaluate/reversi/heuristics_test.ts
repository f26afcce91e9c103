import { assertMatch, assertNotStrictEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { agentName, createEvaluation, parseEvaluation } from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import { samplePositions } from "../../sample_positions.ts";

const reversi = findGame("reversi");
const folder = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));

/** B3 by its definition, from the text of the position. */
function byDefinition(game: Game, notation: string, weights: number[]): number {
  const [board, side] = notation.split(" ");
  const size = Math.sqrt(board.length);
  const sum = (wanted: (x: number, y: number) => boolean) =>
    [...board].reduce((total, sign, square) => {
      const counts = wanted(square % size, Math.floor(square / size));
      return total + (counts ? Number(sign === "X") - Number(sign === "O") : 0);
    }, 0);
  const moves = (mover: string) =>
    legalMoves(game, game.start(`${board} ${mover}`)).filter((move) => move < size * size).length;
  const edge = (line: number) => line === 0 || line === size - 1;
  const centre = (line: number) => line === size / 2 || line === size / 2 - 1;
  const heuristics = [
    sum(() => true),
    moves("X") - moves("O"),
    sum((x, y) => centre(x) && centre(y)),
    sum((x, y) => edge(x) && edge(y)),
    sum((x, y) => edge(x) || edge(y)),
  ];
  const dark = heuristics.reduce((total, value, i) => total + weights[i] * value, 0);
  return (side === "X" ? dark : -dark) + 0;
}

Deno.test("heuristics is the weighted sum of B3, by default with the hand weights of B4", () => {
  for (const spec of ["reversi", "reversi:size=6", "reversi:size=10"]) {
    const game = findGame(spec);
    for (const position of samplePositions(game, 10)) {
      const hand = createEvaluation(game, "heuristics").evaluate(position);
      assertStrictEquals(hand + 0, byDefinition(game, position.toString(), [1, 4, 4, 5, 5]));
      const other = createEvaluation(game, "heuristics(w1=0.5,w2=0,w3=-2,w4=8,w5=0.25)");
      const expected = byDefinition(game, position.toString(), [0.5, 0, -2, 8, 0.25]);
      assertStrictEquals(other.evaluate(position) + 0, expected);
    }
  }
});

Deno.test("weights can come from a file, which the name gives by its digest", () => {
  const path = `${folder}/weights.json`;
  Deno.writeTextFileSync(path, JSON.stringify({ w1: 1, w2: 2, w3: 3, w4: 4, w5: 5 }));
  const [position] = samplePositions(reversi, 1);
  const fromFile = parseEvaluation(reversi, `heuristics(weights=${path})`);
  assertStrictEquals(
    fromFile.create().evaluate(position) + 0,
    byDefinition(reversi, position.toString(), [1, 2, 3, 4, 5]),
  );
  assertMatch(String(fromFile), /^heuristics\(.*weights=sha256:[0-9a-f]{16}\)$/);
  const before = agentName(`greedy:eval=heuristics(weights=${path})`, reversi);
  Deno.writeTextFileSync(path, JSON.stringify({ w1: 1, w2: 2, w3: 3, w4: 4, w5: 6 }));
  assertNotStrictEquals(agentName(`greedy:eval=heuristics(weights=${path})`, reversi), before);
  // The name, read as a spec, gives the same weights again.
  assertStrictEquals(agentName(before, reversi), before);
});

Deno.test("a file of weights that is missing or malformed is refused in one line", () => {
  const refused = (path: string, message: RegExp) =>
    assertThrows(
      () => agentName(`greedy:eval=heuristics(weights=${path})`, reversi),
      UsageError,
      message,
    );
  refused(`${folder}/gone.json`, /^file ".*" cannot be read: /);
  for (
    const text of [
      '{"w1":1}',
      '{"w1":1,"w2":2,"w3":3,"w4":4,"w5":"5"}',
      "[1,2,3,4,5]",
      "null",
      "w1=1",
    ]
  ) {
    Deno.writeTextFileSync(`${folder}/odd.json`, text);
    refused(`${folder}/odd.json`, /^file ".*": expected JSON with the numbers w1 to w5.*; .+$/);
  }
});
