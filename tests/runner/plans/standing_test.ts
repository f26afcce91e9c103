import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import {
  FRESH_SEEDS,
  type OtherPlan,
  planOf,
  type Verdict,
  verdictOn,
} from "matchbox/experiments/mod.ts";
import { adjustedOf } from "matchbox/runner/ledger/many_claims.ts";
import { ALONE, standingOf, standingPhrases } from "matchbox/runner/plans/standing.ts";

/** The verdict that a gain of 40 pairs is above 0, from a run. */
function gain(mean: number, half: number, exploratory?: string): Verdict {
  return verdictOn({
    ...{ claim: "Q1", sentence: "It gains.", estimand: "gain", unit: "points a game" },
    cases: [{
      name: "chess",
      estimate: { mean, low: mean - half, high: mean + half, count: 40, unit: "pairs" },
    }],
    allowed: { low: 0, reason: "because more is more" },
    rule: "every",
    ...exploratory === undefined ? {} : { exploratory },
  });
}

const head = { study: "node-counts", preset: "published", params: {} };
const file = (pilot: Verdict) => ({ plan: planOf(head, [pilot]), digest: "0123456789abcdef" });
const frozen = { digest: "0123456789abcdef", commit: "a".repeat(40) };
const fresh = (verdicts: readonly Verdict[], plan = frozen) =>
  verdicts.map((verdict, index) => ({ seed: FRESH_SEEDS[index], claims: [verdict], plan }));

Deno.test("five fresh seeds decide together what none of them decides alone", () => {
  const pilot = gain(0.05, 0.08);
  const seeds = fresh([0.06, 0.04, 0.05, 0.07, 0.03].map((mean) => gain(mean, 0.08)));
  const standing = standingOf(pilot, { seeds, plan: file(pilot) });
  const { rank, verdict, fresh: words } = standing;
  assertStrictEquals(rank, "planned");
  assertStrictEquals(verdict.verdict, "confirmed");
  const [{ mean, count, low }] = verdict.cases;
  assertAlmostEquals(mean, 0.05, 1e-12);
  assertStrictEquals(count, 200);
  // The standard error of five means is that of one, divided by the root of 5.
  assertAlmostEquals(low!, 0.05 - 0.08 / Math.sqrt(5), 0.002);
  assertEquals(words.map(({ verdict }) => verdict), Array(5).fill("not decided"));
  assertEquals(standingPhrases(standing), ["planned", "0 of 5 seeds", "pilot: not decided"]);
});

Deno.test("until all fresh seeds are there the pilot counts, and seed 2 belongs to it", () => {
  const pilot = gain(0.2, 0.08);
  const seeds = [
    { seed: 2, claims: [gain(-0.2, 0.08)], plan: null },
    ...fresh([gain(-0.2, 0.08), gain(-0.2, 0.08)]),
  ];
  const standing = standingOf(pilot, { seeds, plan: file(pilot) });
  assertStrictEquals(standing.rank, "pilot");
  assertStrictEquals(standing.verdict.verdict, "confirmed");
  assertEquals(standing.pilots, [{ seed: 2, verdict: "refuted" }]);
  assertEquals(standingPhrases(standing), ["pilot", "seed 2: refuted"]);
});

Deno.test("a plan of one seed is decided by it, and exact rows by themselves", () => {
  const pilot = gain(0.05, 0.08);
  const plan = (other: OtherPlan) => ({
    plan: planOf(head, [pilot], other),
    digest: frozen.digest,
  });
  const once = plan({ once: "it takes hours" });
  assertStrictEquals(standingOf(pilot, { seeds: [], plan: once }).rank, "pilot");
  const standing = standingOf(pilot, { seeds: fresh([gain(0.2, 0.08)]), plan: once });
  assertStrictEquals(standing.verdict.verdict, "confirmed");
  const [{ mean, low, high }] = standing.verdict.cases;
  assertAlmostEquals(mean, 0.2, 1e-12);
  assertAlmostEquals(low!, 0.12, 1e-3);
  assertAlmostEquals(high!, 0.28, 1e-3);
  assertEquals(standingPhrases(standing), ["planned", "seed 101 alone", "pilot: not decided"]);
  const exact = standingOf(pilot, { seeds: [], plan: plan({ exact: "it is counted" }) });
  assertEquals([exact.rank, exact.verdict], ["exact", pilot]);
  assertEquals(standingPhrases(exact), ["exact"]);
  const kept = plan({ recorded: "it was played once" });
  assertStrictEquals(standingOf(pilot, { seeds: [], plan: kept }).rank, "recorded");
});

Deno.test("what was not planned, or changed afterwards, is exploratory", () => {
  const pilot = gain(0.2, 0.08);
  const seeds = (plan = frozen) => fresh(Array(5).fill(gain(0.2, 0.08)), plan);
  const chosen = gain(0.2, 0.08, "its range was chosen after a look");
  assertStrictEquals(
    standingOf(chosen, { seeds: seeds(), plan: file(chosen) }).why,
    "its range was chosen after a look",
  );
  assertEquals(
    standingPhrases(standingOf(chosen, { seeds: seeds(), plan: file(chosen) })),
    ["exploratory, because its range was chosen after a look", "5 of 5 seeds", "pilot: confirmed"],
  );
  const other = { ...pilot, estimand: "gain in won games" };
  assertStrictEquals(
    standingOf(other, { seeds: seeds(), plan: file(pilot) }).why,
    "its estimand is not the planned one",
  );
  const earlier = { ...frozen, digest: "fedcba9876543210" };
  assertStrictEquals(
    standingOf(pilot, { seeds: seeds(earlier), plan: file(pilot) }).rank,
    "exploratory",
  );
});

Deno.test("a verdict that one test in twenty gives by chance does not survive ten others", () => {
  const judgement = (verdict: Verdict) => standingOf(verdict, ALONE);
  const judgements = [gain(0.1, 0.09), ...Array<Verdict>(10).fill(gain(0.5, 0.09))]
    .map((verdict, index) => ({ ...verdict, claim: `Q${index + 1}` }))
    .map((verdict) => judgement(verdict) as Parameters<typeof adjustedOf>[0][number]);
  const adjusted = adjustedOf(judgements);
  const { p, holm, rate } = adjusted.get("Q1")!;
  // 0.1 is 2.18 standard errors from 0: the tables give 0.0294.
  assertAlmostEquals(p, 0.0294, 0.0005);
  assertAlmostEquals(holm, p, 1e-12);
  assertAlmostEquals(rate, p, 1e-12);
  const weak = adjustedOf([
    judgements[0],
    ...Array(10).fill(null).map((_, index) =>
      judgement({ ...gain(0.1, 0.095), claim: `R${index}` }) as typeof judgements[number]
    ),
  ]);
  assertAlmostEquals(weak.get("Q1")!.holm, 11 * p, 1e-9);
});
