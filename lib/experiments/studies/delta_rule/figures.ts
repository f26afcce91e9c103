/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { seriesOf, seriesPanel, seriesPoint } from "matchbox/report/series.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import { RULES, settingName } from "./names.ts";
import { improvement, type SettingSummary, type Summary } from "./summary.ts";

/** Height of a line of the forest plot, in pixels. */
const LINE = 24;

/** The learning curves, the gain beyond deeper search, and the weights. */
export function figures({ settings }: Summary): Figure[] {
  const fromZero = settings.filter(({ start }) => start === 0);
  return [scoreByGames(fromZero), beyondDepth(settings), weights(settings)];
}

const none = { mark: "ruleY", data: [0.5], options: { strokeDasharray: "4 3" } } as const;

function scoreByGames(settings: readonly SettingSummary[]): Figure {
  const gained = settings.filter(({ gain }) => improvement(gain) === "confirmed").length;
  const boards = Map.groupBy(settings, ({ board }) => board);
  const pointsOf = (own: readonly SettingSummary[]) =>
    own.flatMap(({ rule, rounds }) =>
      rounds.map(({ games, score }) => seriesPoint(games, RULES[rule], score))
    );
  return {
    name: "score_by_games",
    title: `The learner is better at the end of its training in ${gained} of ${settings.length} ` +
      "settings",
    caption:
      "Points a game against its own level without learning, by the games of its training, " +
      "from weights of 0. Means over the learners; bars: 95 % intervals. The line is an even score.",
    options: {
      x: { label: "games of the learner" },
      y: { label: "points a game" },
      color: { domain: seriesOf(pointsOf(settings)), legend: true },
      symbol: { domain: seriesOf(pointsOf(settings)) },
    },
    marks: [none],
    panels: [...boards].map(([board, own]) =>
      fewTicks(seriesPanel(findGame(board).title, pointsOf(own)))
    ),
  };
}

/** Rounds are too many for a tick each. */
function fewTicks(panel: Panel): Panel {
  return { ...panel, options: { x: { ticks: 5, tickFormat: "d" } } };
}

function beyondDepth(settings: readonly SettingSummary[]): Figure {
  const lines = settings.flatMap((setting) =>
    setting.tests.map(({ openings, more }) => ({
      name: `${settingName(setting)}, ${openings}`,
      ...more,
    }))
  );
  const found = (openings: string) => {
    const all = settings.flatMap(({ tests }) => tests.filter((test) => test.openings === openings));
    const more = all.filter((test) => improvement(test.more) === "confirmed");
    return `${more.length} of ${all.length}`;
  };
  return {
    name: "beyond_depth",
    title: `It beats deeper search at random in ${found("seen")} settings from openings that it ` +
      `knows, and in ${found("unseen")} from others`,
    caption:
      "Points a game of the trained learner minus those of its level that searches deeper in " +
      "as many moves, drawn at random. Bars: 95 % intervals over the learners.",
    ...forestPlot(lines, { none: 0, label: "points a game more", line: LINE }),
  };
}

function weights(settings: readonly SettingSummary[]): Figure {
  const swept = settings.filter(({ board }) => board === settings[0]?.board);
  const rules = Map.groupBy(swept, ({ rule }) => rule);
  const pointsOf = (own: readonly SettingSummary[]) =>
    own.flatMap(({ start, rounds }) =>
      rounds.map(({ games, weights }) => seriesPoint(games, `w1 from ${start}`, weights[0]))
    );
  const ends = swept.filter(({ rule }) => rule !== "two_targets")
    .map(({ rounds }) => rounds[rounds.length - 1].weights[0].mean);
  return {
    name: "weights",
    title: "With one target the weight of the games won ends between " +
      `${Math.min(...ends).toFixed(2)} and ${Math.max(...ends).toFixed(2)}`,
    caption:
      `The weight w1 of the games won by the games of the training, ${
        settings[0] ? findGame(settings[0].board).title : ""
      }, from three starting weights. Means over the learners; bars: 95 % intervals. The line is the ` +
      "target after a won game, 5.",
    options: {
      x: { label: "games of the learner" },
      y: { label: "w1" },
      color: { domain: seriesOf(pointsOf(swept)), legend: true },
      symbol: { domain: seriesOf(pointsOf(swept)) },
    },
    marks: [{ mark: "ruleY", data: [5], options: { strokeDasharray: "4 3" } }],
    panels: [...rules].map(([rule, own]) => fewTicks(seriesPanel(RULES[rule], pointsOf(own)))),
  };
}
