/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { kinds, UNIT } from "./rows.ts";
import type { Summary } from "./summary.ts";

/** What each notion says and is worth first, then traps and the last move. */
export function tables({ notions, traps, parity }: Summary): Table[] {
  type Notion = Summary["notions"][number];
  return [
    tableOf(
      "notions",
      "The notes on strategy, against exact scores of late positions",
      notions,
      [
        { name: "term", kind: "key", meaning: "own minus the enemy's", value: ({ term }) => term },
        {
          ...{ name: "notes", meaning: "what the notes say of having more of it" },
          value: ({ notes }) => ({ "1": "good", "-1": "bad", "0": "both" })[`${notes}`],
        },
        {
          ...{
            name: "unequal",
            unit: "positions",
            meaning: "solved positions in which it is not 0",
          },
          value: ({ unequal }) => unequal,
        },
        {
          ...{ name: "correlation", digits: 2, meaning: "rank correlation with the exact score" },
          value: ({ rank }) => rank,
        },
        {
          ...{ name: "alone", unit: "discs", digits: 1 },
          meaning: "exact score for one more of it, fitted alone",
          value: ({ alone }) => alone,
        },
        {
          ...{ name: "beside", unit: "discs", digits: 1 },
          meaning: "the same with all other terms held equal",
          value: ({ beside }) => beside,
        },
      ],
    ),
    tableOf(
      "worth",
      "What each term is worth in games, two plies deep, and what it costs",
      notions,
      [
        { name: "term", kind: "key", meaning: "the term", value: ({ term }) => term },
        { name: "weight", meaning: "its weight", value: ({ weight }) => weight },
        ...kinds.map((kind): ValueColumn<Notion> => ({
          ...{ name: kind, digits: 3 },
          meaning: kind === "addition"
            ? "points a game of mobility and the term against mobility alone"
            : "points a game of all terms against all but this one",
          value: ({ worth }) => worth[kind]?.score ?? null,
        })),
        {
          ...{ name: "time", kind: "measured", digits: 1 },
          meaning: `time of an evaluation by it alone, divided by that of ${UNIT}, geometric mean`,
          value: ({ time }) => time,
        },
        {
          ...{ name: "seconds", unit: "s", kind: "measured", detail: true },
          meaning: "time of an evaluation by it alone, geometric mean",
          value: ({ seconds }) => seconds,
        },
      ],
    ),
    tableOf("traps", "Moves to X-squares and Stoner traps in games of equal players", traps, [
      {
        name: "player",
        kind: "key",
        meaning: "the player on both sides",
        value: ({ player }) => player,
      },
      { name: "games", meaning: "games played", value: ({ games }) => games },
      {
        ...{
          name: "X-moves",
          digits: 2,
          meaning: "moves a game to X-squares beside empty corners",
        },
        value: ({ xMoves }) => xMoves,
      },
      {
        ...{
          name: "open",
          digits: 2,
          meaning: "share of them after which the corner can be taken at once",
        },
        value: ({ open }) => open,
      },
      { name: "set", meaning: "of them, moves that set a trap", value: ({ set }) => set },
      {
        name: "completed",
        meaning: "traps completed by an attack on the edge",
        value: ({ count }) => count,
      },
      {
        ...{ name: "often", digits: 3, meaning: "share of games with a completed trap" },
        value: ({ often }) => often,
      },
      {
        ...{ name: "right", digits: 2, meaning: "share of traps that no answer parries" },
        value: ({ right }) => right,
      },
      {
        ...{
          name: "taken",
          digits: 2,
          meaning: "share of traps in which the attacker takes the far corner",
        },
        value: ({ taken }) => taken,
      },
      {
        ...{ name: "points", digits: 2, meaning: "points of the attacker" },
        value: ({ points }) => points,
      },
    ]),
    tableOf("parity", "The side that moves last if nobody passes", parity, [
      { name: "side", kind: "key", meaning: "its colour", value: ({ side }) => side },
      { name: "positions", meaning: "solved positions", value: ({ score }) => score.count },
      {
        ...{ name: "score", unit: "discs", digits: 1, meaning: "its exact score" },
        value: ({ score }) => score,
      },
      {
        ...{ name: "points", digits: 2, meaning: "its points with best play" },
        value: ({ ahead }) => ahead,
      },
    ]),
  ];
}
