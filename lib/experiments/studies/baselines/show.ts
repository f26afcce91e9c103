/**
 * What the rows say of the baselines.
 *
 * @module
 */
import { ratingsFigure } from "matchbox/arena/figures.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { ClaimCase, Question } from "../../claim.ts";
import { crossTable } from "../../cross_table.ts";
import { brief, POINTS } from "../../phrases.ts";
import { SHOWN_RATING, shownRating } from "../../shown_rating.ts";
import { defineStudy } from "../../study.ts";
import { alphaBeta, ARENAS, DEEP, GREEDY, MANY, mcts, RANDOM, SHALLOW } from "./arenas.ts";
import { experiment } from "./run.ts";
import { type GameSummary, scoreOf, summarise, type Summary, topTwo } from "./summary.ts";

export const study = defineStudy(experiment, {
  title: "Baselines",
  question: "How strong are the players that a new one can be compared with, in each game?",
  sources: ["C55", "C55a", "C55b", "C55c", "C55d"],
  ...{ summarise, claims, figures },

  tables: ({ games }) => [
    tableOf(
      "players",
      "All players of all games",
      games.flatMap(({ game, ratings }) => ratings.map((rating) => ({ game, rating }))),
      [
        { name: "game", kind: "key", meaning: "the game", value: ({ game }) => game },
        {
          ...{ name: "player", kind: "key", meaning: "its spec; the strongest of a game first" },
          value: ({ rating }) => rating.name,
        },
        {
          ...{ name: "rating", unit: "Elo", digits: 0 },
          meaning: `${SHOWN_RATING}; 0 is the mean of the game's players that have a finite one`,
          value: ({ rating }) => shownRating(rating),
        },
        {
          ...{ name: "score", digits: 3, meaning: "points a game against all others of the game" },
          value: ({ rating }) => rating.score,
        },
        { name: "games", meaning: "games played", value: ({ rating }) => rating.games },
      ],
    ),
    ...games.map(crossTableOf),
  ],

  finding: ({ games }) => {
    const chess = games.at(-1)!;
    const [best, next] = topTwo(chess).map(({ name }) => name);
    return `In ${chess.game} ${best} has the highest rating of all baselines and scores ${
      brief(scoreOf(chess, best, next)!)
    } points a game against ${next}; ${games.length} games have ${
      games.reduce((sum, { ratings }) => sum + ratings.length, 0)
    } rated players.`;
  },

  players: () =>
    ARENAS.flatMap(({ game, agents }) => agents.map((agent) => ({ name: agent, game, agent }))),
});

/**
 * The two highest ratings of each game in the published tournament. They are named here, so that games of another seed
 * judge a pair that they have not chosen.
 */
export const LEADERS: Readonly<Record<string, readonly [string, string]>> = {
  "tic-tac-toe": ["perfect", "mcts:playouts=400,eval=none"],
  "Hexapawn": ["alphabeta:depth=4", "mcts:playouts=100,eval=none"],
  "Metelyk": ["search:nodes=1000", "alphabeta:depth=4"],
  "draughts": ["mcts:playouts=400,eval=none", "alphabeta:depth=4"],
  "Connect Four 7x6": ["solver:empties=20,before=alphabeta(depth=6)", "alphabeta:depth=6"],
  "Reversi 6x6": ["expert:nodes=2000", "hard"],
  "Reversi 8x8": ["expert:nodes=2000", "ntuple_published"],
  "chess": ["champion:nodes=1000", "champion:nodes=250"],
};

function claims(summary: Summary): Question[] {
  return [
    asked(
      "C55a",
      "the highest of the published ratings against the next one",
      summary,
      ({ game }) => LEADERS[game],
    ),
    asked("C55b", "greedy play against random play", summary, () => [GREEDY, RANDOM]),
    asked(
      "C55c",
      `alpha-beta, ${DEEP} plies deep, against ${SHALLOW} plies`,
      summary,
      () => [alphaBeta(DEEP), alphaBeta(SHALLOW)],
    ),
    asked(
      "C55d",
      `${MANY} playouts of Monte-Carlo tree search against alpha-beta, ${DEEP} plies deep`,
      summary,
      () => [mcts(MANY), alphaBeta(DEEP)],
    ),
  ];
}

/** The score of a match in each game that has it. */
function asked(
  claim: string,
  estimand: string,
  { games }: Summary,
  match: (game: GameSummary) => readonly [string, string],
): Question {
  const cases = games.flatMap((game): ClaimCase[] => {
    const estimate = scoreOf(game, ...match(game));
    return estimate ? [{ name: game.game, estimate }] : [];
  });
  return { kind: "question", claim, estimand: `score of ${estimand}`, ...POINTS, cases };
}

function crossTableOf(summary: GameSummary): Table {
  return {
    ...crossTable(`Points a game in ${summary.game}`, summary),
    name: fileName("against", summary),
  };
}

function figures({ games }: Summary): Figure[] {
  return games.map((summary) => ({
    ...ratingsFigure({
      agents: summary.ratings.map(({ name }) => name),
      ratings: summary.ratings,
      note: summary.note,
    }),
    name: fileName("ratings", summary),
    title: `The highest rating in ${summary.game}: ${highest(summary).join(" and ")}`,
  }));
}

/** Who has the highest rating; more than one where they are equal. */
function highest({ ratings }: GameSummary): string[] {
  const [{ finite: first }] = ratings;
  return ratings.filter(({ finite }) => Math.abs(finite - first) < EQUAL_ELO).map(({ name }) =>
    name
  );
}

/** Ratings that differ by less in Elo are equal: the rest is rounding. */
const EQUAL_ELO = 1e-6;

/** The name of a table or figure of a game, e.g. `ratings_reversi_6x6`. */
function fileName(what: string, { game }: GameSummary): string {
  return `${what}_${game.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}`;
}
