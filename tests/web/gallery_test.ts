import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertLessOrEqual,
  assertMatch,
  assertNotMatch,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { isDraft, studyIds } from "matchbox/experiments/mod.ts";
import { runProgram } from "matchbox/runner/machine/program.ts";
import { writeGallery } from "matchbox/web/gallery/gallery.ts";
import { findBrowser } from "../browser.ts";
import { root } from "../fixtures/command.ts";
import { readPages } from "./gallery_pages.ts";
import { sampleSize } from "../fixtures/sample_size.ts";
import type { Sighting } from "./gallery_session.ts";
import { code, notebook, shown, writeMadeUpProject } from "./made_up_project.ts";
import { FRAMES_PROGRAM } from "matchbox/web/gallery/frames_program.ts";
import { markVerdicts } from "matchbox/web/gallery/study_page.ts";

const folder = Deno.makeTempDirSync({ prefix: "matchbox-gallery-" });
globalThis.addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));

/** The gallery of the project, which all tests look at. */
const real = join(folder, "real");
const written = await writeGallery({ root, out: real });
const files = filesIn(real);
const pages = readPages(real);

/** The gallery of a project made up for the tests. */
const madeUp = join(folder, "made_up");
await writeMadeUpProject(join(folder, "project"));
const told = await writeGallery({ root: join(folder, "project"), out: madeUp });

Deno.test("every notebook, every study and the texts have a page in the gallery", () => {
  const notebooks = [...Deno.readDirSync(`${root}notebooks`)].map(({ name }) => name)
    .filter((name) => name.endsWith(".ipynb"));
  assertGreater(notebooks.length, 20);
  const wanted = [
    ...notebooks.map((name) => `notebooks/${name.replace(".ipynb", ".html")}`),
    ...studyIds().filter((id) => !isDraft(`${root}results`, id)).map((id) =>
      `results/${id}/index.html`
    ),
    "index.html",
    "README.html",
    "docs/manual.html",
    "SOURCES.html",
    "results/index.html",
    "claims/index.html",
    "LICENSES.html",
  ];
  assertEquals(wanted.filter((path) => !files.includes(path)), []);
  assertStrictEquals(written.pages, pages.length);
  const start = pages.find(({ path }) => path === "index.html")!;
  for (const path of wanted) assert(start.targets.includes(path) || path === start.path, path);
});

Deno.test("every link and every anchor of every page leads somewhere in the gallery", () => {
  assertEquals(written.problems, []);
  const places = new Set(files);
  for (const { path, ids } of pages) for (const id of ids) places.add(`${path}#${id}`);
  const broken = pages.flatMap(({ path, targets }) =>
    targets.filter((target) => !places.has(target)).map((target) => `${path}: ${target}`)
  );
  assertEquals(broken, []);
  const twice = pages.filter(({ ids }) => new Set(ids).size < ids.length).map(({ path }) => path);
  assertEquals(twice, []);
});

