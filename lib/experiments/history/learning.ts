/**
 * What changed in the claims on learning: the studies chess-weights, reversi-weights, delta-rule, menace-
 * learning, metelyk-evolution and net-speed.
 *
 * @module
 */
import { MIXTURES, NO_REASON, type PlanChanges, STAYED } from "./plan_change.ts";

/** The changes, by the first claim that they concern. */
export const learningChanges: readonly PlanChanges[] = [
  {
    claims: ["A11"],
    date: "2026-11-23T09:14:57Z",
    commit: "568ad7bb7b13",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["B5", "C3b"],
    date: "2026-11-22T07:17:10Z",
    commit: "15e9e59d3100",
    what: "sample",
    from: "30 pairs of games with the hand weights",
    to: "20 pairs of games with the hand weights",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C1a", "C1b", "C1c", "C1d"],
    date: "2026-11-22T07:18:51Z",
    commit: "55195c6e1536",
    what: "sample",
    from: "5 repetitions of each timing",
    to: "3 repetitions of each timing",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C1a", "C1b", "C1c", "C1d"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "8 samples in one process",
    to: "32 samples in one process",
    reason: "More samples where a verdict hung on the seed, says the commit. Two seeds had been " +
      "published: C1d was partly confirmed with one and not decided with the other, and " +
      "partly confirmed with both after that. The other verdicts stayed.",
    afterLook: true,
  },
  {
    claims: ["C1a", "C1b", "C1c", "C1d"],
    date: "2026-11-23T09:08:26Z",
    commit: "e76638f41051",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C1e", "C1f"],
    date: "2026-11-23T09:14:57Z",
    commit: "568ad7bb7b13",
    what: "rule",
    ...MIXTURES,
    reason: "A mixture is not called undecided any more. The verdict went from not decided to " +
      "refuted. The results had been published.",
    afterLook: true,
  },
  {
    claims: ["C1f"],
    date: "2026-11-22T07:52:56Z",
    commit: "219f5c8efd40",
    what: "estimand",
    from: "equal time, with 38-1 passing each move through the whole network",
    to: "equal time, with the incremental first layer of 38-1",
    reason: "The fastest way in which such a network chooses, says the code. No result of this " +
      "claim had been committed before.",
    afterLook: false,
  },
  {
    claims: ["C3b"],
    date: "2026-11-23T09:00:06Z",
    commit: "7130e37db00e",
    what: "cases",
    from: "depth 2, as in the evolution; depth 4 beside it",
    to: "depth 2 and depth 4",
    reason: "Both results had been published, and both lay above 0.5. The verdict stayed " +
      "confirmed.",
    afterLook: true,
  },
  {
    claims: ["C4a"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "rule",
    from: "two verdicts: 304 boxes and 19,683 fillings in the facts of the game trees, and " +
      "positions without a box where MENACE learns",
    to: "only the verdict where MENACE learns",
    reason: "It was judged twice. Both verdicts had been published, and both were confirmed.",
    afterLook: true,
  },
  {
    claims: ["C4b"],
    date: "2026-11-22T07:27:16Z",
    commit: "6b0ffea1c13d",
    what: "estimand",
    from: "lead in the last 50 of 1,000 games",
    to: "lead in all 1,000 games",
    reason: "In the end both may have learned all there is to learn, says the code. The " +
      "thresholds are older than the first run, says the commit before; no result had been " +
      "committed.",
    afterLook: false,
  },
  {
    claims: ["C4b", "C5a", "C5b", "C5c"],
    date: "2026-11-23T09:09:24Z",
    commit: "44be52f970b1",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C5c"],
    date: "2026-11-22T07:27:16Z",
    commit: "6b0ffea1c13d",
    what: "estimand",
    from: "gain against the second MENACE",
    to: "gain in an exam against random play",
    reason: "The opponent gets better as well, says the code. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["C8"],
    date: "2026-11-23T09:18:08Z",
    commit: "361247be51a8",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C20b", "A11", "C1e", "C1f"],
    date: "2026-11-22T07:52:56Z",
    commit: "219f5c8efd40",
    what: "sample",
    from: "12 runs",
    to: "20 runs",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C20b", "A11", "C1e", "C1f"],
    date: "2026-11-22T08:05:26Z",
    commit: "bf4636b37f82",
    what: "sample",
    from: "20 runs",
    to: "12 runs",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C20b", "A11", "C1e", "C1f"],
    date: "2026-11-22T08:32:49Z",
    commit: "7841a3903ec6",
    what: "sample",
    from: "12 runs",
    to: "20 runs",
    reason: "So that no verdict hangs on the seed, says the commit: more games of the evolution. " +
      "Results with 12 had been published; the verdicts stayed.",
    afterLook: true,
  },
  {
    claims: ["C22"],
    date: "2026-11-23T09:09:24Z",
    commit: "44be52f970b1",
    what: "wording",
    from: "Moving first removes about a fifth of the boxes.",
    to: "Because MENACE always moves first, it needs about a fifth fewer boxes.",
    reason: "The study took over the sentence of the list of claims. The count had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C40a", "C40b", "C40c", "E6"],
    date: "2026-11-22T07:55:54Z",
    commit: "ef25e69d6255",
    what: "sample",
    from: "6 runs of 900 games, 36 pairs against the textbook",
    to: "8 runs of 500 games, 48 pairs against the textbook",
    reason: "The commit gives no reason. The notebook already told that the population is viable " +
      "soon and that runs do not end at the textbook's values.",
    afterLook: true,
  },
  {
    claims: ["C40a", "C40b", "C40c", "E6"],
    date: "2026-11-22T15:37:06Z",
    commit: "02fb4b7abd10",
    what: "sample",
    from: "thorough preset: 12 runs, 200 pairs",
    to: "thorough preset: 6 runs, 100 pairs",
    reason:
      "So that it takes half an hour on two cores. The published preset had been published, " +
      "the thorough one had not.",
    afterLook: true,
  },
  {
    claims: ["C40c"],
    date: "2026-11-23T08:54:00Z",
    commit: "a71fde34db76",
    what: "rule",
    ...MIXTURES,
    reason:
      "A mixture is not called undecided any more. The published preset stayed not decided; " +
      "the thorough one went from not decided to partly confirmed. The results had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["D6"],
    date: "2026-11-23T09:18:08Z",
    commit: "361247be51a8",
    what: "rule",
    from: "partly confirmed when it holds in one of the two settings",
    to: "refuted by one move that is searched again",
    reason: "The claim is about every move. The results had been published, and the verdict " +
      "stayed confirmed.",
    afterLook: true,
  },
  {
    claims: ["C49"],
    date: "2026-11-28T02:00:16Z",
    commit: "1170672490d6",
    what: "wording",
    from: "it looks at less than a tenth of the positions and is as strong",
    to: "with a tenth of the playouts or nodes it is as strong",
    reason:
      "The search judges 51 positions where the other one has 500 playouts. Range, cases and " +
      "sample stayed; the results had been published.",
    afterLook: true,
  },
  {
    claims: ["C54b"],
    date: "2026-11-28T03:37:51Z",
    commit: "ce5c78e9124d",
    what: "cases",
    from: "11 cases, after the most games",
    to: "33 cases, after 40, 160 and 640 games",
    reason:
      "A verdict judges all cases that the rows hold, and the figure showed that evolution is " +
      "ahead after few games. The results had been published: confirmed became partly.",
    afterLook: true,
  },
  {
    claims: ["C54a"],
    date: "2026-11-28T05:04:14Z",
    commit: "9c639af46707",
    what: "cases",
    from: "on 8x8 the best of seven other learners",
    to: "on 8x8 the best of eight, AlphaZero among them",
    reason:
      "All learners that fit a game are compared. The results had been published, and AlphaZero " +
      "was known to be best on 6x6 after each number of games. The verdict stayed partly; of the " +
      "12 cases 1 is confirmed as before, and 6 are refuted where 4 were.",
    afterLook: true,
  },
  {
    claims: ["C54d", "C54f"],
    date: "2026-11-28T05:04:14Z",
    commit: "9c639af46707",
    what: "cases",
    from: "five learners of tic-tac-toe and eight of 8x8",
    to: "six and nine, AlphaZero among them",
    reason:
      "All learners that fit a game are compared. The results had been published, and AlphaZero " +
      "was known to be best in Metelyk and on 6x6 after the most games. The verdict of C54d " +
      "stayed not decided.",
    afterLook: true,
  },
  {
    claims: ["C54e"],
    date: "2026-11-28T05:04:14Z",
    commit: "9c639af46707",
    what: "cases",
    from: "29 cases",
    to: "31 cases, with AlphaZero in tic-tac-toe and on 8x8",
    reason: "All learners that fit a game are compared. The results had been published.",
    afterLook: true,
  },
  {
    claims: ["C53c"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "estimand",
    from: "Wilson's interval of four trainings",
    to: "the exact interval of Clopper and Pearson",
    reason:
      "Four of four were called more than half, which half of all trainings would give once in sixteen tries. The results had been published: confirmed became not decided.",
    afterLook: true,
  },
  {
    claims: ["C54a"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "cases",
    from: "the best other learner is named in each case",
    to: "each budget is a case, whoever is best",
    reason:
      "Another seed may have another best learner, and would then have other cases. The results had been published; the verdict stayed.",
    afterLook: true,
  },
  {
    claims: ["C55a"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "cases",
    from: "the two highest ratings of the same games",
    to: "the two highest of the published run, named before other seeds",
    reason:
      "A pair that the games have chosen scores too well in them. The results had been published; nothing is claimed.",
    afterLook: true,
  },
];
