/**
 * The figures of the study.
 *
 * @module
 */
import {
  levelLine,
  linesWithIntervals,
  type SeriesPoint,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import { RUNS } from "../../genetic_summary.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled, type Titles } from "../../titled.ts";
import {
  BASE,
  boardName,
  BOARDS,
  CONSTANT,
  EXACT_BOARD,
  FALLING,
  LAMBDAS,
  NETWORK,
  type Setting,
  TUPLES,
} from "./settings.ts";
import type { Stage, Summary } from "./summary.ts";

const SCORE = { label: "points a game", domain: [0, 1] };
const ON = `${barsOver(RUNS)} The games double from one point to the next.`;

/** Tuples and the network, lambda, the schedules, equal time, and exact values. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    curves(summary, "tuples", [BASE, ...TUPLES, NETWORK], verdictOn("C52a"), {
      confirmed: "After equally many games patterns play better than other tuples",
      refuted: ({ refuted }) => `After equally many games patterns lose to ${refuted}`,
      partly: ({ confirmed, refuted }) =>
        [confirmed && `Patterns beat ${confirmed}`, refuted && `lose to ${refuted}`]
          .filter(Boolean).join("; "),
      otherwise: "These runs do not decide between the tuples",
    }),
    curves(summary, "lambda", [BASE, ...LAMBDAS], verdictOn("C52b"), {
      confirmed: "After few games a lambda above 0 plays better",
      refuted: ({ refuted }) => `After few games worse: ${refuted}`,
      partly: ({ confirmed, refuted }) =>
        [confirmed && `After few games better: ${confirmed}`, refuted && `worse: ${refuted}`]
          .filter(Boolean).join("; "),
      otherwise: "These runs do not decide between the values of lambda after few games",
    }),
    curves(summary, "schedules", [BASE, ...CONSTANT, FALLING], verdictOn("C52d"), {
      confirmed: "Temporal coherence plays better than each other schedule",
      refuted: ({ refuted }) => `Temporal coherence loses to ${refuted}`,
      partly: ({ confirmed, refuted }) =>
        [confirmed && `Coherence beats ${confirmed}`, refuted && `loses to ${refuted}`]
          .filter(Boolean).join("; "),
      otherwise: "These runs do not decide between the schedules",
    }),
    byTime(summary, verdictOn),
    byExactValues(summary, verdictOn),
  ];
}

function curves(
  summary: Summary,
  name: string,
  settings: readonly Setting[],
  verdict: Parameters<typeof titled>[0],
  titles: Titles,
): Figure {
  return {
    name,
    title: titled(verdict, titles),
    caption: `Points a game against alpha-beta with two and with four plies together. ${ON}`,
    ...scales(settings, SCORE),
    ...{ marks: [levelLine(EVEN)] },
    panels: panels(summary, settings, ({ games }) => games, ({ score }) => score, "games"),
  };
}

function byTime(summary: Summary, verdictOn: VerdictOn): Figure {
  const settings = [BASE, ...TUPLES, NETWORK] as const;
  const ratioOf = ({ board, setting }: Stage) =>
    rowWith(rowWith(summary.boards, { board }).settings, { setting }).ratio?.mean ?? 1;
  return {
    name: "time",
    title: titled(verdictOn("C52g"), {
      confirmed: "The network learns less, from equal games and in equal time",
      refuted: ({ refuted }) => `The network learns more: ${refuted}`,
      partly: ({ confirmed }) =>
        confirmed ? `The network learns less: ${confirmed}` : "The network does not learn less",
      otherwise: "These runs do not decide whether the network learns less",
    }),
    caption:
      "The same by the time of the training, in games of the learner with patterns, which take " +
      `equally long. ${barsOver(RUNS)}`,
    ...scales(settings, SCORE),
    ...{ marks: [levelLine(EVEN)] },
    panels: panels(
      summary,
      settings,
      (stage) => stage.games * ratioOf(stage),
      ({ score }) => score,
      "time, in games of the patterns",
    ),
  };
}

function byExactValues({ stages }: Summary, verdictOn: VerdictOn): Figure {
  const settings = [BASE, ...TUPLES, NETWORK] as const;
  const points = settings.flatMap((setting) =>
    rowsWith(stages, { board: EXACT_BOARD, setting }).flatMap(({ games, lost }) =>
      lost ? [seriesPoint(games, setting, lost)] : []
    )
  );
  return {
    name: "exact",
    title: titled(verdictOn("C52h"), {
      confirmed: "By exact values as well patterns lose the least",
      refuted: "By exact values patterns do not lose the least",
      partly: ({ confirmed }) =>
        confirmed ? `By exact values patterns lose less than ${confirmed}` : "Not the least",
      otherwise: "Exact values do not decide which learner loses the least",
    }),
    caption: `What a move near the end loses by exact values, on ${boardName(EXACT_BOARD)}. ${ON}`,
    ...scales(settings, { label: "discs a move", zero: true }),
    marks: [],
    panels: [panel(boardName(EXACT_BOARD), points, "games")],
  };
}

function scales(settings: readonly Setting[], y: Record<string, unknown>) {
  return {
    options: {
      y,
      color: { domain: [...settings], legend: true },
      symbol: { domain: [...settings] },
    },
  };
}

/** A panel for each board. */
function panels(
  { stages }: Summary,
  settings: readonly Setting[],
  x: (stage: Stage) => number,
  y: (stage: Stage) => Stage["score"],
  label: string,
): Panel[] {
  return BOARDS.flatMap((board) => {
    const points = settings.flatMap((setting) =>
      rowsWith(stages, { board, setting })
        .map((stage) => seriesPoint(x(stage), setting, y(stage)))
    );
    return points.length > 0 ? [panel(boardName(board), points, label)] : [];
  });
}

function panel(title: string, points: readonly SeriesPoint[], label: string): Panel {
  return {
    title,
    options: { x: { type: "log", ticks: 4, tickFormat: "~s", label } },
    marks: linesWithIntervals(points),
  };
}
