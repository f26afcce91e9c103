import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { root, run, withFolder } from "../fixtures/command.ts";

Deno.test("a match that is played twice at once on one store ends twice with the same games", async () => {
  await withFolder(async (folder) => {
    const line =
      `match reversi alphabeta:depth=3 alphabeta:depth=2 --games 60 --jobs 1 --store ${folder}`;
    const outs = ["one", "two"].map((name) => `${folder}/${name}.txt`);
    const ended = await Promise.all(outs.map((out) => run(...line.split(" "), "--out", out)));
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

Deno.test("a study that is run four times at once on one new store gives four times the same rows", async () => {
  await withFolder(async (folder) => {
    const study = ["study", "run", `${root}tests/fixtures/plain_study.ts`, "--set", "work=5"];
    const flags = ["--json", "--jobs", "1", "--store", `${folder}/new`];
    const ended = await Promise.all([1, 2, 3, 4].map(() => run(...study, ...flags)));
    const rows = ended.map(({ code, stdout, stderr }) => {
      assertStrictEquals(code, 0, stderr);
      assertStrictEquals(stderr, "");
      return JSON.parse(stdout).sets.items.rows.map((
        { number, draw }: { number: number; draw: number },
      ) => [
        number,
        draw,
      ]);
    });
    for (const others of rows) assertEquals(others, rows[0]);
    assertStrictEquals(rows[0].length, 60);
  });
});
