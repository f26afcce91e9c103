/**
 * Shapes of own discs on the edges (D11). Corners are the ends of an edge.
 *
 * Balanced: all squares between two empty corners are own. Unbalanced: all but one square beside an empty corner;
 * the enemy can wedge itself in there. An edge block: empty squares of an edge, no corner, with own discs at both
 * ends. The source says of such a block that it may serve its owner little or harm it (C44), because a move into
 * it passes the turn.
 *
 * @module
 */
import { has, setOf, type SquareSet } from "matchbox/games/reversi/square_set.ts";
import type { Board } from "./board.ts";

/** The shapes of one edge. */
export interface EdgeShapes {
  /** 1 if all squares between two empty corners are own. */
  readonly balanced: number;
  /** 1 if all of these but one beside a corner are own, and that one is empty. */
  readonly unbalanced: number;
  /** Runs of empty squares between own discs. */
  readonly blocks: number;
}

/** The shapes of own discs on an edge: `X` own, `O` the enemy's, `-` empty, from corner to corner. */
export function edgeShapes(edge: string): EdgeShapes {
  return {
    balanced: Number(/^-X+-$/.test(edge)),
    unbalanced: Number(/^-(-X{2,}|X{2,}-)-$/.test(edge)),
    blocks: [...edge.matchAll(BLOCK)].length,
  };
}

/** Empty squares between own discs. */
const BLOCK = /X(-+)(?=X)/g;

/** The squares of each own edge block. */
export function blocksOnEdges({ own, enemy, places }: Board): SquareSet[] {
  return places.edges.flatMap((edge) => {
    const marks = edge.map((square) => has(own, square) ? "X" : has(enemy, square) ? "O" : "-");
    return [...marks.join("").matchAll(BLOCK)].map(({ index, 1: empty }) =>
      setOf(edge.slice(index + 1, index + 1 + empty.length))
    );
  });
}

/** Edges on which all squares between two empty corners are own. */
export function balancedEdges(board: Board): number {
  return sumOverEdges(board, "balanced");
}

/** Edges on which all of them but one beside a corner are own. */
export function unbalancedEdges(board: Board): number {
  return sumOverEdges(board, "unbalanced");
}

/** Runs of empty edge squares between own discs. */
export function edgeBlocks(board: Board): number {
  return sumOverEdges(board, "blocks");
}

function sumOverEdges({ own, enemy, places }: Board, shape: keyof EdgeShapes): number {
  const table = tableOf(places.size)[shape];
  let sum = 0;
  for (const edge of places.edges) {
    sum += table[bitsOf(own, edge) << places.size | bitsOf(enemy, edge)];
  }
  return sum;
}

function bitsOf(set: SquareSet, edge: readonly number[]): number {
  let bits = 0;
  for (let place = 0; place < edge.length; place++) if (has(set, edge[place])) bits |= 1 << place;
  return bits;
}

type Tables = Readonly<Record<keyof EdgeShapes, Uint8Array>>;

const tables = new Map<number, Tables>();

/** The shapes of every edge, at `own << size | enemy`. */
function tableOf(size: number): Tables {
  let table = tables.get(size);
  if (!table) tables.set(size, table = newTables(size));
  return table;
}

function newTables(size: number): Tables {
  const newTable = () => new Uint8Array(1 << 2 * size);
  const made = { balanced: newTable(), unbalanced: newTable(), blocks: newTable() };
  for (let at = 0; at < 1 << 2 * size; at++) {
    const [own, enemy] = [at >> size, at & (1 << size) - 1];
    if ((own & enemy) !== 0) continue;
    const marks = Array.from({ length: size }, (_, place) => {
      if (own >> place & 1) return "X";
      return enemy >> place & 1 ? "O" : "-";
    });
    const { balanced, unbalanced, blocks } = edgeShapes(marks.join(""));
    [made.balanced[at], made.unbalanced[at], made.blocks[at]] = [balanced, unbalanced, blocks];
  }
  return made;
}
