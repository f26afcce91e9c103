/**
 * The figures of the study.
 *
 * @module
 */
import { linesWithIntervals, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { casesThat } from "../../judge_cases.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { OPPONENTS } from "./exams.ts";
import type { GameSummary, Summary } from "./summary.ts";

const SCORED = `Points a game against ${OPPONENTS.join(", ")} together`;

/** Curves by games and by time, profiles, and strength beside the length of the code. */
export function figures({ games }: Summary, verdictOn: VerdictOn): Figure[] {
  const slower = verdictOn("C54b");
  return [
    {
      ...curves(games, "byGames", "games"),
      name: "by_games",
      title: `After as many games n-tuples beat evolution in ${
        casesThat("confirmed", slower).length
      } of ${slower.cases.length} cases`,
      caption: `${SCORED}, by the games of the training; means. ${barsOver("trainings")}`,
    },
    {
      ...curves(games, "byTime", "CPU seconds"),
      name: "by_time",
      title: `With the most CPU time these have the largest interquartile means: ${
        games.map(({ game, timeBudgets }) => `${timeBudgets.at(-1)?.best} (${game})`).join(", ")
      }`,
      caption: `${SCORED}, by the CPU time of the training; means. ${barsOver("processes")}`,
    },
    profiles(games),
    codeFigure(games),
  ];
}

/** The names of all learners, for one colour each. */
function namesOf(games: readonly GameSummary[]): string[] {
  return [...new Set(games.flatMap(({ last }) => last.map(({ learner }) => learner)))];
}

function scales(games: readonly GameSummary[]) {
  const domain = namesOf(games);
  return { color: { domain, legend: true }, symbol: { domain } };
}

function curves(
  games: readonly GameSummary[],
  ladder: "byGames" | "byTime",
  label: string,
): Pick<Figure, "options" | "marks" | "panels"> {
  return {
    options: {
      x: { type: "log", base: 2, label },
      y: { label: "points a game", domain: [0, 1] },
      ...scales(games),
    },
    marks: [],
    panels: games.map((each) => {
      const points = each[ladder].map(({ budget, learner, score }) =>
        seriesPoint(budget, learner, score)
      );
      return {
        title: each.game,
        options: {
          x: {
            type: "log",
            label,
            ticks: [...new Set(points.map(({ x }) => x))],
            tickFormat: "~g",
          },
        },
        marks: linesWithIntervals(points),
      };
    }),
  };
}

function profiles(games: readonly GameSummary[]): Figure {
  return {
    name: "profiles",
    title: `The share of trainings above each score; the largest interquartile means: ${
      games.map(({ game, gameBudgets }) => `${gameBudgets.at(-1)!.best} (${game})`).join(", ")
    }`,
    caption:
      "Performance profiles after the most games of each game: the share of trainings that score more than so many " +
      "points a game.",
    options: {
      x: { label: "points a game", domain: [0, 1] },
      y: { label: "share of trainings above", domain: [0, 1] },
      color: { domain: namesOf(games), legend: true },
    },
    marks: [],
    panels: games.map(({ game, last }) => ({
      title: game,
      marks: [{
        mark: "line",
        data: last.flatMap(({ learner, profile }) =>
          profile.map(({ threshold, share }) => ({ learner, threshold, share: share.mean }))
        ),
        options: { x: "threshold", y: "share", stroke: "learner", curve: "step-after" },
      }],
    })),
  };
}

function codeFigure(games: readonly GameSummary[]): Figure {
  return {
    name: "code",
    title: "Lines of code of each learner beside what it has come to",
    caption: `${SCORED}, after the most games, by the lines of code of the learner. ${
      barsOver("trainings")
    }`,
    options: {
      x: { label: "lines of code" },
      y: { label: "points a game", domain: [0, 1] },
      ...scales(games),
    },
    marks: [],
    panels: games.map(({ game, last }) => {
      const data = last.flatMap(({ learner, lines, mean }) =>
        lines === null ? [] : [seriesPoint(lines, learner, mean)]
      );
      return {
        title: game,
        marks: [
          {
            mark: "ruleX",
            data,
            options: {
              x: "x",
              y1: "low",
              y2: "high",
              stroke: "series",
              strokeOpacity: 0.35,
              strokeWidth: 4,
            },
          },
          { mark: "dot", data, options: { x: "x", y: "mean", stroke: "series", symbol: "series" } },
        ],
      };
    }),
  };
}
