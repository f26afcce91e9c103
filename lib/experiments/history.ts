/**
 * How the published claims were judged before: samples, yardsticks, estimands, rules, cases and sentences that
 * changed, from the first study until plans were frozen. Each entry was read from the diff of its commit.
 *
 * Samples are those of the published preset; where a thorough one is published too, the entry names it. A
 * claim that is split or gets another number has not changed by that alone, nor by a sentence that says the
 * same in plainer words. New publications of the same study with another machine or seed are no change.
 *
 * @module
 */
import { chessChanges } from "./history/chess.ts";
import { learningChanges } from "./history/learning.ts";
import type { PlanChange } from "./history/plan_change.ts";
import { reversiChanges } from "./history/reversi.ts";
import { searchChanges } from "./history/search.ts";
import { treesChanges } from "./history/trees.ts";

export type { PlanChange } from "./history/plan_change.ts";

const byNumber = new Intl.Collator("en", { numeric: true });

/** All changes, by the number of the claim (`C9a` before `C10`), then from the oldest on. */
export const planChanges: readonly PlanChange[] = [
  ...treesChanges,
  ...searchChanges,
  ...chessChanges,
  ...reversiChanges,
  ...learningChanges,
]
  .flatMap(({ claims, ...change }) => claims.map((claim) => ({ claim, ...change })))
  .toSorted((one, other) =>
    byNumber.compare(one.claim, other.claim) || Date.parse(one.date) - Date.parse(other.date)
  );
