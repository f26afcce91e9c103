import { assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { playMatch, readRecordFile, recordSeeds } from "matchbox/arena/mod.ts";
import { formatRecord } from "matchbox/arena/record_text.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { withFolder } from "../fixtures/command.ts";

Deno.test("the seeds of a file are those of its records, in order, and a damaged one is named as by who plays them", async () => {
  const texts: string[] = [];
  const seeds: string[] = [];
  for (const spec of ["tictactoe", "reversi:size=4", "chess"]) {
    const { records } = playMatch(findGame(spec), "random", "random", { games: 4, maxPlies: 20 });
    for (const [number, record] of records.entries()) {
      texts.push(await formatRecord(record, `${number}`));
      seeds.push(record.seed);
    }
  }
  texts[1] = texts[1].replace(/^\[Result "[^"]*"\]/m, '[Result "7-0"]');
  await withFolder(async (folder) => {
    const path = `${folder}/games.txt`;
    for (const end of ["\n", "\r\n"]) {
      await Deno.writeTextFile(path, texts.join("").replaceAll("\n", end));
      const found = await Array.fromAsync(recordSeeds(path));
      const { records, damaged } = await readRecordFile(path);
      const told = found.flatMap((each) => "seed" in each ? [each.seed] : []);
      assertEquals(told, seeds.filter((_, index) => index !== 1));
      assertEquals(told, records.map(({ seed }) => seed));
      assertEquals(found.flatMap((each) => "damage" in each ? [each.damage] : []), damaged);
      assertStrictEquals("damage" in found[1], true);
    }
    // One that ends in the middle of the tags, and one without any.
    await Deno.writeTextFile(path, texts[0].slice(0, texts[0].indexOf("[Seed")).trimEnd());
    const [cut] = await Array.fromAsync(recordSeeds(path));
    assertStrictEquals("damage" in cut && cut.damage.line, 1);
    await Deno.writeTextFile(path, "no games\n\nhere");
    assertEquals(await Array.fromAsync(recordSeeds(path)), []);
  });
});

Deno.test("a file that cannot be read is named in one line", async () => {
  await withFolder(async (folder) => {
    const read = (path: string) => Array.fromAsync(recordSeeds(path));
    await assertRejects(() => read(`${folder}/none`), UsageError, "there is no such file");
    await assertRejects(() => read(folder), UsageError, "it is a folder");
  });
});
