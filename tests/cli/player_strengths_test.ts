import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { strengthSection } from "../../cli/player_strengths.ts";
import { withFolder } from "../fixtures/command.ts";

Deno.test("players by strength: a table for each game, in the order of the study", async () => {
  await withFolder(async (folder) => {
    assertMatch(await strengthSection(folder), /^## Players by strength\n\nNot played yet/);
    const tables = join(folder, "results/baselines/tables");
    await Deno.mkdir(tables, { recursive: true });
    await Deno.writeTextFile(
      join(tables, "players.csv"),
      "game,player,rating,rating_low,rating_high,score,games\n" +
        'chess,"alphabeta:depth=2",120.4,90.2,150.6,0.75,1200\n' +
        "chess,random,-433.6,,,0,1200\n" +
        "draughts,random,-80,-100,-60,0.25,40\n",
    );
    const text = await strengthSection(folder);
    const cells = text.split("\n").filter((line) => line.startsWith("| `"))
      .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
    assertEquals(cells, [
      ["`alphabeta:depth=2`", "120 [90, 151]", "0.750", "1,200"],
      ["`random`", "lost all", "0.000", "1,200"],
      ["`random`", "-80 [-100, -60]", "0.250", "40"],
    ]);
    assertStringIncludes(text, "**Chess**");
    assertStringIncludes(text, "**Draughts**");
  });
});
