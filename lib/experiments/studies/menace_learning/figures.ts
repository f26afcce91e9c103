/**
 * The figures of the study.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Figure, Mark, Panel } from "matchbox/report/table.ts";
import { judge } from "../../judge.ts";
import { named, opponents, refills, rewards, WITHOUT_SYMMETRY } from "./settings.ts";
import { type Course, courseOf, type Point, type Summary } from "./summary.ts";

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

/** A value of a series at the end of a stretch, with its interval. */
interface Value {
  readonly x: number;
  readonly series: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const GAMES = { type: "log", label: "games played", tickFormat: ",d" } as const;
const byGames = "Games on a logarithmic scale; each point is the middle of a stretch of games.";
const BANDS = "Bands: 95 % intervals over machines.";

function results(summary: Summary): Figure | null {
  const courses = opponents.map((opponent) => courseOf(summary, "source", opponent));
  const [random] = courses;
  if (!random) return null;
  return {
    name: "results",
    title: `Against random play MENACE wins ${percent(random.first.win.mean)} of its first games ` +
      `and ${percent(random.end.win.mean)} of its last`,
    caption: `Games won, drawn and lost by the machine of the setting source. ${byGames}`,
    options: {
      x: GAMES,
      y: { label: "share of games", domain: [0, 1] },
      color: { legend: "ends", domain: ["won", "drawn", "lost"] },
    },
    marks: [],
    panels: panels(courses, ({ from, to, win, draw, loss }) => {
      const x = middle(from, to);
      return [
        { x, series: "won", mean: win.mean, low: win.low!, high: win.high! },
        { x, series: "drawn", mean: draw, low: draw, high: draw },
        { x, series: "lost", mean: loss, low: loss, high: loss },
      ];
    }),
  };
}

function settings(summary: Summary): Figure | null {
  const best = named.map((setting) => courseOf(summary, setting, "random"))
    .filter((course) => course !== undefined)
    .sort((one, other) => other.last.score.mean - one.last.score.mean);
  if (best.length === 0) return null;
  return {
    name: "settings",
    title: `After ${best[0].last.to} games against random play the setting ${best[0].setting} ` +
      `scores most, ${best[0].last.score.mean.toFixed(2)} points per game`,
    caption: `Points per game of the three versions of the rules. ${byGames} ${BANDS}`,
    options: {
      x: GAMES,
      y: { label: "points per game" },
      color: { legend: true, domain: [...named] },
    },
    marks: [],
    panels: scorePanels(summary, named, opponents),
  };
}

function symmetry(summary: Summary): Figure | null {
  const both = ["source", WITHOUT_SYMMETRY];
  const cases = ["random", "perfect"].flatMap((opponent) => {
    const [few, many] = both.map((setting) => courseOf(summary, setting, opponent));
    return few && many ? [difference(few.total, many.total)] : [];
  });
  if (cases.length === 0) return null;
  const faster = cases.filter((lead) => judge(lead, { low: 0 }) === "confirmed").length;
  const { boxes, withoutSymmetry } = summary.counts;
  return {
    name: "symmetry",
    title: faster === cases.length
      ? `MENACE learns faster with ${boxes} boxes than with ${withoutSymmetry.toLocaleString("en")}`
      : `${boxes} boxes learn faster than ${withoutSymmetry.toLocaleString("en")} against ` +
        `${faster} of ${cases.length} opponents`,
    caption:
      "Points per game of the setting source, with one box for all images of a position, and " +
      `with a box for each. ${byGames} ${BANDS}`,
    options: {
      x: GAMES,
      y: { label: "points per game" },
      color: { legend: true, domain: both },
    },
    marks: [],
    panels: scorePanels(summary, both, opponents),
  };
}

function byReward(summary: Summary): Figure | null {
  const courses = rewards.map((setting) => courseOf(summary, setting, "random"))
    .filter((course) => course !== undefined)
    .sort((one, other) => other.last.score.mean - one.last.score.mean);
  if (courses.length < rewards.length) return null;
  const least = courses[courses.length - 1];
  const gain = courseOf(summary, least.setting, "perfect")?.gain;
  const nothing = gain !== undefined && judge(gain, { low: 0 }) !== "confirmed";
  return {
    name: "rewards",
    title: `Of four schemes of rewards, ${schemeOf(least)} scores least against random play` +
      (nothing ? ", and learns nothing from perfect play" : ""),
    caption:
      "Points per game with the boxes of the setting source, by the change in beads after a " +
      `game won, drawn and lost: source is +1, 0, -1. ${byGames} ${BANDS}`,
    options: {
      x: GAMES,
      y: { label: "points per game" },
      color: { legend: true, domain: [...rewards] },
    },
    marks: [],
    panels: scorePanels(summary, rewards, ["random", "perfect"]),
  };
}

function byRefill(summary: Summary): Figure | null {
  const names = refills.flatMap(({ literal, found }) => [literal, found]);
  const courses = names.map((setting) => courseOf(summary, setting, "random"));
  if (courses.includes(undefined)) return null;
  const { literal, found } = refills[1];
  const [one, other] = [literal, found].map((name) => courseOf(summary, name, "random")!.end.win);
  const lead = difference(one, other);
  const word = judge(lead, { low: 0 });
  const wins = word === "confirmed"
    ? "wins more"
    : word === "refuted"
    ? "wins less"
    : "wins as much";
  return {
    name: "refills",
    title: `With one bead a box, late in training, the literal refill ${wins}: ` +
      `${percent(one.mean)} beside ${percent(other.mean)}`,
    caption:
      "Games won against random play, by the number of random beads in a box at the start and " +
      `by the refill: by the draw that empties a box (literal), or when it is found empty. ${byGames} ` +
      BANDS,
    options: {
      x: GAMES,
      y: { label: "share of games won" },
      color: { legend: "ends", domain: names },
    },
    marks: lines(courses.flatMap((course) =>
      course!.points.map(({ from, to, win }) => ({
        ...{
          x: middle(from, to),
          series: course!.setting,
          mean: win.mean,
          low: win.low!,
          high: win.high!,
        },
      }))
    )),
  };
}

function firstBox({ firstBox }: Summary): Figure | null {
  const shown = firstBox.filter(({ setting }) => (named as readonly string[]).includes(setting));
  if (shown.length === 0) return null;
  const preferred = named.flatMap((setting) => {
    const own = shown.filter((row) => row.setting === setting && row.opponent === "random");
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
    panels: opponents.map((opponent) => {
      const data = shown.filter((row) => row.opponent === opponent).map((row) => ({
        ...{ square: row.square, setting: row.setting, before: row.before, mean: row.after.mean },
        ...{ low: row.after.low, high: row.after.high },
        shift: 14 * (named.indexOf(row.setting as typeof named[number]) - 1),
      }));
      return {
        title: `against ${opponent}`,
        marks: named.flatMap((setting): Mark[] => {
          const own = data.filter((row) => row.setting === setting);
          const dx = own[0]?.shift ?? 0;
          return [
            {
              mark: "ruleX",
              data: own,
              options: {
                x: "square",
                y1: "low",
                y2: "high",
                stroke: "setting",
                dx,
                strokeWidth: 2,
              },
            },
            { mark: "dot", data: own, options: { x: "square", y: "mean", fill: "setting", dx } },
            {
              mark: "dot",
              data: own,
              options: { x: "square", y: "before", stroke: "setting", symbol: "times", dx },
            },
          ];
        }),
      };
    }),
  };
}

function scorePanels(
  summary: Summary,
  settings: readonly string[],
  against: readonly string[],
): Panel[] {
  return against.map((opponent) => ({
    title: `against ${opponent}`,
    marks: lines(
      settings.flatMap((setting) =>
        (courseOf(summary, setting, opponent)?.points ?? []).map(({ from, to, score }) => ({
          ...{
            x: middle(from, to),
            series: setting,
            mean: score.mean,
            low: score.low!,
            high: score.high!,
          },
        }))
      ),
    ),
  }));
}

function panels(
  courses: readonly (Course | undefined)[],
  values: (point: Point) => readonly Value[],
): Panel[] {
  return courses.filter((course) => course !== undefined).map(({ opponent, points }) => ({
    title: `against ${opponent}`,
    marks: lines(points.flatMap(values)),
  }));
}

/** A line for each series, with a band for its intervals. */
function lines(values: readonly Value[]): Mark[] {
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
function middle(from: number, to: number): number {
  return (from + to) / 2;
}

function schemeOf({ setting }: Course): string {
  return setting === "source" ? "+1/0/-1" : setting.replace("source, ", "");
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
