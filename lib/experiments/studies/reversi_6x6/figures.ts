/**
 * The figures of the study.
 *
 * @module
 */
import type { Figure } from "matchbox/report/table.ts";
import type { TreeRow } from "./rows.ts";
import { boundsText, type Summary } from "./summary.ts";

/** The figures of the first plies and of the discs in best play. */
export function figures(summary: Summary): Figure[] {
  return [firstPlies(summary), discsInBestPlay(summary)];
}

/** Height of a ply of the tree, in pixels, and room for the labels of the first and last. */
const PLY = 74;
const ROOM = 60;
/** Half the height of a label, in plies. */
const LABEL = 0.17;

/** A position of the tree at its place: leaves stand side by side, a parent above its children. */
interface Placed {
  readonly row: TreeRow;
  readonly x: number;
}

function firstPlies({ tree, size, given, expected }: Summary): Figure {
  const placed = place(tree);
  const at = new Map(placed.map((each) => [each.row.path, each]));
  const edges = placed.filter(({ row }) => row.ply > 0).map(({ row, x }) => {
    const parent = at.get(row.path.split(" ").slice(0, -1).join(" "))!;
    return {
      ...{ x1: parent.x, y1: parent.row.ply + LABEL, x2: x, y2: row.ply - LABEL },
      width: isExact(row) ? 3 : 1,
    };
  });
  const nodes = placed.map(({ row, x }) => ({
    ...{ x, ply: row.ply },
    label: `${row.path.split(" ").at(-1)}\n${shortBounds(row, size)}`.trim(),
    known: isExact(row) ? "exact score" : "bound",
  }));
  const [root] = tree;
  const where = given === 0 ? "the start" : `the position after ${given} moves`;
  return {
    name: "first_plies",
    title: root.lower === root.upper
      ? `From ${where} dark's score is ${root.lower} with best play by both sides`
      : `From ${where} dark's score is ${boundsText(root, size)}, not yet proved to be ${expected}`,
    caption: "Scores for dark of the positions of the first plies, as far as the two proofs tell " +
      "them; symmetric positions are left out. Thick lines lead to positions whose score is exact.",
    options: {
      width: 814,
      height: PLY * Math.max(...tree.map(({ ply }) => ply)) + 2 * ROOM,
      grid: false,
      inset: 30,
      x: { axis: null },
      y: { axis: null, reverse: true },
    },
    marks: [
      {
        mark: "link",
        data: edges,
        options: { x1: "x1", y1: "y1", x2: "x2", y2: "y2", strokeWidth: "width" },
      },
      {
        mark: "text",
        data: nodes,
        options: {
          x: "x",
          y: "ply",
          text: "label",
          stroke: "white",
          strokeWidth: 8,
          fill: "currentColor",
        },
      },
    ],
  };
}

function place(tree: readonly TreeRow[]): Placed[] {
  let leaves = 0;
  const childrenOf = ({ path, ply }: TreeRow) =>
    tree.filter((other) =>
      other.ply === ply + 1 && (path === "" || other.path.startsWith(`${path} `))
    );
  const visit = (row: TreeRow): Placed[] => {
    const children = childrenOf(row).map(visit);
    const x = children.length ? (children[0][0].x + children.at(-1)![0].x) / 2 : leaves++;
    return [{ row, x }, ...children.flat()];
  };
  return visit(tree[0]);
}

function isExact({ lower, upper }: TreeRow): boolean {
  return lower === upper;
}

/** Bounds as short as they can be: `-4`, `≥ -4`, `≤ -4`, both, or `?`. */
function shortBounds({ lower, upper }: TreeRow, size: number): string {
  if (lower === upper) return `${lower}`;
  const ends = [
    ...(lower > -(size ** 2) ? [`≥ ${lower}`] : []),
    ...(upper < size ** 2 ? [`≤ ${upper}`] : []),
  ];
  return ends.join("\n") || "?";
}

function discsInBestPlay({ line, size, expected }: Summary): Figure {
  const points = line.map(({ ply, dark, light }) => ({ ply, lead: dark - light }));
  const ahead = points.filter(({ lead }) => lead > 0).length;
  return {
    name: "discs",
    title: line.length === 0
      ? "Best play is not known, because the score is not proved"
      : `In best play on ${size}x${size} dark has more discs after ${ahead} of ${points.length} ` +
        `moves, and ends with ${points.at(-1)!.lead}`,
    caption: "Dark's discs minus light's after each move of best play. The line is the score of " +
      "every position of it, with empty squares for the winner.",
    options: {
      x: { label: "ply" },
      y: { label: "dark's discs minus light's" },
    },
    marks: [
      { mark: "ruleY", data: [expected], options: { strokeDasharray: "4 3" } },
      { mark: "line", data: points, options: { x: "ply", y: "lead" } },
      { mark: "dot", data: points, options: { x: "ply", y: "lead", fill: "currentColor" } },
    ],
  };
}
