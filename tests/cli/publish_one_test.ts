import {
  assertGreater,
  assertMatch,
  assertNotMatch,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { commandsIn, withNewProject } from "../fixtures/new_project.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";
import { long } from "../fixtures/sample_size.ts";

Deno.test(
  "a study of its own is published with its notebook alone; a damaged one is told in one line, and the others are still checked",
  long,
  async () => {
    await withNewProject(async ({ run, text, edit, write, newStudy, folder }) => {
      await newStudy("first-moves");
      await edit("notebooks/01_first_moves.ipynb", "live.figure()", 'live.figure(\\"none\\")');
      // Its results are damaged, but for those of the quick preset.
      await run(0, "study", "run", "first-moves", "--out", "out/first");
      await folder("results/first-moves/quick/rows");
      for (const file of ["manifest.json", "rows/matches.csv"]) {
        await write(`results/first-moves/quick/${file}`, await text(`out/first/${file}`));
      }
      await write("results/first-moves/manifest.json", "{");

      // The broken notebook is not even run.
      await newStudy("second-moves");
      const published = await run(0, "publish", "second-moves");
      assertMatch(published, /02_second_moves\.ipynb +\|/);
      assertNotMatch(published, /01_first_moves/);
      assertGreater((await text("results/second-moves/rows/matches.csv")).length, 0);
      assertGreater((await text("results/second-moves/quick/rows/matches.csv")).length, 0);
      assertMatch(await text("notebooks/02_second_moves.ipynb"), /"execution_count": 1/);
      assertStrictEquals(await text("results/first-moves/manifest.json"), "{");
      const ledger = await text("results/README.md");
      assertMatch(ledger, /\(second-moves\/README\.md\)\*\* [^]*Q1 [a-z ]+\.\*\*/);
      assertMatch(ledger, /Cannot be read: [^\n]*first-moves\/manifest\.json is damaged/);
      const reproduced = await run(0, "reproduce", "2");
      assertMatch(reproduced, /02_second_moves\.ipynb .*\| yes/);
      assertNotMatch(reproduced, /01_first_moves/);
      assertMatch(
        await text("out/gallery/index.html"),
        /<a href="notebooks\/02_second_moves.html">/,
      );
      const shown = await text("out/gallery/notebooks/02_second_moves.html");
      assertMatch(shown, /<div class="output">/);

      const rows = await text("results/second-moves/rows/matches.csv");
      const manifest = await text("results/second-moves/manifest.json");
      await edit("notebooks/02_second_moves.ipynb", '"execution_count": 1', '"execution_count": 7');
      await run(0, "publish", "--notebooks", "second-moves");
      assertMatch(await text("notebooks/02_second_moves.ipynb"), /"execution_count": 1/);
      assertStrictEquals(await text("results/second-moves/manifest.json"), manifest);

      assertMatch(
        await run(0, "publish", "--seed", "2", "second-moves"),
        /^second-moves: seed 2 gives the same verdict on \d of 1 claims$/m,
      );
      assertStrictEquals(await text("results/second-moves/rows/matches.csv"), rows);
      assertMatch(await text("results/second-moves/seed-2/manifest.json"), /"seed": 2,/);
      assertMatch(
        await text("results/second-moves/README.md"),
        /; pilot[^*]*\.\*\* .*\[seed 2\]\(seed-2\/claims\.json\)/s,
      );
      assertMatch(await run(0, "study", "render", "second-moves"), /^second-moves: as before$/m);

      // A study that cannot be loaded hides no other.
      await folder("lib/experiments/studies/third_moves");
      await write("lib/experiments/studies/third_moves/study.ts", "export const study =");
      const listed = await run(1, "study", "list");
      assertMatch(listed, /^third-moves cannot be loaded: [^\n]*$/m);
      assertMatch(listed, /^second-moves +\S/m);

      await folder("results/no-moves");
      const verified = await run(1, "study", "verify", "--preset", "published");
      assertMatch(verified, /^third-moves: different\n +[^\n]+$/m);
      assertMatch(
        verified,
        /^first-moves: [^\n]*: different\n[^]* results\/first-moves\/manifest.json is damaged: [^\n]*$/m,
      );
      assertMatch(
        verified,
        /^second-moves: 2 rows in [\d.]+ s, published 2 rows in [\d.]+ s: reproduced$/m,
      );
      assertMatch(verified, /^results\/no-moves is of no study$/m);
      assertNotMatch(verified, /^ +at /m);
    });
  },
);

Deno.test("names of notebooks and studies that do not exist are said before the work", async () => {
  await withProjectCopy(async (copy) => {
    const { run } = commandsIn(copy);
    assertMatch(
      await run(2, "reproduce", "01_node_count"),
      /^error: unknown notebook "01_node_count"; did you mean "01_node_counts"\? available: [^\n]*\n$/,
    );
    assertMatch(
      await run(2, "publish", "node-count"),
      /^error: unknown study "node-count"; did you mean "node-counts"\? available: [^\n]*\n$/,
    );
    for (const seconds of ["0", "1.5", "soon"]) {
      assertMatch(
        await run(2, "reproduce", "--timeout", seconds),
        /^error: .*--timeout.*a whole number from 1 to 86400 but found [^\n]*\n$/,
      );
    }
    await assertRejects(() => Deno.stat(`${copy}/.venv`), Deno.errors.NotFound);
  });
});

Deno.test("results/ that cannot be written is said before the work", async () => {
  await withProjectCopy(async (copy) => {
    const { run } = commandsIn(copy);
    // A file in its place, because a read-only folder does not stop the superuser.
    await Deno.writeTextFile(`${copy}/results`, "");
    const said = await run(1, "publish");
    assertMatch(said, /^error: results cannot be written: [^\n]*\n$/);
    await assertRejects(() => Deno.stat(`${copy}/.venv`), Deno.errors.NotFound);
  });
});
