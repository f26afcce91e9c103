import {
  assert,
  assertEquals,
  assertGreater,
  assertMatch,
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
      /01_first_moves.ipynb +\| +[\d.]+ \| +1 \| +2 \| 1 confirmed +\| new/,
    );
    assertMatch(await run(0, "publish"), /updated notebooks\/ and results\//);
    const files = ["table.md", "table.csv", "shares.svg", "rows.csv", "manifest.json"];
    for (const file of [...files, "quick/rows.csv", "quick/manifest.json"]) {
      assertGreater((await text(`results/first-moves/${file}`)).length, 0, file);
    }
    const { preset, seed, command, params } = JSON.parse(
      await text("results/first-moves/manifest.json"),
    );
    assertEquals([preset, seed, params], ["published", 1, { batches: 100, games: 1000 }]);
    assertStrictEquals(command, "deno task study run first-moves --preset published --seed 1");
    const notebook = JSON.parse(await text("notebooks/01_first_moves.ipynb"));
    const code = notebook.cells.filter((cell: { cell_type: string }) => cell.cell_type === "code");
    assert(code.every((cell: { outputs: unknown[] }) => cell.outputs.length > 0));

    assertMatch(await run(0, "reproduce"), /1 confirmed +\| yes/);
    assertMatch(await run(0, "study", "verify"), /first-moves: 10 rows in .*: reproduced/);

    const rows = await text("results/first-moves/quick/rows.csv");
    await Deno.writeTextFile(
      `${copy}/results/first-moves/quick/rows.csv`,
      rows.replace(/^1,100,\d+/m, "1,100,0"),
    );
    assertMatch(await run(1, "study", "verify"), /row 1, x_wins: \d+, published 0/);
    assertMatch(await run(1, "reproduce"), /\| no[^]*first-moves differs: row 1, x_wins/);

    const before = await text("results/first-moves/table.md");
    const source = await text("notebooks/01_first_moves.ipynb");
    await Deno.writeTextFile(
      `${copy}/notebooks/01_first_moves.ipynb`,
      source.replace("live.figure()", 'live.figure(\\"none\\")'),
    );
    assertMatch(
      await run(1, "publish"),
      /cell 2 \(live.figure\("none"\);\) UsageError: unknown figure "none"[^]*nothing was published/,
    );
    assertStrictEquals(await text("results/first-moves/table.md"), before);
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
