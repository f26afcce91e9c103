import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { withNewProject } from "../fixtures/new_project.ts";

Deno.test("a new study is published, reproduced and verified; a failing notebook, and a program that is killed, publish nothing", async () => {
  await withNewProject(async ({ run, spawn, text, edit, newStudy, folder, names }) => {
    await newStudy("first-moves");
    const published = await run(0, "publish");
    // Figures and tables of its own run, and of the published one that it shows beside them.
    assertMatch(published, /01_first_moves.ipynb +\| +[\d.]+ \| +2 \| +3 \| 1 [a-z ]+ +\| new/);
    assertMatch(published, /updated notebooks\/ and results\//);
    const files = [
      "README.md",
      "tables/matches.csv",
      "figures/scores.svg",
      "rows/matches.csv",
      "manifest.json",
    ];
    for (const file of [...files, "quick/rows/matches.csv", "quick/manifest.json"]) {
      assertGreater((await text(`results/first-moves/${file}`)).length, 0, file);
    }
    const { preset, seed, command, params } = JSON.parse(
      await text("results/first-moves/manifest.json"),
    );
    assertEquals([preset, seed, params], ["published", 1, { games: 80 }]);
    assertStrictEquals(command, "deno task study run first-moves --preset published --seed 1");
    const notebook = JSON.parse(await text("notebooks/01_first_moves.ipynb"));
    const code = notebook.cells.filter((cell: { cell_type: string }) => cell.cell_type === "code");
    assert(code.every((cell: { outputs: unknown[] }) => cell.outputs.length > 0));

    assertMatch(await run(0, "study", "verify"), /first-moves: 2 rows in .*: reproduced/);

    await edit("results/first-moves/quick/rows/matches.csv", /^(metelyk,.*,)\d+$/m, "$1-1");
    assertMatch(await run(1, "study", "verify"), /matches: row 1, pairs_4: \d+, published -1/);
    assertMatch(await run(1, "reproduce"), /\| no[^]*first-moves differs: matches: row 1, pairs_4/);

    const before = await text("results/first-moves/README.md");
    await edit("notebooks/01_first_moves.ipynb", "live.figure()", 'live.figure(\\"none\\")');
    // What programs leave that are killed while they write.
    await folder("results/.publication.being-written/results/first-moves");
    await folder("results/first-moves.0a1b2c3d.being-written");
    const killed = spawn("publish");
    await killed.says(/published preset/);
    const waiting = spawn("publish");
    await waiting.says(
      /^another reproduce, publish or study render is at work in this folder; waiting/m,
    );
    killed.kill();
    await killed.end();
    assertStrictEquals(await text("results/first-moves/README.md"), before);
    const { code: failed, said } = await waiting.end();
    assertStrictEquals(failed, 1, said);
    assertMatch(
      said,
      /cell 5 \(live.figure\("none"\);\) UsageError: unknown figure "none"[^]*nothing was published/,
    );
    assertStrictEquals(await text("results/first-moves/README.md"), before);
    assertEquals(await names("results"), [
      "README.md",
      "calibration.md",
      "first-moves",
      "history.md",
    ]);
  });
});
