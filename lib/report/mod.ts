/**
 * How results are shown: tables, figures, statistics with their uncertainty, and outputs of notebooks. This
 * room knows rows and tables, but no game.
 *
 * @example
 * ```ts
 * import { figure, proportion, table, toMarkdown } from "matchbox/report/mod.ts";
 *
 * const shares = [10, 100, 1000].map((games) => ({ games, won: proportion(0.6 * games, games) }));
 * const results = {
 *   name: "shares",
 *   title: "More games, a narrower interval",
 *   columns: [
 *     { name: "games", kind: "key", meaning: "games played" },
 *     { name: "won", unit: "share", kind: "exact", digits: 3, meaning: "games won; 95 % interval" },
 *   ],
 *   rows: shares,
 * } as const;
 * console.log(toMarkdown(results));
 *
 * // In a notebook, each of these at the end of a cell:
 * table(results);
 * const points = shares.map(({ games, won }) => ({ games, ...won }));
 * figure({
 *   name: "shares",
 *   title: "More games, a narrower interval",
 *   caption: "Share of games won; bars: 95 % intervals.",
 *   options: { x: { type: "log", label: "games" }, y: { label: "share won", domain: [0, 1] } },
 *   marks: [
 *     { mark: "ruleX", data: points, options: { x: "games", y1: "low", y2: "high" } },
 *     { mark: "dot", data: points, options: { x: "games", y: "mean", stroke: "currentColor" } },
 *   ],
 * });
 * ```
 *
 * Importing this is quick, because drawing libraries are loaded at their first use. Workers and the command
 * line import the files that they need one by one.
 *
 * @module
 */
export type { Cell, Column, Figure, Link, Mark, Panel, Row, Table, Value } from "./table.ts";
export { csvChunks, fromCsv, toCsv } from "./csv.ts";
export { type DataFrame, toDataFrame } from "./data_frame.ts";
export {
  type Display,
  figure,
  type MimeBundle,
  type Picture,
  picture,
  pictures,
  player,
  several,
  table,
} from "./display.ts";
export { formatNumber, formatShare } from "./format.ts";
export { type CellText, type Format, formatValue } from "./format_cell.ts";
export type { HtmlOptions } from "./html.ts";
export { type MarkdownOptions, toMarkdown } from "./markdown.ts";
export { toSvg } from "./plot.ts";
export { type PngOptions, toPng } from "./png.ts";
export * from "./statistics/mod.ts";
