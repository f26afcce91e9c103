import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { claims } from "matchbox/experiments/studies/chess_ladder/claims.ts";
import {
  additionNames,
  ladderOf,
  partNames,
  PLACES,
  SCALES,
} from "matchbox/experiments/studies/chess_ladder/players.ts";
import { study } from "matchbox/experiments/studies/chess_ladder/show.ts";
import type { MatchSummary, Summary } from "matchbox/experiments/studies/chess_ladder/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { around, assertTurns, between } from "./around.ts";

function match(first: string, second: string, score: Interval, what = ""): MatchSummary {
  const games = { games: 100, wins: 0, draws: 0, losses: 0, pairs: [0, 0, 0, 0, 0] as const };
  return { group: "", what, first, second, ...games, score, elo: between(-10, 10) };
}

const clear = between(0.6, 0.7);
const time = { mean: 1, low: 1, high: 1, count: 8 };
const names = ladderOf(3).map(({ name }) => name);

function equalNodes(plies: number, score: Interval): Summary["selective"][number] {
  const cost = {
    player: "",
    nodes: between(900, 1000),
    depth: between(plies, plies),
    seconds: time,
  };
  return {
    group: "equal nodes",
    match: match("all", "8", score, `${10 ** plies} nodes`),
    costs: { full: cost, selective: cost },
  };
}

/** A made-up summary in which every claim is confirmed. */
const summary: Summary = {
  ladder: names.flatMap((second, index) =>
    names.slice(index + 1).map((first) => match(first, second, clear))
  ),
  ratings: names.toReversed().map((name, rank) => ({
    ...{ name, rating: between(-rank, 1 - rank), finite: -rank, score: 0.5, games: 8 },
  })),
  note: null,
  costs: names.map((player) => ({ player, nodes: clear, depth: clear, seconds: time })),
  playedOn: [],
  parts: SCALES.flatMap(({ name: scale }) =>
    partNames.map((part) => ({
      ...{ scale, part, time, match: match(`without ${part}`, "all", between(0.3, 0.4)) },
      behindMaterial: part === "material" ? null : between(0.1, 0.2),
    }))
  ),
  influence: SCALES.flatMap(({ name: scale }) =>
    partNames.map((part) => ({
      ...{ scale, part, size: between(0.5, 0.6) },
      behindMaterial: part === "material" ? null : between(0.1, 0.2),
    }))
  ),
  additions: PLACES.flatMap((place) =>
    [...additionNames, ...(place === "alone" ? ["all seven"] : [])].map((addition) => ({
      ...{ place, addition, match: match(addition, "none", clear), time },
      ahead: between(0.1, 0.2),
    }))
  ),
  moreNodes: PLACES.flatMap((place) => [2, 4].map((times) => ({ place, times, score: clear }))),
  selective: [
    equalNodes(2, between(0.3, 0.4)),
    equalNodes(5, clear),
    { group: "width", match: match("all", "4", clear, "width 4"), costs: null },
    { group: "equal depth", match: match("all", "8", clear, "depth 3"), costs: null },
  ],
  white: ["5 squares", "together"].map((player) => ({
    ...{ player, score: between(0.51, 0.53), games: 6, wins: 3, draws: 2, losses: 1 },
  })),
};

function found(claim: string, changed: Partial<Summary> = {}) {
  return verdictOn(claims({ ...summary, ...changed }).find((each) => each.claim === claim)!);
}

function verdict(claim: string, changed: Partial<Summary> = {}): string {
  return found(claim, changed).verdict;
}

Deno.test("in a made-up summary where all is as claimed every claim is confirmed", () => {
  for (const { claim, verdict } of claims(summary).map(verdictOn)) {
    assertStrictEquals(verdict, claim === "E4" ? "measured" : "confirmed", claim);
  }
});

