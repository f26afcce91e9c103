import { assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { basename } from "@std/path";
import { listAgents, listEvaluations, listTrainable } from "matchbox/agents/mod.ts";
import { isDraft, studyIds } from "matchbox/experiments/mod.ts";
import { isDraftNotebook } from "matchbox/runner/notebook_files/named_studies.ts";
import { listNotebooks, readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { findGame, listGames } from "matchbox/games/mod.ts";
import { withLists } from "../../cli/lists.ts";
import { publicModules, undocumented } from "../../cli/reference.ts";
import { root, withFolderOutside } from "../fixtures/command.ts";

Deno.test("the modules that other rooms import are public, and studies are not", async () => {
  const modules = await publicModules();
  for (const room of ["base", "games", "agents", "arena", "experiments", "notebook"]) {
    assertGreater(modules.indexOf(`${room}/mod.ts`), -1, room);
  }
  assertEquals(modules.filter((module) => module.startsWith("experiments/studies/")), []);
  assertStrictEquals(modules[0], "base/mod.ts");
});

Deno.test("an export without a comment is told with its file and line", async () => {
  await withFolderOutside(async (folder) => {
    const path = `${folder}/module.ts`;
    Deno.writeTextFileSync(
      path,
      "export function next(value: number): number {\n  return value;\n}\n",
    );
    const [problem, ...others] = await undocumented([path]);
    assertMatch(problem, /module\.ts:1:17: exported symbol is missing JSDoc documentation$/);
    assertEquals(others, []);
    Deno.writeTextFileSync(path, "/** The value itself. */\n" + Deno.readTextFileSync(path));
    assertEquals(await undocumented([path]), []);
  });
});

Deno.test("the manual and docs/agents.md name every notebook, game, agent, evaluation, learner and published study", async () => {
  const published = studyIds().filter((id) => !isDraft(`${root}results`, id));
  assertGreater(published.length, 0);
  const [manual, page] = ["docs/manual.md", "docs/agents.md"].map((path) =>
    Deno.readTextFileSync(root + path)
  );
  for (const { name } of listGames()) {
    const game = findGame(name);
    for (
      const { name } of [...listAgents(game), ...listEvaluations(game), ...listTrainable(game)]
    ) {
      assertMatch(manual, new RegExp(`\`${name}\``));
      assertMatch(page, new RegExp(`^### \`${name}\`$`, "m"));
    }
  }
  for (const path of await listNotebooks(`${root}notebooks`)) {
    if (isDraftNotebook(await readNotebook(path), `${root}results`)) continue;
    const name = basename(path);
    const link = String.raw`^\| \[\d\d .*\]\(\.\./notebooks/${name}\) \| \w`;
    assertMatch(manual, new RegExp(link, "m"));
  }
  for (const id of published) {
    assertMatch(manual, new RegExp(String.raw`\| \[.*\(\.\./results/${id}/`));
  }
});

Deno.test("a list is written between its marks, and all else stays", async () => {
  const marks = (text: string) =>
    `before\n<!-- players: x -->\n<!-- deno-fmt-ignore-start -->\n${text}\n<!-- deno-fmt-ignore-end -->\nafter`;
  const page = await withLists("docs/manual.md", marks("an old list"));
  assertMatch(page, /^before\n<!-- players: x -->\n.*\n\n\| game [^]*\n\n<!-- [a-z-]* -->\nafter$/);
  assertStrictEquals(await withLists("docs/manual.md", page), page);
});
