/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { levelLine, seriesOf, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN } from "../../judge.ts";
import { casesThat, judgeCases, MORE } from "../../judge_cases.ts";
import { rowsWith } from "../../groups.ts";
import { ruleName, RULES, settingName } from "./names.ts";
import type { SettingSummary, Summary } from "./summary.ts";

/** Height of a line of the forest plot, in pixels. */
const LINE = 24;

/** The learning curves, what carries over to other games, the gain beyond deeper search, and the weights. */
export function figures({ settings, judged, practised }: Summary): Figure[] {
  return [
    scoreByGames(judged),
    beyondMemory(practised),
    beyondDepth(settings),
    weights(settings),
  ];
}

function scoreByGames(settings: readonly SettingSummary[]): Figure {
  return {
    name: "score_by_games",
    title: `The learner is better at the end of its training in ${
      gained(settings.map(({ gain }) => gain))
    } settings`,
    caption:
      "Points a game against its own level without learning, by the games of its training, " +
      "from weights of 0. Means over the learners; bars: 95 % intervals. The line is an even score.",
    ...curves(
      settings,
      "points a game",
      ({ board, rule, rounds }) =>
        rounds.map(({ games, score }) => ({
          ...{ panel: findGame(board).title, ...seriesPoint(games, RULES[rule], score) },
        })),
    ),
    marks: [levelLine(EVEN)],
  };
}

function beyondDepth(settings: readonly SettingSummary[]): Figure {
  const tests = settings.flatMap(({ test, ...setting }) =>
    test ? [{ name: settingName(setting), ...test.more }] : []
  );
  return {
    name: "beyond_depth",
    title: `It beats deeper search at random in ${
      gained(tests)
    } settings from openings that it knows`,
    caption:
      "Points a game of the trained learner minus those of its level that searches deeper in " +
      "as many moves, drawn at random. Bars: 95 % intervals over the learners.",
    ...forestPlot(tests, { ...{ none: 0, label: "points a game more", line: LINE } }),
  };
}

function beyondMemory(practised: Summary["practised"]): Figure {
  const exams = practised.flatMap((setting) =>
    setting.exams.map(({ exam, lead }) => ({
      exam,
      name: `${ruleName(setting)}, ${exam}`,
      ...lead,
    }))
  );
  const found = (exam: string) => gained(rowsWith(exams, { exam }));
  const kinds = [...new Set(exams.map(({ exam }) => exam))];
  return {
    name: "beyond_memory",
    title: kinds.length === 0
      ? "The learner in games that it has not met"
      : "After its practice the learner beats its level without learning " +
        kinds.map((exam) => `in ${found(exam)} settings ${exam}`).join(", and "),
    caption:
      "Points a game after a practice of games from the start against many opponents, minus those of " +
      "its level without learning in the same games. Bars: 95 % intervals over the learners.",
    ...forestPlot(exams, { ...{ none: 0, label: "points a game more", line: LINE } }),
  };
}

function weights(settings: readonly SettingSummary[]): Figure {
  const [{ board }] = settings;
  const swept = settings.filter((setting) => setting.board === board);
  const ends = swept.filter(({ rule }) => rule !== "two_targets")
    .map(({ last }) => last.weights[0].mean);
  return {
    name: "weights",
    title: "With one target the weight of the games won ends between " +
      `${Math.min(...ends).toFixed(2)} and ${Math.max(...ends).toFixed(2)}`,
    caption:
      `The weight w1 of the games won by the games of the training, ${findGame(board).title}, ` +
      "from three starting weights. Means over the learners; bars: 95 % intervals. The line is the " +
      "target after a won game, 5.",
    ...curves(swept, "w1", ({ rule, start, rounds }) =>
      rounds.map(({ games, weights }) => ({
        ...{ panel: RULES[rule], ...seriesPoint(games, `w1 from ${start}`, weights[0]) },
      }))),
    marks: [levelLine(5)],
  };
}

/** In how many cases of how many there is a gain. */
function gained(gains: readonly Interval[]): string {
  const judged = judgeCases({
    cases: gains.map((estimate) => ({ name: "", estimate })),
    ...{ allowed: MORE, rule: "each" },
  });
  return `${casesThat("confirmed", judged).length} of ${gains.length}`;
}

/** Panels of points by the games of the learner, with few ticks, because rounds are too many for one each. */
function curves(
  settings: readonly SettingSummary[],
  label: string,
  pointsOf: (setting: SettingSummary) => (ReturnType<typeof seriesPoint> & { panel: string })[],
): Pick<Figure, "options" | "panels"> {
  const points = settings.flatMap(pointsOf);
  return {
    options: {
      x: { label: "games of the learner" },
      y: { label },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    panels: seriesPanels(points, ({ panel }) => panel).map((panel) => ({
      ...panel,
      options: { x: { ticks: 5, tickFormat: "d" } },
    })),
  };
}
