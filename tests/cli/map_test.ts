import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { readBook } from "matchbox/agents/mod.ts";
import { run, withFolder } from "../fixtures/command.ts";

Deno.test("map writes the proved best moves as a book, and replaces nothing else", async () => {
  await withFolder(async (folder) => {
    const file = `${folder}/proved.json`;
    const { code, stdout } = await run("map", "--book", file);
    assertStrictEquals(code, 0);
    const { positions } = readBook(await Deno.readFile(file));
    assertStrictEquals(stdout.trim(), `proved best moves in ${positions.size} positions: ${file}`);
    // All first moves are symmetric, so all are best.
    assertEquals(
      [...positions.sorted().find(([, { ply }]) => ply === 0)![1].moves.keys()].toSorted(),
      [
        ...["b3", "c2", "d5", "e4"],
      ],
    );
    await Deno.writeTextFile(file, "mine");
    const refused = await run("map", "--book", file);
    assertStrictEquals(refused.code, 2);
    assertMatch(refused.stderr, /the file exists and is not a book/);
    assertStrictEquals(await Deno.readTextFile(file), "mine");
  });
});

Deno.test("map says which numbers of minutes it takes", async () => {
  const { code, stderr } = await run("map", "--minutes", "0");
  assertStrictEquals(code, 2);
  assertMatch(stderr, /--minutes.*a whole number from 1 to 44640/);
  assertStrictEquals(stderr.trim().split("\n").length, 1);
});
