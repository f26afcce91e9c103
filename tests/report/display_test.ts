import {
  assert,
  assertEquals,
  assertLess,
  assertMatch,
  assertNotMatch,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
} from "@std/assert";
import { decodeBase64 } from "@std/encoding";
import { fromFileUrl, join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { answer } from "matchbox/report/answer.ts";
import {
  type Display,
  figure,
  picture,
  pictures,
  player,
  several,
  table,
} from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import type { Table } from "matchbox/report/table.ts";
import { winsByAgent } from "./figures.ts";

const square =
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>`;

const counts: Table = {
  name: "counts",
  title: "Counts <of> things",
  columns: [
    { name: "thing", kind: "key", meaning: 'what is counted, "quoted"' },
    { name: "count", unit: "things", kind: "exact", meaning: "how many" },
  ],
  rows: Array.from({ length: 60 }, (_, i) => ({ thing: `<b>${i}`, count: 1000 * i })),
};

function shown(display: Display): Promise<Record<string, string>> {
  return display[jupyterDisplay]();
}

/** Runs with MATCHBOX_OUT set to a new folder; `listed` reads the list of displays there. */
async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  Deno.env.set("MATCHBOX_OUT", folder);
  try {
    await run(folder);
  } finally {
    Deno.env.delete("MATCHBOX_OUT");
    await Deno.remove(folder, { recursive: true });
  }
}

async function listed(folder: string): Promise<{ kind: string; name: string; id: string }[]> {
  const text = await Deno.readTextFile(join(folder, "displays.jsonl"));
  return text.trimEnd().split("\n").map((line) => JSON.parse(line));
}

Deno.test("a figure is an image in HTML, a PNG, and its caption", async () => {
  const bundle = await shown(figure(winsByAgent()));
  assertEquals(Object.keys(bundle), ["text/html", "image/png", "text/plain"]);
  const [, data] = bundle["text/html"].match(/<img src="data:image\/svg\+xml;base64,([^"]*)"/)!;
  assertMatch(new TextDecoder().decode(decodeBase64(data)), /^<svg .*<\/svg>\s*$/s);
  const png = decodeBase64(bundle["image/png"]);
  assertStrictEquals(new TextDecoder().decode(png.subarray(1, 4)), "PNG");
  assert(bundle["text/plain"].endsWith("Bars: 95 % intervals."));
  assertStringIncludes(bundle["text/html"], 'alt="Bars: 95 % intervals."');
});

Deno.test("a table has its title, units and meanings as tooltips; ten rows are open, all are folded", async () => {
  const { "text/html": html, "text/plain": plain } = await shown(table(counts));
  assertStringIncludes(html, "Counts &lt;of&gt; things</caption>");
  assertMatch(html, /<th [^>]*title="how many"[^>]*>count \(things\)<\/th>/);
  assertStringIncludes(html, 'title="what is counted, &quot;quoted&quot;"');
  assert(html.includes("&lt;b&gt;0</td>") && !html.includes("<b>"));
  const [open, folded] = html.split("<details>");
  assert(open.includes(">9,000</td>") && !open.includes("10,000"));
  assertStringIncludes(folded, "… 50 more rows: show all 60</summary>");
  for (let i = 0; i < 60; i++) assertStringIncludes(folded, `&lt;b&gt;${i}</td>`);
  assert(plain.includes("count (things)") && plain.endsWith("… 50 more"));
});

Deno.test("a short table is not folded", async () => {
  const { "text/html": html, "text/plain": plain } = await shown(
    table({ ...counts, rows: counts.rows.slice(0, 10) }),
  );
  assert(!html.includes("<details") && !plain.includes("more"));
  assertStringIncludes(html, ">9,000</td>");
});

Deno.test("the rows that matter are open, by the values of columns, with all rows below", async () => {
  const chosen = { thing: ["<b>3", "<b>50"] };
  const { "text/html": html, "text/plain": plain } = await shown(table(counts, { rows: chosen }));
  const [open, folded] = html.split("<details>");
  assertEquals([...open.matchAll(/>([\d,]+)<\/td>/g)].map(([, count]) => count), [
    "3,000",
    "50,000",
  ]);
  assertStringIncludes(folded, "… 58 more rows: show all 60</summary>");
  assert(plain.includes("50,000") && plain.endsWith("… 58 more"));
  const one = await shown(table(counts, { rows: { count: 7000 } }));
  assertStringIncludes(one["text/html"].split("<details>")[0], "&lt;b&gt;7</td>");
  const sorted = await shown(table(counts, { rows: chosen, sortBy: ["count", "thing"] }));
  assertStrictEquals(sorted["text/html"].match(/<details>/g)!.length, 2);
  await assertRejects(() => shown(table(counts, { rows: { thin: 1 } })), UsageError, "thing");
  await assertRejects(
    () => shown(table(counts, { rows: { thing: "x", count: 0 } })),
    UsageError,
    'table "counts": no row has {"thing":"x","count":0}',
  );
});

Deno.test("an answer is a box with Markdown inside", async () => {
  const { "text/markdown": text, "text/plain": plain } = await shown(answer("It is `4`."));
  assertMatch(
    text,
    /^<div style="[^"]*border:[^"]*">\n\n\*\*The answer\.\*\* It is `4`\.\n\n<\/div>$/,
  );
  assertStrictEquals(plain, "**The answer.** It is `4`.");
});

Deno.test("a player contains all frames, and nothing that untrusted notebooks remove", async () => {
  const frames = ["start", "e4 & e5", "end"].map((caption) => ({ svg: square, caption }));
  const { "text/html": html, "text/plain": plain } = await shown(player(frames, { width: 100 }));
  assertStrictEquals(html.match(/<img /g)!.length, 3);
  assertStrictEquals(html.match(/flex:0 0 100%/g)!.length, 3);
  assertStringIncludes(html, "overflow-x:scroll");
  assertStringIncludes(html, "e4 &amp; e5</figcaption>");
  assertNotMatch(html, /<(script|style|input|button|svg)\b| on\w+=/);
  assertStrictEquals(plain, "start\ne4 & e5\nend");
});

Deno.test("each frame of a player links to the first, previous, next and last frame", async () => {
  const frames = ["a", "b", "c"].map((caption) => ({ svg: square, caption }));
  const { "text/html": html } = await shown(player(frames));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assertStrictEquals(ids.length, 3);
  const links = [...html.matchAll(/<a href="#([^"]+)">(\w+)<\/a>|of 3/g)].map(([, id, label]) =>
    label && `${label} ${ids.indexOf(id) + 1}`
  );
  // The links of one frame end at "of 3"; none leads to its own frame.
  assertEquals(links, [
    ...["on 2", "last 3", undefined],
    ...["first 1", "back 1", "on 3", "last 3", undefined],
    ...["first 1", "back 2", undefined],
  ]);
});

Deno.test("two players in a notebook do not share ids, even for the same game", async () => {
  const frames = ["a", "b"].map((caption) => ({ svg: square, caption }));
  const idsOf = async () =>
    (await shown(player(frames)))["text/html"].match(/ id="[^"]+"/g) as string[];
  const ids = [...await idsOf(), ...await idsOf()];
  assertStrictEquals(new Set(ids).size, 4);
});

Deno.test("the file of a player is its last frame", async () => {
  await withFolder(async (folder) => {
    const frames = [square, square.replaceAll("8", "9")].map((svg) => ({ svg, caption: "a" }));
    const html = (await shown(player(frames, { name: "film" })))["text/html"];
    const [{ name, id }] = await listed(folder);
    assertStringIncludes(html, `data-matchbox="${id}"`);
    assertStrictEquals(await Deno.readTextFile(join(folder, `${name}.svg`)), frames[1].svg);
  });
});

Deno.test("pictures stand side by side, several displays one below the other", async () => {
  const row = pictures([{ svg: square, caption: "one" }, { svg: square, caption: "two & three" }]);
  const { "text/html": html, "text/plain": plain } = await shown(row);
  assertStrictEquals(html.match(/<img /g)!.length, 2);
  assertStringIncludes(html, "two &amp; three</figcaption>");
  assertStrictEquals(plain, "one\ntwo & three");
  const all = await shown(several(row, table(counts)));
  assertLess(all["text/html"].indexOf("two &amp; three"), all["text/html"].indexOf("<table"));
});

Deno.test("outside an executed notebook nothing is written and no id is given", async () => {
  Deno.env.delete("MATCHBOX_OUT");
  const { "text/html": html } = await shown(several(table(counts), picture(square, "a square")));
  assert(!html.includes("data-matchbox"));
});

Deno.test("in an executed notebook every display is written and listed with its id", async () => {
  await withFolder(async (folder) => {
    const { "text/html": html } = await shown(several(
      figure(winsByAgent()),
      table(counts),
      picture(square, "a square"),
      pictures([{ svg: square, caption: "another" }, {
        svg: square,
        caption: "start",
        name: "start",
      }]),
    ));
    const displays = await listed(folder);
    assertEquals(displays.map(({ kind, name }) => [kind, name]), [
      ["figure", "wins_by_agent"],
      ["table", "counts"],
      ["picture", "picture_1"],
      ["picture", "picture_2"],
      ["picture", "start"],
    ]);
    assertStrictEquals(new Set(displays.map(({ id }) => id)).size, 5);
    for (const { id } of displays) assertStringIncludes(html, `data-matchbox="${id}"`, id);

    const files = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
    assertEquals(files, [
      "counts.csv",
      "counts.md",
      "displays.jsonl",
      "picture_1.svg",
      "picture_2.svg",
      "start.svg",
      "wins_by_agent.png",
      "wins_by_agent.svg",
    ]);
    // All rows, not only those shown.
    const csv = await Deno.readTextFile(join(folder, "counts.csv"));
    assertEquals(fromCsv(csv, counts.columns), counts.rows);
    assertStrictEquals(await Deno.readTextFile(join(folder, "picture_1.svg")), square);
  });
});

Deno.test("a repeated name does not overwrite the earlier file", async () => {
  await withFolder(async (folder) => {
    await shown(table(counts));
    await shown(table({ ...counts, rows: [] }));
    assertEquals((await listed(folder)).map(({ name }) => name), ["counts", "counts_2"]);
    const first = await Deno.readTextFile(join(folder, "counts.csv"));
    assertStrictEquals(fromCsv(first).length, 60);
  });
});

Deno.test("without permission to read the environment a table is shown without a prompt", async () => {
  const source = `
    import { table } from "matchbox/report/display.ts";
    import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
    const shown = await table({ name: "t", title: "T", columns: [], rows: [] })[jupyterDisplay]();
    console.log(Object.keys(shown).join());`;
  const root = new URL("../../", import.meta.url);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", `--config=${fromFileUrl(new URL("deno.json", root))}`, "-"],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
    cwd: root,
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(source));
  await writer.close();
  const { stdout, stderr } = await child.output();
  const decoder = new TextDecoder();
  assertStrictEquals(decoder.decode(stdout), "text/html,text/plain\n", decoder.decode(stderr));
});
