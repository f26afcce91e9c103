/**
 * What changed in the claims on Reversi and its strategy: the studies reversi-levels, reversi-endgame and
 * strength-of-evidence.
 *
 * @module
 */
import { MIXTURES, NO_REASON, type PlanChanges, STAYED } from "./plan_change.ts";

/** The changes, by the first claim that they concern. */
export const reversiChanges: readonly PlanChanges[] = [
  {
    claims: ["B5", "E6"],
    date: "2026-11-21T16:26:15Z",
    commit: "c0c2bae9ac3b",
    what: "rule",
    from: "judged: the worse of two individuals is kept in at most 5 % of simulated duels",
    to: "measured, without a verdict",
    reason: "Ways of choosing claim nothing, says the code. The results had been published: B5 " +
      "was refuted, E6 depended on the difference.",
    afterLook: true,
  },
  {
    claims: ["B6", "C21", "C25a", "C29a", "C29b", "C29c", "C26b", "C25b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "sample",
    from: "40 openings of each match",
    to: "30 openings of each match",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["B6", "C21", "C25a", "C29a", "C29b", "C29c", "C26b", "C25b"],
    date: "2026-11-22T05:06:00Z",
    commit: "0066a94a3450",
    what: "sample",
    from: "30 openings of each match",
    to: "40 openings of each match",
    reason: "Larger samples, says the commit, with no reason. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["B6", "C21", "C25a", "C29a", "C29b", "C29c", "C26b", "C25b"],
    date: "2026-11-22T08:59:08Z",
    commit: "a834a10b80e1",
    what: "sample",
    from: "40 openings of each match",
    to: "120 openings of each match",
    reason: "Three times the games, says the commit, with no reason. Results with 40 had been " +
      "published: C25a and C25b were not decided, and stayed so.",
    afterLook: true,
  },
  {
    claims: ["C16a"],
    date: "2026-11-21T16:26:15Z",
    commit: "c0c2bae9ac3b",
    what: "rule",
    from: "refuted when greedy play loses to nobody, confirmed when it loses to all",
    to: "refuted when it beats all, confirmed when it loses to all",
    reason: "A review of the study. Results had been published; greedy play lost to 3 of 4 " +
      "opponents and beat 1.",
    afterLook: true,
  },
  {
    claims: ["C16a", "D11"],
    date: "2026-11-21T23:10:39Z",
    commit: "96eefd9352e0",
    what: "rule",
    from: '"depends" for all between confirmed and refuted',
    to: 'each match by the ends of its interval; "partly" when it holds in some',
    reason: "Verdicts of all studies went over to the ends of intervals. The results had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C16a", "D11"],
    date: "2026-11-22T02:08:49Z",
    commit: "29b42151f3e3",
    what: "rule",
    from: "all matches by their intervals",
    to: "a match that has been played from every opening by its score alone",
    reason: "Such a match is no sample, says the commit. The results had been published, and the " +
      "verdicts stayed.",
    afterLook: true,
  },
  {
    claims: ["C16a"],
    date: "2026-11-22T02:25:21Z",
    commit: "c6b8d7cf0a46",
    what: "rule",
    from: 'one lost match is enough for "partly"',
    to: '"partly" needs one that is lost and one that is won; else not decided',
    reason: "Undecided cases decide nothing, says the commit. The verdict stayed partly " +
      "confirmed.",
    afterLook: true,
  },
  {
    claims: ["C16a"],
    date: "2026-11-23T09:34:56Z",
    commit: "df34969cd2e7",
    what: "rule",
    from: "partly confirmed when greedy play loses some matches and wins others",
    to: "refuted by one match that it does not lose",
    reason: 'The sentence now says "always". The results had been published; the verdict went ' +
      "from partly confirmed to refuted.",
    afterLook: true,
  },
  {
    claims: ["C16a"],
    date: "2026-11-23T09:34:56Z",
    commit: "df34969cd2e7",
    what: "wording",
    from: "Greedy `many and fast` play, the maximum disc strategy, loses in Reversi.",
    to: "A player who takes as many discs as fast as possible always loses in the end.",
    reason: "The study took over the sentence of the list of claims. The results had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C16b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "sample",
    from: "400 positions",
    to: "300 positions",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C16b"],
    date: "2026-11-22T05:06:00Z",
    commit: "0066a94a3450",
    what: "sample",
    from: "300 positions",
    to: "400 positions",
    reason: "Larger samples, says the commit, with no reason. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["C16b"],
    date: "2026-11-22T08:59:08Z",
    commit: "a834a10b80e1",
    what: "sample",
    from: "400 positions",
    to: "1,200 positions",
    reason: "Three times the positions, says the commit, with no reason. The result with 400 had " +
      "been published as confirmed, and stayed so.",
    afterLook: true,
  },
  {
    claims: ["C16b", "C30a"],
    date: "2026-11-23T09:19:45Z",
    commit: "6243621526f1",
    what: "rule",
    ...MIXTURES,
    reason: STAYED,
    afterLook: true,
  },
  {
    claims: ["C16c", "C23a", "C23b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "sample",
    from: "400 openings of each player against itself",
    to: "240 openings of each player against itself",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C16c", "C23a", "C23b"],
    date: "2026-11-22T05:06:00Z",
    commit: "0066a94a3450",
    what: "sample",
    from: "240 openings of each player against itself",
    to: "400 openings of each player against itself",
    reason: "Larger samples, says the commit, with no reason. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["C16c", "C23a", "C23b"],
    date: "2026-11-22T08:59:08Z",
    commit: "a834a10b80e1",
    what: "sample",
    from: "400 openings of each player against itself",
    to: "1,600 openings of each player against itself",
    reason: "Three times the games, says the title; of these it is four times. Results with 400 " +
      "had been published: C16c and C23a were not decided. With 1,600 C16c was confirmed.",
    afterLook: true,
  },
  {
    claims: ["C16c", "C23a", "C23b"],
    date: "2026-11-22T10:50:16Z",
    commit: "6622f6e4f9b1",
    what: "sample",
    from: "1,600 openings of each player against itself",
    to: "4,800 openings of each player against itself",
    reason: "So that no verdict hangs on the seed, says the commit: three times as many games. " +
      "Results with 1,600 had been published: C16c was confirmed, C23a not decided. With " +
      "4,800 C23a was refuted.",
    afterLook: true,
  },
  {
    claims: ["C16c", "C23a", "C23b"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "4,800 openings of each player against itself",
    to: "4,300 openings of each player against itself",
    reason: "So that the study takes less than three minutes. The results of two seeds had been " +
      "published, and the verdicts stayed.",
    afterLook: true,
  },
  {
    claims: ["C23a"],
    date: "2026-11-23T09:19:45Z",
    commit: "6243621526f1",
    what: "estimand",
    from: "two scores; the first interval lies above the second",
    to: "the difference of the scores, with the widest interval that the two allow, lies " +
      "above 0",
    reason: "A verdict became one estimate and one range. The results had been published; the " +
      "verdict stayed refuted.",
    afterLook: true,
  },
  {
    claims: ["C23b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "cases",
    from: "games of all equal players",
    to: "games of the strongest of them, hard at depth 4",
    reason: "The source speaks of a good player, says the evidence. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["C25a"],
    date: "2026-11-23T09:19:45Z",
    commit: "6243621526f1",
    what: "rule",
    ...MIXTURES,
    reason:
      "A mixture is not called undecided any more. Five of six opponents were confirmed and " +
      "one was not decided; the verdict went from not decided to partly confirmed. The " +
      "results had been published.",
    afterLook: true,
  },
  {
    claims: ["C25b"],
    date: "2026-11-22T10:50:16Z",
    commit: "6622f6e4f9b1",
    what: "sample",
    from: "120 openings of the match with random play",
    to: "2,400 openings of a further match with random play",
    reason:
      "So that no verdict hangs on the seed, says the commit: more games for the reasons of " +
      "the losses. The result with 120 had been published as not decided; with 2,400 it was " +
      "confirmed.",
    afterLook: true,
  },
  {
    claims: ["C25b"],
    date: "2026-11-22T10:50:16Z",
    commit: "6622f6e4f9b1",
    what: "estimand",
    from: "lead in moves in all games with random play",
    to: "the same in a further match with random play alone",
    reason: "Both players win often enough there to compare won with lost games, says the code. " +
      "The former result had been published.",
    afterLook: true,
  },
  {
    claims: ["C25b"],
    date: "2026-11-22T13:22:20Z",
    commit: "81b91f76198d",
    what: "sample",
    from: "2,400 openings",
    to: "2,000 openings",
    reason: "So that the study takes less than three minutes. The results of two seeds had been " +
      "published, and the verdict stayed confirmed.",
    afterLook: true,
  },
  {
    claims: ["C26a"],
    date: "2026-11-22T14:42:08Z",
    commit: "b6dbf6f2c48e",
    what: "estimand",
    from: "reported beside C26: the side with fewer discs after 30 moves wins",
    to: "judged as C26a: the same share lies above 0.1",
    reason: "C26 was split: games that seem lost, and games that are lost. The share, 0.58, had " +
      "been published beside the verdict on C26, which was refuted; C26a is confirmed.",
    afterLook: true,
  },
  {
    claims: ["C26b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "cases",
    from: "exact values with 14 empty squares",
    to: "exact values with 12 empty squares",
    reason: "The parameter says that more take too long for so many games. No result had been " +
      "committed before.",
    afterLook: false,
  },
  {
    claims: ["C26b"],
    date: "2026-11-22T14:42:08Z",
    commit: "b6dbf6f2c48e",
    what: "rule",
    from: "the verdict on C26, games turned around at the end",
    to: "the verdict on a part that is ours: games lost by their exact value",
    reason: "C26 was split. Its result had been published as refuted, and C26b is refuted.",
    afterLook: true,
  },
  {
    claims: ["C27a"],
    date: "2026-11-23T09:01:17Z",
    commit: "c8eaa06d67c3",
    what: "wording",
    from: "Near the end a computer calculates everything: it finds the exact score of every " +
      "move.",
    to: "The computer calculates everything: it finds the exact score of every move, as " +
      "published for the positions of the FFO.",
    reason: "The sentence says now what the scores are compared with. The result had been " +
      "published.",
    afterLook: true,
  },
  {
    claims: ["C27b"],
    date: "2026-11-23T14:36:10Z",
    commit: "1d12aba3d06d",
    what: "sample",
    from: "14 games, whose positions of one size were timed four to a process",
    to: "14 games, each timed in a fresh process",
    reason: "The unit of a time is a process. The results had been published.",
    afterLook: true,
  },
  {
    claims: ["C30a", "C30b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "sample",
    from: "40 positions",
    to: "30 positions",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C30a", "C30b"],
    date: "2026-11-22T04:57:06Z",
    commit: "35952259babe",
    what: "cases",
    from: "searches to depth 6",
    to: "searches to depth 5",
    reason: NO_REASON,
    afterLook: false,
  },
  {
    claims: ["C30a", "C30b"],
    date: "2026-11-22T05:06:00Z",
    commit: "0066a94a3450",
    what: "sample",
    from: "30 positions",
    to: "100 positions",
    reason: "Larger samples, says the commit, with no reason. No result had been committed " +
      "before.",
    afterLook: false,
  },
  {
    claims: ["C30a", "C30b"],
    date: "2026-11-22T08:59:08Z",
    commit: "a834a10b80e1",
    what: "sample",
    from: "100 positions",
    to: "300 positions",
    reason: "Three times the positions, says the commit, with no reason. Results with 100 had " +
      "been published: C30a was not decided and became confirmed; C30b stayed refuted.",
    afterLook: true,
  },
  {
    claims: ["C45"],
    date: "2026-11-28T08:44:35Z",
    commit: "df47d35e8338",
    what: "wording",
    from: "the first six plies",
    to:
      "those of their positions in which some move loses; the reason speaks of positions, not of plies",
    reason:
      "The words did not say which positions count. The range stayed, and so did the verdict.",
    afterLook: true,
  },
];
