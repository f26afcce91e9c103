import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { FRESH_SEEDS } from "matchbox/experiments/mod.ts";
import { fileChunks, readRowsText, rowsPath } from "matchbox/runner/publish/row_files.ts";
import { withFolder } from "../../fixtures/command.ts";

const [fresh] = FRESH_SEEDS;

/** What is read of a file after these chunks were written to it. */
function readBack(path: string, chunks: readonly string[]): string {
  const bytes = [...fileChunks(path, chunks)];
  Deno.writeFileSync(path, new Uint8Array(bytes.flatMap((chunk) => [...chunk])));
  return readRowsText(path);
}

Deno.test("rows are read as they were written, plain or compressed", async () => {
  await withFolder((folder) => {
    for (const seed of [1, 2, fresh]) {
      const path = `${folder}/${rowsPath("games", seed).replace("/", "-")}`;
      fc.assert(fc.property(
        fc.array(fc.string({ unit: "grapheme" })),
        (chunks) => assertEquals(readBack(path, chunks), chunks.join("")),
      ));
    }
    return Promise.resolve();
  });
});

Deno.test("the rows of fresh seeds are smaller, and the same bytes each time", () => {
  assertStrictEquals(rowsPath("games", 2), "rows/games.csv");
  assertStrictEquals(rowsPath("games", fresh), "rows/games.csv.gz");
  const lines = Array.from({ length: 1000 }, (_, game) => `${game},1,rules\n`);
  const packed = () => [...fileChunks("games.csv.gz", lines)].flatMap((chunk) => [...chunk]);
  assertEquals(packed(), packed());
  assert(packed().length < lines.join("").length / 3);
});

Deno.test("damaged compressed rows are an error", async () => {
  await withFolder((folder) => {
    const path = `${folder}/games.csv.gz`;
    Deno.writeTextFileSync(path, "key,result\n");
    assertThrows(() => readRowsText(path), Error, "gzip");
    return Promise.resolve();
  });
});
