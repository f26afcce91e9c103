import { assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import { copyFolder } from "matchbox/runner/files/copy_folder.ts";
import { runProgram } from "matchbox/runner/machine/program.ts";
import { writeGallery } from "matchbox/web/gallery/gallery.ts";
import { findBrowser, findFirefox } from "../browser.ts";
import { root } from "../fixtures/command.ts";
import { long, sampleSize } from "../fixtures/sample_size.ts";
import { writeNotebook } from "../jupyter/notebooks.ts";

/** A project with three notebooks and some studies; the cell of one imports a package. */
async function smallProject(folder: string): Promise<string> {
  const project = join(folder, "project");
  await Deno.mkdir(join(project, "notebooks"), { recursive: true });
  for (const name of ["01_node_counts", "17_menace_learning"]) {
    await Deno.copyFile(
      `${root}notebooks/${name}.ipynb`,
      join(project, "notebooks", `${name}.ipynb`),
    );
  }
  await writeNotebook(
    join(project, "notebooks"),
    "30_package.ipynb",
    'import { Chess } from "chess.js";\n\nnew Chess().moves().length;',
  );
  for (const id of ["node-counts", "menace-learning", "reversi-6x6", "reversi-endgame"]) {
    await copyFolder(`${root}results/${id}`, join(project, "results", id));
  }
  await Deno.symlink(`${root}lib`, join(project, "lib"));
  return project;
}

Deno.test("a reader runs cells and studies of the live site, and finds pages", async (test) => {
  const folder = await Deno.makeTempDir({ prefix: "matchbox live " });
  try {
    const site = join(folder, "site");
    await writeGallery({ root: await smallProject(folder), out: site, live: true });
    await test.step("in Chromium", async () => {
      const browser = await findBrowser();
      if (!browser) return;
      const extent = sampleSize(0, 1) ? "whole" : "part";
      inChromium(await session("live_session.ts", browser, site, extent));
    });
    await test.step({
      name: "in Firefox",
      ...long,
      async fn() {
        const browser = await findFirefox();
        if (browser) inFirefox(await session("firefox_session.ts", browser, site));
      },
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

// deno-lint-ignore no-explicit-any -- each session sees other things
async function session(name: string, ...more: readonly string[]): Promise<any> {
  const args = ["run", "-A", "--node-modules-dir=manual", `${root}tests/web/${name}`, ...more];
  const { code, lines } = await runProgram(Deno.execPath(), args);
  assertStrictEquals(code, 0, lines.join("\n"));
  return JSON.parse(lines.at(-1)!);
}

/** What a page says that was opened from the disk. */
const FROM_DISK = /opened from the disk .* nothing else can be run here, because browsers/;

// deno-lint-ignore no-explicit-any -- see live_session.ts
function inChromium(seen: any): void {
  assertGreater(seen.before, 0, "the outputs of the notebook are there before anything runs");
  assertMatch(seen.first.state, /^ran here/);
  assertStrictEquals(seen.first.pictures, 1);
  assertStrictEquals(seen.value.shown, "42");
  assertStrictEquals(seen.again.shown, "{ twice: 50, tree: 'object' }");
  assertMatch(seen.error.shown, /^TypeError: .*property.* \(line 2\)$/);
  assertMatch(seen.syntax.shown, /^SyntaxError: .*\(line 2\)$/);
  assertStrictEquals(seen.printed.shown.trim(), "a line [ 1, 2 ]");
  assertMatch(seen.touched.heading, /^Play against a program/);
  assertMatch(seen.deno.shown, /Deno\.writeTextFileSync .*needs Deno, in `deno task lab`/);
  assertMatch(seen.stopped.shown, /Error: stopped; nothing was kept, and the cell begins anew/);
  assertStrictEquals(seen.kept.shown, "50");
  assertMatch(seen.rerun.shown, /Error: late\s+50$/);
  assertStrictEquals(seen.packaged.shown, "20");
  assertMatch(seen.looped.shown, /Stopped: .*run the cells above again/);
  assertMatch(seen.lost.shown, /ReferenceError: twice is not defined/);
  assertMatch(seen.answered.before, /numbers with an interval are those of 5 fresh seeds together/);
  assertStrictEquals(seen.answered.shown, seen.answered.before);
  assertStrictEquals(seen.solved.shown.trim(), seen.solved.printed.trim());
  assertStrictEquals(seen.solved.changed.trim(), "undefined 42", "a solution runs by itself");
  for (const { said, pictures, tables } of seen.ran) {
    assertMatch(said, /^The same bytes\./);
    assertStrictEquals(pictures, 1);
    assertStrictEquals(tables, 1);
  }
  assertMatch(seen.refused, /^UsageError: parameter \w+ .*expected .* but found "-1"$/);
  assertMatch(seen.found, /^MENACE learns/);
  assertEquals(seen.tooWide, []);
  assertEquals(seen.complaints, []);
  for (const [name, failed] of Object.entries<string[]>(seen.whole ?? {})) {
    assertEquals(failed, [], name);
  }
  assertMatch(seen.fromDisk.note, FROM_DISK);
  assertMatch(seen.fromDisk.found, /^MENACE learns/);
}

// deno-lint-ignore no-explicit-any -- see firefox_session.ts
function inFirefox(seen: any): void {
  assertGreater(seen.before, 0);
  assertStrictEquals(seen.value.trim(), "42");
  assertMatch(seen.stopped, /AbortError: stopped; nothing was kept, and the cell begins anew/);
  assertStrictEquals(seen.kept.trim(), "43");
  assertMatch(seen.says, /^It played \w\d\. Value for /);
  const [frame, content] = seen.heights;
  assertStrictEquals(frame, content);
  assertMatch(seen.note, FROM_DISK);
  assertMatch(seen.found, /^MENACE learns/);
  assertEquals(seen.complaints, []);
}
