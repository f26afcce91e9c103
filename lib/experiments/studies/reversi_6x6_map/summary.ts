/**
 * The summary of the rows: how far the map is, what its scores are, and what the players lose.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, share, total } from "../../estimates.ts";
import { groupBy } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { PERFECT } from "./players.ts";
import type { MapRow, MoveRow, sets } from "./rows.ts";

/** Scores on 36 squares. */
const SCORES = { least: -36, most: 36 };
/** What a move can lose. */
const LOSSES = { least: 0, most: 72 };

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** What is shown of the map and of the players; those that lose least come first. */
export function summarise({ first_plies, positions, checks, plies, moves }: RowsOf<typeof sets>) {
  const known = new Map(positions.map((row) => [row.position, row]));
  // They were kept by a solver that orders moves better, and are solved again by one that searches more nodes.
  const agreeing = checks.filter(({ position, score }) => known.get(position)!.score === score);
  const all = plies.at(-1)!.positions;
  const byPlayer = groupBy(moves, "player").rollup(measure);
  return {
    ...{ plies, moves, all, solved: positions.length },
    nodes: total(positions, "nodes"),
    // Over the positions that are solved, which are a random sample of all.
    drawn: over(positions, all, 1, (own) => share(own, ({ score }) => score === 0, "positions")),
    won: over(positions, all, 1, (own) => share(own, ({ score }) => score > 0, "positions")),
    score: over(positions, all, 2, (own) => boundedMean(own, "score", "positions", SCORES)),
    checked: { positions: checks.length, agreeing: agreeing.length },
    most: Math.max(...moves.map(({ empties }) => empties)),
    // What the perfect player loses is checked, and not estimated.
    players: byPlayer.filter(({ player }) => player !== PERFECT)
      .toSorted((one, other) => one.loss.mean - other.loss.mean),
    /** What they lose in the first plies; none where the map does not tell it. */
    first: groupBy(first_plies, "player").rollup((own) => ({
      positions: own.length,
      loss: boundedMean(own, "loss", "positions", LOSSES),
      losing: share(own, ({ loss }) => loss > 0, "positions"),
    })),
    perfect: byPlayer.find(({ player }) => player === PERFECT)!,
  };
}

/** An estimate from a sample of at least so many positions; of all of them it is exact, and needs no interval. */
function over(
  positions: readonly MapRow[],
  all: number,
  least: number,
  estimate: (positions: readonly MapRow[]) => Interval,
): Interval | number | null {
  if (positions.length < least) return null;
  const found = estimate(positions);
  return positions.length === all ? found.mean : found;
}

/** The losses of a player; a game is a unit, because its moves depend on each other. */
function measure(moves: readonly MoveRow[]) {
  const games = groupBy(moves, "game").rollup((own) => ({
    loss: total(own, "loss") / own.length,
    errors: own.filter(({ loss }) => loss > 0).length / own.length,
    /** Empty squares at the first move that loses something; 0 when none does. */
    first: own.find(({ loss }) => loss > 0)?.empties ?? 0,
    total: total(own, "loss"),
  }));
  return {
    moves: moves.length,
    errors: moves.filter(({ loss }) => loss > 0).length,
    loss: boundedMean(games, "loss", "games", { least: 0, most: 72 }),
    share: boundedMean(games, "errors", "games"),
    first: boundedMean(games, "first", "games", { least: 0, most: 26 }),
    faultless: share(games, ({ first }) => first === 0, "games"),
    total: boundedMean(games, "total", "games", { least: 0, most: 72 * 26 }),
  };
}
