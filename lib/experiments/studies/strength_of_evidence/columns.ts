/**
 * What the tables of the study share.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** Which reference match a row is about. */
export const matchColumns: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "match", kind: "key", meaning: "the agents; results are the first one's" },
];

/** How strong the simulated players of a row are. */
export const truthColumn: Column = {
  name: "truth",
  unit: "Elo",
  kind: "key",
  meaning: "by how much the first of two simulated players is the stronger; at 0 neither is",
};

/** How long the matches of a row are. */
export const gamesColumn: Column = { name: "games", kind: "key", meaning: "length of the match" };

/** What is said of shares. */
export const wilsonShare = "share with Wilson's 95 % interval";

/** A column of exact values. */
export function exact(name: string, meaning: string, unit?: string): Column {
  return { name, kind: "exact", meaning, ...(unit && { unit }) };
}
