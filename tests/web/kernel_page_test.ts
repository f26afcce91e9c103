import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { EndgameSolver } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import { findBrowser } from "../browser.ts";
import { withFolder } from "../fixtures/command.ts";
import type { SeenKernels } from "./kernel_session.ts";

const SESSION = fromFileUrl(new URL("./kernel_session.ts", import.meta.url));

Deno.test("a kernel answers in a page of the server and of the gallery, as TypeScript does here", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  await withFolder(async (folder) => {
    const { code, lines } = await runProgram(
      Deno.execPath(),
      ["run", "-A", "--unstable-bundle", SESSION, browser, folder],
      { more: plainText },
    );
    assertStrictEquals(code, 0, lines.join("\n"));
    const { served, inGallery, said } = JSON.parse(lines.at(-1)!) as SeenKernels;
    const solver = new EndgameSolver(4, 8, {}, "ts");
    solver.begin();
    const score = solver.score(findGame("reversi:size=4").start());
    for (const found of [served, inGallery]) {
      // Pages are not isolated from others, so two threads could not share memory.
      assertEquals(found, { score, nodes: solver.nodes, shares: false });
    }
    assert(
      said.length === 2 && said.every((line) => /so one thread searches$/.test(line)),
      `${said}`,
    );
  });
});