Deno.test("pages have a language, one title, headings in order and no program, and load nothing from elsewhere", () => {
  for (const { path, html } of pages) {
    assertMatch(html, /^<!DOCTYPE html>\n<html lang="en">/, path);
    assertMatch(html, /<meta name="viewport" content="width=device-width, initial-scale=1">/, path);
    assertMatch(html, /<a class="skip" href="#content">[^]*<main id="content">/, path);
    // What runs in a frame of its own is not a program of the page, and one loads the frames.
    const program = html.includes("<iframe") ? FRAMES_PROGRAM : "";
    const own = html.replace(program, "");
    assertNotMatch(own, /<script|\son\w+="|<(img|iframe|link)[^>]*="(https?:)?\/\//, path);
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    assertStrictEquals(levels.filter((level) => level === 1).length, 1, path);
    levels.reduce((before, level) => {
      assertLessOrEqual(level, before + 1, `${path}: h${level} after h${before}`);
      return level;
    }, 0);
  }
});

Deno.test("each picture is a file, once, and has a text", async () => {
  const digests = new Map<string, string>();
  for (const path of files.filter((path) => /\.(svg|png)$/.test(path))) {
    const bytes = await Deno.readFile(join(real, path));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
    assertStrictEquals(digests.get(digest) ?? path, path);
    digests.set(digest, path);
  }
  const images = pages.flatMap(({ html }) => html.match(/<img[^>]*>/g) ?? []);
  assertGreater(images.length, 300);
  for (const image of images) {
    assertMatch(image, /\salt="[^"]*\S[^"]*"/);
    assertNotMatch(image, /\ssrc="data:/);
  }
});

Deno.test("a study's page counts its verdicts, and leads to its rows, its notebook and the next study", () => {
  const { html, targets } = pages.find(({ path }) => path === "results/node-counts/index.html")!;
  const claims: { claim: string; kind: string; verdict: string }[] = JSON.parse(
    Deno.readTextFileSync(`${root}results/node-counts/claims.json`),
  );
  for (const word of new Set(claims.map(({ verdict }) => verdict))) {
    const count = claims.filter(({ verdict }) => verdict === word).length;
    assert(html.includes(`>${count} ${word}</span>`), word);
  }
  const estimates = claims.filter(({ kind }) => kind !== "check");
  assertLess(estimates.length, claims.length);
  assertStrictEquals(html.split('<span class="evidence">').length - 1, estimates.length);
  const tables = html.split("<table>").length - 1;
  assertGreater(tables, 1);
  // The table of the checks needs none.
  assertStrictEquals(html.split('<details class="legend">').length - 1, tables - 1);
  for (
    const target of [
      "results/node-counts/rows/searches.csv",
      "results/node-counts/manifest.json",
      "notebooks/01_node_counts.html",
      `claims/${claims[0].claim}.html`,
      "results/game-tree-facts/index.html",
    ]
  ) assert(targets.includes(target), target);
  assertMatch(html, /<code>deno task study run node-counts --preset published --seed 1/);
});

Deno.test("the page of a study and the ledger lead to the page of each claim, which leads back", () => {
  const page = (wanted: string) => pages.find(({ path }) => path === wanted)!;
  const ledger = page("results/index.html");
  const start = page("index.html");
  for (const target of start.targets.filter((path) => /^results\/[^/]+\/index\.html$/.test(path))) {
    const study = page(target);
    const numbers = [
      ...study.html.matchAll(/<strong><a href="[^"]*">(\w+)<\/a> <span class="verdict/g),
    ]
      .map(([, number]) => number);
    assertGreater(numbers.length, 0, target);
    for (const number of numbers) {
      const claim = `claims/${number}.html`;
      assert(study.targets.includes(claim), `${target}: ${number}`);
      assert(ledger.targets.includes(claim), number);
      const { targets } = page(claim);
      // The page of a longer run lies below that of its study.
      const folder = target.replace("index.html", "");
      assert(targets.some((path) => path.startsWith(folder) && path.endsWith("index.html")), claim);
      for (const back of [`SOURCES.html#${number.toLowerCase()}`, "results/index.html"]) {
        assert(targets.includes(back), `${claim}: ${back}`);
      }
      assert(targets.some((path) => path.startsWith("notebooks/")), claim);
    }
  }
});

Deno.test("nothing of a notebook runs outside of a frame, and what it loads from elsewhere is left out", () => {
  const { html, targets } = readPages(madeUp).find(({ path }) => path === "notebooks/01_odd.html")!;
  assertNotMatch(html, /<script>bad|onerror|onclick|javascript:|<object|<form|<style/);
  assertNotMatch(html, /(src|href)="https?:\/\/elsewhere\.example\/(picture|frame)/);
  assertMatch(html, /<a href="https:\/\/elsewhere\.example\/page">/);
  assertMatch(html, /<iframe [^>]*sandbox="allow-scripts"/);
  assert(targets.includes("lib/short.ts.html"));
  assertEquals(
    targets.filter((target) => /passwd|secret|missing|\.git/.test(target)),
    [],
  );
  const named = told.problems.map((line) =>
    line.replace(/ JSON: .*/, " JSON").replace(/-[0-9a-f]{12}\./, "-DIGEST.")
  );
  assertEquals(named.sort(), [
    "02_broken.ipynb is not JSON",
    "notebooks/01_odd.ipynb: a picture has no text: pictures/picture-DIGEST.png",
    "notebooks/01_odd.ipynb: no file for the link %E0%A4%A",
    "notebooks/01_odd.ipynb: no file for the link ../../../etc/passwd",
    "notebooks/01_odd.ipynb: no file for the link ../.secret/key.txt",
    "notebooks/01_odd.ipynb: no file for the link missing.md",
    "notebooks/01_odd.ipynb: no picture https://elsewhere.example/picture.png",
  ]);
});

Deno.test("the mark of a verdict stands on the word of the run, not on that of another seed", () => {
  const marked = (text: string) => markVerdicts(`<p><strong>${text}</strong> Nodes.</p>`);
  const label = (word: string) => `<span class="verdict ${word.replace(" ", "-")}">${word}</span>`;
  for (
    const [text, word, rest] of [
      ["C6a refuted; pilot; seed 2: confirmed.", "refuted", "; pilot; seed 2: confirmed."],
      [
        "C6a not decided; planned; 4 of 5 seeds; pilot: partly.",
        "not decided",
        "; planned; 4 of 5 seeds; pilot: partly.",
      ],
      ["C6a measured.", "measured", ""],
    ]
  ) {
    assertStrictEquals(marked(text), `<p><strong>C6a ${label(word)}${rest}</strong> Nodes.</p>`);
  }
});

Deno.test("all kinds of outputs, formulas and verdicts are shown", () => {
  const { html, ids, targets } = readPages(madeUp).find(({ path }) =>
    path === "notebooks/01_odd.html"
  )!;
  for (
    const part of [
      "<pre>red &lt; green\n</pre>",
      "<pre>TypeError: a &lt; b</pre>",
      "<pre>plain &amp; simple</pre>",
      "<em>slanted</em>",
      'alt="A dot"',
      "<msup><mi>W</mi><mi>d</mi></msup>",
      "<mfrac><mn>1</mn><mn>2</mn></mfrac>",
      "Tickets cost $5 and $6, and <code>$x$</code> is code.",
      '<strong class="finding">A square wins.</strong> By size.',
      'aria-label="Table: Many columns"',
    ]
  ) assert(html.includes(part), part);
  assertNotMatch(html, /given:/);
  assertEquals(ids.filter((id) => id.startsWith("twice")), ["twice", "twice-1"]);
  // The notebook and the results share the picture.
  assert(targets.includes("results/made-up/figures/square.svg"));

  const study = readPages(madeUp).find(({ path }) => path === "results/made-up/index.html")!;
  assertMatch(study.html, /<strong>Q1 <span class="verdict partly">partly<\/span><\/strong>/);
  const start = readPages(madeUp).find(({ path }) => path === "index.html")!;
  assertMatch(start.html, />01 An <em>odd<\/em> notebook<\/a> <span>How many positions, at most/);
  assertMatch(start.html, /<p>Does it work\?<\/p>/);
});

Deno.test("an executed notebook is shown in place of the committed one", async () => {
  const executed = join(folder, "executed");
  await Deno.mkdir(executed);
  const cell = code("1 + 1", [shown({ "text/plain": "2, executed now" })]);
  await Deno.writeTextFile(join(executed, "01_odd.ipynb"), notebook(cell));
  await Deno.writeTextFile(join(executed, "99_other.ipynb"), notebook(cell));
  const out = join(folder, "with_executed");
  await writeGallery({ root: join(folder, "project"), out, executed });
  const html = Deno.readTextFileSync(join(out, "notebooks/01_odd.html"));
  assertMatch(html, /2, executed now/);
  assertNotMatch(html, /odd<\/em> notebook/);
  assert(!filesIn(out).includes("notebooks/99_other.html"));
});

Deno.test("a gallery replaces only a gallery", async () => {
  const project = join(folder, "project");
  const out = join(folder, "precious");
  await Deno.mkdir(out);
  // An empty folder and an earlier gallery may be replaced.
  for (let turn = 0; turn < 2; turn++) await writeGallery({ root: project, out });
  await Deno.writeTextFile(join(out, "index.html"), "my own page");
  await assertRejects(() => writeGallery({ root: project, out }), UsageError, "has other files");
  assertStrictEquals(await Deno.readTextFile(join(out, "index.html")), "my own page");
  const file = join(out, "index.html");
  await assertRejects(() => writeGallery({ root: project, out: file }), UsageError, "is a file");
});

Deno.test("in a browser pages fit windows of any width, light and dark, with all pictures, without a request", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  const addresses = [
    join(real, "index.html"),
    join(real, "notebooks/01_node_counts.html"),
    join(real, "notebooks/17_menace_learning.html"),
    join(real, "results/reversi-levels/index.html"),
    join(real, "README.html"),
    join(real, "SOURCES.html"),
    join(real, "results/index.html"),
  ].slice(0, sampleSize(2, 7)).map((path) => toFileUrl(path).href);
  addresses.push(toFileUrl(join(real, "claims/C6a.html")).href);
  addresses.push(toFileUrl(join(madeUp, "notebooks/01_odd.html")).href);
  const script = join(root, "tests", "web", "gallery_session.ts");
  const args = ["run", "-A", script, browser, ...addresses];
  const { code, lines } = await runProgram(Deno.execPath(), args);
  assertStrictEquals(code, 0, lines.join("\n"));
  const seen: Sighting[] = lines.filter((line) => line.startsWith("{")).map((line) =>
    JSON.parse(line)
  );
  assertStrictEquals(seen.length, addresses.length * 8);
  for (const sighting of seen) {
    const { address, width, scheme, pageWidth, broken, cut, enlarged, requests, complaints } =
      sighting;
    const place = `${address} at ${width}, ${scheme}`;
    assertLessOrEqual(pageWidth, width, place);
    assertEquals(broken, [], place);
    assertEquals(cut, [], place);
    if (enlarged) {
      assertGreater(enlarged.image, 500, place);
      assertLessOrEqual(enlarged.page, width, place);
    }
    assertEquals(complaints, [], place);
    assertEquals(
      requests.filter((url) => !url.startsWith(toFileUrl(folder).href) && !url.startsWith("data:")),
      [],
    );
    const dark = brightness(sighting.page) < brightness(sighting.text);
    assertStrictEquals(dark, scheme === "dark", place);
  }
  assertGreater(seen[0].images, 20);
  assertGreater(seen.filter(({ enlarged }) => enlarged).length, 0);
  assertEquals(seen.at(-1)!.frames, ["the frame runs"]);
});

/** Brightness, from 0 to 765, of a colour such as `rgb(24, 24, 24)`. */
function brightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}
