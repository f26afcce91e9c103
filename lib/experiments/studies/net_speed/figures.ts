/**
 * The figures of the study.
 *
 * @module
 */
import { seriesOf, seriesPanel, type SeriesPoint, seriesPoint } from "matchbox/report/series.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import { type Contender, WAYS } from "./rows.ts";
import { hiddenName, type MovesSpeed, type NetSpeed, type Speed } from "./summary.ts";

/** The figures of the time by legal moves, and of TensorFlow.js. */
export function figures({ speeds, byMoves }: NetSpeed): Figure[] {
  return [timeByMoves(byMoves), tensorFlow(speeds, byMoves)];
}

const BARS = "Geometric means; bars: 95 % intervals over the samples; logarithmic scale.";

function timeByMoves(byMoves: readonly MovesSpeed[]): Figure {
  const most = Math.max(...byMoves.map(({ legalMoves }) => legalMoves));
  const end = byMoves.filter(({ legalMoves }) => legalMoves === most);
  const ratios = (contender: Contender) =>
    range(end.filter((speed) => speed.contender === contender).map(({ ratio }) => ratio.mean));
  const points = byMoves.filter(({ contender }) => WAYS.includes(contender)).map((speed) => ({
    ...speed,
    point: pointOf(speed, speed.seconds.mean * 1e6, speed.seconds, 1e6),
  }));
  return {
    name: "time_by_moves",
    title: `With ${most} legal moves 38-1 takes ${ratios("38-1")} times as long as 38-50, ` +
      `incrementally ${ratios("38-1 incremental")} times`,
    caption: `Time of a move by the number of legal moves, in typed arrays. ${BARS}`,
    options: {
      x: { label: "legal moves" },
      y: { type: "log", label: "time of a move (µs)", tickFormat: "~g" },
      color: { domain: WAYS, legend: true },
      symbol: { domain: WAYS },
    },
    marks: [],
    panels: panelsOf(points),
  };
}

function tensorFlow(speeds: readonly Speed[], byMoves: readonly MovesSpeed[]): Figure {
  const points = byMoves.flatMap((speed) =>
    speed.tensorFlow
      ? [{ ...speed, point: pointOf(speed, speed.tensorFlow.mean, speed.tensorFlow) }]
      : []
  );
  const times = speeds.filter(({ contender }) => contender === "38-50")
    .map(({ tensorFlow }) => tensorFlow!.mean);
  const domain = seriesOf(points.map(({ point }) => point));
  return {
    name: "tensorflow",
    title: `For a move of 38-50 TensorFlow.js takes ${range(times)} times as long as typed arrays`,
    caption: "Time of a move in TensorFlow.js, on its backend in JavaScript, divided by that in " +
      `typed arrays, by the number of legal moves. ${BARS}`,
    options: {
      x: { label: "legal moves" },
      y: { type: "log", label: "TensorFlow.js / typed arrays", tickFormat: "~g" },
      color: { domain, legend: true },
      symbol: { domain },
    },
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: panelsOf(points),
  };
}

/** The least and the greatest of some ratios, over the hidden layers. */
function range(ratios: readonly number[]): string {
  const ends = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toPrecision(2));
  return ends[0] === ends[1] ? ends[0] : ends.map(Number).join(" to ");
}

/** A panel for each hidden layer. */
function panelsOf(
  points: readonly { readonly hidden: string; readonly point: SeriesPoint }[],
): Panel[] {
  return [...Map.groupBy(points, ({ hidden }) => hidden)].map(([hidden, own]) =>
    seriesPanel(hiddenName(hidden), own.map(({ point }) => point))
  );
}

function pointOf(
  { legalMoves, contender }: MovesSpeed,
  mean: number,
  { low, high }: Speed["ratio"],
  unit = 1,
): SeriesPoint {
  const end = (value: number | null) => value === null ? null : unit * value;
  return seriesPoint(legalMoves, contender, { mean, low: end(low), high: end(high) });
}
