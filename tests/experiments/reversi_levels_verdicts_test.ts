import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { claims } from "matchbox/experiments/studies/reversi_levels/claims.ts";
import { players } from "matchbox/experiments/studies/reversi_levels/players.ts";
import { orders, stages } from "matchbox/experiments/studies/reversi_levels/rows.ts";
import { study } from "matchbox/experiments/studies/reversi_levels/show.ts";
import type { MatchSummary, Summary } from "matchbox/experiments/studies/reversi_levels/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { around, assertTurns, between } from "./around.ts";

function match(first: string, second: string, differ: string, score: Interval): MatchSummary {
  const games = { games: 100, wins: 0, draws: 0, losses: 0, pairs: [0, 0, 0, 0, 0] as const };
  return { first, second, differ, ...games, score, elo: between(-10, 10) };
}

const clear = between(0.6, 0.7);

/** A made-up summary in which every claim is confirmed. */
const summary: Summary = {
  matches: [
    match("hard", "medium", "all", clear),
    match("medium", "easy", "all", clear),
    match("equal weights", "heuristics", "all", between(0.3, 0.4)),
    match("medium at depth 6", "medium", "depth", clear),
    match("medium", "easy at depth 4", "evaluation", clear),
    match("corrected at depth 2", "heuristics at depth 2", "correction", clear),
  ],
  ratings: [],
  costs: [],
  mobility: {
    greedy: [
      { opponent: "random", lead: between(-3, -1), points: 0.6 },
      { opponent: "easy", lead: between(-3, -1), points: 0.1 },
    ],
    lostMinusWon: between(-2, -1),
    lost: between(-3, -2),
    won: between(-1, 0),
    mediumMinusEasy: between(-2, -1),
    atEqualDepth: [{
      ...{ first: "medium", second: "easy at depth 4", minus: between(-2, -1) },
    }],
    players: players.map(({ name: player }) => ({
      ...{ player, left: between(7, 8) },
      leads: stages.map(() => between(-1, 1)),
    })),
  },
  corners: [
    { when: "moves 1-20", points: clear, lost: between(0.2, 0.3) },
    { when: "first half", points: between(0.8, 0.9), lost: between(0.2, 0.3) },
    { when: "second half", points: between(0.6, 0.7), lost: between(0.2, 0.3) },
    {
      when: "first half, hard at depth 4",

      points: between(0.8, 0.9),
      lost: between(0.02, 0.09),
    },
    { when: "second half, hard at depth 4", points: between(0.6, 0.7), lost: between(0.2, 0.3) },
  ],
  squares: [
    { square: "corner", gain: between(1, 2) },
    { square: "X-square", gain: between(-2, -1) },
  ],
  white: [
    { player: "easy", games: 50, score: between(0.51, 0.55), last: clear },
    { player: "together", games: 50, score: between(0.51, 0.55), last: clear },
  ],
  turned: [
    { group: "two searchers", turned: between(0.11, 0.2), fromBehind: clear },
    { group: "a player that does not search", turned: between(0, 0.01), fromBehind: clear },
  ],
  cutoffs: ["reversi:size=8", "chess"].flatMap((game) =>
    ["material", game === "chess" ? "eight_parts" : "squares"].flatMap((evaluation) =>
      orders.map((order) => ({
        ...{ game, evaluation, order, nodes: between(100, 200) },
        toMaterial: between(1.1, 1.2),
        toPlain: between(1.1, 1.2),
        toGenerated: between(0.8, 0.9),
        charged: between(1.1, 1.2),
      }))
    )
  ),
};

const QUESTIONS = ["B6", "C26a"];

function verdict(claim: string, changed: Partial<Summary> = {}): string {
  return found(claim, changed).verdict;
}

function found(claim: string, changed: Partial<Summary> = {}) {
  return verdictOn(claims({ ...summary, ...changed }).find((each) => each.claim === claim)!);
}

Deno.test("in a made-up summary where all is as claimed every claim is confirmed", () => {
  for (const { claim, verdict } of claims(summary).map(verdictOn)) {
    assertStrictEquals(verdict, QUESTIONS.includes(claim) ? "measured" : "confirmed", claim);
  }
});

Deno.test("C21, C29a, C29b: the winner of a match has an interval above a half", () => {
  const scoring = (first: string, claim: string) => (score: Interval) =>
    verdict(claim, {
      matches: summary.matches.map((each) => each.first === first ? { ...each, score } : each),
    });
  assertTurns(0.5, "below", scoring("equal weights", "C21"));
  assertTurns(0.5, "above", scoring("hard", "C29a"));
  assertTurns(0.5, "above", scoring("medium", "C29b"));
});

