/**
 * The forest plot of a claim: a line for each case and run, the range that the claim allows, and the estimate
 * over several seeds.
 *
 * @module
 */
import type { AllowedRange, JudgedCase } from "matchbox/experiments/mod.ts";
import { capitalized, formatNumber } from "matchbox/report/format.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Figure, Mark } from "matchbox/report/table.ts";
import { balancedLines, textWidth } from "matchbox/report/text_width.ts";
import { fontSize, padding } from "matchbox/report/theme.ts";
import type { ClaimRun, JudgedClaim } from "./judged_claims.ts";

/** Width of the figure, in pixels: that of the column of text in a window of 390. */
const WIDTH = 358 - 2 * padding;
/** Height of a line, in pixels. */
const LINE = 20;
/** Space between a label and the frame, and between the edge and a heading. */
const GAP = 14;
const EDGE = 2;
/** Room beside the outermost values, as a part of the axis. */
const ROOM = 0.06;
/** The colour of the allowed range, light enough for grid and labels. */
const ALLOWED = "#cfe8da";

/** An estimate of a case. */
interface Row {
  /** Tells it from all others; not shown. */
  readonly name: string;
  /** Its run. */
  readonly label: string;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly allowed: AllowedRange | null;
  /** Whether several seeds are pooled. */
  readonly pooled: boolean;
}

/** A part of the axis, in a row. */
interface Span {
  readonly name: string;
  readonly x1: number;
  readonly x2: number;
}

/** `seed 1`, or `seed 1, thorough` where the preset is not that of most runs. */
export function nameOfRun({ seed, manifest }: ClaimRun): string {
  return `seed ${seed}${manifest.preset === "published" ? "" : `, ${manifest.preset}`}`;
}

/**
 * Draws the estimates of a claim.
 *
 * @param title of the figure
 * @returns null for a check, which has no estimates, and where no number is finite
 */
export function forestOf(claim: JudgedClaim, title: string): Figure | null {
  const { verdict: { kind, cases, unit, estimand }, pooled } = claim;
  if (kind === "check") return null;
  const names = [
    ...new Set(claim.runs.flatMap((run) => run.verdict.cases.map(({ name }) => name))),
  ];
  const groups = names.map((name) => ({ name, rows: rowsOf(claim, name) }));
  const rows = groups.flatMap((group) => group.rows).filter(({ mean }) => Number.isFinite(mean));
  if (rows.length === 0) return null;

  const isLog = [...cases, ...claim.pilot.cases].every(({ scale }) => scale === "log");
  const domain = domainOf(rows, isLog);
  const marginLeft = Math.max(...rows.map(({ label }) => textWidth(label, fontSize))) + GAP;
  // A narrow figure has no room for a name beside its numbers.
  const headings = groups.flatMap(({ name, rows: [first] }) => {
    const lines = name && first ? balancedLines(name, WIDTH - 2 * EDGE, fontSize) : [];
    return lines.map((text, index) => ({ name: `${name}: line ${index}`, text, of: name }));
  });
  const order = groups.flatMap(({ name, rows }) => [
    ...headings.filter(({ of }) => of === name).map((each) => each.name),
    ...rows.map((each) => each.name),
  ]);
  const labels = new Map(rows.map(({ name, label }) => [name, label]));
  const single = rows.filter((row) => !row.pooled);
  const { options, marks: [intervals, dots] } = forestPlot(rows, {
    label: `${unit ?? "estimate"}${isLog ? ", logarithmic scale" : ""}`,
    line: LINE,
  });
  return {
    name: `forest_${claim.page.replaceAll(/^claims\/|\.md$/g, "")}`,
    title,
    caption: captionOf(claim, estimand ?? ""),
    options: {
      ...options,
      ...{ width: WIDTH, height: LINE * order.length + 50, marginLeft },
      x: {
        ...options.x as object,
        ...{ nice: false, domain, type: isLog ? "log" : "linear" },
        tickFormat: (value: number) => formatNumber(Number(value.toPrecision(6))),
      },
      y: {
        ...options.y as object,
        ...{ type: "band", padding: 0, domain: order },
        ...{ grid: false, tickSize: 0, tickFormat: (name: string) => labels.get(name) ?? "" },
      },
    },
    marks: [
      ...rangeMarks(rows, domain),
      intervals,
      { ...dots, data: single },
      ...pooled
        ? [{
          mark: "dot",
          data: rows.filter((row) => row.pooled),
          options: { y: "name", x: "mean", fill: "currentColor", symbol: "diamond", r: 5 },
        }]
        : [],
      {
        mark: "text",
        data: headings,
        options: {
          ...{ y: "name", text: "text", frameAnchor: "left", textAnchor: "start" },
          ...{ dx: EDGE - marginLeft, fontWeight: "bold" },
        },
      },
    ],
  };
}

/** Whether it is a number without an interval, of which several are not pooled. */
export function isExact({ low }: JudgedCase): boolean {
  return low === null;
}

/** The estimates of a case by run, the pooled one last. */
function rowsOf({ runs, pooled }: JudgedClaim, name: string): Row[] {
  const row = (label: string, cases: readonly JudgedCase[], pooled: boolean): Row[] => {
    const found = cases.find((each) => each.name === name);
    if (!found || pooled && isExact(found)) return [];
    const { mean, low, high, allowed } = found;
    return [{ name: `${name}: ${label}`, label, mean, low, high, allowed, pooled }];
  };
  return [
    ...runs.flatMap((run) => row(nameOfRun(run), run.verdict.cases, false)),
    ...pooled ? row("pooled", pooled.verdict.cases, true) : [],
  ];
}

/** The ends of all estimates and ranges, with some room. */
function domainOf(rows: readonly Row[], isLog: boolean): readonly [low: number, high: number] {
  const values = rows
    .flatMap(({ mean, low, high, allowed }) => [mean, low, high, allowed?.low, allowed?.high])
    .filter((value) => typeof value === "number" && Number.isFinite(value) && (!isLog || value > 0))
    .map((value) => isLog ? Math.log(value!) : value!);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = ROOM * (high - low || Math.abs(high) || 1);
  const ends = [low - room, high + room] as const;
  return isLog ? [Math.exp(ends[0]), Math.exp(ends[1])] : ends;
}

/** The allowed ranges behind their rows; one that is a single number is a line. */
function rangeMarks(rows: readonly Row[], [first, last]: readonly [number, number]): Mark[] {
  const spans = rows.flatMap(({ name, allowed }): Span[] =>
    allowed
      ? [{
        name,
        x1: Math.max(allowed.low ?? first, first),
        x2: Math.min(allowed.high ?? last, last),
      }]
      : []
  );
  return [
    {
      mark: "barX",
      data: spans.filter(({ x1, x2 }) => x1 < x2),
      options: { y: "name", x1: "x1", x2: "x2", fill: ALLOWED, insetTop: -0.5, insetBottom: -0.5 },
    },
    {
      mark: "tickX",
      data: spans.filter(({ x1, x2 }) => x1 === x2),
      options: { y: "name", x: "x1", stroke: ALLOWED, strokeWidth: 6 },
    },
  ];
}

function captionOf({ pooled, verdict: { kind, cases } }: JudgedClaim, estimand: string): string {
  return [
    `${capitalized(estimand)}, by run${cases.every(isExact) ? "" : "; bars: 95 % intervals"}.`,
    kind === "claim" ? "Green: where the claim allows the estimate." : "",
    pooled && !cases.every(isExact)
      ? `Diamond: the seeds ${pooled.seeds.join(", ")} together.`
      : "",
  ].filter(Boolean).join(" ");
}
