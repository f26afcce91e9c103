/**
 * What games tell of strength: why they are played in pairs, what so many of them can and cannot decide, what
 * a sequential test saves and what it costs, and whether intervals keep their promise (C16, D11). The duels
 * by which B5 and E6 choose between individuals are measured with the same rod.
 *
 * Real agents play reference matches. All else is asked of simulated players, because their strength is known.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { scoreInterval, simulatedPairs, type SimulatedPlayers } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { integer, type Random, real } from "matchbox/base/mod.ts";
import { mean } from "matchbox/report/statistics/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { rounded } from "../../rounded.ts";
import { defineStudy, type Task, type TaskContext } from "../../study.ts";
import { claims } from "./claims.ts";
import { countCovered } from "./coverage.ts";
import { figures } from "./figures.ts";
import { BLOCK, playBlock, type ReferenceMatch, referenceMatches } from "./matches.ts";
import { countDuels, rules } from "./rules.ts";
import { fixedTest, playTest } from "./sequential.ts";
import { playersApart } from "./simulated_game.ts";
import { tables } from "./tables.ts";
import { countVerdicts } from "./verdicts.ts";

/** True Elo differences of the players whose matches are judged. */
const DIFFERENCES = [0, 20, 50, 100, 200];
/** True Elo differences under a sequential test of 0 against 50. */
const TESTED = [-50, 0, 25, 50, 100, 200];
/** Lengths of matches, in games. */
const LENGTHS = [10, 20, 40, 100, 200, 400, 1000, 2000, 4000];
/** True scores for which the intervals are tried. */
const SCORES = [0.5, 0.7, 0.95];
/** Lengths of the matches whose intervals are tried. */
const COVERED_LENGTHS = [10, 20, 40, 100, 200, 400, 1000];

const parameters = {
  /** Pairs of games of each reference match; blocks of 20 are judged as matches of their own. */
  pairs: integer(2, 100_000, 200),
  /** Simulated matches and duels of each kind. */
  matches: integer(10, 1_000_000, 1000),
  /** Sequential tests of each true difference. */
  tests: integer(2, 1_000_000, 500),
  /** The longest simulated match, in games. */
  most_games: integer(10, 4000, 1000),
  /** Share of draws among simulated players. With more, players 200 Elo apart could not be simulated. */
  draws: real(0, 0.3, 0.3),
  /** Points a game that an opening is worth to one of the simulated players. */
  bias: real(0, 0.09, 0.05),
};

const columns: Column[] = [
  { name: "experiment", kind: "key", meaning: "match, verdict, rule, test or coverage" },
  { name: "game", kind: "key", meaning: "the game, as a spec; nothing when it is simulated" },
  { name: "first", kind: "key", meaning: "the agent from whose side results are counted" },
  { name: "second", kind: "key", meaning: "its opponent" },
  {
    name: "truth",
    kind: "key",
    meaning: "Elo by which the first simulated player is the stronger; in coverage its true score",
  },
  { name: "draws", kind: "key", meaning: "share of draws of simulated players" },
  { name: "bias", kind: "key", meaning: "points a game that an opening is worth to one of them" },
  { name: "method", kind: "key", meaning: "rule, test or interval" },
  { name: "games", unit: "games", kind: "key", meaning: "length of the match where it is given" },
  { name: "part", kind: "key", meaning: "number of the block of pairs; 0 for the whole" },
  { name: "fact", kind: "key", meaning: "what is counted or measured" },
  { name: "count", kind: "exact", meaning: "pairs, matches, duels or tests behind the value" },
  { name: "value", kind: "exact", meaning: "how many of them, or a mean" },
  { name: "low", kind: "exact", meaning: "lower end of the 95 % interval of a mean" },
  { name: "high", kind: "exact", meaning: "upper end of the 95 % interval of a mean" },
];

/** What a task is to do. */
type Experiment =
  | { readonly experiment: "match"; readonly match: ReferenceMatch; readonly block: number }
  | { readonly experiment: "verdict"; readonly truth: number; readonly games: number }
  | { readonly experiment: "rule" | "test"; readonly truth: number }
  | {
    readonly experiment: "coverage";
    readonly truth: number;
    readonly games: number;
    readonly openings: "even" | "biased";
  };

