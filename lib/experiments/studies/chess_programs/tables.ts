/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { matchColumns } from "../../shown_matches.ts";
import type { Summary } from "./summary.ts";

/** The matches first, then the programs with those that are left out. */
export function tables({ matches, programs }: Summary): Table[] {
  const { games, score, elo, wins, draws, losses } = matchColumns(
    ({ match }: Summary["matches"][number]) => match,
  );
  return [
    tableOf("matches", "Our players against programs of others", matches, [
      { name: "player", kind: "key", meaning: "our player", value: ({ player }) => player },
      { name: "against", kind: "key", meaning: "the program", value: ({ opponent }) => opponent },
      games,
      { ...wins, detail: false, meaning: "won by our player" },
      { ...draws, detail: false },
      { ...losses, detail: false, meaning: "lost by our player" },
      { ...score, meaning: "points per game of our player" },
      {
        ...{ name: "rating", unit: "Elo", digits: 0 },
        meaning:
          "that this match gives our player on the scale of the program; empty where it has no scale, or where " +
          "one side took every point",
        value: ({ rating }) => rating,
      },
      { ...elo, detail: true, meaning: "Elo difference to the program" },
      {
        ...{ name: "made again", unit: "moves", detail: true },
        meaning: "moves of our player that it makes again in recorded games",
        value: ({ recorded, again }) => recorded ? again : null,
      },
    ]),
    tableOf("programs", "The programs of others", programs, [
      { name: "program", kind: "key", meaning: "the program", value: ({ program }) => program },
      { name: "version", meaning: "what it calls itself", value: ({ version }) => version || null },
      {
        name: "games",
        meaning:
          "played in this run, recorded where it was installed, or LEFT OUT, because there is none",
        value: ({ origin }) => origin === "left out" ? "LEFT OUT" : origin,
      },
    ]),
  ];
}
