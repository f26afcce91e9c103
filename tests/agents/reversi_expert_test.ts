import { assert, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import { agentName, createAgent } from "matchbox/agents/mod.ts";
import { solveEndgame } from "matchbox/agents/endgame/solve_endgame.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { findGame, legalMoves, randomPosition } from "matchbox/games/mod.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { sampleSize } from "../fixtures/sample_size.ts";
import { stillContext } from "../fixtures/still_context.ts";
import { samplePositions } from "./sample_positions.ts";

const reversi = findGame("reversi");

Deno.test("the level expert plays legal moves on every board, whole games too", () => {
  for (const size of [4, 6, 8, 10]) {
    const game = findGame(`reversi:size=${size}`);
    const expert = createAgent("expert:nodes=300", game);
    for (const position of samplePositions(game, sampleSize(12, 200), "expert")) {
      const before = `${position}`;
      const move = expert.choose(position, stillContext());
      assert(legalMoves(game, position).includes(move), before);
      assertStrictEquals(`${position}`, before);
      assertStrictEquals(expert.analyse!(position, stillContext()).move, move, before);
    }
    // The referee refuses illegal moves.
    playGame(game, [expert, createAgent("random", game)], { seed: `expert ${size}` });
  }
});

Deno.test("near the end every move of the level expert has the exact score", () => {
  const expert = createAgent("expert", reversi);
  const random = randomStream("expert, endings");
  for (let found = 0; found < sampleSize(12, 60);) {
    const position = randomPosition(reversi, 48 + random.below(8), random) as
      | ReversiPosition
      | null;
    if (!position) continue;
    found++;
    const { score } = solveEndgame(position, { parts: { trainedOrder: false } });
    const { move, value, note } = expert.analyse!(position, stillContext());
    assertStrictEquals(value, score + 0, `${position}`);
    assert(/^solved|^draws/.test(note!), note);
    const after = position.clone();
    after.play(move);
    assertStrictEquals(-solveEndgame(after).score + 0, score + 0, `${position}`);
  }
});

Deno.test("further from the end a win that the level expert announces is a win", () => {
  const expert = createAgent("expert:exact=10", reversi);
  const random = randomStream("expert, wins");
  const notes = new Set<string | undefined>();
  for (let found = 0; found < sampleSize(12, 60);) {
    const position = randomPosition(reversi, 45, random) as ReversiPosition | null;
    if (!position || emptySquares(position) <= 10) continue;
    found++;
    const { note, move } = expert.analyse!(position, stillContext());
    const { score } = solveEndgame(position);
    notes.add(note);
    assertStrictEquals(note?.split(" ")[0], score > 0 ? "wins" : score === 0 ? "draws" : undefined);
    const after = position.clone();
    after.play(move);
    if (score > 0) assertLess(solveEndgame(after).score, 0, `${position}`);
  }
  assert(notes.has("wins with best play") && notes.has(undefined));
});

Deno.test("with nodes the level expert plays the same again, and with its kernel as without it", () => {
  for (const position of samplePositions(reversi, sampleSize(3, 12), "expert again")) {
    const play = (spec: string) => createAgent(spec, reversi).analyse!(position, stillContext());
    const analysis = play("expert:nodes=2000");
    assertEquals(play("expert:nodes=2000"), analysis);
    assertEquals(play("expert:nodes=2000,kernel=ts"), analysis);
  }
});

Deno.test("the level expert answers when its seconds are over, from the solver too", () => {
  const expert = createAgent("expert:seconds=1", reversi);
  for (const empties of [40, 24, 20]) {
    const random = randomStream(`expert, seconds, ${empties}`);
    let position = null;
    while (!position) position = randomPosition(reversi, 60 - empties, random);
    // Each look at the clock takes a tenth of a second.
    let now = 0;
    const clock = { now: () => now += 100 };
    const move = expert.choose(position, { random, clock });
    assert(legalMoves(reversi, position).includes(move));
    assertLess(now, 2000);
  }
});

Deno.test("the spec of the level expert says what was set", () => {
  assertStrictEquals(
    agentName("expert:seconds=2", reversi),
    "expert:seconds=2,outcome=24,exact=20",
  );
});
