/**
 * The figures of the study. While it runs, a figure is left out until all its tasks are finished.
 *
 * @module
 */
import { type SeriesPoint, seriesPoint } from "matchbox/report/series.ts";
import type { Figure, Mark, Panel } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { judgeCases, MORE } from "../../judge_cases.ts";
import { percent } from "../../phrases.ts";
import { titled } from "../../titled.ts";
import {
  FIXED,
  named,
  OF_SOURCE,
  opponents,
  refills,
  rewards,
  schemeOf,
  WITHOUT_SYMMETRY,
} from "./settings.ts";
import { type Course, coursesOf, type Summary } from "./summary.ts";

/** Results by opponent, versions of the rules, boxes, rewards, refills, and the first box. */
export function figures(summary: Summary): Figure[] {
  return [
    results(summary),
    settings(summary),
    symmetry(summary),
    byReward(summary),
    byRefill(summary),
    firstBox(summary),
  ].filter((figure) => figure !== null);
}

const GAMES = { type: "log", label: "games played", tickFormat: ",d" } as const;
const byGames = "Games on a logarithmic scale; each point is the middle of a stretch of games.";
const BANDS = "Bands: 95 % intervals over machines.";
/** How the titles of figures judge gains. */
const GAIN = { allowed: MORE, rule: "each" } as const;

function results(summary: Summary): Figure | null {
  const [random] = coursesOf(summary, [OF_SOURCE], "random");
  if (!random) return null;
  return {
    name: "results",
    title: `Against random play MENACE wins ${percent(random.first.win.mean, 0)} of its first ` +
      `games and ${percent(random.end.win.mean, 0)} of its last`,
    caption: `Games won, drawn and lost by a machine with the rules of the source. ${byGames}`,
    options: {
      x: GAMES,
      y: { label: "share of games", domain: [0, 1] },
      color: { legend: "ends", domain: ["won", "drawn", "lost"] },
    },
    marks: [],
    panels: opponents.flatMap((opponent) => coursesOf(summary, [OF_SOURCE], opponent))
      .map(({ opponent, points }) => ({
        title: `against ${opponent}`,
        marks: lines(points.flatMap((point) => [
          seriesPoint(middle(point), "won", point.win),
          seriesPoint(middle(point), "drawn", exactly(point.draw)),
          seriesPoint(middle(point), "lost", exactly(point.loss)),
        ])),
      })),
  };
}

function settings(summary: Summary): Figure | null {
  const [best] = byScore(coursesOf(summary, named, "random"));
  if (!best) return null;
  return {
    name: "settings",
    title: `After ${best.last.to} games against random play the setting ${best.setting} ` +
      `scores most, ${best.last.score.mean.toFixed(2)} points per game`,
    caption: `Points per game of the three versions of the rules. ${byGames} ${BANDS}`,
    ...scores(summary, named, opponents),
  };
}

function symmetry(summary: Summary): Figure | null {
  if (summary.symmetry.length < FIXED.length) return null;
  const { boxes, withoutSymmetry } = summary.counts;
  const judged = judgeCases({
    cases: summary.symmetry.map(({ opponent, lead }) => ({ name: opponent, estimate: lead })),
    ...GAIN,
  });
  const than = `with ${boxes} boxes than with ${withoutSymmetry.toLocaleString("en")}`;
  return {
    name: "symmetry",
    title: titled(judged, {
      confirmed: `MENACE learns faster ${than}`,
      partly: ({ confirmed }) => `Against ${confirmed} play MENACE learns faster ${than}`,
      otherwise: `It is not shown that MENACE learns faster ${than}`,
    }),
    caption:
      "Points per game by the rules of the source, with one box for all images of a position, and " +
      `with a box for each. ${byGames} ${BANDS}`,
    ...scores(summary, [OF_SOURCE, WITHOUT_SYMMETRY], opponents),
  };
}

function byReward(summary: Summary): Figure | null {
  const courses = byScore(coursesOf(summary, rewards, "random"));
  if (courses.length < rewards.length) return null;
  const least = courses[courses.length - 1];
  const gains = coursesOf(summary, [least.setting], "perfect");
  const learns = titled(
    judgeCases({ cases: gains.map(({ gain }) => ({ name: "", estimate: gain })), ...GAIN }),
    {
      confirmed: "",
      refuted: ", and learns nothing from perfect play",
      otherwise: ", and is not shown to learn from perfect play",
    },
  );
  return {
    name: "rewards",
    title: `Of four schemes of rewards, ${schemeOf(least)} scores least against random play` +
      learns,
    caption:
      "Points per game with the boxes of the source, by the change in beads after a game won, drawn " +
      `and lost: the source's is +1, 0, -1. ${byGames} ${BANDS}`,
    ...scores(summary, rewards, FIXED),
  };
}

