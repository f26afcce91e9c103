import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { playMatch } from "matchbox/arena/mod.ts";
import { crossTable, gamesTable, matchTable, standingsTable } from "matchbox/arena/tables.ts";
import { findGame } from "matchbox/games/mod.ts";
import { fromCsv, toCsv } from "matchbox/report/csv.ts";
import type { Table } from "matchbox/report/table.ts";
import { gauntlet, landslide, match, threeAgents, walkover } from "./made_up_tournament.ts";

/** The values of a column, from the top. */
function column({ columns, rows }: Table, name: string): unknown[] {
  assert(columns.some((each) => each.name === name), `no column ${name}`);
  return rows.map((row) => row[name] ?? null);
}

/** The legend of a column. */
function meaning({ columns }: Table, name: string): string {
  return columns.find((each) => each.name === name)!.meaning;
}

Deno.test("a match is a row: games by result, and estimates with their intervals", () => {
  const played = {
    ...match("greedy:eval=discs", "random", [1, 0, 2, 1, 6]),
    distinct: 19,
    score: { mean: 0.775, low: 0.5432, high: 0.9, count: 18 },
    elo: { mean: 214.8, low: 30.1, high: 381.7, count: 18 },
    superiority: 0.98765,
    plies: { mean: 30.25, low: 28, high: 32.5, count: 20 },
    faults: [0, 2] as const,
  };
  assertEquals(matchTable(played).rows, [{
    first: "greedy",
    second: "random",
    games: 20,
    wins: 15,
    draws: 1,
    losses: 4,
    distinct: 19,
    n: 18,
    score: "0.775 [0.543, 0.900]",
    difference: "+215 [+30, +382]",
    LOS: "0.9877",
    length: "30.3 [28.0, 32.5]",
    faults: "0 : 2",
  }]);
});

Deno.test("games are rows with their agents by side, opening, result and length", () => {
  const { records } = playMatch(findGame("tictactoe"), "alphabeta", "random", { games: 4 });
  const { rows } = gamesTable(records);
  assertEquals(rows.map(({ number }) => number), [1, 2, 3, 4]);
  const { agents, opening, result, moves } = records[3];
  assertEquals(rows[3], {
    number: 4,
    side_0: agents[0],
    side_1: agents[1],
    opening,
    result,
    ending: "rules",
    plies: moves.length,
  });
});

Deno.test("matches are rows of one table, with names shortened together", () => {
  const table = matchTable(...threeAgents().matches);
  assertEquals(column(table, "first"), ["random", "alphabeta:depth=2", "alphabeta:depth=4"]);
  assertEquals(column(table, "second"), ["alphabeta:depth=2", "alphabeta:depth=4", "random"]);
  assert(meaning(table, "first").endsWith("left out of the names: alphabeta:eval=squares"));
});

Deno.test("a match of only wins has an infinite difference", () => {
  const [difference] = column(matchTable(...walkover().matches), "difference") as string[];
  assertMatch(difference, /^\+∞ \[\+\d+, \+∞\]$/);
});

Deno.test("standings have the best on top, with points and games of all their matches", () => {
  const table = standingsTable(threeAgents());
  assertEquals(column(table, "rank"), [1, 2, 3]);
  assertEquals(column(table, "agent"), ["alphabeta:depth=4", "alphabeta:depth=2", "random"]);
  assertEquals(column(table, "rating"), [
    "+301 [+223, +379]",
    "+88 [+20, +156]",
    "-389 [-470, -308]",
  ]);
  assertEquals(column(table, "games"), [80, 80, 80]);
  // By hand, from the pairs: 28.5 + 38.5, 35 + 11.5 and 5 + 1.5.
  assertEquals(column(table, "points"), [67, 46.5, 6.5]);
  const scores = column(table, "score") as string[];
  assertEquals(scores.map((text) => text.slice(0, 5)), ["0.838", "0.581", "0.081"]);
  for (const score of scores) {
    const [, mean, low, high] = score.match(/^(\S+) \[(\S+), (\S+)\]$/)!.map(Number);
    assert(low < mean && mean < high, score);
  }
});

Deno.test("ratings that are infinite, unknown or without an interval are written as such", () => {
  assertEquals(column(standingsTable(landslide()), "rating"), [
    "+∞ [+407, +∞]",
    "+62 [-15, +139]",
    "0 [-∞, +∞]",
    "-62 [-139, +15]",
    "-∞ [-∞, -266]",
  ]);
  const ratings = column(standingsTable(walkover()), "rating");
  assertEquals(ratings, ["0 (no interval)", "-∞ [-∞, -338]"]);
});

Deno.test("beside every rating, infinite or not, stands a finite one that the legend explains", () => {
  const table = standingsTable(landslide());
  assertEquals(column(table, "finite"), ["+600", "+62", "0", "-62", "-600"]);
  assertMatch(meaning(table, "finite"), /one virtual draw added between every two agents that met/);
});

Deno.test("the legend of the ratings contains the note", () => {
  const { note } = walkover();
  assert(meaning(standingsTable(walkover()), "rating").endsWith(`; ${note}`));
  assert(!meaning(standingsTable(walkover()), "rating").includes("the mean of all"));
  assertStrictEquals(
    meaning(standingsTable(threeAgents()), "rating"),
    "above or below the mean of all, with its 95 % interval",
  );
});

Deno.test("a cross table has the points of each against each, ranks as columns, and no diagonal", () => {
  const table = crossTable(threeAgents());
  assertEquals(table.columns.map(({ name }) => name), ["rank", "agent", "1", "2", "3", "all"]);
  assertEquals(column(table, "1"), [null, "11.5/40", "1.5/40"]);
  assertEquals(column(table, "2"), ["28.5/40", null, "5/40"]);
  assertEquals(column(table, "3"), ["38.5/40", "35/40", null]);
  assertEquals(column(table, "all"), ["67/80", "46.5/80", "6.5/80"]);
  assert(meaning(table, "3").endsWith("against random"));
});

Deno.test("the cells of agents that did not meet are empty in the cross table", () => {
  const table = crossTable(gauntlet());
  assertEquals(column(table, "5").slice(1), Array(7).fill(null));
  assertStrictEquals(column(table, "1").filter((cell) => cell === null).length, 1);
});

Deno.test("points against each other add up to the games that were played", () => {
  for (const tournament of [walkover(), landslide(), threeAgents(), gauntlet()]) {
    const points = column(standingsTable(tournament), "points") as number[];
    const games = tournament.matches.reduce((sum, { games }) => sum + games, 0);
    assertStrictEquals(points.reduce((sum, each) => sum + each, 0), games);
  }
});

Deno.test("all tables are read back from CSV, also with infinite values", () => {
  for (const tournament of [walkover(), landslide(), threeAgents(), gauntlet()]) {
    const tables = [
      matchTable(...tournament.matches),
      standingsTable(tournament),
      crossTable(tournament),
    ];
    for (const { columns, rows } of tables) {
      const read = fromCsv(toCsv(columns, rows), columns);
      for (const [index, row] of rows.entries()) {
        for (const { name } of columns) assertStrictEquals(read[index][name], row[name] ?? null);
      }
    }
  }
});