export const study = defineStudy({
  id: "strength-of-evidence",
  title: "The strength of evidence",
  question: "How many games does it take to know who is the stronger, and how sure is one then?",
  sources: ["B5", "E6", "C16", "C16a", "D11"],
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
  sets: { facts: { title: "One fact", columns } },

  *tasks({ pairs, most_games }) {
    for (const match of referenceMatches) {
      for (let number = 1; number <= Math.ceil(pairs / BLOCK); number++) {
        const name = `${match.game}: ${match.first} v ${match.second}`;
        yield task(`${name}, block ${number}`, { experiment: "match", match, block: number });
      }
    }
    for (const truth of DIFFERENCES) {
      for (const games of LENGTHS.filter((games) => games <= most_games)) {
        yield task(`${truth} Elo, ${games} games`, { experiment: "verdict", truth, games });
      }
      yield task(`${truth} Elo, duels`, { experiment: "rule", truth });
    }
    for (const truth of TESTED) yield task(`${truth} Elo, tests`, { experiment: "test", truth });
    for (const truth of SCORES) {
      for (const openings of ["even", "biased"] as const) {
        for (const games of COVERED_LENGTHS) {
          yield task(`score ${truth}, ${openings} openings, ${games} games`, {
            experiment: "coverage",
            ...{ truth, games, openings },
          });
        }
      }
    }
  },

  run({ data: asked }, context) {
    if (asked.experiment === "match") {
      return { rows: { facts: matchRows(asked.match, asked.block, context) } };
    }
    const { params, random } = context;
    if (asked.experiment === "coverage") {
      const players = playersOfScore(asked.truth, params.draws, asked.openings === "biased");
      return { rows: { facts: coverageRows(players, asked.games, params.matches, random) } };
    }
    const { truth } = asked;
    const players = playersApart(truth, params.draws, params.bias);
    const found = asked.experiment === "verdict"
      ? verdictRows(players, asked.games, params.matches, random)
      : asked.experiment === "rule"
      ? ruleRows(players, params.matches, random)
      : testRows(players, params.tests, random);
    const facts = found.map((row) => ({
      ...row,
      ...{ experiment: asked.experiment, truth, draws: params.draws, bias: params.bias },
    }));
    return { rows: { facts } };
  },

  summarise: ({ facts }) => facts,
  tables,
  figures,
  claims,
});

function task(key: string, data: Experiment): Task<Experiment> {
  return { key, data };
}

type Context = TaskContext<{ readonly pairs: number }>;

function matchRows(match: ReferenceMatch, number: number, context: Context): Row[] {
  const { pairs } = context.params;
  const game = findGame(match.game);
  const { counts, repeated } = playBlock(game, match, {
    pairs,
    from: (number - 1) * BLOCK + 1,
    to: Math.min(number * BLOCK, pairs),
    seed: context.stream("matches").uint32(),
    clock: context.clock,
  });
  const count = sumOf(counts.values(), (pairs) => pairs);
  const facts = [...counts, ["repeated", repeated] as const];
  return facts.map(([fact, value]) =>
    rowOf({ experiment: "match", ...match, part: number, fact, count, value })
  );
}

function verdictRows(
  players: SimulatedPlayers,
  games: number,
  matches: number,
  random: Random,
): Row[] {
  const played = Array.from({ length: matches }, () => simulatedPairs(players, games / 2, random));
  return [...countVerdicts(played)].map(([fact, value]) =>
    rowOf({ games, fact, count: matches, value })
  );
}

function ruleRows(players: SimulatedPlayers, duels: number, random: Random): Row[] {
  return rules.flatMap((rule) => {
    const { outcomes, games } = countDuels(rule, players, duels, random);
    const common = { method: rule.source, count: duels };
    return [
      ...[...outcomes].map(([fact, value]) => rowOf({ ...common, fact, value })),
      rowOf({ ...common, fact: "games", ...meanOf(games) }),
    ];
  });
}

function testRows(players: SimulatedPlayers, tests: number, random: Random): Row[] {
  const played = Array.from({ length: tests }, () => playTest(players, random));
  const scores = played.map(({ pairs }) => scoreInterval(pairs));
  const fixed = fixedTest(players);
  let accepted = 0;
  for (let i = 0; i < tests; i++) {
    if (fixed.accepts(simulatedPairs(players, fixed.pairs, random))) accepted++;
  }
  const sequential = { method: "sequential", count: tests };
  return [
    rowOf({ ...sequential, fact: "games", ...meanOf(played.map(({ games }) => games)) }),
    rowOf({
      ...sequential,
      fact: "H1 accepted",
      value: played.filter(({ decision }) => decision === "H1").length,
    }),
    rowOf({
      ...sequential,
      fact: "covered",
      value: scores.filter(({ low, high }) =>
        low! <= players.score && players.score <= high!
      ).length,
    }),
    rowOf({
      ...sequential,
      fact: "excess",
      ...meanOf(scores.map(({ mean }) => mean - players.score)),
    }),
    rowOf({
      ...{ method: "fixed", games: 2 * fixed.pairs },
      ...{ fact: "H1 accepted", count: tests, value: accepted },
    }),
  ];
}

/**
 * Players of that score. Openings are worth nothing, or half of what the score leaves room for; of the room
 * that is then left draws take half, unless they are fewer.
 */
function playersOfScore(score: number, draws: number, biased: boolean): SimulatedPlayers {
  const least = Math.min(score, 1 - score);
  const openingBias = biased ? least / 2 : 0;
  return { score, openingBias, drawShare: Math.min(draws, least - openingBias) };
}

function coverageRows(
  players: SimulatedPlayers,
  games: number,
  matches: number,
  random: Random,
): Row[] {
  const { score, drawShare, openingBias } = players;
  return [...countCovered(players, games / 2, matches, random)].map(([method, value]) =>
    rowOf({
      ...{ experiment: "coverage", truth: score },
      ...{ draws: rounded(drawShare), bias: rounded(openingBias) },
      ...{ method, games, fact: "covered", count: matches, value },
    })
  );
}

/** A row of which the rest is empty. */
function rowOf(given: Row): Row {
  return { ...Object.fromEntries(columns.map(({ name }) => [name, null])), part: 0, ...given };
}

function meanOf(values: readonly number[]): Row {
  const { mean: value, low, high } = mean(values);
  return {
    value: rounded(value),
    low: low === null ? null : rounded(low),
    high: high === null ? null : rounded(high),
  };
}