function byRefill(summary: Summary): Figure | null {
  if (summary.refills.length < refills.length) return null;
  const names = refills.flatMap(({ literal, found }) => [literal, found]);
  const [, { one, other, lead }] = summary.refills;
  const wins = titled(judgeCases({ cases: [{ name: "", estimate: lead }], ...GAIN }), {
    confirmed: "wins more",
    refuted: "wins less",
    otherwise: "is not shown to win more or less",
  });
  return {
    name: "refills",
    title: `With one bead a box, late in training, the literal refill ${wins}: ` +
      `${percent(one.end.win.mean, 0)} beside ${percent(other.end.win.mean, 0)}`,
    caption:
      "Games won against random play, by the number of random beads in a box at the start and " +
      `by the refill: by the draw that empties a box (literal), or when it is found empty. ${byGames} ` +
      BANDS,
    options: {
      x: GAMES,
      y: { label: "share of games won" },
      color: { legend: "ends", domain: names },
    },
    marks: lines(
      coursesOf(summary, names, "random").flatMap(({ setting, points }) =>
        points.map((point) => seriesPoint(middle(point), setting, point.win))
      ),
    ),
  };
}

function firstBox({ courses }: Summary): Figure | null {
  const all = courses.flatMap(({ firstBox }) => firstBox);
  const shown = named.flatMap((setting) => rowsWith(all, { setting }));
  if (shown.length === 0) return null;
  const preferred = named.flatMap((setting) => {
    const own = rowsWith(shown, { setting, opponent: "random" });
    if (own.length === 0) return [];
    const most = own.reduce((best, row) => row.after.mean > best.after.mean ? row : best);
    return [{ setting, square: most.square === "centre" ? "the centre" : `a ${most.square}` }];
  });
  const bySquare = [...Map.groupBy(preferred, ({ square }) => square)].map(([square, own]) =>
    `${square} (${own.map(({ setting }) => setting).join(", ")})`
  );
  return {
    name: "first_box",
    title: bySquare.length === 0
      ? "The beads of the first box"
      : `Trained by random play, the first box has most beads for ${bySquare.join(" or ")}`,
    caption: "Share of the beads in the first box by kind of square, after the first part of the " +
      "training: four corners, four edges, one centre. Bars: 95 % intervals over machines; " +
      "crosses: before training.",
    options: {
      x: { label: null, domain: ["corner", "edge", "centre"] },
      y: { label: "share of the beads", domain: [0, 1] },
      color: { legend: true, domain: [...named] },
    },
    marks: [],
    panels: opponents.map((opponent) => ({
      title: `against ${opponent}`,
      marks: named.flatMap((setting, index): Mark[] => {
        const data = rowsWith(shown, { setting, opponent })
          .map(({ after, ...row }) => ({ ...row, ...after }));
        const [x, dx] = ["square", 14 * (index - 1)];
        return [
          {
            mark: "ruleX",
            data,
            options: { x, y1: "low", y2: "high", stroke: "setting", dx, strokeWidth: 2 },
          },
          { mark: "dot", data, options: { x, y: "mean", fill: "setting", dx } },
          {
            mark: "dot",
            data,
            options: { x, y: "before", stroke: "setting", symbol: "times", dx },
          },
        ];
      }),
    })),
  };
}

/** A panel against each opponent, with the points per game of each setting. */
function scores(summary: Summary, settings: readonly string[], against: readonly string[]) {
  return {
    options: {
      x: GAMES,
      y: { label: "points per game" },
      color: { legend: true, domain: [...settings] },
    },
    marks: [],
    panels: against.map((opponent): Panel => ({
      title: `against ${opponent}`,
      marks: lines(
        coursesOf(summary, settings, opponent).flatMap(({ setting, points }) =>
          points.map((point) => seriesPoint(middle(point), setting, point.score))
        ),
      ),
    })),
  };
}

/** The best in the end first. */
function byScore(courses: readonly Course[]): Course[] {
  return courses.toSorted((one, other) => other.last.score.mean - one.last.score.mean);
}

/** A line for each series, with a band for its intervals. */
function lines(values: readonly SeriesPoint[]): Mark[] {
  return [
    {
      mark: "areaY",
      data: values,
      options: { x: "x", y1: "low", y2: "high", fill: "series", fillOpacity: 0.2 },
    },
    { mark: "lineY", data: values, options: { x: "x", y: "mean", stroke: "series" } },
  ];
}

/** The middle of a stretch of games. */
function middle({ from, to }: { readonly from: number; readonly to: number }): number {
  return (from + to) / 2;
}

function exactly(mean: number) {
  return { mean, low: null, high: null };
}
