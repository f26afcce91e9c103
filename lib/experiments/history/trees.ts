/**
 * What changed in the claims on trees and their size: the studies node-counts and game-tree-facts.
 *
 * @module
 */
import { MIXTURES, type PlanChanges, STAYED } from "./plan_change.ts";

/** The changes, by the first claim that they concern. */
export const treesChanges: readonly PlanChanges[] = [
  {
    claims: ["C2"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "rule",
    from: 'confirmed when the interval of the score leaves out 0.5, else "depends"',
    to: "measured, without a verdict",
    reason: "It is a question. The result had been published.",
    afterLook: true,
  },
  {
    claims: ["C6a", "C6b"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "rule",
    from: 'one verdict on C6: both halves by their means, "depends" if one holds',
    to: "a verdict for each half, by the ends of the interval",
    reason: "Verdicts of all studies went over to the ends of intervals. The results of C6 had " +
      "been published.",
    afterLook: true,
  },
  {
    claims: ["C6a"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "yardstick",
    from: "an exponent of the leaves of minimax, from 0.45 to 0.6",
    to: "a factor of the square root of these leaves, from 0.5 to 2",
    reason: "The comment says that at even depths even the fewest leaves of a uniform tree are " +
      "about twice the root. The exponent had been published.",
    afterLook: true,
  },
  {
    claims: ["C6a", "C6b", "C9a", "C9b", "C10"],
    date: "2026-11-22T02:16:04Z",
    commit: "41035103c7de",
    what: "sample",
    from: "20 positions of Reversi",
    to: "40 positions of Reversi",
    reason: "So that the verdicts hold for other seeds, says the commit. Results with 20 " +
      "positions had been published, and C9 was then partly confirmed.",
    afterLook: true,
  },
  {
    claims: ["C6a", "C6b", "C9a", "C9b", "C10"],
    date: "2026-11-22T05:02:43Z",
    commit: "a6777625613e",
    what: "sample",
    from: "40 positions of Reversi",
    to: "30 positions of Reversi",
    reason: "The commit gives no reason; it also searches less deep beyond the judged depth and " +
      "times less. Results with 40 positions had been published.",
    afterLook: true,
  },
  {
    claims: ["C6a", "C6b", "C9a", "C9b"],
    date: "2026-11-23T08:41:22Z",
    commit: "dab265370698",
    what: "cases",
    from: "Reversi at depth 6",
    to: "Reversi and Metelyk at depth 6, chess at depth 4",
    reason: "The published rows had held all three games for a day, and only Reversi was judged. " +
      "By this C6b went from refuted to partly confirmed; the others stayed confirmed.",
    afterLook: true,
  },
  {
    claims: ["C6b"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "estimand",
    from: "nodes with the exactly worst order over those of minimax, values as evaluated",
    to: "leaves over those of minimax, a value of its own for each leaf",
    reason: "Equal values put a best move early, says the commit. The share of nodes had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C6b"],
    date: "2026-11-23T08:41:22Z",
    commit: "dab265370698",
    what: "wording",
    from: "With the worst order of moves alpha-beta looks at as many positions as full search.",
    to: "With the best move last alpha-beta visits as many positions as minimax.",
    reason: "The study took over the sentence of the list of claims. What is measured stayed the " +
      "exactly worst order.",
    afterLook: true,
  },
  {
    claims: ["C9a", "C9b"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "rule",
    from: 'one verdict on C9: both means within a factor of 1.5, "depends" if one is',
    to: "both intervals within a factor of 1.5",
    reason: "Verdicts of all studies went over to the ends of intervals; positions were drawn " +
      "anew as well. C9 went from confirmed to partly confirmed. Its results had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C9a", "C9b"],
    date: "2026-11-22T02:25:21Z",
    commit: "c6b8d7cf0a46",
    what: "rule",
    from: 'one holding formula is enough for "partly"',
    to: '"partly" needs one that holds and one that is refuted; else not decided',
    reason: "Undecided cases decide nothing, says the commit. C9 was published as partly " +
      "confirmed, by a holding and an undecided case.",
    afterLook: true,
  },
  {
    claims: ["C9a", "C9b"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "rule",
    from: "one verdict on C9, confirmed when both formulas hold",
    to: "a verdict for each formula",
    reason: "Claims that say several things got a verdict for each. Both were confirmed before " +
      "and after.",
    afterLook: true,
  },
  {
    claims: ["C9c"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "rule",
    from: 'confirmed when the interval holds 40, else "depends"',
    to: "measured, without a verdict",
    reason: "Random games neither confirm nor refute the number. Their result had been published.",
    afterLook: true,
  },
  {
    claims: ["C9c"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "estimand",
    from: "moves in a position of random games, not judged",
    to: "moves in a position of games of four players against themselves, until they are " +
      "decided",
    reason: "Random play is not what the source speaks of. The random games had been published, " +
      "and the same games of players for C38, without their number of moves.",
    afterLook: true,
  },
  {
    claims: ["C9c"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "yardstick",
    from: "none",
    to: "between 35 and 45 moves, nearer to 40 than to 30 or 50",
    reason: "The claim was judged again. The random games had been published; the judged number " +
      "had not.",
    afterLook: true,
  },
  {
    claims: ["C9c", "C38"],
    date: "2026-11-23T09:14:00Z",
    commit: "bc28a0caf503",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C10"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "estimand",
    from: 'mean share of the nodes of minimax; "depends" from 0.95 on',
    to: "number of cutoffs, which must be 0",
    reason:
      "The counts are exact, so that no share is needed. The shares had been published; the " +
      "verdict stayed refuted.",
    afterLook: true,
  },
  {
    claims: ["C10"],
    date: "2026-11-23T08:41:22Z",
    commit: "dab265370698",
    what: "cases",
    from: "Reversi at depth 6, all positions together",
    to: "each position of Reversi and Metelyk at depth 6 and of chess at depth 4",
    reason: "The published rows had held all three games for a day. The verdict stayed refuted.",
    afterLook: true,
  },
  {
    claims: ["C19"],
    date: "2026-11-23T14:20:10Z",
    commit: "9765d2ca1b22",
    what: "sample",
    from: "40 samples of positions, each in a process that times one way after the other",
    to:
      "20 processes with their own positions, each of which times all ways side by side, after they have warmed up",
    reason:
      "The code was being compiled while the first ways were timed. The results had been published: the verdict had gone from refuted to confirmed when each sample got a process of its own.",
    afterLook: true,
  },
];
