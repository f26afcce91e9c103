/**
 * What the tables of the study share.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** Which reference match a row is about. */
export const matchColumns: readonly Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "match", kind: "key", meaning: "the agents; results are the first one's" },
];

/** How strong the simulated players of a row are. */
export const differenceColumn: Column = {
  name: "true difference",
  unit: "Elo",
  kind: "key",
  meaning: "by how much the first of two simulated players is the stronger; at 0 neither is",
};

/** How long the matches of a row are. */
export const gamesColumn: Column = { name: "games", kind: "key", meaning: "length of each match" };

/** A column of exact values. */
export function exact(name: string, meaning: string, format: Partial<Column> = {}): Column {
  return { name, kind: "exact", meaning, ...format };
}

/** A column of shares with their intervals. */
export function shares(name: string, meaning: string, format: Partial<Column> = {}): Column {
  const said = `${meaning}; share with Wilson's 95 % interval`;
  return { name, kind: "exact", unit: "share", digits: 3, meaning: said, ...format };
}

/** In the CSV and not among the columns that are shown. */
export const detail: Partial<Column> = { detail: true };
