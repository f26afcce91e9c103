/**
 * The figures of the study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import {
  levelLine,
  linesWithIntervals,
  seriesOf,
  type SeriesPoint,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Figure, Mark, Panel } from "matchbox/report/table.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN, type VerdictWord } from "../../judge.ts";
import { casesThat } from "../../judge_cases.ts";
import { PAIRS } from "../../paired_match.ts";
import { barsOver, fromLeastToMost } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import type { Verdict } from "../../verdict.ts";
import { CHESS, duelOf, LEVELS, MULTIPLES } from "./duels.ts";
import { POSITION_MULTIPLES } from "./position_kinds.ts";
import { type Kind, KINDS } from "./rows.ts";
import type { Summary } from "./summary.ts";

/** The curves by nodes, the exchange rates by level, and the two kinds of positions. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [curves(summary), rates(summary), kinds(summary, verdictOn)];
}

/** A scale of doublings. */
const doubling = { type: "log", base: 2 } as const;

function curves({ duels, speeds }: Summary): Figure {
  return {
    name: "curves",
    title: curvesTitle({ duels, speeds }),
    caption:
      "Points a game of the simple program, by its nodes a move over those of the rich one; " +
      `a line for each number of nodes of the rich one. ${barsOver(PAIRS)} Broken lines: an even ` +
      "score, and the measured ratio of the speeds, where both take the same time.",
    options: {
      y: { label: "points per game", domain: [0, 1] },
      color: { domain: LEVELS.map((level) => `${level} nodes`), legend: true },
      symbol: { legend: false },
    },
    marks: [levelLine(EVEN)],
    panels: duels.map(({ duel, curves }) => {
      const points = curves.flatMap(({ level, points }) =>
        points.map(({ multiple, score }) => seriesPoint(multiple, `${level} nodes`, score))
      );
      const { ratio } = rowWith(speeds, { duel });
      const equalTime: Mark = {
        ...{ mark: "ruleX", data: [ratio.mean], options: { strokeDasharray: "4 3" } },
      };
      const tried = MULTIPLES.filter((multiple) => multiple <= duelOf(duel).most);
      return panelOf(duel, points, tried, [equalTime]);
    }),
  };
}

/** A panel over multiples, a scale of doublings. */
function panelOf(
  title: string,
  points: readonly SeriesPoint[],
  ticks: readonly number[],
  marks: readonly Mark[] = [],
): Panel {
  return {
    title,
    options: { x: { ...doubling, ticks: [...ticks], tickFormat: "~g", label: "times the nodes" } },
    marks: [...marks, ...linesWithIntervals(points)],
  };
}

function curvesTitle({ duels, speeds }: Pick<Summary, "duels" | "speeds">): string {
  const { curves } = rowWith(duels, { duel: CHESS });
  const { ratio } = rowWith(speeds, { duel: CHESS });
  const rates = curves.map(({ rate }) => rate.mean);
  const most = Math.max(...curves.flatMap(({ points }) => points.map(({ multiple }) => multiple)));
  const found = rates.every(Number.isFinite)
    ? `${fromLeastToMost(rates, 1)} times the nodes make up for knowledge`
    : `more than ${most} times the nodes are needed at some level to make up for knowledge`;
  return `In chess ${found}, and the simple evaluation is ${
    formatNumber(ratio.mean, 1)
  } times as fast`;
}

function rates({ duels, speeds }: Summary): Figure {
  const found = duels.filter(({ curves }) =>
    curves.every(({ rate }) => Number.isFinite(rate.mean))
  );
  const others = duels.filter((each) => !found.includes(each)).map(({ duel }) => duel);
  const points = found.flatMap(({ duel, curves }) =>
    curves.map(({ level, rate }) => seriesPoint(level, duel, rate))
  );
  const grows = found.filter(({ change: { low } }) => low !== null && low > 1);
  const ratios = speeds.filter(({ duel }) => found.some((each) => each.duel === duel));
  return {
    name: "rates",
    title: grows.length === 0
      ? "The exchange rate is not shown to grow with the nodes"
      : `The more nodes, the more knowledge is worth (${grows.map(({ duel }) => duel).join("; ")})`,
    caption:
      "The exchange rate: how many times the nodes make the simple program as strong, by the " +
      "nodes of the rich one; logarithmic scales. Bars: 95 % intervals over openings. Flat lines " +
      `would be hyperbolas. The ratios of the speeds are ${
        ratios.map(({ duel, ratio }) => `${formatNumber(ratio.mean, 1)} (${duel})`).join(", ")
      }.${others.length === 0 ? "" : ` Not reached at every level: ${others.join(", ")}.`}`,
    options: {
      x: {
        ...{ ...doubling, base: 10, ticks: [...LEVELS], tickFormat: "d" },
        label: "nodes of the rich program",
      },
      y: {
        ...doubling,
        label: "exchange rate",
        ticks: ratesOf(found),
        tickFormat: "~g",
        nice: true,
      },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: linesWithIntervals(points),
  };
}

/** The multiples that all of these duels have. */
function ratesOf(duels: Summary["duels"]): number[] {
  const most = Math.min(...duels.map(({ duel }) => duelOf(duel).most));
  return MULTIPLES.filter((multiple) => multiple <= most);
}

const kindNames: Readonly<Record<Kind, string>> = {
  combination: "combinations",
  quiet: "quiet positions",
};

function kinds({ duels, losses }: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "kinds",
    title: kindsTitle(verdictOn),
    caption:
      "Loss of a move of the simple program minus that of the rich one, in pawns in chess and " +
      "discs in Reversi, by the nodes of the simple program over those of the rich one. Below 0 the " +
      `simple program is better. ${barsOver("positions")}`,
    options: {
      y: { label: "loss (pawns or discs), simple minus rich", nice: true },
      color: { domain: KINDS.map((kind) => kindNames[kind]), legend: true },
      symbol: { legend: false },
    },
    marks: [levelLine(0)],
    panels: duels.map(({ duel }) => {
      const points = rowsWith(losses, { duel }).map(({ kind, multiple, more }) =>
        seriesPoint(multiple, kindNames[kind], more)
      );
      return panelOf(duel, points, POSITION_MULTIPLES);
    }),
  };
}

/** What both kinds show at equal time, in all duels. */
function kindsTitle(verdictOn: VerdictOn): string {
  const count = (word: VerdictWord, verdict: Verdict) => casesThat(word, verdict).length;
  const [combinations, quiet] = [verdictOn("C33a"), verdictOn("C33b")];
  const words = [
    betterIn("combination", combinations, {
      ...{ simple: count("confirmed", combinations), rich: count("refuted", combinations) },
    }),
    betterIn("quiet", quiet, { simple: count("refuted", quiet), rich: count("confirmed", quiet) }),
  ];
  return `With twice the nodes for the simple program: ${words.join("; ")}`;
}

function betterIn(
  kind: Kind,
  { cases }: Verdict,
  { simple, rich }: { readonly simple: number; readonly rich: number },
): string {
  const of = `of ${cases.length} duels`;
  const where = `in ${kindNames[kind]}`;
  if (simple === 0 && rich === 0) return `${where} neither program is shown to be better`;
  if (rich === 0) return `${where} the simple program is better in ${simple} ${of}`;
  if (simple === 0) return `${where} the rich program is better in ${rich} ${of}`;
  return `${where} the simple program is better in ${simple} ${of}, the rich one in ${rich}`;
}
