/**
 * What the notes on strategy speak of, as terms of an evaluation (D11): each a number for the side to move, larger
 * if the side has more of it than its enemy.
 *
 * @module
 */
import { common, sizeOf, takeableBy } from "matchbox/games/reversi/square_set.ts";
import { type Board, turned } from "./board.ts";
import { corners, cSquares, xSquares } from "./corners.ts";
import { balancedEdges, edgeBlocks, unbalancedEdges } from "./edges.ts";
import { fences, frontier, potentialMobility } from "./frontier.ts";
import { parity, reserves } from "./regions.ts";
import { stableDiscs } from "./stable_discs.ts";

/** A term. */
export interface Term {
  /** What it counts, own minus the enemy's. */
  readonly counts: string;
  /** Of the board for the side to move. */
  readonly of: (board: Board) => number;
  /** Discs of the final score for one more of it. */
  readonly weight: number;
  /** What the notes say of having more of it than the enemy: 1 good, -1 bad, 0 nothing, or both. */
  readonly notes: 1 | -1 | 0;
}

/**
 * The terms by name. The weights are those of a fit of all terms together to the exact scores of 900 positions, which
 * is the column `beside` of `deno task study run reversi-strategy --seed 7 --set positions=900`.
 */
export const terms = {
  material: difference("discs", -0.2, -1, ({ own }) => sizeOf(own)),
  mobility: difference("legal moves", 2.3, 1, legalMoves),
  potential: difference("empty squares beside discs of the other side", -1.1, 1, potentialMobility),
  corners: difference("corners", 3.6, 1, corners),
  x_squares: difference("discs on X-squares beside empty corners", -4.5, -1, xSquares),
  c_squares: difference("discs on C-squares beside empty corners", -3.6, -1, cSquares),
  stable: difference("stable discs that are found", 1.5, 1, stableDiscs),
  frontier: difference("discs that touch an empty square", -0.8, -1, frontier),
  fences: difference("discs in fences", -0.1, -1, fences),
  balanced: difference("edges whose inner squares are all own", 10, 0, balancedEdges),
  unbalanced: difference("edges with all but one of these", 2, -1, unbalancedEdges),
  edge_blocks: difference("runs of empty edge squares between own discs", -0.9, 0, edgeBlocks),
  reserves: difference("squares of regions in which only one side can move", 0.3, 1, reserves),
  parity: {
    counts: "regions in which the side to move makes the last move, minus the other regions",
    of: parity,
    ...{ weight: 0.3, notes: 1 },
  },
} as const satisfies Readonly<Record<string, Term>>;

/** The name of a term. */
export type TermName = keyof typeof terms;

/** The names of all terms. */
export const termNames = Object.keys(terms) as readonly TermName[];

/** Squares that own discs can take; the rim around a smaller board is not empty. */
function legalMoves({ own, enemy, empty }: Board): number {
  return sizeOf(common(takeableBy(own, enemy), empty));
}

function difference(
  counts: string,
  weight: number,
  notes: Term["notes"],
  count: (board: Board) => number,
): Term {
  return { counts, weight, notes, of: (board) => count(board) - count(turned(board)) };
}
