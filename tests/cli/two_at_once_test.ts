import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { root, run, withFolder } from "../fixtures/command.ts";

Deno.test("a match that is played twice at once on one store ends twice with the same games", async () => {
  await withFolder(async (folder) => {
    const args = "match reversi alphabeta:depth=3 alphabeta:depth=2 --games 60 --jobs 1".split(" ")
      .concat("--store", folder);
    const outs = ["one", "two"].map((name) => `${folder}/${name}.txt`);
    const ended = await Promise.all(outs.map((out) => run(...args, "--out", out)));
    for (const [index, { code, stdout, stderr }] of ended.entries()) {
      assertStrictEquals(code, 0, stderr);
      assertMatch(stdout, /^games +60 /m);
      assertStrictEquals(stdout.match(/^records: (.*)$/m)?.[1], outs[index]);
    }
    const [one, two] = await Promise.all(outs.map((out) => Deno.readTextFile(out)));
    assertStrictEquals(one.match(/^\[Result /gm)?.length, 60);
    assertStrictEquals(two, one);
  });
});

Deno.test("a study that is run three times at once on one new store gives the same rows each time, also into one folder", async () => {
  await withFolder(async (folder) => {
    const study = ["study", "run", `${root}tests/fixtures/plain_study.ts`, "--set", "work=5"];
    const flags = ["--jobs", "1", "--store", `${folder}/new`];
    const out = `${folder}/results`;
    const [printed, ...written] = await Promise.all([
      run(...study, ...flags, "--json"),
      ...[1, 2].map(() => run(...study, ...flags, "--out", out)),
    ]);
    for (const { code, stderr } of [printed, ...written]) {
      // On a busy machine it takes so long that progress is told.
      const said = stderr.replace(/^plain-study: \d+ of \d+ .* left\n/gm, "");
      assertEquals([code, said], [0, ""]);
    }
    const { rows } = JSON.parse(printed.stdout).sets.items;
    assertStrictEquals(rows.length, 60);
    // One of both, complete, and nothing that was left over.
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), ["new", "results"]);
    const [, ...lines] = (await Deno.readTextFile(`${out}/rows/items.csv`)).trimEnd().split("\n");
    assertEquals(
      lines.map((line) => line.split(",").slice(0, 3).map(Number)),
      rows.map(({ number, item, draw }: Record<string, number>) => [number, item, draw]),
    );
  });
});
