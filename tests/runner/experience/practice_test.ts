import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { deltaRuleValues, type GameCounts } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { ExperienceStore } from "matchbox/runner/experience/experience_store.ts";
import { type PracticePlan, practise } from "matchbox/runner/experience/practice.ts";

const spec = "reversi:size=6";
const learner = "delta_rule:level=easy";
const plan: PracticePlan = {
  ...{ game: spec, learner, against: "easy", slip: 0.1, id: "a test" },
  ...{ from: 0, games: 12, patience: Infinity },
};

const open = () => new ExperienceStore(":memory:", spec, deltaRuleValues(learner, findGame(spec)));

/** The games with positions of so many discs, by their results. */
function sumOf(store: ExperienceStore, discs?: number): GameCounts {
  const sum = { w: 0, l: 0, n: 0 };
  for (const [text, { w, l, n }] of store.positions()) {
    if (discs !== undefined && text.replace(/[03]/g, "").length !== discs) continue;
    [sum.w, sum.l, sum.n] = [sum.w + w, sum.l + l, sum.n + n];
  }
  return sum;
}

Deno.test("each game teaches the side that the learner played, and all its moves are counted", () => {
  using store = open();
  const { wins, draws, losses, unknown, accepted, again, known, weights } = practise(store, plan);
  // Every game has one position with 4 discs, of dark, and one with 5, of light.
  const [dark, light] = [sumOf(store, 4), sumOf(store, 5)];
  assertEquals([dark.w + dark.l + dark.n, light.w + light.l + light.n], [6, 6]);
  assertEquals([wins, losses, draws], [dark.w + light.w, dark.l + light.l, dark.n + light.n]);
  // No position of Reversi comes twice in a game.
  const { w, l, n } = sumOf(store);
  assertStrictEquals(unknown + accepted + again, w + l + n);
  // A new position is one that it did not know, or what it found when it searched again.
  assert(unknown <= known && known <= unknown + again);
  // From weights of 0, no known position is accepted at first.
  assert(again > 0);
  assertEquals([known, weights], [store.size, store.weights]);
});

Deno.test("against itself the learner learns both sides of each game", () => {
  using store = open();
  const { wins, losses } = practise(store, { ...plan, against: null, games: 5 });
  const [dark, light] = [sumOf(store, 4), sumOf(store, 5)];
  assertEquals([dark.w + dark.l + dark.n, light.w + light.l + light.n], [5, 5]);
  assertEquals([dark.w, dark.l], [light.l, light.w]);
  assert(wins + losses <= 5);
});

Deno.test("pieces of a practice are the whole, and a piece that is played again teaches nothing", () => {
  using whole = open();
  using pieces = open();
  practise(whole, plan);
  const { games } = plan;
  for (let from = 0; from < games;) {
    // Its patience ends with the first game.
    const { wins, draws, losses } = practise(pieces, {
      ...{ ...plan, from },
      ...{ games: games - from, patience: from < 3 ? -1 : Infinity },
    });
    from += wins + draws + losses;
  }
  assertEquals([...pieces.positions()], [...whole.positions()]);
  assertEquals(pieces.weights, whole.weights);
  const before = [...whole.positions()];
  practise(whole, { ...plan, from: 3, games: 2 });
  assertEquals([...whole.positions()], before);
});

Deno.test("a game that is not over when the practice is stopped has no effect", () => {
  using store = open();
  let asked = 0;
  const { wins, draws, losses, unknown, known } = practise(store, plan, () => ++asked > 10);
  assertEquals([wins + draws + losses, unknown, known, store.size], [0, 0, 0, 0]);
});
