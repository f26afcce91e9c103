/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { depth } from "../../search_columns.ts";
import type { Choices } from "./calls.ts";
import type { Kind } from "./positions.ts";

const place = {
  kind: key<Kind>("pictured in the article, from random games, or from self-play"),
  position: key<number>("number of the position within its kind, from 1"),
};

export const sets = {
  searches: rowSet("One search of one position to one depth", {
    ...{ ...place, depth },
    algorithm: key<"minimax" | "alpha-beta">("minimax or alpha-beta"),
    order: key<Choices["order"] | "any">("the order of the moves: of chess.js or of Matchbox"),
    root: key<Choices["root"] | "any">(
      "window of each move at the root: open, or with the best value so far as alpha",
    ),
    cutoff: key<Choices["cutoff"] | "any">("whether a node is cut off at beta or only above it"),
    value: exact("tenths of a pawn", "for the side to move"),
    calls: exact("calls", "calls of the recursive function below the root"),
  }),
  positions: rowSet("A position", {
    ...place,
    start: exact<string>("the position in FEN"),
  }),
};

/** A search of a position. */
export type SearchRow = RowOf<typeof sets.searches>;
