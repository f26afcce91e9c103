/**
 * What changed in the claims on parts of a search: the studies iterative-deepening, negascout, move-
 * ordering and transposition.
 *
 * @module
 */
import { MIXTURES, NO_REASON, type PlanChanges, STAYED } from "./plan_change.ts";

/** The changes, by the first claim that they concern. */
export const searchChanges: readonly PlanChanges[] = [
  {
    claims: ["C7a", "C7b", "C13a", "C13b", "C15a", "C15b", "C15c", "C31", "C32"],
    date: "2026-11-22T04:55:58Z",
    commit: "3a10841f5899",
    what: "sample",
    from: "24 positions of each game",
    to: "60 positions of each game",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C7a", "C7b"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "rule",
    from: "one verdict on C7, by nodes; equal values were asserted in the text",
    to: "a verdict on the values, computed, and one on the nodes",
    reason: "Claims that say several things got a verdict for each. C7 had been published as " +
      "partly confirmed.",
    afterLook: true,
  },
  {
    claims: ["C7b", "C15a", "C32"],
    date: "2026-11-23T08:48:38Z",
    commit: "0f6e5d3fe007",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C7b"],
    date: "2026-11-23T08:48:38Z",
    commit: "0f6e5d3fe007",
    what: "wording",
    from: "NegaScout visits fewer nodes than alpha-beta.",
    to: "NegaScout is faster than alpha-beta.",
    reason: "The study took over the sentence of the list of claims; it is still judged by nodes.",
    afterLook: true,
  },
  {
    claims: ["C11a", "C11b", "C11c", "C12a", "C12b", "C17"],
    date: "2026-11-22T04:47:36Z",
    commit: "1435a9935d95",
    what: "sample",
    from: "60 positions of each game",
    to: "100 positions of each game",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C11a", "C11b", "C11c", "C12a", "C12b", "C17"],
    date: "2026-11-22T05:28:36Z",
    commit: "b623535dce1f",
    what: "sample",
    from: "100 positions of each game",
    to: "80 positions of Reversi and chess, 300 of Metelyk",
    reason: "So that a verdict does not depend on the seed, says the commit. Results with 100 " +
      "positions had been published.",
    afterLook: true,
  },
  {
    claims: ["C11a"],
    date: "2026-11-22T05:28:36Z",
    commit: "b623535dce1f",
    what: "cases",
    from: "Metelyk to depth 6",
    to: "Metelyk to depth 5",
    reason: "More positions of Metelyk at the same cost. Results to depth 6 had been published.",
    afterLook: true,
  },
  {
    claims: ["C11a", "C11b", "C11c", "C12a", "C12b", "C17"],
    date: "2026-11-23T09:06:20Z",
    commit: "2d78f6134785",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C11b", "C11c", "C12a", "C12b", "C17"],
    date: "2026-11-22T05:28:36Z",
    commit: "b623535dce1f",
    what: "cases",
    from: "Metelyk to depth 8",
    to: "Metelyk to depth 7",
    reason: "More positions of Metelyk at the same cost. Results to depth 8 had been published.",
    afterLook: true,
  },
  {
    claims: ["C13a"],
    date: "2026-11-22T04:55:58Z",
    commit: "3a10841f5899",
    what: "rule",
    from: "mean factors by nodes and by time are at most 1.5",
    to: "the same, and no single search is above 1.5",
    reason: '"At most" also concerns single searches, says the evidence, which had counted them ' +
      "beside the verdict. No result had been committed before.",
    afterLook: false,
  },
  {
    claims: ["C13a"],
    date: "2026-11-23T08:48:38Z",
    commit: "0f6e5d3fe007",
    what: "rule",
    from: "partly confirmed when some cases hold",
    to: "refuted by one case, the largest single search among them",
    reason: 'The claim says "up to". The results had been published: 32 of 720 searches were ' +
      "above. The verdict went from partly confirmed to refuted.",
    afterLook: true,
  },
  {
    claims: ["C13a"],
    date: "2026-11-23T08:48:38Z",
    commit: "0f6e5d3fe007",
    what: "wording",
    from: "NegaScout makes alpha-beta faster by at most 50 %.",
    to: "NegaScout makes alpha-beta faster by up to 50 %.",
    reason: "The study took over the sentence of the list of claims. The results had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C13a"],
    date: "2026-11-23T14:25:37Z",
    commit: "85c133b86b18",
    what: "cases",
    from: "means by nodes, means by time, and the largest single search",
    to:
      "means by nodes, and the largest single search; time has a claim of its own, over processes",
    reason:
      "No verdict on nodes hangs on a clock. The results had been published; the verdict stays refuted by a single search, and all means by time were below 1.5.",
    afterLook: true,
  },
  {
    claims: ["C15a", "C15b", "C15c"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "rule",
    from: "one verdict on C15 for speed, cutoffs and bounds together",
    to: "a verdict for each",
    reason: "Claims that say several things got a verdict for each. C15 had been published as " +
      "confirmed, and so are the parts.",
    afterLook: true,
  },
  {
    claims: ["C31"],
    date: "2026-11-23T08:48:38Z",
    commit: "0f6e5d3fe007",
    what: "rule",
    from: "partly confirmed when a fixed order visits no such node",
    to: "refuted by one such node in any condition",
    reason:
      'The claim says "never". The results had been published; the verdict went from partly ' +
      "confirmed to refuted.",
    afterLook: true,
  },
  {
    claims: ["C32"],
    date: "2026-11-22T05:21:06Z",
    commit: "639df0f64651",
    what: "cases",
    from: "a table, and a table with searches to all depths",
    to: "a table alone",
    reason: "The second differs in two things from a search without a table, says the evidence. " +
      "No result had been committed before.",
    afterLook: false,
  },
  {
    claims: ["C36a", "C36b", "C36c", "C36d", "C36e", "C36f", "C36g"],
    date: "2026-11-22T04:40:43Z",
    commit: "7c56ff65ebfb",
    what: "sample",
    from: "60 positions of each game",
    to: "50 positions of each game",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C36a", "C36b", "C36c", "C36d", "C36e", "C36f", "C36g"],
    date: "2026-11-22T04:40:43Z",
    commit: "7c56ff65ebfb",
    what: "cases",
    from: "chess by material alone",
    to: "chess with piece-square tables",
    reason:
      "By material alone many moves have equal values, unlike in the programs of the claim, " +
      "says the code. No result had been committed before.",
    afterLook: false,
  },
  {
    claims: ["C36a", "C36b", "C36c", "C36d", "C36e", "C36f", "C36g"],
    date: "2026-11-22T05:28:12Z",
    commit: "78150f3337c3",
    what: "wording",
    from: "... makes the search faster.",
    to: "With ... the search visits fewer nodes.",
    reason: "The claim was judged by nodes from the start, and its sentence now says so. The " +
      "results, with times beside them, had been published a minute before.",
    afterLook: true,
  },
  {
    claims: ["C36a", "C36b", "C36c", "C36d", "C36e", "C36f", "C36g"],
    date: "2026-11-22T10:50:16Z",
    commit: "6622f6e4f9b1",
    what: "sample",
    from: "50 positions of each game",
    to: "200 positions of each game",
    reason:
      "So that no verdict hangs on the seed, says the commit: four times as many positions. " +
      "Results with 50 had been published, C36g as not decided. With 200 it was confirmed; " +
      "the other six verdicts stayed.",
    afterLook: true,
  },
  {
    claims: ["C36a", "C36d", "C36f", "C36g"],
    date: "2026-11-23T08:55:52Z",
    commit: "13f7831fcb99",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C36b", "C36c", "C36e"],
    date: "2026-11-23T08:55:52Z",
    commit: "13f7831fcb99",
    what: "rule",
    ...MIXTURES,
    reason: "A mixture is not called undecided any more. The verdict went from not decided to " +
      "partly confirmed. The results had been published.",
    afterLook: true,
  },
  {
    claims: ["E2"],
    date: "2026-11-22T05:01:51Z",
    commit: "eb68dbd4108d",
    what: "sample",
    from: "200 positions",
    to: "120 positions",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["E2"],
    date: "2026-11-22T05:01:51Z",
    commit: "eb68dbd4108d",
    what: "rule",
    from: "wrong values in searches by alpha-beta",
    to: "wrong values in any of three kinds of search: alpha-beta, null windows, aspiration " +
      "windows",
    reason: "The study got two further kinds of search. No result had been committed before.",
    afterLook: false,
  },
  {
    claims: ["E2"],
    date: "2026-11-23T08:52:31Z",
    commit: "7672f0a7555f",
    what: "rule",
    from: "a wrong value in each game, and none at all with bounds",
    to: "in each game at least one wrong value more than with bounds",
    reason: "The study took its second form. Results had been published: with bounds there was " +
      "none. The verdict stayed confirmed.",
    afterLook: true,
  },
  {
    claims: ["C47"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "estimand",
    from: "bootstrap over nine or ten positions",
    to: "Student's interval of a ratio of sums",
    reason:
      "Over so few items a bootstrap is too narrow. The results had been published; the verdict stayed partly.",
    afterLook: true,
  },
];
