import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { alphaBeta, createEvaluation, Search } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { touch } from "matchbox/notebook/mod.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import type { ComponentName, ComponentOptions } from "matchbox/touch/mod.ts";
import { findBrowser } from "../browser.ts";
import { withFolder } from "../fixtures/command.ts";
import type { Seen } from "./touch_session.ts";

const SESSION = fromFileUrl(new URL("./touch_session.ts", import.meta.url));

/** What the components are tried with. */
const options: ComponentOptions = {
  tree: { positions: [{ name: "small", depth: 2, tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }] },
};

/** The most bytes of an output. */
const LARGEST = 100_000;

Deno.test("components run in the outputs of notebooks", async (t) => {
  const browser = await findBrowser();
  if (!browser) return;
  await withFolder(async (folder) => {
    for (const name of Object.keys(options) as ComponentName[]) {
      const html = await htmlOf(name);
      await Deno.writeTextFile(join(folder, `${name}.html`), `<!DOCTYPE html><body>${html}</body>`);
      assertLessOrEqual(html.length, LARGEST, name);
      assertStrictEquals(html, await htmlOf(name), "the same bytes each time");
    }
    const { code, lines } = await runProgram(
      Deno.execPath(),
      ["run", "-A", SESSION, browser, folder],
      { more: plainText },
    );
    assertStrictEquals(code, 0, lines.join("\n"));
    const all = JSON.parse(lines.at(-1)!) as Seen;

    for (const [name, { narrow, unnamed, grounds, requests, complaints }] of Object.entries(all)) {
      await t.step(`${name} asks for nothing, names its controls, and fits 390 pixels`, () => {
        assertEquals(requests, []);
        assertEquals(complaints, []);
        assertEquals(unnamed, []);
        assertLessOrEqual(narrow.content, narrow.window);
        assertLessOrEqual(Math.abs(narrow.frame - narrow.height), 1);
        assert(grounds[0] !== grounds[1], "dark and light");
      });
    }

    await t.step("a search is stepped through by mouse and keyboard", () => {
      const { begin, step, key, back, cutoff, end } = all.tree.seen;
      assertEquals([begin, step, key, back].map(({ so_far }) => so_far), ["1", "2", "3", "1"]);
      // Alpha-beta leaves out two of the nine leaves of this tree of 13 nodes: those after the 2.
      assertEquals([end.so_far, end.search, end.full], ["11", "11", "13"]);
      assertMatch(cutoff.says, /2 moves cut off/);
      assertStrictEquals(end.crossed, 2);
      assertStrictEquals(begin.crossed, 0);
    });
    await t.step("the counts are those of the searches of the agents", () => {
      const game = findGame("reversi:size=6");
      const search = new Search(game, { evaluation: createEvaluation(game, "squares") });
      alphaBeta(game.start(), 4, -Infinity, Infinity, search);
      const [generated, best, table, whole, chess] = all.tree.seen.searches.map(({ counts }) =>
        counts
      );
      assertStrictEquals(generated.search, String(search.stats.nodes));
      for (const { so_far, search } of [generated, best, table, chess]) {
        assertStrictEquals(so_far, search);
      }
      assert(Number(best.search) < Number(generated.search));
      assert(Number(table.search) < Number(whole.search));
      assertStrictEquals(whole.search, whole.full);
      // 1 + 20 + 400 + 8,902: the numbers of chess that everyone counts.
      assertStrictEquals(chess.full, "9,323");
    });
    await t.step("a notation that is none says what is expected", () => {
      assertMatch(all.tree.seen.problem!, /nonsense/);
    });
  });
});

async function htmlOf(name: ComponentName): Promise<string> {
  const shown = await touch(name, options[name])[jupyterDisplay]();
  return shown["text/html"];
}
