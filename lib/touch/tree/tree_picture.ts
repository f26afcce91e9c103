/**
 * A searched tree as an SVG document and as text. The document has its own background, so that it looks the
 * same on light and dark pages. No mark differs by colour alone.
 *
 * @module
 */
import { escape } from "@std/html";
import { DECIDED } from "matchbox/agents/search/value.ts";
import { fontFamily, frame, ink, palette, paper } from "matchbox/report/theme.ts";
import type { RecordedAlgorithm } from "./recorded_search.ts";
import type { TracedNode } from "./search_steps.ts";

/** Space between leaves, between plies, and around the tree, in pixels. */
const LEAF = 42;
const PLY = 84;
const MARGIN = { top: 40, right: 24, bottom: 26, left: 64 };
/** Half the side of a Max node; the radius of a Min node. */
const HALF = 15;
/** The colour of unvisited nodes. */
const GREY = "#9a9a9a";
const [BLUE, RED] = palette;
/** The ground of the node of the last step. */
const LIGHT = "#ffe9a8";

/** The algorithms in words. */
export const ALGORITHM_WORDS: Readonly<Record<RecordedAlgorithm, string>> = {
  minimax: "Minimax",
  alphabeta: "Alpha-beta",
  negascout: "NegaScout",
};

/** A node with its position. */
interface Placed {
  readonly node: TracedNode;
  readonly x: number;
  readonly y: number;
  readonly children: readonly Placed[];
}

/**
 * Draws the tree: squares for Max, who moves at the root, and circles for Min. Nodes contain their values
 * for Max; above them is the window on entry. The principal variation is thick. Edges that were cut off are
 * grey, dashed, and crossed by two strokes.
 *
 * @param moves whether the edges are labelled with their moves
 */
export function treeSvg(root: TracedNode, title: string, moves: boolean): string {
  const leaves = { count: 0 };
  const placed = place(root, 0, leaves);
  const width = MARGIN.left + leaves.count * LEAF + MARGIN.right;
  const plies = depthOf(root);
  const height = MARGIN.top + plies * PLY + HALF + MARGIN.bottom;
  const sides = Array.from({ length: plies + 1 }, (_, ply) => {
    const y = MARGIN.top + ply * PLY;
    return text(14, y + 4, ply % 2 === 0 ? "max" : "min", 'font-style="italic"');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${fontFamily}" font-size="12" fill="${ink}">`,
    `<title>${escape(title)}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" ` +
    `fill="${paper}" stroke="${frame}"/>`,
    ...sides,
    // Edges first, so that nodes and windows cover them.
    ...edges(placed, moves),
    ...nodes(placed),
    `</svg>`,
  ].join("\n");
}

/**
 * Writes the tree as an outline: a line for each visited node with its value and window, and a line with the
 * number of its children that were cut off.
 */
export function treeText(node: TracedNode, ply = 0): string {
  const seen = node.children.filter(({ value }) => value !== null);
  const cut = node.children.length - seen.length;
  const move = node.move && `${node.move}: `;
  return [
    "  ".repeat(ply) + `${move}${node.max ? "max" : "min"} ${foundText(node)}` +
    (node.note ? ` (${node.note})` : "") +
    (node.window && node.children.length ? ` in ${windowText(node.window)}` : ""),
    ...seen.map((child) => treeText(child, ply + 1)),
    ...(cut > 0 ? ["  ".repeat(ply + 1) + `cut off: ${cut}`] : []),
  ].join("\n");
}

function place(node: TracedNode, ply: number, leaves: { count: number }): Placed {
  const children = node.children.map((child) => place(child, ply + 1, leaves));
  const x = children.length
    ? (children[0].x + children.at(-1)!.x) / 2
    : MARGIN.left + (leaves.count++ + 0.5) * LEAF;
  return { node, x, y: MARGIN.top + ply * PLY, children };
}

function depthOf({ children }: TracedNode): number {
  return children.length ? 1 + Math.max(...children.map(depthOf)) : 0;
}

function edges({ node, x, y, children }: Placed, moves: boolean): string[] {
  return children.flatMap((child) => {
    const [dx, dy] = [child.x - x, child.y - y];
    const at = (share: number) => [x + share * dx, y + share * dy] as const;
    const looks = child.node.state === "unseen"
      ? `stroke="${GREY}" stroke-dasharray="4 3"`
      : child.node.best
      ? `stroke="${BLUE}" stroke-width="4"`
      : `stroke="${ink}"`;
    const cut = isCut(node, child.node);
    const [labelX, labelY] = at(0.5);
    return [
      `<path d="M${round(x)} ${round(y)}L${round(child.x)} ${round(child.y)}" ${looks}/>`,
      ...(cut ? [strokes(at(0.45), dx, dy)] : []),
      ...(moves && child.node.state !== "unseen" ? [onPaper(labelX, labelY, child.node.move)] : []),
      ...edges(child, moves),
    ];
  });
}

/** Two short strokes across an edge with this direction: the mark of a cutoff. */
function strokes([x, y]: readonly [number, number], dx: number, dy: number): string {
  const angle = round(Math.atan2(dy, dx) * 180 / Math.PI);
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${angle})" ` +
    `d="M-2.5 -8V8M2.5 -8V8" stroke="${RED}" stroke-width="2.5"/>`;
}

