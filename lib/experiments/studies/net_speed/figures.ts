/**
 * The figures of the study.
 *
 * @module
 */
import { levelLine, seriesOf, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { hiddenLayer } from "../../phrases.ts";
import { type Contender, WAYS } from "./rows.ts";
import { type MovesSpeed, type Speed, type Summary } from "./summary.ts";

/** The figures of the time by legal moves, and of TensorFlow.js. */
export function figures({ speeds, byMoves }: Summary): Figure[] {
  return [timeByMoves(byMoves), tensorFlow(speeds, byMoves)];
}

const BARS = "Geometric means; bars: 95 % intervals over the processes; logarithmic scale.";

function timeByMoves(byMoves: readonly MovesSpeed[]): Figure {
  const most = Math.max(...byMoves.map(({ legal_moves }) => legal_moves));
  const ratios = (contender: Contender) =>
    range(rowsWith(byMoves, { legal_moves: most, contender }).map(({ ratio }) => ratio.mean));
  const points = byMoves.filter(({ contender }) => WAYS.includes(contender))
    .map((speed) => pointOf(speed, speed.seconds, 1e6));
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
    panels: seriesPanels(points, ({ hidden }) => hiddenLayer(hidden)),
  };
}

function tensorFlow(speeds: readonly Speed[], byMoves: readonly MovesSpeed[]): Figure {
  const points = byMoves.flatMap((speed) =>
    speed.tensorFlow ? [pointOf(speed, speed.tensorFlow)] : []
  );
  const times = rowsWith(speeds, { contender: "38-50" })
    .map(({ tensorFlow }) => tensorFlow!.mean);
  const domain = seriesOf(points);
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
    marks: [levelLine(1)],
    panels: seriesPanels(points, ({ hidden }) => hiddenLayer(hidden)),
  };
}

/** The least and the greatest of some ratios, over the hidden layers. */
function range(ratios: readonly number[]): string {
  const ends = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toPrecision(2));
  return ends[0] === ends[1] ? ends[0] : ends.map(Number).join(" to ");
}

/** @param unit of the axis: so many are one of the estimate */
function pointOf({ hidden, legal_moves, contender }: MovesSpeed, estimate: Interval, unit = 1) {
  const [mean, low, high] = [
    estimate.mean,
    estimate.low ?? estimate.mean,
    estimate.high ?? estimate.mean,
  ]
    .map((value) => unit * value);
  return { hidden, ...seriesPoint(legal_moves, contender, { mean, low, high }) };
}
