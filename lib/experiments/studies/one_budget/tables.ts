/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { EXAMS, OPPONENTS, STRONGEST } from "./exams.ts";
import type { GameSummary, Summary } from "./summary.ts";

const digits = 3;
const scored = `points a game against ${OPPONENTS.join(", ")} together`;

const game: ValueColumn<{ readonly game: string }> = {
  ...{ name: "game", kind: "key", meaning: "the game", value: ({ game }) => game },
};

/** Which learner for which budget, what each has come to, and the curves. */
export function tables({ games }: Summary): Table[] {
  return [
    choiceTable(games),
    lastTable(games),
    sureTable(games),
    curveTable(games),
    timeTable(games),
  ];
}

function choiceTable(games: readonly GameSummary[]): Table {
  const items = games.flatMap(({ game, gameBudgets, timeBudgets }) => [
    ...gameBudgets.map((each) => ({ game, of: "games", ...each })),
    ...timeBudgets.map((each) => ({ game, of: "CPU seconds", ...each })),
  ]);
  return tableOf("choice", "Which learner for which budget", items, [
    game,
    { name: "budget", kind: "key", meaning: "how much of it", value: ({ budget }) => budget },
    { name: "of", kind: "key", meaning: "games, or CPU seconds", value: ({ of }) => of },
    {
      ...{ name: "learner", kind: "measured" },
      meaning: "the largest interquartile mean",
      value: ({ best }) => best,
    },
    {
      ...{ name: "score", kind: "measured", digits, meaning: `its interquartile mean: ${scored}` },
      value: ({ middle }) => middle,
    },
    {
      ...{ name: "as good", kind: "measured" },
      meaning: "learners that it is not shown to be ahead of",
      value: ({ equals }) => equals.join(", "),
    },
  ]);
}

function lastTable(games: readonly GameSummary[]): Table {
  const items = games.flatMap(({ game, lastGames, last }) =>
    last.map((each) => ({ game, lastGames, ...each }))
  );
  return tableOf("last", "Each learner after its last games", items, [
    game,
    { name: "learner", kind: "key", meaning: "the learner", value: ({ learner }) => learner },
    {
      ...{ name: "score", digits, meaning: `interquartile mean over trainings: ${scored}` },
      value: ({ middle }) => middle,
    },
    {
      ...{ name: "v depth 4", digits, meaning: `points a game against ${STRONGEST}` },
      value: ({ strongest }) => strongest,
    },
    {
      ...{ name: "v learners", digits },
      meaning: "points a game against the other learners of its game",
      value: ({ duels }) => duels,
    },
    {
      ...{ name: "errors", digits },
      meaning: `by perfect play: ${
        Object.entries(EXAMS).map(([name, what]) => `${what} (${name})`).join("; ")
      }`,
      value: ({ marks }) => marks,
    },
    {
      ...{ name: "speed", unit: "games/s", kind: "measured", digits: 0 },
      meaning: `games a second of CPU time: ${GEOMETRIC}`,
      value: ({ speed }) => speed,
    },
    {
      ...{ name: "code", unit: "lines", kind: "measured" },
      meaning: "lines of code of its files, without what all learners share",
      value: ({ lines }) => lines,
    },
    {
      ...{ name: "mean", detail: true, digits, meaning: `mean over trainings: ${scored}` },
      value: ({ mean }) => mean,
    },
    {
      ...{ name: "games", detail: true, meaning: "games of the training" },
      value: ({ lastGames }) => lastGames,
    },
  ]);
}

function sureTable(games: readonly GameSummary[]): Table {
  const items = games.flatMap(({ sure }) =>
    sure.map(({ learner, runs }) => {
      const sorted = runs.map(({ games }) => games ?? Infinity).sort((a, b) => a - b);
      return { learner, sorted };
    })
  );
  const middle = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length / 2) - 1];
  return tableOf("never_loses", "Tic-tac-toe: games until a training never loses", items, [
    { name: "learner", kind: "key", meaning: "the learner", value: ({ learner }) => learner },
    {
      ...{ name: "median", unit: "games", meaning: "half of the trainings needed at most so many" },
      value: ({ sorted }) => middle(sorted),
    },
    { name: "fewest", unit: "games", meaning: "of all", value: ({ sorted }) => sorted[0] },
    { name: "most", unit: "games", meaning: "of all", value: ({ sorted }) => sorted.at(-1)! },
    {
      ...{ name: "in time", meaning: "trainings that got so far" },
      value: ({ sorted }) => sorted.filter(Number.isFinite).length,
    },
    { name: "trainings", meaning: "of each learner", value: ({ sorted }) => sorted.length },
  ]);
}

function curveTable(games: readonly GameSummary[]): Table {
  const items = games.flatMap(({ game, byGames, marks }) =>
    byGames.map((each) => ({
      ...{ game, ...each },
      mark: marks.find(({ learner, played }) => learner === each.learner && played === each.budget)
        ?.mark ?? null,
    }))
  );
  return tableOf("by_games", "Learning curves by games", items, [
    game,
    { name: "learner", kind: "key", meaning: "the learner", value: ({ learner }) => learner },
    { name: "games", kind: "key", meaning: "games of the training", value: ({ budget }) => budget },
    {
      name: "score",
      digits,
      meaning: `mean over trainings: ${scored}`,
      value: ({ score }) => score,
    },
    { name: "errors", digits, meaning: "by perfect play", value: ({ mark }) => mark },
    { name: "trainings", meaning: "of each learner", value: ({ score }) => score.count },
  ]);
}

function timeTable(games: readonly GameSummary[]): Table {
  const items = games.flatMap(({ game, byTime }) => byTime.map((each) => ({ game, ...each })));
  return tableOf("by_time", "Learning curves by CPU time", items, [
    game,
    { name: "learner", kind: "key", meaning: "the learner", value: ({ learner }) => learner },
    { name: "time", unit: "s", kind: "key", meaning: "CPU time", value: ({ budget }) => budget },
    {
      ...{ name: "score", kind: "measured", digits, meaning: `mean over processes: ${scored}` },
      value: ({ score }) => score,
    },
    { name: "processes", meaning: "of each learner", value: ({ score }) => score.count },
  ]);
}