Deno.test("C16b: corners must gain and X-squares must cost", () => {
  const gaining = (corner: Interval, x: Interval) =>
    verdict("C16b", {
      squares: [{ square: "corner", gain: corner }, { square: "X-square", gain: x }],
    });
  assertStrictEquals(gaining(between(0.1, 1), between(-1, -0.1)), "confirmed");
  assertStrictEquals(gaining(between(0.1, 1), between(0.1, 1)), "partly");
  assertStrictEquals(gaining(between(-1, -0.1), between(0.1, 1)), "refuted");
  const corners = around(0, (corner) => gaining(corner, between(-1, -0.1)));
  assertEquals(corners, ["confirmed", "partly", "partly"]);
  const xSquares = around(0, (x) => gaining(between(0.1, 1), x));
  assertEquals(xSquares, ["partly", "partly", "confirmed"]);
  // Both kinds of squares are needed.
  for (const squares of [[], [summary.squares[0]], [summary.squares[1]]]) {
    assertStrictEquals(verdict("C16b", { squares }), "not decided");
  }
});

Deno.test("C16c: White's edge is small between a half and 0.6, for each player", () => {
  const scoring = (score: Interval) =>
    verdict("C16c", {
      white: [score, between(0.1, 0.2)].map((score, index) => ({
        ...{ player: ["easy", "together"][index], games: 50, score, last: clear },
      })),
    });
  assertTurns(0.5, "above", scoring);
  assertStrictEquals(scoring(between(0.55, 0.599)), "confirmed");
  assertStrictEquals(scoring(between(0.55, 0.601)), "not decided");
  assertStrictEquals(scoring(between(0.601, 0.7)), "refuted");
  const [small, none] = [between(0.51, 0.55), between(0.4, 0.49)];
  const white = [small, none, small].map((score, index) => ({
    ...{ player: `${index}`, games: 50, score, last: clear },
  }));
  assertStrictEquals(verdict("C16c", { white }), "partly");
});

Deno.test("C23a: an early corner of a good player is better when it scores more than a late one", () => {
  const early = (points: Interval) =>
    verdict("C23a", {
      corners: summary.corners.map((each) =>
        each.when === "first half, hard at depth 4" ? { ...each, points } : each
      ),
    });
  // The late ones score 0.65, give or take 0.05; with the same error the difference has 0.0707.
  const scoring = (mean: number) => early(between(mean - 0.05, mean + 0.05));
  assertStrictEquals(scoring(0.65 + 0.071), "confirmed");
  assertStrictEquals(scoring(0.65 + 0.07), "not decided");
  assertStrictEquals(scoring(0.65 - 0.07), "not decided");
  assertStrictEquals(scoring(0.65 - 0.071), "refuted");
  for (const half of ["first half, hard at depth 4", "second half", "neither"]) {
    const corners = summary.corners.filter(({ when }) => when === half);
    assertStrictEquals(verdict("C23a", { corners }), "not decided");
  }
});

Deno.test("C23b: hardly ever is at most one game in ten, for the strongest player alone", () => {
  const losing = (player: string) => (lost: Interval) =>
    verdict("C23b", {
      corners: summary.corners.map((each) => each.when === player ? { ...each, lost } : each),
    });
  assertTurns(0.1, "below", losing("first half, hard at depth 4"));
  assertStrictEquals(losing("first half")(between(0.8, 0.9)), "confirmed");
  assertStrictEquals(verdict("C23b", { corners: [] }), "not decided");
});

Deno.test("C25a, C25b, C29c: fewer moves are an interval below 0", () => {
  const leading = (lead: Interval) => {
    const greedy = [{ opponent: "easy", lead, points: 0.1 }];
    return verdict("C25a", { mobility: { ...summary.mobility, greedy } });
  };
  assertTurns(0, "below", leading);
  const mixed = [between(-2, -1), between(1, 2)].map((lead, i) => ({
    ...{ opponent: `${i}`, lead, points: 0 },
  }));
  const mobility = (changed: Partial<Summary["mobility"]>) => ({
    mobility: { ...summary.mobility, ...changed },
  });
  assertStrictEquals(verdict("C25a", mobility({ greedy: mixed })), "partly");
  assertTurns(0, "below", (lostMinusWon) => verdict("C25b", mobility({ lostMinusWon })));
  const fewer = (more: Interval) => {
    const atEqualDepth = [{ first: "medium", second: "easy at depth 4", minus: more }];
    return verdict("C29c", mobility({ mediumMinusEasy: more, atEqualDepth }));
  };
  assertTurns(0, "below", fewer);
  assertStrictEquals(verdict("C29c", mobility({ mediumMinusEasy: between(1, 2) })), "partly");
  const never = found("C25b", mobility({ lost: null, lostMinusWon: null }));
  assertStrictEquals(never.verdict, "not decided");
  assertMatch(never.evidence, /cannot be compared/);
});

