import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
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

Deno.test("every test is run once, in an isolate of its own or with others of its room", async () => {
  await withFolder(async (folder) => {
    const grouped = (await groupTests(folder)).flatMap((file) => {
      if (!file.startsWith(folder)) return [file];
      const imports = [...Deno.readTextFileSync(file).matchAll(/^import "(.+)";$/gm)];
      return imports.map(([, href]) => fromFileUrl(href));
    });
    const tests = filesIn(`${root}tests`).filter((path) => path.endsWith("_test.ts"));
    assertEquals(grouped.sort(), tests.map((path) => `${root}tests/${path}`));
  });
});