function nodes({ node, x, y, children }: Placed): string[] {
  const seen = node.state !== "unseen";
  const looks = `fill="${node.current ? LIGHT : paper}" stroke="${seen ? ink : GREY}" ` +
    `stroke-width="${node.best ? 2.5 : 1}"${seen ? "" : ' stroke-dasharray="4 3"'}`;
  const at = node.current ? ' class="current"' : "";
  const shape = node.max
    ? `<rect${at} x="${round(x - HALF)}" y="${y - HALF}" width="${2 * HALF}" height="${
      2 * HALF
    }" ${looks}/>`
    : `<circle${at} cx="${round(x)}" cy="${y}" r="${HALF + 1}" ${looks}/>`;
  return [
    shape,
    ...(node.value === null ? [] : [text(x, y + 4, foundText(node), middle)]),
    ...(node.window && children.length ? [onPaper(x, y - HALF - 8, windowText(node.window))] : []),
    ...(node.note ? [onPaper(x, y + HALF + 12, node.note)] : []),
    ...children.flatMap(nodes),
  ];
}

const middle = 'text-anchor="middle"';

function text(x: number, y: number, content: string, attributes: string): string {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escape(content)}</text>`;
}

/** Small text with a halo, so that it can be read on a line. */
function onPaper(x: number, y: number, content: string): string {
  const halo = `stroke="${paper}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
  return text(x, y, content, `font-size="10.5" ${middle} ${halo}`);
}

/** Whether a child was cut off: its parent has a value from below, and went back without it. */
function isCut(node: TracedNode, child: TracedNode): boolean {
  return node.source === "below" && child.state === "unseen";
}

/** The value of a node as text; with a cutoff it is a bound. */
export function foundText(node: TracedNode): string {
  const { value, max, children } = node;
  const cut = children.some((child) => isCut(node, child));
  return (cut ? (max ? "≥" : "≤") : "") + valueText(value!);
}

/** A value short enough for a node: won and lost values without the distance to the end. */
export function valueText(value: number): string {
  if (Math.abs(value) >= DECIDED) return value > 0 ? "win" : "loss";
  return String(Number(value.toPrecision(3))).replace("-", "−");
}

/** A window as text. */
export function windowText([alpha, beta]: readonly [number, number]): string {
  const end = (value: number) => Number.isFinite(value) ? valueText(value) : value > 0 ? "∞" : "−∞";
  return `${end(alpha)} … ${end(beta)}`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
