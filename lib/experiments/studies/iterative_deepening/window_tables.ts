/**
 * The tables of aspiration windows.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import {
  gameColumn,
  overPositions,
  positionsColumn,
  shareOverPositions,
} from "../../position_columns.ts";
import type { Deepening } from "./summary.ts";

/** The table of the windows by their width. */
export function windows({ aspirations }: Deepening): Table {
  const share = (name: string, meaning: string, detail = false): Column => ({
    ...{ name, kind: "exact", unit: "share", digits: 3, detail },
    meaning: `share of the iterations from the second on ${meaning}; ${shareOverPositions}`,
  });
  return {
    name: "windows",
    title: "Aspiration windows (X - e, X + e) by their width",
    columns: [
      gameColumn,
      { name: "e", kind: "key", meaning: "half the width, in units of the evaluation" },
      positionsColumn,
      share("inside", "with the value inside the window"),
      share("fails low", "with the value below the window", true),
      share("fails high", "with the value above the window", true),
      {
        name: "re-searches",
        kind: "exact",
        digits: 3,
        meaning: `searches repeated for each of these iterations; ${shareOverPositions}`,
      },
      {
        name: "nodes / open",
        kind: "exact",
        digits: 3,
        meaning: `nodes of all iterations over those with open windows, ${overPositions}`,
      },
    ],
    rows: aspirations.flatMap(({ game, widths }) =>
      widths.map((each) => ({
        ...{ game: findGame(game).title, e: each.width, n: each.count },
        inside: each.inside,
        "fails low": each.low,
        "fails high": each.high,
        "re-searches": each.reSearches,
        "nodes / open": each.nodes,
      }))
    ),
  };
}

/** The table of the steps of the value, which a window has to hold. */
export function steps({ aspirations }: Deepening): Table {
  return {
    name: "steps",
    title: "How far the value moves from one depth to the next",
    columns: [
      gameColumn,
      {
        name: "half of the steps",
        kind: "exact",
        meaning: "half of |v(d) - v(d-1)| are at most this",
      },
      {
        name: "nine of ten",
        kind: "exact",
        meaning: "nine of ten |v(d) - v(d-1)| are at most this",
      },
    ],
    rows: aspirations.map(({ game, steps }) => ({
      game: findGame(game).title,
      "half of the steps": steps.half,
      "nine of ten": steps.most,
    })),
  };
}