Deno.test("C34: material must change the value more than every other part, on its own scale", () => {
  const castlingOn = (scale: string) => (behindMaterial: Interval) => ({
    influence: summary.influence.map((each) =>
      each.part === "castling" && each.scale === scale ? { ...each, behindMaterial } : each
    ),
  });
  for (const [claim, index] of [["C34a", 0], ["C34b", 1]] as const) {
    const changed = castlingOn(SCALES[index].name);
    const judged = (lead: Interval) => verdict(claim, changed(lead));
    assertTurns(0, "above", judged);
    const other = claim === "C34a" ? "C34b" : "C34a";
    assertStrictEquals(verdict(other, changed(between(-0.2, -0.1))), "confirmed");
  }
  // Points stand beside the verdict.
  const parts = summary.parts.map((each) => ({ ...each, behindMaterial: between(-0.2, -0.1) }));
  assertStrictEquals(verdict("C34a", { parts }), "confirmed");
  assertMatch(found("C34a", { parts }).evidence, /castling 0\.150 \(material loses -0\.150/);
});

Deno.test("C36h: each single addition is judged beside the nodes of its time", () => {
  const of = (names: readonly string[], ahead: Interval, places: readonly string[] = PLACES) =>
    verdict("C36h", {
      additions: summary.additions.map((each) =>
        names.includes(each.addition) && places.includes(each.place) ? { ...each, ahead } : each
      ),
    });
  assertTurns(0, "above", (ahead) => of([...additionNames], ahead));
  for (const places of [PLACES, ...PLACES.map((place) => [place])]) {
    const one = around(0, (ahead) => of(["checks"], ahead, places));
    assertEquals(one, ["confirmed", "partly", "partly"]);
  }
  // The player with all of them is told, not judged.
  assertStrictEquals(of(["all seven"], between(-0.2, -0.1)), "confirmed");
});

Deno.test("C39a: White's interval for all players together lies above a half", () => {
  const judged = (score: Interval) =>
    verdict("C39a", {
      white: [{ player: "together", score, games: 3, wins: 1, draws: 1, losses: 1 }],
    });
  assertTurns(0.5, "above", judged);
  const drawn = { player: "together", score: clear, games: 3, wins: 0, draws: 3, losses: 0 };
  assertStrictEquals(verdict("C39a", { white: [drawn] }), "void");
});

Deno.test("C41a counts matches in which full width reaches depth 5 in the mean, C41b the others", () => {
  const at = (plies: number) => (score: Interval) => ({ selective: [equalNodes(plies, score)] });
  assertTurns(0.5, "above", (score) => verdict("C41a", at(5)(score)));
  assertTurns(0.5, "below", (score) => verdict("C41b", at(4)(score)));
  assertStrictEquals(verdict("C41a", at(5.1)(clear)), "confirmed");
  assertStrictEquals(verdict("C41a", at(4.9)(clear)), "not decided");
  assertStrictEquals(verdict("C41b", at(4.9)(clear)), "refuted");
  assertStrictEquals(verdict("C41b", at(5.1)(clear)), "not decided");
});

Deno.test("E8b: each step must beat the step before it, other matches do not count", () => {
  const scoring = (first: string, second: string, score: Interval) =>
    verdict("E8b", {
      ladder: summary.ladder.map((each) =>
        each.first === first && each.second === second ? { ...each, score } : each
      ),
    });
  const judged = (score: Interval) => scoring("5 squares", "4 alpha-beta", score);
  assertEquals(around(0.5, judged), ["confirmed", "not decided", "refuted"]);
  assertStrictEquals(scoring("5 squares", "1 random", between(0.1, 0.2)), "confirmed");
});

Deno.test("the titles of the figures follow the numbers", () => {
  const title = (name: string, changed: Partial<Summary> = {}) =>
    study.figures({ ...summary, ...changed }, (claim) => found(claim, changed))
      .find((figure) => figure.name === name)!.title;
  assertMatch(title("steps"), /^Each of the five steps/);
  assertMatch(title("ratings"), /^The ratings rise/);
  assertMatch(title("ratings", { ratings: summary.ratings.toReversed() }), /do not rise/);
  assertMatch(
    title("parts"),
    /1\/100 pawn: .* weaker without 8 of 8 parts, stronger without 0$/,
  );
  assertMatch(title("influence"), /^With .* material changes the value most; with .* most$/);
  const influence = summary.influence.map((each) =>
    each.part === "castling" ? { ...each, behindMaterial: between(-0.2, -0.1) } : each
  );
  assertMatch(title("influence", { influence }), /pawn material changes it less than castling$/);
  assertMatch(title("additions"), /^With equal nodes 7 of 7 .* alone, 7 of 7 beside the others/);
  assertMatch(title("selective"), /is first shown to win with 100,000 nodes a move, at depth 5/);
  const never = summary.selective.map((each) => ({
    ...each,
    match: { ...each.match, score: between(0.4, 0.6) },
  }));
  assertMatch(title("selective", { selective: never }), /not shown to win/);
});
