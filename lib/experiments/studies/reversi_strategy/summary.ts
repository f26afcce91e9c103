/**
 * The summary of the study's rows.
 *
 * @module
 */
import {
  type TermName,
  termNames,
  terms,
} from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import { spearman } from "matchbox/report/statistics/spearman.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import {
  boundedMean,
  mean,
  overProcesses,
  ratio,
  ratioOverProcesses,
  share,
  total,
} from "../../estimates.ts";
import { ifAny, rowsWith } from "../../groups.ts";
import { resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { leastSquares } from "./least_squares.ts";
import { players } from "./players.ts";
import { kinds, type PositionRow, type sets, type TrapRow, UNIT } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** What intervals over solved positions are over: there is one of each game. */
const GAMES = "games";

/** Associations, worth, costs, traps and stable discs. */
export function summarise(rows: RowsOf<typeof sets>) {
  const { positions, worth, times, games, traps, stable } = rows;
  const columns = varying(positions);
  const fit = leastSquares(
    positions.map((row) => columns.map((name) => row[name])),
    positions.map(({ score }) => score),
    GAMES,
  );
  const unit = rowsWith(times, { term: UNIT });
  return {
    notions: termNames.map((term) => ({
      ...{ term, ...terms[term] },
      ...associationOf(positions, term),
      beside: columns.includes(term) ? fit[columns.indexOf(term)] : null,
      worth: Object.fromEntries(kinds.map((kind) => [
        kind,
        ifAny(rowsWith(worth, { kind, term }), resultOfPairs),
      ])) as Readonly<Record<typeof kinds[number], ReturnType<typeof resultOfPairs> | null>>,
      seconds: overProcesses(rowsWith(times, { term }), "seconds"),
      time: ratioOverProcesses(rowsWith(times, { term }), unit, "seconds", "process"),
    })),
    entered: associationOf(positions, "entered"),
    fences: rankCorrelation(positions, ({ fences }) => fences, ({ mobility }) => mobility),
    parity: parityOf(positions),
    traps: [
      ...players.map(({ name }) =>
        trapsOf(name, rowsWith(games, { player: name }), rowsWith(traps, { player: name }))
      ),
      trapsOf(TOGETHER, games, traps),
    ],
    stable: ratio(stable, "found", "all", {
      name: "stable discs found",
      unit: "positions",
      scale: "share",
    }),
  };
}

/** All players together. */
export const TOGETHER = "together";

/** The terms that are not the same in all positions. */
function varying(positions: readonly PositionRow[]): TermName[] {
  return termNames.filter((name) => new Set(positions.map((row) => row[name])).size > 1);
}

/** How a number goes with the exact score: by ranks, and in discs for one of it alone. */
function associationOf(positions: readonly PositionRow[], of: TermName | "entered") {
  const fit = leastSquares(
    positions.map((row) => [row[of]]),
    positions.map(({ score }) => score),
    GAMES,
  );
  return {
    unequal: positions.filter((row) => row[of] !== 0).length,
    rank: rankCorrelation(positions, (row) => row[of], ({ score }) => score),
    alone: fit[0],
  };
}

function rankCorrelation(
  positions: readonly PositionRow[],
  one: (row: PositionRow) => number,
  other: (row: PositionRow) => number,
): Interval | null {
  const [xs, ys] = [positions.map(one), positions.map(other)];
  if (new Set(xs).size < 2 || new Set(ys).size < 2) return null;
  return { ...spearman(xs, ys), unit: GAMES };
}

/** The exact score of the side that makes the last move if nobody passes, by its colour. */
function parityOf(positions: readonly PositionRow[]) {
  const ofLast = positions.map(({ empties, side, score }) => {
    const last = empties % 2 === 1;
    const other = side === "dark" ? "light" : "dark";
    return { side: last ? side : other, score: last ? score : 0 - score };
  });
  return (["light", "dark"] as const).flatMap((side) =>
    ifAny(rowsWith(ofLast, { side }), (own) => ({
      side,
      score: mean(own, "score", GAMES),
      ahead: boundedMean(own, ({ score }) => (1 + Math.sign(score)) / 2, GAMES),
    })) ?? []
  );
}

/** The traps of a player. */
function trapsOf(
  player: string,
  games: RowsOf<typeof sets>["games"],
  traps: readonly TrapRow[],
) {
  const right = traps.filter(({ parries }) => parries === 0);
  const taken = ({ far }: TrapRow) => far === "attacker";
  return {
    player,
    games: games.length,
    xMoves: total(games, "x_moves") / games.length,
    open: ratio(games, "open", "x_moves", { name: `open, ${player}`, unit: GAMES, scale: "share" }),
    set: total(games, "set"),
    count: traps.length,
    often: share(games, (game) => game.traps > 0, GAMES),
    right: ifAny(traps, () => share(traps, ({ parries }) => parries === 0, TRAPS)),
    taken: ifAny(traps, () => share(traps, taken, TRAPS)),
    takenRight: ifAny(right, () => share(right, taken, TRAPS)),
    exchanged: ifAny(
      right,
      () => share(right, (trap) => taken(trap) && trap.near === "victim", TRAPS),
    ),
    points: ifAny(traps, () => boundedMean(traps, "points", TRAPS)),
    pointsRight: ifAny(right, () => boundedMean(right, "points", TRAPS)),
  };
}

/** They are so rare that a game hardly has two. */
const TRAPS = "traps";
