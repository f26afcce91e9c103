/**
 * Columns that several tables of the study share.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** The columns of a reference match. */
export const matchColumns: readonly Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "match", kind: "key", meaning: "the agents; results are the first one's" },
];

/** The column of the simulated players' strength. */
export const differenceColumn: Column = {
  name: "true difference",
  unit: "Elo",
  kind: "key",
  meaning: "true Elo difference of the simulated players; at 0 they are equal",
};

/** The column of the matches' length. */
export const gamesColumn: Column = { name: "games", kind: "key", meaning: "length of each match" };

/** A column of shares with their intervals. */
export function shares(name: string, meaning: string, format: Partial<Column> = {}): Column {
  const said = `${meaning}: share with the 95 % Wilson interval`;
  return { name, kind: "exact", unit: "share", digits: 3, meaning: said, ...format };
}

/** A column that is only in the CSV. */
export const detail: Partial<Column> = { detail: true };
