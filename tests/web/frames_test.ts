import { assertEquals, assertLess, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { touch } from "matchbox/notebook/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import { HEIGHT } from "matchbox/touch/page/start.ts";
import { findBrowser } from "../browser.ts";
import { withFolder } from "../fixtures/command.ts";
import type { SeenFrames } from "./frames_session.ts";
import { code, notebook, shown } from "./made_up_project.ts";

const SESSION = fromFileUrl(new URL("./frames_session.ts", import.meta.url));

/** Tells heights that are none, then one that is too great. */
const GREEDY = `<iframe srcdoc="<p>greedy</p><script>` +
  ["'high'", "NaN", "1e9"].map((height) => `parent.postMessage({'${HEIGHT}': ${height}}, '*');`)
    .join("") +
  `parent.postMessage(null, '*')</script>"></iframe>`;

Deno.test("frames of the gallery run and are as high as what they show, served and from the disk", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  await withFolder(async (folder) => {
    const frames = [
      touch("board", {
        game: ["tictactoe"],
        programs: [{ name: "a searcher", spec: "alphabeta:depth=2" }],
      }),
      touch("matches", { elo: 100, games: 20 }),
    ];
    const outputs = await Promise.all(
      frames.map(async (frame) => shown((await frame[jupyterDisplay]()) as Record<string, string>)),
    );
    await Deno.mkdir(join(folder, "project/notebooks"), { recursive: true });
    await Deno.writeTextFile(
      join(folder, "project/notebooks/01_frames.ipynb"),
      notebook(
        { cell_type: "markdown", source: "# Frames" },
        code("frames;", [...outputs, shown({ "text/html": GREEDY, "text/plain": "greedy" })]),
      ),
    );
    const args = ["run", "-A", SESSION, browser, folder, "notebooks/01_frames.html"];
    const { code: exit, lines } = await runProgram(Deno.execPath(), args, { more: plainText });
    assertStrictEquals(exit, 0, lines.join("\n"));
    const seen = JSON.parse(lines.at(-1)!) as Record<"served" | "fromDisk", SeenFrames>;
    for (const [where, { heights, says, complaints }] of Object.entries(seen)) {
      assertEquals(complaints, [], where);
      assertMatch(says, /^It played \w\d\. Value for /, where);
      for (const [frame, content] of heights.slice(0, 2)) assertStrictEquals(frame, content, where);
      const [greedy] = heights[2];
      assertStrictEquals(greedy, 4000, where);
      assertLess(heights[1][0], 1000, where);
    }
  });
});
