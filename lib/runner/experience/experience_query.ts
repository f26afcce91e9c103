/**
 * Finds positions of an experience, a page at a time. Every order and every search by the board has an index,
 * so that no page reads all positions; only those that a search by the board has found are sorted.
 * `deno task bench experience_pages` measures it with a million positions.
 *
 * @module
 */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { GameCounts } from "matchbox/agents/mod.ts";

/** The orders of positions: first met, games won, lost and drawn, and all games. */
export const ORDERS = ["met", "won", "lost", "drawn", "games"] as const;
/** One of them. */
export type Order = typeof ORDERS[number];

/** What is looked for. */
export interface PositionQuery {
  /** What the positions are sorted by; equal ones by when they were first met. */
  readonly order: Order;
  /** Whether the largest comes first, or the position that was met last. */
  readonly descending: boolean;
  /** A text of a position in which `?` stands for any square; null for any position. */
  readonly pattern: string | null;
  /** The least and the greatest number of discs on the board; null for any. */
  readonly discs: readonly [number, number] | null;
  /** The number of positions to leave out, from the first in this order. */
  readonly from: number;
  /** The most positions to return. */
  readonly limit: number;
}

/** A known position. */
export interface KnownPosition extends GameCounts {
  /** See `positionText`. */
  readonly text: string;
}

/** Some of the positions that were found. */
export interface FoundPositions {
  /** The number of all that are known. */
  readonly known: number;
  /** The number of those that were looked for. */
  readonly found: number;
  /** Those of them that were asked for. */
  readonly positions: readonly KnownPosition[];
}

/** The columns and indexes of the table of positions, by which they are found. */
export const POSITION_COLUMNS = `games INTEGER AS (w + l + n), square INTEGER AS (instr(text, '3')),
    discs INTEGER AS (length(replace(text, '0', '')) - 1)`;
/** The statements that create the indexes. */
export const POSITION_INDEXES: readonly string[] = [
  "CREATE UNIQUE INDEX by_text ON position (learner, text)",
  "CREATE INDEX by_met ON position (learner)",
  "CREATE INDEX by_won ON position (learner, w)",
  "CREATE INDEX by_lost ON position (learner, l)",
  "CREATE INDEX by_drawn ON position (learner, n)",
  "CREATE INDEX by_games ON position (learner, games)",
  "CREATE INDEX by_board ON position (learner, discs, square, w, l, n)",
];

const COLUMN: Readonly<Record<Order, string>> = {
  ...{ met: "id", won: "w", lost: "l", drawn: "n", games: "games" },
};

/** Which rows are meant, and the index in which they are found. */
interface Selection {
  readonly index: string;
  readonly where: string;
  readonly values: readonly SQLInputValue[];
}

/**
 * Finds positions.
 *
 * @param learner the id of the learner in the database
 */
export function findPositions(
  database: DatabaseSync,
  learner: number,
  query: PositionQuery,
): FoundPositions {
  const { from, limit, order, descending } = query;
  const { index, where, values } = selectionOf(learner, query);
  const source = `FROM position INDEXED BY ${index} WHERE ${where}`;
  const count = (source: string, values: readonly SQLInputValue[]) =>
    database.prepare(`SELECT count(*) AS n ${source}`).get(...values)!.n as number;
  const known = count("FROM position INDEXED BY by_met WHERE learner = ?", [learner]);
  const found = values.length === 1 && !query.discs ? known : count(source, values);
  const wanted = Math.max(0, Math.min(limit, found - from));
  if (wanted === 0) return { known, found, positions: [] };
  // From the nearer end: the rows before are counted one by one.
  const backwards = from > found / 2;
  const direction = descending !== backwards ? "DESC" : "ASC";
  const column = COLUMN[order];
  const ids = database.prepare(
    `SELECT id ${source} ORDER BY ${column} ${direction}, id ${direction} LIMIT ? OFFSET ?`,
  ).all(...values, wanted, backwards ? found - from - wanted : from);
  if (backwards) ids.reverse();
  const row = database.prepare("SELECT text, w, l, n FROM position WHERE id = ?");
  return {
    known,
    found,
    positions: ids.map(({ id }) => ({ ...row.get(id) } as unknown as KnownPosition)),
  };
}

function selectionOf(learner: number, { order, pattern, discs }: PositionQuery): Selection {
  const text = pattern === null || /^\?*$/.test(pattern) ? null : pattern;
  const move = text?.indexOf("3") ?? -1;
  const alone = text !== null && /^[?3]*$/.test(text) && move >= 0;
  const where = ["learner = ?"];
  const values: SQLInputValue[] = [learner];
  if (text !== null && !alone) {
    where.push(text.includes("?") ? "text GLOB ?" : "text = ?");
    values.push(text);
  }
  if (move >= 0 || discs) {
    const [least, most] = discs ?? [0, text!.length];
    // Every number of discs is a place in the index where the squares are in order.
    where.push(`discs IN (${numbers(least, most)})`);
    if (move >= 0) {
      where.push("square = ?");
      values.push(move + 1);
    }
  }
  const index = text !== null && !alone && (move < 0 || !text.includes("?"))
    ? "by_text"
    : move >= 0 || discs
    ? "by_board"
    : `by_${order}`;
  return { index, where: where.join(" AND "), values };
}

function numbers(least: number, most: number): string {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i).join(", ");
}
