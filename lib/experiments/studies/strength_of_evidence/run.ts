/**
 * What games show about strength: why they are played in pairs, what a number of games can and cannot
 * decide, the saving and the cost of a sequential test, and the coverage of intervals (C16, D11). The duels
 * of B5 and E6 are measured in the same way.
 *
 * Real agents play reference matches. All other questions use simulated players, because their strength is
 * known.
 *
 * @module
 */
import { integer, real } from "matchbox/base/mod.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { type CoverageCell, coverageRow } from "./coverage.ts";
import { duelRows } from "./duels.ts";
import { BLOCK, matchRow, type ReferenceMatch, referenceMatches } from "./matches.ts";
import { sets } from "./rows.ts";
import { testRow } from "./sequential.ts";
import { verdictRow } from "./verdicts.ts";

/** True Elo differences of the players in simulated matches. */
const DIFFERENCES = [0, 20, 50, 100, 200];
/** True Elo differences under a sequential test of 0 against 50. */
const TESTED = [-50, 0, 25, 50, 100, 200];
/** Lengths of matches, in games. */
const LENGTHS = [10, 20, 40, 100, 200, 400, 1000, 2000, 4000];
/** True scores for the test of intervals. */
const SCORES = [0.5, 0.7, 0.95];
/** Lengths of the matches for the test of intervals. */
const COVERED_LENGTHS = [10, 20, 40, 100, 200, 400, 1000];

const parameters = {
  /** Blocks of 20 pairs are also judged as separate matches. */
  pairs: integer(2, 100_000, 200, "pairs of games of each real match"),
  matches: integer(10, 1_000_000, 1000, "simulated matches and duels of each kind"),
  tests: integer(2, 1_000_000, 500, "sequential tests for each true difference"),
  most_games: integer(10, 4000, 1000, "games of the longest simulated match"),
  /** With more draws, players 200 Elo apart could not be simulated. */
  draws: real(0, 0.3, 0.3, "share of draws in simulated games"),
  bias: real(
    0,
    0.09,
    0.05,
    "what an opening is worth to one of two simulated players, in points per game",
  ),
};

/** The data of a task, by the set of its rows. */
type Cell =
  | { readonly set: "matches"; readonly match: ReferenceMatch; readonly block: Block }
  | { readonly set: "verdicts"; readonly difference: number; readonly games: number }
  | { readonly set: "duels" | "tests"; readonly difference: number }
  | { readonly set: "coverage"; readonly cell: CoverageCell };

export const experiment = defineExperiment({
  id: "strength-of-evidence",
  // The tasks name their games and agents.
  specs: [],
  parameters,
  presets: {
    quick: {
      pairs: 200,
      matches: 1000,
      tests: 500,
      most_games: 1000,
      draws: 0.3,
      bias: 0.05,
    },
    published: {
      pairs: 1000,
      matches: 20_000,
      tests: 5000,
      most_games: 4000,
      draws: 0.3,
      bias: 0.05,
    },
  },
  sets,

  *tasks({ pairs, most_games, draws }): Iterable<Task<Cell>> {
    for (const match of referenceMatches) {
      for (const block of blocksOf(pairs, BLOCK)) {
        const name = `${match.game}: ${match.first} v ${match.second}`;
        yield { key: `${name}, block ${block.number}`, data: { set: "matches", match, block } };
      }
    }
    for (const difference of DIFFERENCES) {
      for (const games of LENGTHS.filter((games) => games <= most_games)) {
        const key = `${difference} Elo, ${games} games`;
        yield { key, data: { set: "verdicts", difference, games } };
      }
      yield { key: `${difference} Elo, duels`, data: { set: "duels", difference } };
    }
    for (const difference of TESTED) {
      yield { key: `${difference} Elo, tests`, data: { set: "tests", difference } };
    }
    for (const cell of coverageCells(draws > 0)) {
      const { score, openings, drawn, games } = cell;
      const kind = `${openings} openings${drawn ? "" : ", no draws"}`;
      const key = `score ${score}, ${kind}, ${games} games`;
      yield { key, data: { set: "coverage", cell } };
    }
  },

  run({ data }, context) {
    const { random, clock } = context;
    const { pairs, matches, tests, draws, bias } = context.params;
    const playersOf = ({ difference }: { readonly difference: number }) => ({
      ...{ difference, draws, bias },
    });
    switch (data.set) {
      case "matches": {
        const { match, block: { number, ...block } } = data;
        const seed = context.stream("matches").uint32();
        const row = matchRow(match, number, { ...block, openings: pairs, seed, clock });
        return { rows: { matches: [row] } };
      }
      case "verdicts":
        return { rows: { verdicts: [verdictRow(playersOf(data), data.games, matches, random)] } };
      case "duels":
        return { rows: { duels: duelRows(playersOf(data), matches, random) } };
      case "tests":
        return { rows: { tests: [testRow(playersOf(data), tests, random)] } };
      case "coverage":
        return { rows: { coverage: [coverageRow(data.cell, { matches, draws }, random)] } };
    }
  },
});

/** @param drawn whether there are players who draw games, beside those who never do */
function* coverageCells(drawn: boolean): Iterable<CoverageCell> {
  for (const score of SCORES) {
    for (const openings of ["even", "biased"] as const) {
      for (const draws of drawn ? [true, false] : [false]) {
        for (const games of COVERED_LENGTHS) yield { score, openings, drawn: draws, games };
      }
    }
  }
}
