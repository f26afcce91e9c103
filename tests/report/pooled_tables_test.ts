import { assertEquals } from "@std/assert";
import { pooledTables } from "matchbox/report/pooled_tables.ts";
import { pooled, proportion } from "matchbox/report/statistics/mod.ts";
import type { Cell, Table } from "matchbox/report/table.ts";

/** A table of scores of players. */
function table(rows: readonly Record<string, Cell>[]): Table {
  const column = (name: string, kind: "key" | "exact") => ({ name, kind, meaning: name });
  const columns = [column("player", "key"), column("score", "exact"), column("games", "exact")];
  return { name: "scores", title: "Scores", columns, rows };
}

const row = (player: string, won: number) => ({ player, score: proportion(won, 10), games: 10 });

Deno.test("every estimate is pooled over the seeds, by the keys of its row", () => {
  const own = table([row("hard", 9), row("easy", 2)]);
  const seeds = [table([row("easy", 4), row("hard", 6)]), table([row("hard", 5), row("easy", 3)])];
  const [{ rows }] = pooledTables([own], seeds.map((each) => [each]), "seed 1");
  assertEquals(rows, [
    { player: "hard", score: pooled([proportion(6, 10), proportion(5, 10)]), games: 10 },
    { player: "easy", score: pooled([proportion(4, 10), proportion(3, 10)]), games: 10 },
  ]);
});

Deno.test("an estimate of a row that a seed lacks, or has twice, says whose it is", () => {
  const own = table([row("hard", 9), { player: "easy", score: 0.2, games: 10 }]);
  const lacks = table([{ player: "easy", score: 0.4, games: 10 }]);
  const twice = table([row("hard", 6), row("hard", 7), row("easy", 4)]);
  for (const other of [[lacks], [twice], []]) {
    const [{ rows: [hard, easy] }] = pooledTables([own], [other], "seed 1");
    assertEquals(hard.score, "0.900 [0.596, 0.982] (seed 1)");
    assertEquals(easy, own.rows[1]);
  }
});
