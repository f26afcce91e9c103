/**
 * The learning curve of a training, as a table and as a figure.
 *
 * @module
 */
import type { Figure, Table } from "matchbox/report/table.ts";
import type { TrainingRun } from "./run_training.ts";
import type { CurvePoint } from "./training_work.ts";

/** Whose curve it is: specs, the unit of the steps, and the points so far. */
export type TrainingCurve = Pick<TrainingRun, "learner" | "against" | "unit" | "curve">;

/** The share of games won, drawn and lost, point by point. */
export function curveTable({ learner, against, unit, curve }: TrainingCurve): Table {
  const share = { unit: "share", kind: "exact", digits: 3 } as const;
  return {
    name: "curve",
    title: `${learner} against ${against}, in training`,
    columns: [
      { name: "from", kind: "key", meaning: `number of the first of these ${unit}` },
      { name: "to", kind: "key", meaning: `number of the last of these ${unit}` },
      { name: "won", ...share, meaning: "games that the learner won" },
      { name: "drawn", ...share, meaning: "games drawn" },
      { name: "lost", ...share, meaning: "games that it lost" },
    ],
    rows: curve.map((point) => ({ from: point.from, to: point.to, ...sharesOf(point) })),
  };
}

/** The same as three lines. */
export function curveFigure({ learner, against, unit, curve }: TrainingCurve): Figure {
  const points = curve.flatMap((point) =>
    Object.entries(sharesOf(point)).map(([result, share]) => ({ x: point.to, share, result }))
  );
  const [first, last] = [curve[0], curve[curve.length - 1]].map(sharesOf);
  return {
    name: "curve",
    title: `Games won by ${learner} against ${against}: from ${percent(first.won)} to ` +
      percent(last.won),
    caption: `Share of games won, drawn and lost in training, by the number of ${unit}.`,
    options: {
      x: { label: unit },
      y: { label: "share of games", domain: [0, 1] },
      color: { legend: "ends", domain: ["won", "drawn", "lost"] },
    },
    marks: [{
      mark: "lineY",
      data: points,
      options: { x: "x", y: "share", z: "result", stroke: "result" },
    }],
  };
}

function sharesOf({ wins, draws, losses }: CurvePoint) {
  const games = wins + draws + losses;
  return { won: wins / games, drawn: draws / games, lost: losses / games };
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
