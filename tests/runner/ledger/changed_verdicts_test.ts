import { assertEquals } from "@std/assert";
import { type Verdict, verdictOn } from "matchbox/experiments/mod.ts";
import { changedVerdicts } from "matchbox/runner/ledger/changed_verdicts.ts";
import type { Judgement } from "matchbox/runner/ledger/ledger.ts";

/** The verdict that chess and Reversi gain something. */
function gains(chess: [low: number, high: number], reversi: [low: number, high: number]): Verdict {
  const estimate = ([low, high]: [number, number]) => (
    { mean: (low + high) / 2, low, high, count: 40, unit: "pairs" }
  );
  return verdictOn({
    ...{ claim: "Q1", sentence: "It gains.", estimand: "gain", unit: "points a game", digits: 2 },
    cases: [
      { name: "chess", estimate: estimate(chess) },
      { name: "reversi", estimate: estimate(reversi) },
    ],
    allowed: { low: 0, reason: "because more is more" },
    rule: "each",
  });
}

const PILOT = gains([-0.1, 0.3], [0.1, 0.3]);

function judgement(verdict: Verdict, rank: Judgement["rank"]): Judgement {
  const study = { id: "gains", title: "What it gains" };
  return { study, run: { folder: "gains" }, pilot: PILOT, verdict, rank } as Judgement;
}

Deno.test("a verdict that fresh seeds changed is listed with the cases that changed, and only those", () => {
  const now = gains([0.06, 0.14], [0.15, 0.25]);
  assertEquals(
    changedVerdicts([judgement(now, "planned"), judgement(PILOT, "planned")]),
    "Of 2 verdicts that fresh seeds decided, 1 are those of the pilot. The others changed with " +
      "these cases:\n\n- **[Q1](#q1) from partly to confirmed** ([What it gains](gains/README.md)): " +
      "gain: chess, from 0.10 [-0.10, 0.30] not decided to 0.10 [0.06, 0.14] confirmed.",
  );
});

Deno.test("a pilot alone changes nothing", () => {
  const none = "Of 0 verdicts that fresh seeds decided, 0 are those of the pilot.";
  assertEquals(changedVerdicts([judgement(PILOT, "pilot")]), none);
});
