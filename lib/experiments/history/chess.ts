/**
 * What changed in the claims on programs that play: the studies chess-ladder, evaluation-trade-off,
 * opening-book, time-control and article-figures.
 *
 * @module
 */
import { MIXTURES, NO_REASON, type PlanChanges, STAYED } from "./plan_change.ts";

/** The changes, by the first claim that they concern. */
export const chessChanges: readonly PlanChanges[] = [
  {
    claims: ["C14a", "C14c", "C33a", "C33b"],
    date: "2026-11-23T09:26:14Z",
    commit: "2b1fcc831853",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C14b", "C14c"],
    date: "2026-11-22T07:17:42Z",
    commit: "022159292791",
    what: "cases",
    from: "multiples up to 28,800 nodes of the program with discs",
    to: "multiples up to 14,400 nodes of the program with discs",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C14b", "C14c"],
    date: "2026-11-22T07:32:28Z",
    commit: "5445ea2ee023",
    what: "cases",
    from: "multiples up to 7,200 nodes in chess and 14,400 with discs",
    to: "multiples up to 3,600 nodes in chess and 9,600 with discs",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C14b", "C14c"],
    date: "2026-11-22T07:52:42Z",
    commit: "8b41535ecbbe",
    what: "cases",
    from: "multiples up to 3,600 nodes in chess and 9,600 with squares",
    to: "multiples up to 7,200 nodes in chess and with squares, and up to 8 times, 64 times " +
      "with discs",
    reason: "Enough for an even score, or as many as time allows, says the code. No result had " +
      "been committed before.",
    afterLook: false,
  },
  {
    claims: ["C14c"],
    date: "2026-11-22T07:52:42Z",
    commit: "8b41535ecbbe",
    what: "rule",
    from: "a rate beyond all multiples at both levels is judged like the others",
    to: "it is not decided",
    reason: "The change of such a rate is unknown, says the code. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["C33a", "C33b"],
    date: "2026-11-22T07:17:42Z",
    commit: "022159292791",
    what: "sample",
    from: "800 candidates for combinations in chess, 500 positions of Reversi",
    to: "600 candidates for combinations in chess, 400 positions of Reversi",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C33a", "C33b"],
    date: "2026-11-22T07:32:28Z",
    commit: "5445ea2ee023",
    what: "sample",
    from: "600 candidates for combinations in chess",
    to: "1,600 candidates for combinations in chess",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C33a", "C33b"],
    date: "2026-11-22T08:32:49Z",
    commit: "7841a3903ec6",
    what: "sample",
    from: "1,600 candidates for combinations and 120 for quiet positions in chess, 400 " +
      "positions of Reversi",
    to: "3,200 candidates for combinations and 300 for quiet positions in chess, 1,200 " +
      "positions of Reversi",
    reason: "So that no verdict hangs on the seed, says the commit: more combinations. Results " +
      "with fewer had been published; the verdicts stayed.",
    afterLook: true,
  },
  {
    claims: ["C35"],
    date: "2026-11-23T09:05:32Z",
    commit: "fb774597f0f4",
    what: "rule",
    from: "all doublings together lie above 0.5, and no single doubling lies below it",
    to: "all doublings together lie above 0.5",
    reason: "The study took its second form; single doublings are reported beside. Results had " +
      "been published: none was below. The verdict stayed confirmed.",
    afterLook: true,
  },
  {
    claims: ["C35"],
    date: "2026-11-23T09:05:32Z",
    commit: "fb774597f0f4",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C36h"],
    date: "2026-11-22T15:10:30Z",
    commit: "954538b51f59",
    what: "sample",
    from: "times of one round",
    to: "the median time of three rounds",
    reason: "So that the compiler cannot decide a verdict on time, says the commit. The times of " +
      "a publication a few minutes before were up to half as long again as those before it. " +
      "The verdict stayed not decided.",
    afterLook: true,
  },
  {
    claims: ["C36h"],
    date: "2026-11-23T09:06:30Z",
    commit: "fd9524f4b83b",
    what: "rule",
    from: "partly confirmed when some additions pay",
    to: "refuted by one addition that does not pay",
    reason:
      'The claim says "each". Results had been published: 3 of 14 cases were refuted and 11 ' +
      "not decided. The verdict went from not decided to refuted.",
    afterLook: true,
  },
  {
    claims: ["C36h"],
    date: "2026-11-23T14:45:34Z",
    commit: "13d768cc84d0",
    what: "sample",
    from:
      "medians over positions of the median time of ten rounds, a fresh process for each player and round",
    to: "means over ten fresh processes, each of which times all players side by side",
    reason: "The unit of a time is a process. The results had been published.",
    afterLook: true,
  },
  {
    claims: ["C37a", "C37b"],
    date: "2026-11-22T07:35:10Z",
    commit: "aae0518a1917",
    what: "sample",
    from: "25 games of a match with each colour",
    to: "40 games of a judged match with each colour, 20 of the others",
    reason:
      "Twice the games for the claims, says the commit. Its notebook already tells what was " +
      "found: chess narrows, Reversi is not decided.",
    afterLook: true,
  },
  {
    claims: ["C37a"],
    date: "2026-11-22T07:50:27Z",
    commit: "61a429b28528",
    what: "sample",
    from: "40 games of a judged match with each colour",
    to: "52 games of a judged match with each colour",
    reason: "The source is about chess, says the code. The notebook already told what was found.",
    afterLook: true,
  },
  {
    claims: ["C37a"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "8 series",
    to: "14 series",
    reason: "More samples where a verdict hung on the seed or rested on few games, says the " +
      "commit. With 8 series two seeds were confirmed, 0.040 [< 0.001, 0.079] and 0.037 " +
      "[0.005, 0.069]; with 14 they stayed so.",
    afterLook: true,
  },
  {
    claims: ["C37b"],
    date: "2026-11-22T07:50:27Z",
    commit: "61a429b28528",
    what: "sample",
    from: "40 games of a judged match with each colour",
    to: "26 games of a judged match with each colour",
    reason: "The games went to chess, of which the source speaks. The notebook already told what " +
      "was found.",
    afterLook: true,
  },
  {
    claims: ["C37b", "E3"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "8 series",
    to: "14 series",
    reason: "More samples where a verdict hung on the seed or rested on few games, says the " +
      "commit. Two seeds had been published; C37b was not decided in both, and stayed so.",
    afterLook: true,
  },
  {
    claims: ["C37b"],
    date: "2026-11-23T08:12:02Z",
    commit: "5f7eaaa69424",
    what: "rule",
    ...MIXTURES,
    reason: "A mixture is not called undecided any more. The verdict went from not decided to " +
      "partly confirmed. The results had been published.",
    afterLook: true,
  },
  {
    claims: ["C41a"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "10 openings of the match with 120,000 nodes",
    to: "18 openings of the match with 120,000 nodes",
    reason: "More samples where a verdict hung on the seed or rested on few games, says the " +
      "commit. With 10 both published seeds were not decided: 0.650 [0.486, 0.785] and " +
      "0.675 [0.467, 0.831]. With 18 both were confirmed.",
    afterLook: true,
  },
  {
    claims: ["C41b"],
    date: "2026-11-23T09:06:30Z",
    commit: "fd9524f4b83b",
    what: "rule",
    ...MIXTURES,
    reason: "A mixture is not called undecided any more. One of three depths was refuted and two " +
      "were not decided; the verdict went from not decided to refuted. The results had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["E3"],
    date: "2026-11-22T07:35:10Z",
    commit: "aae0518a1917",
    what: "sample",
    from: "25 games of a match with each colour",
    to: "20, and 40 with the largest book by most games",
    reason:
      "Twice the games for the claims, says the commit. Its notebook already tells what was " +
      "found.",
    afterLook: true,
  },
  {
    claims: ["E3"],
    date: "2026-11-22T07:50:27Z",
    commit: "61a429b28528",
    what: "sample",
    from: "20, and 40 with the largest book by most games",
    to: "13, and 26 with the largest book by most games; twice as many in chess",
    reason: "The source is about chess, says the code. The notebook already told what was found.",
    afterLook: true,
  },
  {
    claims: ["E7"],
    date: "2026-11-22T07:43:07Z",
    commit: "507324b2dfd3",
    what: "sample",
    from: "4 games on a clock for each game and margin",
    to: "3 games on a clock for each game and margin",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["E7"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "3 games on a clock for each game and margin",
    to: "8 games on a clock for each game and margin",
    reason: "More samples where a verdict rested on few games, says the commit. Two seeds had " +
      "been published, with no flag fallen in 12 sides; then there were 32 sides, and none.",
    afterLook: true,
  },
  {
    claims: ["E8a"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "rule",
    from: "E8, judged in two studies: printed counts, and strength of the steps",
    to: "E8a, the printed counts",
    reason: "Claims that say several things got a verdict for each. Both had been published as " +
      "confirmed.",
    afterLook: true,
  },
  {
    claims: ["E8b"],
    date: "2026-11-22T08:32:49Z",
    commit: "7841a3903ec6",
    what: "sample",
    from: "10 openings of each match between neighbouring steps",
    to: "40 openings of each match between neighbouring steps",
    reason: "So that no verdict hangs on the seed, says the commit: more games for the steps of " +
      "the ladder. Results with 10 had been committed as confirmed, and stayed so.",
    afterLook: true,
  },
  {
    claims: ["E8b"],
    date: "2026-11-22T10:38:55Z",
    commit: "e56fc5d7a55c",
    what: "rule",
    from: "E8, judged in two studies: printed counts, and strength of the steps",
    to: "E8b, the strength of the steps",
    reason: "Claims that say several things got a verdict for each. Both had been published as " +
      "confirmed.",
    afterLook: true,
  },
  {
    claims: ["E8b"],
    date: "2026-11-23T09:06:30Z",
    commit: "fd9524f4b83b",
    what: "rule",
    from: "partly confirmed when some steps are stronger",
    to: "refuted by one step that is not",
    reason: 'The claim says "each". The results had been published, and the verdict stayed ' +
      "confirmed.",
    afterLook: true,
  },
  {
    claims: ["C35"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "cases",
    from: "a single doubling counts only where it harms",
    to: "every single doubling counts",
    reason:
      "Which cases there are must not depend on the data. The results had been published; the verdict stayed confirmed.",
    afterLook: true,
  },
  {
    claims: ["C36h"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "estimand",
    from: "difference of two independent scores",
    to: "difference by opening, as all matches have the same ones",
    reason:
      "The scores lean together by opening. The results had been published; the verdict stayed refuted.",
    afterLook: true,
  },
  {
    claims: ["E11a"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "estimand",
    from: "interval over won games",
    to: "interval over the openings of the won games",
    reason:
      "Two games from one opening depend on each other. The results had been published; nothing is claimed.",
    afterLook: true,
  },
];
