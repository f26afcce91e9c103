/**
 * The figures of the study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import {
  levelLine,
  seriesOf,
  seriesPanel,
  type SeriesPoint,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import { fromLeastToMost, hiddenLayer } from "../../phrases.ts";
import { rowsWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { nameOf } from "../metelyk_evolution/tables.ts";
import { OPPONENTS } from "./opponents.ts";
import { kindName, type Summary } from "./summary.ts";

const BARS =
  "Means over the runs; bars: 95 % intervals. The games of a population are doubled from one point " +
  "to the next.";
const GAMES = "games of the population";

/** The figures of strength, of 38-1 against 38-50, and of perfect play. */
export function figures({ strengths, contests, kept, last }: Summary): Figure[] {
  const begun = strengths.filter(({ played }) => played > 0);
  const points = begun.map((each) => ({
    opponent: each.opponent,
    point: seriesPoint(each.played, kindName(each), each.score),
  }));
  const ends = OPPONENTS.map((opponent) => {
    const scores = rowsWith(strengths, { played: last, opponent }).map(({ score }) => score.mean);
    return `${fromLeastToMost(scores, 2)} against ${nameOf(opponent)}`;
  });
  const networks = rowsWith(contests, { question: "network" });
  const duels = networks.flatMap(({ of, course }) =>
    rowsBegun(course).map(({ played, score }) => seriesPoint(played, hiddenLayer(of), score))
  );
  const keeping = rowsBegun(kept).map((each) =>
    seriesPoint(each.played, kindName(each), each.share)
  );
  const shares = rowsWith(kept, { played: last }).map(({ share }) => share.mean);
  return [
    {
      name: "strength",
      title: `After ${formatNumber(last)} games of a population the champions score ${
        ends.join(", ")
      }`,
      caption: `Points a game of the champions by opponent. ${BARS}`,
      options: {
        ...axis,
        y: { label: "points a game", domain: [0, 1] },
        ...legend(points.map(({ point }) => point)),
      },
      marks: [levelLine(EVEN)],
      panels: [...Map.groupBy(points, ({ opponent }) => opponent)].map(([opponent, own]) =>
        logarithmic(seriesPanel(nameOf(opponent), own.map(({ point }) => point)))
      ),
    },
    {
      name: "contest",
      title: `38-1 scores ${
        networks.map(({ of, end }) => `${end.mean.toFixed(2)} with ${hiddenLayer(of)}`).join(", ")
      } against 38-50 in the end`,
      caption:
        `Points a game of the champions of 38-1 against those of 38-50 of the same run, after equally many ` +
        `games. ${BARS}`,
      options: {
        ...axis,
        y: { label: "points a game of 38-1", domain: [0, 1] },
        ...legend(duels),
      },
      marks: [levelLine(EVEN)],
      panels: [logarithmic(seriesPanel("38-1 against 38-50", duels))],
    },
    {
      name: "kept",
      title: `On the board of side 3 the last champions keep a share of ${
        fromLeastToMost(shares, 2)
      } of the wins`,
      caption: `Share of the won positions in which the champion's move keeps the win. ${BARS}`,
      options: { ...axis, y: { label: "share of the wins", domain: [0, 1] }, ...legend(keeping) },
      marks: [],
      panels: [logarithmic(seriesPanel("side 3", keeping))],
    },
  ];
}

const axis = { x: { label: GAMES, type: "log" } } as const;

/** Without the first population, which has no place on a logarithmic axis. */
function rowsBegun<R extends { readonly played: number }>(rows: readonly R[]): R[] {
  return rows.filter(({ played }) => played > 0);
}

function legend(points: readonly SeriesPoint[]) {
  const domain = seriesOf(points);
  return { color: { domain, legend: true }, symbol: { domain } };
}

function logarithmic(panel: Panel): Panel {
  return { ...panel, options: { x: { type: "log", ticks: 3, tickFormat: "~s" } } };
}
