import {
  assertEquals,
  assertLess,
  assertMatch,
  assertNotMatch,
  assertStrictEquals,
} from "@std/assert";
import { fromFileUrl } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { groupTests } from "../../cli/test_groups.ts";
// What lies in out/ is no test to Deno.
import { root, run, withFolderOutside as withFolder } from "../fixtures/command.ts";

const PASSING = `Deno.test("is fine", () => console.log("a remark"));
Deno.test.ignore("is left out", () => {});
`;
const FAILING = `Deno.test("goes wrong", () => { throw new Error("two and two is five"); });
Deno.test("has a step that goes wrong", async (test) => {
  await test.step("the first step", () => {});
  await test.step("the second step", () => { throw new Error("no such step"); });
});
`;

Deno.test("the tests' command says how many passed, and no line for each", async () => {
  await withFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/fine_test.ts`, PASSING);
    const { code, stdout } = await run("test", folder);
    assertStrictEquals(code, 0, stdout);
    assertMatch(stdout.trim(), /^ok \| 1 passed \| 0 failed \| 1 ignored \([^\n]*\)$/);
  });
});

Deno.test("the tests' command names what failed, with its error, and ends with the count", async () => {
  await withFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/fine_test.ts`, PASSING);
    await Deno.writeTextFile(`${folder}/wrong_test.ts`, FAILING);
    const { code, stdout } = await run("test", folder);
    assertStrictEquals(code, 1);
    assertMatch(stdout, /goes wrong => .*wrong_test\.ts:1[^]*Error: two and two is five/);
    assertMatch(stdout, /the second step => .*wrong_test\.ts:4[^]*Error: no such step/);
    assertNotMatch(stdout, /is fine|the first step|^[.,!]$/m);
    assertMatch(stdout, /^FAILED \| 1 passed \(1 step\) \| 2 failed \(1 step\) \| 1 ignored/m);
    // What is handed on to `deno test`.
    const filtered = await run("test", folder, "--filter", "is fine");
    assertMatch(filtered.stdout, /^ok \| 1 passed \| 0 failed \|/m);
  });
});

Deno.test("the tests' command lists the slowest tests, slowest first", async () => {
  await withFolder(async (folder) => {
    const waiting = `Deno.test("waits", () => new Promise((end) => setTimeout(end, 500)));\n`;
    await Deno.writeTextFile(`${folder}/fine_test.ts`, PASSING + waiting);
    const { code, stdout } = await run("test", folder, "--slow");
    assertStrictEquals(code, 0, stdout);
    assertMatch(stdout, /\| +\d{3,} .*\| waits +\|.*fine_test\.ts.*\n\|.*\| is fine +\|/);
  });
});

Deno.test("the tests' command says which path is none, and runs nothing", async () => {
  const { code, stderr, stdout } = await run("test", "tests/no_test.ts", "--filter", "a name");
  assertStrictEquals(code, 2);
  assertMatch(stderr, /^error: test "tests\/no_test\.ts": expected a file or a folder of tests\n$/);
  assertStrictEquals(stdout, "");
});

/** The tests of these groups, and how many isolates they have. */
async function grouped(...chosen: string[]): Promise<{ tests: string[]; isolates: number }> {
  const tests: string[] = [];
  let isolates = 0;
  await withFolder(async (folder) => {
    const files = await groupTests(folder, chosen.length ? chosen : undefined);
    isolates = files.length;
    for (const file of files) {
      if (!file.startsWith(folder)) tests.push(file);
      else {
        const imports = Deno.readTextFileSync(file).matchAll(/^import "(.+)";$/gm);
        tests.push(...[...imports].map(([, href]) => fromFileUrl(href)));
      }
    }
  });
  return { tests: tests.sort(), isolates };
}

Deno.test("every test is run once, with others of its room", async () => {
  const tests = filesIn(`${root}tests`).filter((path) => path.endsWith("_test.ts"));
  const all = await grouped();
  assertEquals(all.tests, tests.map((path) => `${root}tests/${path}`));
  assertLess(all.isolates, tests.length / 6);
});

Deno.test("the tests of one room share isolates as well; those that wait in smaller groups", async () => {
  const inRoom = (room: string) =>
    filesIn(`${root}tests/${room}`).filter((path) => path.endsWith("_test.ts"))
      .map((path) => `${root}tests/${room}/${path}`);
  const games = await grouped(`${root}tests/games`);
  assertEquals(games.tests, inRoom("games"));
  assertStrictEquals(games.isolates, Math.ceil(games.tests.length / 25));
  const two = [`${root}tests/report/csv_test.ts`, `${root}tests/report/markdown_test.ts`];
  assertEquals(await grouped(...two), { tests: two, isolates: 1 });
  const cli = await grouped(`${root}tests/cli`);
  assertEquals(cli, { tests: inRoom("cli"), isolates: Math.ceil(cli.tests.length / 6) });
});
