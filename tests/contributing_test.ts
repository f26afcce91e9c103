import { assertEquals, assertMatch, assertStrictEquals, assertStringIncludes } from "@std/assert";
import { existsSync } from "node:fs";
import config from "../deno.json" with { type: "json" };
import { root } from "./fixtures/command.ts";

const text = Deno.readTextFileSync(`${root}CONTRIBUTING.md`);

Deno.test("the version is a version, and that of the citation, the tag and no other", () => {
  assertMatch(config.version, /^\d+\.\d+\.\d+$/);
  const citation = Deno.readTextFileSync(`${root}CITATION.cff`);
  assertStrictEquals(citation.match(/^version: (.+)$/m)?.[1], config.version);
  assertStringIncludes(text, `git tag --annotate v${config.version} --message`);
});

Deno.test("the walk of a change passes every room", () => {
  const named = [...text.matchAll(/`lib\/(\w+)`/g)].map(([, room]) => room);
  const rooms = [...Deno.readDirSync(`${root}lib`)].map(({ name }) => name);
  assertEquals([...new Set(named)].sort(), rooms.sort());
});

Deno.test("the tests and tasks that CONTRIBUTING names are there", () => {
  const paths = [...text.matchAll(/\btests\/[\w/.]+\b/g)].map(([path]) => path);
  assertEquals(paths.filter((path) => !existsSync(root + path)), []);
  const tasks = [...text.matchAll(/deno task (\w+)/g)].map(([, task]) => task);
  assertEquals(tasks.filter((task) => !(task in config.tasks)), []);
});
