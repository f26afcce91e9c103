import { assert, assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import * as agents from "matchbox/agents/mod.ts";
import * as arena from "matchbox/arena/mod.ts";
import * as base from "matchbox/base/mod.ts";
import * as experiments from "matchbox/experiments/mod.ts";
import { claims } from "matchbox/experiments/studies/node_counts/claims.ts";
import { claims as others } from "matchbox/experiments/studies/game_tree_facts/claims.ts";
import * as games from "matchbox/games/mod.ts";
import * as notebook from "matchbox/notebook/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";

const { source, sourceOf } = notebook;
const root = new URL("../../", import.meta.url);

Deno.test("the source of a function is its text in its file, with docstring and types", () => {
  const { path, text } = sourceOf(agents.minimax);
  assertStrictEquals(path, "lib/agents/search/minimax.ts");
  assertMatch(text, /^\/\*\*\n \* The value of `position` for the side to move/);
  assertMatch(text, /export function minimax\(position: Position, depth: number, search: Search\)/);
  assertMatch(text, /\n {2}return best;\n}$/);
});

Deno.test("every exported function and class of the rooms is found complete", () => {
  let count = 0;
  for (const room of [base, games, agents, arena, experiments, notebook]) {
    for (const [name, shown] of Object.entries(room)) {
      if (typeof shown !== "function") continue;
      const { path, text } = sourceOf(shown as notebook.Sourced);
      const file = Deno.readTextFileSync(new URL(path, root));
      assert(file.includes(text), name);
      // A text that is cut too early or too late is not exactly one declaration.
      const rest = text.replace(/^\/\*\*.*?\*\/\n/s, "");
      assertMatch(rest, /^export /, name);
      assertStrictEquals(rest.match(/^(export|function|class|const) /gm)?.length, 1, name);
      assertMatch(rest, /(^|\n)[)\]}]*;?$|;$|}$/, name);
      const after = file.slice(file.indexOf(text) + text.length);
      assertMatch(after, /^\n*$|^\n\n+[^\s)\]}]/, name);
      count++;
    }
  }
  assert(count > 100, String(count));
});

Deno.test("a function is shown with the functions of its file that it calls, on request", () => {
  const names = (text: string) =>
    [...text.matchAll(/^(?:export )?function (\w+)/gm)].map(([, name]) => name);
  const { text } = sourceOf(games.perft, { helpers: true });
  assertEquals(names(text), ["perft", "count"]);
  assertEquals(names(sourceOf(games.perft).text), ["perft"]);
  // Exported functions are left out, and functions that a helper calls are included.
  assertEquals(names(sourceOf(games.perftDivide, { helpers: true }).text), ["perftDivide"]);
  assertEquals(names(sourceOf(agents.treeGame, { helpers: true }).text), [
    "treeGame",
    "nodeOf",
    "leafDepths",
    "widest",
    "positionAt",
    "nameplate",
  ]);
});

Deno.test("functions with the same name are distinguished", () => {
  assertStrictEquals(sourceOf(claims).path, "lib/experiments/studies/node_counts/claims.ts");
  assertStrictEquals(sourceOf(others).path, "lib/experiments/studies/game_tree_facts/claims.ts");
});

Deno.test("source is shown as TypeScript below a link to the file", async () => {
  const bundle = await source(agents.alphaBeta)[jupyterDisplay]();
  assertEquals(Object.keys(bundle), ["text/markdown", "text/plain"]);
  const [link, , fence, ...rest] = bundle["text/markdown"].split("\n");
  const path = "lib/agents/search/alpha_beta.ts";
  assertStrictEquals(link, `[${path}](../${path})`);
  assertEquals([fence, rest.at(-1)], ["```ts", "```"]);
  // This function itself contains a fence.
  const withFence = await source(source)[jupyterDisplay]();
  assertMatch(withFence["text/markdown"], /\n````ts\n.*\n````$/s);
});

Deno.test("a function that lib does not export is an error", () => {
  const message = (shown: notebook.Sourced) =>
    assertThrows(() => source(shown), base.UsageError).message;
  const expected = "expected a function or class that a module of lib exports";
  assertStrictEquals(
    message(function alphaBeta() {}),
    `source: no file of lib exports alphaBeta; ${expected}`,
  );
  assertStrictEquals(
    message(() => {}),
    `source: no file of lib exports this function without a name; ${expected}`,
  );
  assertStrictEquals(message(Array), `source: no file of lib exports Array; ${expected}`);
});
