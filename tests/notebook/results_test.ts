import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertMatch,
  assertNotMatch,
  assertRejects,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { FRESH_SEEDS } from "matchbox/experiments/mod.ts";
import { results } from "matchbox/notebook/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { Table } from "matchbox/report/table.ts";
import { cellReader } from "matchbox/notebook/sentence.ts";
import { json } from "matchbox/runner/publish/write_run.ts";
import { root, withFolder } from "../fixtures/command.ts";

const bundle = (display: Display) => display[jupyterDisplay]();
const plain = async (display: Display) =>
  (await bundle(display))["text/plain"] ?? (await bundle(display))["text/markdown"];

/** Copies the published results of a study with few rows. */
async function withResults(
  test: (folder: string, write: (path: string, text: string) => void) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const { success } = await new Deno.Command("cp", {
      args: ["-R", `${root}results/${STUDY}`, join(folder, STUDY)],
    }).output();
    assertStrictEquals(success, true);
    await test(folder, (path, text) => Deno.writeTextFileSync(join(folder, STUDY, path), text));
  });
}

const STUDY = "strength-of-evidence";

Deno.test("a study without published results shows a note instead of every table and figure", async () => {
  await withFolder(async (folder) => {
    const study = results("node-counts", { results: folder });
    const shown = [
      study.table(),
      study.table("no such table"),
      study.figure("nodes_by_depth"),
      study.claims(),
      study.sentence((cell) => cell("cost", {}, "n")),
      study.answer((cell) => cell("cost", {}, "n")),
    ];
    const note = "nothing is published yet: `deno task publish node-counts`";
    for (const display of shown) assertStrictEquals(await plain(display), note);
    assertStrictEquals(assertThrows(() => study.manifest, UsageError).message, note);
    assertStrictEquals(assertThrows(() => study.rows(), UsageError).message, note);
  });
});

Deno.test("a run that is published on request shows how to publish it", async () => {
  const thorough = results("node-counts", { preset: "thorough" });
  assertMatch(await plain(thorough.table()), /`deno task publish --thorough node-counts`/);
  const seed = results("node-counts", { seed: 77 });
  assertMatch(await plain(seed.claims()), /`deno task publish --seed 77 node-counts`/);
});

