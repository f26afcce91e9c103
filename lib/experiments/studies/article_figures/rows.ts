/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { Choices } from "./calls.ts";
import type { Kind } from "./positions.ts";

export type SearchRow = {
  kind: Kind;
  position: number;
  depth: number;
  algorithm: "minimax" | "alpha-beta";
  order: Choices["order"] | "any";
  root: Choices["root"] | "any";
  cutoff: Choices["cutoff"] | "any";
  value: number;
  calls: number;
};

export type PositionRow = { kind: Kind; position: number; start: string };

const key = {
  kind: { kind: "key", meaning: "pictured in the article, from random games, or from self-play" },
  position: { kind: "key", meaning: "number of the position within its kind, from 1" },
} as const;

export const sets = {
  searches: rowSet<SearchRow>("One search of one position to one depth", {
    ...key,
    depth: { kind: "key", unit: "plies", meaning: "depth of the search" },
    algorithm: { kind: "key", meaning: "minimax or alpha-beta" },
    order: { kind: "key", meaning: "the order of the moves: of chess.js or of Matchbox" },
    root: {
      kind: "key",
      meaning: "window of each move at the root: open, or with the best value so far as alpha",
    },
    cutoff: { kind: "key", meaning: "whether a node is cut off at beta or only above it" },
    value: { kind: "exact", unit: "tenths of a pawn", meaning: "for the side to move" },
    calls: {
      kind: "exact",
      unit: "calls",
      meaning: "calls of the recursive function below the root",
    },
  }),
  positions: rowSet<PositionRow>("A position", {
    ...key,
    start: { kind: "exact", meaning: "the position in FEN" },
  }),
};
