import {
  assert,
  assertEquals,
  assertGreater,
  assertMatch,
  assertNotMatch,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { denoIn, root } from "../fixtures/command.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";
import { prepareJupyter } from "matchbox/jupyter/environment.ts";

Deno.test("a new study is published, reproduced and verified; a failing notebook publishes nothing", async () => {
  await prepareJupyter({ root });
  await withProjectCopy(async (copy) => {
    for await (const { name } of Deno.readDir(`${copy}/notebooks`)) {
      await Deno.remove(`${copy}/notebooks/${name}`);
    }
    for await (const { name } of Deno.readDir(`${copy}/lib/experiments/studies`)) {
      await Deno.remove(`${copy}/lib/experiments/studies/${name}`, { recursive: true });
    }
    await Deno.symlink(`${root}.venv`, `${copy}/.venv`);
    const { run, text } = commandsIn(copy);

    await run(0, "study", "new", "first-moves");
    assertMatch(
      await run(0, "reproduce"),
      /01_first_moves.ipynb +\| +[\d.]+ \| +1 \| +1 \| 1 [a-z ]+ \| new/,
    );
    assertMatch(await run(0, "publish"), /updated notebooks\/ and results\//);
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
    assertEquals([preset, seed, params], ["published", 1, { games: 4000 }]);
    assertStrictEquals(command, "deno task study run first-moves --preset published --seed 1");
    const notebook = JSON.parse(await text("notebooks/01_first_moves.ipynb"));
    const code = notebook.cells.filter((cell: { cell_type: string }) => cell.cell_type === "code");
    assert(code.every((cell: { outputs: unknown[] }) => cell.outputs.length > 0));

    assertMatch(await run(0, "reproduce"), /1 [a-z ]+ \| yes/);
    assertMatch(await run(0, "study", "verify"), /first-moves: 2 rows in .*: reproduced/);

    const rows = await text("results/first-moves/quick/rows/matches.csv");
    await Deno.writeTextFile(
      `${copy}/results/first-moves/quick/rows/matches.csv`,
      rows.replace(/^(metelyk,.*,)\d+$/m, "$1-1"),
    );
    assertMatch(await run(1, "study", "verify"), /matches: row 1, pairs_4: \d+, published -1/);
    assertMatch(await run(1, "reproduce"), /\| no[^]*first-moves differs: matches: row 1, pairs_4/);

    const before = await text("results/first-moves/README.md");
    const source = await text("notebooks/01_first_moves.ipynb");
    await Deno.writeTextFile(
      `${copy}/notebooks/01_first_moves.ipynb`,
      source.replace("live.figure()", 'live.figure(\\"none\\")'),
    );
    assertMatch(
      await run(1, "publish"),
      /cell 5 \(live.figure\("none"\);\) UsageError: unknown figure "none"[^]*nothing was published/,
    );
    assertStrictEquals(await text("results/first-moves/README.md"), before);

    // A study of its own is published with its notebook alone: the broken one is not even run.
    const manifest = await text("results/first-moves/manifest.json");
    await run(0, "study", "new", "second-moves");
    const published = await run(0, "publish", "second-moves");
    assertMatch(published, /02_second_moves\.ipynb +\|/);
    assertNotMatch(published, /01_first_moves/);
    assertGreater((await text("results/second-moves/rows/matches.csv")).length, 0);
    assertGreater((await text("results/second-moves/quick/rows/matches.csv")).length, 0);
    assertMatch(await text("notebooks/02_second_moves.ipynb"), /"execution_count": 1/);
    assertStrictEquals(await text("results/first-moves/manifest.json"), manifest);
    const reproduced = await run(0, "reproduce", "2");
    assertMatch(reproduced, /02_second_moves\.ipynb .*\| yes/);
    assertNotMatch(reproduced, /01_first_moves/);
    assertMatch(await text("out/index.html"), /<a href="02_second_moves.html">/);

    // A damaged study is told in one line each, and the others are still checked.
    await Deno.writeTextFile(`${copy}/results/first-moves/manifest.json`, "{");
    await Deno.mkdir(`${copy}/results/no-moves`);
    const verified = await run(1, "study", "verify", "--preset", "published");
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
});

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

function commandsIn(copy: string) {
  const run = async (expected: number, ...args: string[]) => {
    const { code, stdout, stderr } = await denoIn(copy, ["task", "--quiet", ...args]);
    assertStrictEquals(code, expected, stdout + stderr);
    return stdout + stderr;
  };
  return { run, text: (path: string) => Deno.readTextFile(`${copy}/${path}`) };
}