Deno.test("C26b: many games are turned from one in ten on, in games of two searchers; C26a is measured", () => {
  const turning = (group: string) => (interval: Interval) =>
    verdict("C26b", {
      turned: summary.turned.map((each) =>
        each.group === group ? { ...each, turned: interval } : each
      ),
    });
  assertTurns(0.1, "above", turning("two searchers"));
  assertStrictEquals(turning("a player that does not search")(between(0, 0.01)), "confirmed");
  assertStrictEquals(verdict("C26b", { turned: [] }), "not decided");
  assertEquals(found("C26a").cases.map(({ name, mean }) => [name, mean]), [
    ["two searchers", clear.mean],
    ["a player that does not search", clear.mean],
  ]);
});

/** The cutoffs with other numbers in some rows. */
function withCutoffs(
  isChanged: (each: Summary["cutoffs"][number]) => boolean,
  change: Partial<Summary["cutoffs"][number]>,
): Partial<Summary> {
  return {
    cutoffs: summary.cutoffs.map((each) => isChanged(each) ? { ...each, ...change } : each),
  };
}

Deno.test("C30a: other evaluations need more nodes than material, with the moves as generated", () => {
  const others = (toMaterial: Interval) =>
    verdict("C30a", withCutoffs(({ evaluation }) => evaluation !== "material", { toMaterial }));
  assertTurns(1, "above", others);
  const fewer = { toMaterial: between(0.8, 0.9) };
  const one = withCutoffs(({ evaluation }) => evaluation === "squares", fewer);
  assertStrictEquals(verdict("C30a", one), "partly");
  const sorted = withCutoffs(({ order }) => order === "captures first", fewer);
  assertStrictEquals(verdict("C30a", sorted), "confirmed");
});

Deno.test("C30b: captures first need fewer nodes of the search; what sorting costs stands beside", () => {
  const isJudged = ({ evaluation, order }: Summary["cutoffs"][number]) =>
    evaluation === "material" && order === "captures first";
  const first = (toGenerated: Interval) => verdict("C30b", withCutoffs(isJudged, { toGenerated }));
  assertTurns(1, "below", first);
  const inChess = withCutoffs((each) => isJudged(each) && each.game === "chess", {
    toGenerated: between(1.1, 1.2),
  });
  assertStrictEquals(verdict("C30b", inChess), "partly");
  assertMatch(found("C30b").evidence, /counts as a node it is 1\.15 .* \(Reversi 8x8\), 1\.15/);
});

Deno.test("B6: the evidence says whether a correction is shown to gain or to lose", () => {
  const scoring = (score: Interval) =>
    found("B6", { matches: summary.matches.map((each) => ({ ...each, score })) }).evidence;
  assertMatch(scoring(between(0.501, 0.6)), /: a gain \(corrected at depth 2\)/);
  assertMatch(scoring(between(0.499, 0.6)), /: no difference shown \(corrected at depth 2\)/);
  assertMatch(scoring(between(0.4, 0.499)), /: a loss \(corrected at depth 2\)/);
});

Deno.test("titles of figures name the finding on both sides of the threshold", () => {
  const title = (name: string, changed: Partial<Summary>) => {
    const ratings = [{ name: "hard", rating: clear, finite: 200, score: 0.9, games: 10 }];
    const costs = [{
      player: "hard",
      nodes: between(10, 20),
      seconds: { mean: 1, low: 1, high: 1, count: 2 },
    }];
    const all = { ratings, costs, ...changed };
    return study.figures({ ...summary, ...all }, (claim) => found(claim, all))
      .find((figure) => figure.name === name)!.title;
  };
  assertMatch(title("corners", {}), /worth more than a late one$/);
  const late = summary.corners.map((each) =>
    each.when.startsWith("second half") ? { ...each, points: between(0.95, 0.99) } : each
  );
  assertMatch(title("corners", { corners: late }), /worth less than a late one$/);
  assertMatch(title("corners", { corners: [] }), /^The points/);
  assertMatch(title("cutoffs", {}), /all 2 other evaluations; with it captures first save nodes$/);
  assertMatch(title("mobility", {}), /fewer moves than all 2 opponents/);
  assertMatch(title("depth_and_evaluation", {}), /win 1 of 1 matches.* wins 1 of 1/);
  assertMatch(title("strength", {}), /^Hard is the strongest player and looks at 15 positions/);
});