Deno.test("sentences and answers have the numbers of the fresh seeds together, and say so", async () => {
  const read = (study: ReturnType<typeof results>) =>
    plain(study.sentence((cell) => {
      const row = { match: "greedy v random", game: "Metelyk 8x8" };
      return cell("matches", row, "score");
    }));
  const wins = async (seed: number) => {
    const [, own] = (await plain(
      results(STUDY, { seed }).table("matches", {
        rows: { game: ["Metelyk 8x8"], match: ["greedy v random"] },
      }),
    )).match(/(0\.\d+) \[/)!;
    return Number(own);
  };
  const seeds = await Promise.all(FRESH_SEEDS.map(wins));
  const mean = seeds.reduce((sum, each) => sum + each) / seeds.length;
  const text = await read(results(STUDY));
  assertAlmostEquals(Number(text.match(/^0\.\d+/)![0]), mean, 0.001);
  assertMatch(text, /_Published numbers with an interval are those of 5 fresh seeds together\._$/);
  await withResults(async (folder) => {
    const seed = join(folder, STUDY, "seed-103");
    await Deno.remove(join(seed, "rows", "matches.csv.gz"));
    const own = await read(results(STUDY, { results: folder }));
    assertMatch(own, /^seed-103\/rows\/matches\.csv\.gz is missing\n\n0\.\d+ \[[^\n]*$/);
    await Deno.remove(seed, { recursive: true });
    assertNotMatch(await read(results(STUDY, { results: folder })), /fresh|missing/);
  });
});

Deno.test("a published study shows its tables, figures and verdicts", async () => {
  const study = results("node-counts");
  assertMatch(await plain(study.table()), /minimax/);
  assertMatch(await plain(study.claims()), /C6a/);
  assertMatch(await plain(study.figure()), /Nodes by depth/);
  const chosen = study.table("cost", { rows: { search: ["minimax", "negamax"] } });
  assertStrictEquals((await plain(chosen)).match(/^\| (minimax|negamax) /gm)?.length, 2);
  assertMatch(await plain(chosen), /\n\n… \d+ more in /);
  const answer = study.answer((cell) => `It is ${cell("cost", { search: "minimax" }, "Chess")}.`);
  assertStrictEquals(await plain(answer), "**The answer.** It is 1.00.");
  await assertRejects(() => bundle(study.table("no such table")), UsageError, "unknown table");
  await assertRejects(
    () => bundle(study.sentence((cell) => cell("cost", {}, "no such column"))),
    UsageError,
    "unknown column",
  );
});

Deno.test("rows and manifest of any published run are data", async () => {
  const study = results(STUDY);
  assertEquals([study.manifest.preset, study.manifest.seed], ["published", 1]);
  const duels = study.rows("duels");
  assertEquals(duels.length, study.manifest.sets.duels.rows);
  assertEquals(Object.keys(duels[0]).slice(0, 2), ["rule", "difference"]);
  assertEquals(study.rows(), study.rows(Object.keys(study.manifest.sets)[0]));
  const frame = await study.frame("duels");
  assertEquals([frame.shape[0], frame.columns[0]], [duels.length, "rule"]);
  assertThrows(() => study.rows("duel"), UsageError, 'did you mean "duels"');
  const quick = results(STUDY, { preset: "quick" });
  assertStrictEquals(quick.manifest.preset, "quick");
  assertMatch(await plain(quick.table("duels")), /four wins/);
});

Deno.test("the largest published run is the thorough one, where there is one", async () => {
  await withResults(async (folder, write) => {
    const largest = () => results(STUDY, { preset: "largest", results: folder }).manifest;
    assertStrictEquals(largest().preset, "published");
    await Deno.mkdir(join(folder, STUDY, "thorough"));
    const manifest = await Deno.readTextFile(join(folder, STUDY, "manifest.json"));
    write("thorough/manifest.json", json({ ...JSON.parse(manifest), preset: "thorough" }));
    assertStrictEquals(largest().preset, "thorough");
  });
});

Deno.test("beside tables of the published run stand the verdicts that count, those of the largest", async () => {
  const [published, thorough] = ["published", "thorough"] as const;
  const cards = (preset: "published" | "thorough" | "quick") =>
    plain(results("reversi-6x6", { preset }).claims());
  assertStrictEquals(await cards(published), await cards(thorough));
  assertMatch(await cards(published), /confirmed; exact: /);
  assertNotMatch(await cards("quick"), /exact/);
});

Deno.test("the verdicts of other seeds are beside those of the first", async () => {
  await withFolder(async (folder) => {
    const claim = { claim: "C1", sentence: "It is so.", measured: "1 of 1", evidence: "1 of 1" };
    const seed = `${STUDY}/seed-2`;
    await Deno.mkdir(`${folder}/${seed}`, { recursive: true });
    await Deno.copyFile(
      `${root}results/${seed}/manifest.json`,
      `${folder}/${seed}/manifest.json`,
    );
    const write = (path: string, verdict: string) =>
      Deno.writeTextFileSync(
        `${folder}/${STUDY}/${path}`,
        json([{ ...claim, kind: "claim", verdict }]),
      );
    write("claims.json", "not decided");
    write("seed-2/claims.json", "refuted");
    assertMatch(
      await plain(results(STUDY, { results: folder }).claims()),
      /^- C1 \? not decided; pilot; seed 2: refuted: It is so\. 1 of 1\.$/,
    );
    const second = await plain(results(STUDY, { results: folder, seed: 2 }).claims());
    assertMatch(second, /^- C1 ✗ refuted: It is so\./);
  });
});

Deno.test("a damaged file says what is wrong with it, and everything else is shown", async () => {
  await withResults(async (folder, write) => {
    const read = () => results(STUDY, { results: folder });
    write("manifest.json", '{ "study"');
    write("claims.json", "[");
    assertThrows(() => read().manifest, UsageError, "manifest.json is damaged: ");
    assertMatch(await plain(read().claims()), /^claims.json is damaged: [^\n]*$/);
    assertGreater(read().rows("duels").length, 0);
    assertThrows(() => read().rows("duel"), UsageError, 'did you mean "duels"');
    assertMatch(await plain(read().table("duels")), /^## /);

    write("rows/duels.csv", 'rule,"diff');
    assertThrows(() => read().rows("duels"), UsageError, "duels.csv is damaged");
    assertGreater(read().rows("tests").length, 0);
    const shown = await plain(read().table("tests"));
    assertMatch(shown, /^rows\/duels.csv is damaged: [^\n]*\n\n## tests\n/);
    assertMatch(shown, /\| +true difference +\|/);
    const figure = (await bundle(read().figure("verdicts")))["text/html"];
    assertMatch(figure, /^<p>rows\/duels.csv is damaged: [^\n]*<\/p>/);
    assertMatch(figure, /<img src="data:image\/svg/);
    const sentence = read().sentence((cell) => cell("duels", {}, "n"));
    assertMatch(await plain(sentence), /^rows\/duels.csv is damaged: [^\n]*$/);

    Deno.removeSync(join(folder, STUDY, "tables", "tests.csv"));
    Deno.removeSync(join(folder, STUDY, "rows", "duels.csv"));
    const neither = await plain(read().table("tests"));
    assertMatch(neither, /^rows\/duels.csv is missing\n\nunknown table "tests"/);
  });
});

Deno.test("an unknown study, and a seed of another preset, are errors", () => {
  assertThrows(() => results("node-count"), UsageError, 'did you mean "node-counts"');
  assertThrows(
    () => results("node-counts", { preset: "quick", seed: 2 }),
    UsageError,
    "other seeds are of the published preset: found seed 2, quick",
  );
});

const table: Table = {
  name: "duels",
  title: "Duels",
  columns: [
    { name: "rule", kind: "key", meaning: "the rule" },
    { name: "truth", kind: "key", meaning: "the true difference" },
    { name: "wrong", kind: "exact", digits: 2, meaning: "share" },
  ],
  rows: [
    { rule: "one game", truth: 50, wrong: 0.28 },
    { rule: "one game", truth: 1000, wrong: 0.1 },
    { rule: "four wins", truth: 50, wrong: 0.3 },
  ],
};

Deno.test("a sentence has the numbers of tables as the tables show them", () => {
  const cell = cellReader([table]);
  assertEquals(
    [
      cell("duels", { rule: "one game", truth: 1000 }, "wrong"),
      cell("duels", { rule: "four wins" }, "wrong"),
      cell("duels", { rule: "one game", truth: 1000 }, "truth"),
    ],
    ["0.10", "0.30", "1,000"],
  );
});

Deno.test("a sentence has estimates with their intervals, and times in the unit of their column", () => {
  const timed: Table = {
    ...table,
    columns: [
      ...table.columns,
      { name: "time", unit: "s", kind: "measured", meaning: "of a duel", detail: true },
    ],
    rows: [
      { rule: "a", wrong: { mean: 0.284, low: 0.25, high: 0.32, count: 9 }, time: 0.0123 },
      {
        rule: { text: "b", href: "b.md" },
        wrong: { mean: 0, low: 0, high: 0, count: 9 },
        time: 0.5,
      },
    ],
  };
  const cell = cellReader([timed]);
  assertStrictEquals(cell("duels", { rule: "a" }, "wrong"), "0.28 [0.25, 0.32]");
  assertStrictEquals(cell("duels", { rule: "b" }, "wrong"), "0.00");
  assertStrictEquals(cell("duels", { rule: "a" }, "time"), "12.3 ms");
});

Deno.test("a reference to no cell or to several cells is an error", () => {
  const message = (...asked: Parameters<ReturnType<typeof cellReader>>) =>
    assertThrows(() => cellReader([table])(...asked), UsageError).message;
  assertMatch(message("duel", {}, "wrong"), /^unknown table "duel"; did you mean "duels"/);
  assertMatch(
    message("duels", { truth: 50, rule: "one game" }, "wrongs"),
    /^unknown column "wrongs"/,
  );
  assertMatch(
    message("duels", { truths: 50 }, "wrong"),
    /^unknown column "truths" of table "duels"/,
  );
  assertStrictEquals(
    message("duels", { rule: "one game" }, "wrong"),
    'table "duels": expected one row with {"rule":"one game"} but found 2',
  );
  assertStrictEquals(
    message("duels", { truth: 7 }, "wrong"),
    'table "duels": expected one row with {"truth":7} but found 0',
  );
});
