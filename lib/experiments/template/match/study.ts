/**
 * My study: compares two matches. To ask another question, change the question and the matches.
 *
 * @module
 */
import { eloDifference, formatElo, playMatch, scoreInterval } from "matchbox/arena/mod.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { difference, formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import { judge } from "../../judge.ts";
import { rowSet } from "../../row_sets.ts";
import { defineStudy, type Verdict } from "../../study.ts";

const QUESTION = "Does greedy beat random by more in Metelyk than in Reversi?";

/** The first agent's score in the first match is compared with that in the second. */
const MATCHES = [
  { game: "metelyk", first: "greedy:eval=advance", second: "random" },
  { game: "reversi", first: "greedy:eval=squares", second: "random" },
];

/** A match: the numbers of game pairs with 0, 1/2, 1, 3/2 and 2 points for the first agent. */
type MatchRow = {
  game: string;
  first: string;
  second: string;
  pairs_0: number;
  pairs_1: number;
  pairs_2: number;
  pairs_3: number;
  pairs_4: number;
};

const sets = {
  matches: rowSet<MatchRow>("One match", {
    game: { kind: "key", meaning: "the game" },
    first: { kind: "key", meaning: "the agent that the points are of" },
    second: { kind: "key", meaning: "its opponent" },
    pairs_0: { kind: "exact", meaning: "pairs of games with 0 points for the first agent" },
    pairs_1: { kind: "exact", meaning: "pairs with half a point" },
    pairs_2: { kind: "exact", meaning: "pairs with 1 point" },
    pairs_3: { kind: "exact", meaning: "pairs with 1 1/2 points" },
    pairs_4: { kind: "exact", meaning: "pairs with 2 points" },
  }),
};

/** The summary of a match. */
interface MatchSummary {
  readonly name: string;
  /** The first agent's points per game. */
  readonly score: Interval;
  readonly elo: Interval;
}

export const study = defineStudy({
  id: "my-study",
  title: "My study",
  question: QUESTION,
  sources: [],
  parameters: {
    /** Each agent plays each side in half of them. */
    games: integer(2, 1_000_000, 400, "games of each match"),
  },
  presets: { quick: { games: 400 }, published: { games: 4000 } },
  sets,

  *tasks() {
    for (const match of MATCHES) {
      const { game, first, second } = match;
      yield { key: `${game}: ${first} v ${second}`, data: match };
    }
  },

  run({ data: match }, { params, seed, clock }) {
    const game = findGame(match.game);
    const games = 2 * Math.ceil(params.games / 2);
    const { pairs } = playMatch(game, match.first, match.second, { games, seed, clock });
    const [pairs_0, pairs_1, pairs_2, pairs_3, pairs_4] = pairs;
    return { rows: { matches: [{ ...match, pairs_0, pairs_1, pairs_2, pairs_3, pairs_4 }] } };
  },

  summarise({ matches }): MatchSummary[] {
    return matches.map((row) => {
      const { game, first, second, pairs_0, pairs_1, pairs_2, pairs_3, pairs_4 } = row;
      const pairs = [pairs_0, pairs_1, pairs_2, pairs_3, pairs_4] as const;
      const name = `${findGame(game).title}: ${first} v ${second}`;
      return { name, score: scoreInterval(pairs), elo: eloDifference(pairs) };
    });
  },

  tables(matches): Table[] {
    return [{
      name: "matches",
      title: "The matches",
      columns: [
        { name: "match", kind: "key", meaning: "the game and the agents" },
        { name: "games", kind: "exact", meaning: "games played" },
        { name: "score", kind: "exact", digits: 3, meaning: "points a game of the first agent" },
        { name: "elo", kind: "exact", meaning: "Elo difference from its opponent" },
      ],
      rows: matches.map(({ name, score, elo }) => ({
        match: name,
        games: score.count,
        score,
        elo: formatElo(elo),
      })),
    }];
  },

  figures(matches): Figure[] {
    const lines = matches.map(({ name, score }) => ({ name, ...score }));
    return [{
      name: "scores",
      title: answer(matches),
      caption: "Points a game of the first agent; bars: 95 % intervals. The line is an even score.",
      ...forestPlot(lines, { none: 0.5, label: "points a game", line: 40 }),
    }];
  },

  claims(matches): Verdict[] {
    const [one, other] = matches;
    const more = difference(one.score, other.score);
    return [{
      claim: "Q1",
      sentence: QUESTION,
      verdict: judge(more, { low: 0 }),
      measured: `${formatInterval(more, { digits: 3 })} points a game more`,
      evidence: `${answer(matches)} ${one.name} scores ${formatInterval(one.score)}, ` +
        `${other.name} ${formatInterval(other.score)}: a difference of ` +
        `${formatInterval(more, { digits: 3 })} (more: the 95 % interval lies above 0).`,
    }];
  },

  finding([one, other]): string {
    const more = formatInterval(difference(one.score, other.score), { digits: 3 });
    return `${one.name} scores ${more} points a game more than ${other.name}.`;
  },
});

/** The answer in a sentence, by the difference of the two scores. */
function answer([one, other]: readonly MatchSummary[]): string {
  const { low, high } = difference(one.score, other.score);
  if (low! > 0) return `Yes: by more in the match ${one.name}.`;
  if (high! < 0) return `No: by more in the match ${other.name}.`;
  return "These games do not decide it.";
}
