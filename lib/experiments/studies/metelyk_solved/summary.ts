/**
 * The summary of all rows, for tables, figures and claims.
 *
 * @module
 */
import { share, total } from "../../estimates.ts";
import { groupBy } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { MoveRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** First moves, strategies, comparisons with minimax, and players. */
export function summarise(rows: RowsOf<typeof sets>) {
  const moves = groupBy(rows.moves, "side", "move").rollup((own) => {
    const byRules = own.filter(({ rule }) => rule === "rules");
    const [byPoints] = own.filter(({ rule }) => rule === "points");
    return {
      value: valueOf(byRules),
      rules: resultWord(valueOf(byRules)),
      byPoints: byPoints?.value ?? null,
      points: byPoints ? pointsWord(byPoints.value, valueOf(byRules)) : null,
      nodes: total(byRules, "nodes"),
      spent: byPoints?.nodes ?? 0,
    };
  }).toSorted((one, other) => one.side - other.side);
  return {
    moves,
    boards: groupBy(moves, "side").rollup((own) => ({
      moves: own.length,
      known: own.filter(({ value }) => value !== null).length,
      winning: own.filter(({ value }) => value === 1).map(({ move }) => move),
    })),
    strategies: rows.strategies.toSorted((one, other) => one.side - other.side),
    references: groupBy(rows.references, "side", "rule").rollup((own) => ({
      positions: total(own, "positions"),
      equal: total(own, "equal"),
    })),
    training: rows.training,
    judged: {
      drawn: rows.positions.length,
      solved: rows.positions.filter(({ value }) => value !== null).length,
      won: rows.positions.filter(({ value, moves, best }) => value === 1 && best < moves).length,
    },
    players: groupBy(rows.choices, "player").rollup((own) => ({
      count: own.length,
      slips: share(own, ({ value }) => value < 1, "positions"),
      losses: share(own, ({ value }) => value < 0, "positions"),
    })),
  };
}

/** The value of a first move: that of its row, or of the worst of the replies to it. */
function valueOf(rows: readonly MoveRow[]): number | null {
  if (rows.some(({ value }) => value === null) || rows.length === 0) return null;
  return Math.min(...rows.map(({ value }) => value!));
}

/** What is shown where only this is known by points. */
export const NO_WIN = "draw or Black";

/** A result by points in words. Who can force more points also wins by the rules. */
function pointsWord(byPoints: number | null, byRules: number | null): string {
  const noWin = byPoints === null && byRules !== null && byRules < 1;
  return noWin ? NO_WIN : resultWord(byPoints);
}

/** A result in words. */
export function resultWord(value: number | null): string {
  return value === null ? "not found" : ["Black", "draw", "White"][1 + value];
}
