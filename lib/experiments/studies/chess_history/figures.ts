/**
 * The figures of the study.
 *
 * @module
 */
import type { Figure, Mark } from "matchbox/report/table.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { barsOver } from "../../phrases.ts";
import { shownRating } from "../../shown_rating.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { playerOf, PROGRAMS } from "./players.ts";
import type { Summary } from "./summary.ts";

/** The ladder by year, and the steps. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [byYear(summary, verdictOn), steps(summary, verdictOn)];
}

function byYear({ ladder, budgets }: Summary, verdictOn: VerdictOn): Figure {
  const shown = ladder.flatMap(({ name, year, asItWas, ...rating }) => {
    if (year === null) return [];
    const { mean, low, high } = shownRating(rating);
    return [{ name, year, asItWas, rating: mean, low: low ?? mean, high: high ?? mean }];
  });
  const lines = budgets.flatMap((nodes) =>
    PROGRAMS.map(({ name }) => ({
      ...shown.find((player) => player.name === playerOf(name, nodes).name)!,
      positions: `${nodes} positions`,
    }))
  );
  const own = shown.filter(({ asItWas }) => asItWas)
    .toSorted((one, other) => one.year - other.year);
  return {
    name: "years",
    title: titled(verdictOn("C50a"), {
      confirmed: "More positions make every program stronger",
      refuted: "More positions make no program stronger",
      partly: ({ confirmed }) => `More positions make stronger: ${confirmed}`,
      otherwise: "These games do not decide whether more positions make programs stronger",
    }),
    caption:
      "Ratings by the year of the program. Lines: all programs with as many positions for a move. Dots: " +
      `programs as they were. ${barsOver("pairs of games")}`,
    options: {
      height: 460,
      x: { label: "year", tickFormat: "d" },
      y: { label: "rating (Elo)" },
      inset: 40,
      color: { legend: true },
    },
    marks: [
      {
        mark: "line",
        data: lines,
        options: { x: "year", y: "rating", stroke: "positions", marker: "circle" },
      },
      {
        mark: "ruleX",
        data: own,
        options: { x: "year", y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
      },
      { mark: "dot", data: own, options: { x: "year", y: "rating", fill: "currentColor", r: 4 } },
      // Programs of neighbouring years have their names on different sides.
      names(own.filter((_, index) => index % 2 === 0), -10),
      names(own.filter((_, index) => index % 2 === 1), 12),
    ],
  };
}

/** The names of players, so many pixels below them. */
function names(data: Mark["data"], dy: number): Mark {
  return {
    ...{ mark: "text", data },
    options: { x: "year", y: "rating", text: "name", dx: 3, dy, textAnchor: "start" },
  };
}

function steps({ doubling, later }: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "steps",
    title: titled(verdictOn("C50b"), {
      confirmed: "Each later program is stronger at equal positions",
      refuted: "No later program is stronger at equal positions",
      partly: ({ confirmed }) => `Stronger at equal positions: ${confirmed}`,
      otherwise: "These games do not decide which programs are stronger at equal positions",
    }),
    caption:
      "Elo of each step, with one drawn game added to each match, so that a match won outright " +
      `stays finite. ${barsOver("openings")}`,
    ...forestPlot([
      ...later.map(({ program, before, elo }) => ({ name: `${program} after ${before}`, ...elo })),
      ...doubling.map(({ program, elo }) => ({ name: `twice the positions: ${program}`, ...elo })),
    ], { none: 0, label: "Elo" }),
  };
}
