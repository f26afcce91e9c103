import { assert, assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { dirname } from "@std/path";
import { papers, requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { renderSources } from "matchbox/experiments/sources/render_sources.ts";
import { whereAnswered } from "matchbox/experiments/sources/where_answered.ts";
import { listNotebooks } from "matchbox/runner/notebook_files/notebook.ts";
import { pageProblems } from "../../../cli/sources.ts";
import { denoIn, root, withFolder } from "../../fixtures/command.ts";
import { withProjectCopy } from "../../fixtures/project_copy.ts";

const nothing = { numbers: new Map(), papers: new Map() };
const unjudged = new Map();

/** Pages that are written by hand but for their lists. */
const LISTED = ["README.md", "docs/manual.md", "docs/agents.md", "docs/performance.md"];

/** What the files of the project answer, read once. */
const answers = whereAnswered();

Deno.test("links in SOURCES.md go to existing files and to anchors of the page", async () => {
  const page = renderSources(await answers, unjudged);
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading.toLowerCase().replace(/[^\w\s-]/g, "").replaceAll(" ", "-")
  );
  const anchors = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  assertStrictEquals(new Set([...anchors, ...headings]).size, anchors.length + headings.length);
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  assert(links.length > 100);
  for (const link of links) {
    if (link.startsWith("#")) assert([...anchors, ...headings].includes(link.slice(1)), link);
    else await Deno.stat(root + link);
  }
});

Deno.test("every number is in SOURCES.md, and numbers that are not parts are in the index", () => {
  const page = renderSources(nothing, unjudged);
  for (const { id, sentence, partOf } of requirementsAndClaims()) {
    assert(page.includes(`<a id="${id.toLowerCase()}"></a>**${id}. `), id);
    assertStrictEquals(page.includes(`[${id}](#${id.toLowerCase()})`), !partOf, id);
    assert(page.includes(sentence.split(/[*|`<]/)[0]), id);
  }
  for (const { title } of papers) assert(page.includes(title), title);
});

Deno.test("a number without an answer is open; readings and our own entries are marked", () => {
  const page = renderSources(nothing, unjudged);
  const whole = requirementsAndClaims().filter(({ partOf }) => !partOf);
  const reasons = requirementsAndClaims().filter(({ open }) => open);
  assertStrictEquals(page.match(/_Open:_/g)?.length, reasons.length);
  // A part that says why it is open is an answer for the whole.
  const answered = new Set(reasons.map(({ id, partOf }) => partOf ?? id));
  assertStrictEquals(page.match(/^_Open\._$/gm)?.length, whole.length - answered.size);
  const told = (mark: RegExp) => page.match(mark)?.length;
  const having = (field: "reading" | "literal" | "ours") =>
    requirementsAndClaims().filter((entry) => entry[field]).length;
  assertStrictEquals(told(/_Our reading:_/g), having("reading"));
  assertStrictEquals(told(/_Literally:_/g), having("literal"));
  assertStrictEquals(told(/_Ours: /g), having("ours"));
});

Deno.test("files and studies that answer a number are listed with it, and an answered part closes the whole claim", () => {
  const places = {
    files: [{ label: "games/a_b.ts", path: "lib/games/a_b.ts" }],
    studies: [{ label: "A study", path: "results/a-study/" }],
  };
  const page = renderSources(
    { ...nothing, numbers: new Map([["B6", places], ["C6b", places]]) },
    unjudged,
  );
  const answer = "Studied in [A study](results/a-study/). " +
    "In the code: [games/a_b.ts](lib/games/a_b.ts).";
  const under = (id: string) => page.split(`<a id="${id}">`)[1].split('<a id="')[0];
  assert(under("b6").includes(answer));
  assert(!under("b6").includes("_Open._"));
  assert(under("c6b").includes(answer));
  assert(!under("c6").includes("_Open._"));
});

Deno.test("citations in the code and the studies are found", async () => {
  const { numbers, papers: named } = await answers;
  const files = (id: string) => numbers.get(id)!.files.map(({ path }) => path);
  assert(files("D1").includes("lib/agents/search/alpha_beta.ts"));
  assert(files("D3").includes("lib/agents/evaluate/reversi/squares.ts"));
  // The tables list every number, and the docstring of a study has one as an example.
  for (const { files } of numbers.values()) {
    assert(files.every(({ label }) => !label.startsWith("experiments/")));
  }
  assert(
    numbers.get("C6")!.studies.some(({ path }) => /node.counts/.test(path)),
    "the study of node counts answers C6",
  );
  const wilson = papers.find(({ authors }) => authors[0] === "E. B. Wilson")!;
  assertEquals(named.get(wilson)!.map(({ path }) => path), [
    "lib/report/statistics/wilson.ts",
  ]);
});

Deno.test("a number with a verdict says it, with a link to the ledger", () => {
  const page = renderSources(nothing, new Map([["C6b", "refuted"], ["B6", "measured"]]));
  assert(page.includes("[Refuted](results/README.md#c6b)."));
  assert(page.includes("[Measured](results/README.md#b6)."));
  assertStrictEquals(page.match(/results\/README\.md#/g)?.length, 2);
});

Deno.test("a page that differs from the generated one is an error of one line", async () => {
  await withFolder(async (folder) => {
    const pages = [
      ...["SOURCES.md", "results/README.md", "results/calibration.md", "results/history.md"],
      ...LISTED,
    ];
    const outOfDate = pages.map((path) => `${path} is out of date: run deno task sources`);
    // The folder has none of them; those of the project are up to date.
    assertEquals(await pageProblems(folder), outOfDate);
    assertEquals(await pageProblems(), []);
  });
});

/** Changes the first digit that the expression finds; returns the line in which it is. */
async function changeDigit(path: string, digit = /\d/): Promise<number> {
  const text = await Deno.readTextFile(path);
  const place = text.search(digit);
  const changed = (Number(text[place]) + 1) % 10;
  await Deno.writeTextFile(path, `${text.slice(0, place)}${changed}${text.slice(place + 1)}`);
  return text.slice(0, place).split("\n").length;
}

Deno.test("one digit that is changed in a page is noticed, and its line named", async () => {
  await withFolder(async (folder) => {
    const made = ["results/README.md", "results/calibration.md", "results/history.md"];
    for (const path of ["SOURCES.md", ...made, ...LISTED]) {
      await Deno.mkdir(dirname(`${folder}/${path}`), { recursive: true });
      await Deno.copyFile(root + path, `${folder}/${path}`);
    }
    const lists = /(?<=written by deno task sources -->[^]*)\d/;
    const lines = [
      `SOURCES.md is out of date, line ${await changeDigit(`${folder}/SOURCES.md`)}: `,
      ...await Promise.all(
        made.map(async (path) =>
          `${path} is out of date, line ${await changeDigit(`${folder}/${path}`)}: `
        ),
      ),
      ...await Promise.all(
        LISTED.map(async (path) =>
          `${path} is out of date, line ${await changeDigit(`${folder}/${path}`, lists)}: `
        ),
      ),
    ];
    const problems = await pageProblems(folder);
    assertStrictEquals(problems.length, lines.length);
    for (const [index, line] of lines.entries()) assert(problems[index].startsWith(line), line);
  });
});

Deno.test("the permissions of the task are enough to write the pages", async () => {
  await withProjectCopy(async (copy) => {
    const { code, stdout, stderr } = await denoIn(copy, ["task", "--quiet", "sources"]);
    assertStrictEquals(code, 0, stderr);
    assertMatch(
      stdout,
      /^wrote SOURCES\.md, results\/README\.md, results\/calibration\.md, results\/history\.md\ndrafts, left out .*: .*net-speed/,
    );
    assertMatch(await Deno.readTextFile(`${copy}/SOURCES.md`), /^# Sources\n/);
    // Nothing is published in the copy.
    const ledger = await Deno.readTextFile(`${copy}/results/README.md`);
    assertMatch(ledger, /^# Results\n/);
    assertNotMatch(ledger, /net-speed/);
    // What is changed by hand is named by verify, also where nothing else is published.
    const [notebook] = await listNotebooks(`${copy}/notebooks`);
    await changeDigit(`${copy}/results/README.md`);
    await changeDigit(notebook, /(?<="text\/plain": \[[^\]]*)\d/);
    const verified = await denoIn(copy, ["task", "--quiet", "study", "verify"]);
    assertStrictEquals(verified.code, 1);
    assertMatch(verified.stdout, /^results\/README\.md is out of date, line \d+: /m);
    assertMatch(verified.stdout, /^notebooks\/00_\w+\.ipynb: cell \d+ shows something else than /m);
  });
});
