import { assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import type { VerdictWord } from "matchbox/experiments/mod.ts";
import type { Table } from "matchbox/report/table.ts";
import { checkSameStudy, compareRuns } from "matchbox/runner/compare/compare_runs.ts";
import { compareTables } from "matchbox/runner/compare/compare_tables.ts";
import { type ComparedRun, readComparedRun } from "matchbox/runner/compare/compared_run.ts";
import { git } from "matchbox/runner/machine/git.ts";
import { root, run, withFolder } from "../../fixtures/command.ts";

const estimate = (mean: number, low: number | null, high: number | null) => ({
  ...{ mean, low, high, count: 9 },
});

/** A table of two games with these scores. */
function scores(rows: Table["rows"], name = "scores"): Table {
  return {
    ...{ name, title: "", rows },
    columns: [
      { name: "game", kind: "key", meaning: "" },
      { name: "depth", kind: "key", meaning: "" },
      { name: "score", kind: "exact", meaning: "" },
      { name: "time", kind: "measured", unit: "s", meaning: "" },
      { name: "winner", kind: "exact", meaning: "" },
    ],
  };
}

Deno.test("intervals part when they have no value in common, to the end", () => {
  const parts = (low: number, high: number) =>
    compareTables(
      [scores([{ game: "chess", depth: 1, score: estimate(1, 0, 2) }])],
      [scores([{ game: "chess", depth: 1, score: estimate(low, low, high) }])],
    ).different.map(({ part }) => part);
  assertEquals([parts(2, 3), parts(2.001, 3), parts(-1, 0), parts(-1, -0.001), parts(0.5, 0.6)], [
    [false],
    [true],
    [false],
    [true],
    [false],
  ]);
  const [{ part }] = compareTables(
    [scores([{ game: "chess", depth: 1, score: estimate(1, 0, 2) }])],
    [scores([{ game: "chess", depth: 1, score: estimate(5, null, null) }])],
  ).different;
  assertStrictEquals(part, null);
});

Deno.test("values are compared by the keys of their rows, and what one run lacks is named", () => {
  const ours = scores([
    { game: "chess", depth: 1, score: 3, time: estimate(1, 0.9, 1.1), winner: "White" },
    { game: "chess", depth: 2, score: Infinity, time: 1, winner: null },
    { game: "reversi", depth: 1, score: 7, time: null, winner: "dark" },
  ]);
  const theirs = scores([
    { game: "metelyk", depth: 1, score: 0, time: 1, winner: "" },
    { game: "chess", depth: 2, score: null, time: 1, winner: null },
    { game: "chess", depth: 1, score: 3, time: estimate(2, 1.5, 2.5), winner: "Black" },
  ]);
  assertEquals(compareTables([ours, scores([], "a")], [theirs, scores([], "b")]), {
    compared: 3,
    intervals: 1,
    different: [{
      ...{ table: "scores", row: "chess, 1", column: "time", kind: "measured", unit: "s" },
      a: { value: 1, low: 0.9, high: 1.1 },
      b: { value: 2, low: 1.5, high: 2.5 },
      part: true,
    }],
    only: [
      { run: "a", table: "a", row: null },
      { run: "a", table: "scores", row: "reversi, 1" },
      { run: "b", table: "scores", row: "metelyk, 1" },
      { run: "b", table: "b", row: null },
    ],
  });
});

/** A run of a made-up study. */
function made(name: string, changes: Partial<ComparedRun> = {}): ComparedRun {
  return {
    ...{ name, study: "games", preset: "quick", seed: 1, params: { size: 8 }, commit: null },
    sets: {
      games: {
        columns: [
          { name: "game", kind: "key", meaning: "" },
          { name: "score", kind: "exact", meaning: "" },
          { name: "time", kind: "measured", meaning: "" },
        ],
      },
    },
    rows: { games: [{ game: "chess", score: 1, time: 5 }] },
    claims: [],
    tables: [],
    ...changes,
  };
}

const verdict = (claim: string, verdict: VerdictWord) => ({ claim, verdict });

Deno.test("a run is equal to itself, and measured columns of the rows do not count", async () => {
  const a = made("a", { claims: [verdict("C1", "partly")] });
  const b = { ...a, rows: { games: [{ ...a.rows.games[0], time: 6 }] } };
  assertEquals(await compareRuns(a, b), {
    ...{ study: "games", params: [], rows: null, claims: 1, verdicts: [], problem: null },
    values: { compared: 0, intervals: 0, different: [], only: [] },
  });
});

Deno.test("parameters, rows and verdicts that differ are named", async () => {
  const a = made("a", { claims: [verdict("C1", "partly"), verdict("C2", "confirmed")] });
  const b = made("b", {
    ...{ preset: "custom", seed: 3, params: { size: 6, plies: 2 } },
    rows: { games: [{ game: "chess", score: 2, time: 5 }] },
    claims: [verdict("C1", "refuted"), verdict("C3", "measured")],
  });
  const { params, rows, claims, verdicts } = await compareRuns(a, b);
  assertEquals(params, [
    { name: "preset", a: "quick", b: "custom" },
    { name: "seed", a: 1, b: 3 },
    { name: "size", a: 8, b: 6 },
    { name: "plies", a: null, b: 2 },
  ]);
  assertStrictEquals(rows, "games: row 1, score: 1, b 2 (game chess)");
  assertStrictEquals(claims, 3);
  assertEquals(verdicts, [
    { claim: "C1", a: "partly", b: "refuted" },
    { claim: "C2", a: "confirmed", b: null },
    { claim: "C3", a: null, b: "measured" },
  ]);
});

Deno.test("runs of different studies are not compared", () => {
  assertThrows(
    () => checkSameStudy(made("a"), made("b", { study: "others" })),
    UsageError,
    "a is a run of games, b one of others; expected two runs of one study",
  );
});

Deno.test("a published run is read from its folder and from a commit", async () => {
  const published = readComparedRun("reversi-6x6", "results");
  assertEquals([published.preset, published.seed], ["published", 1]);
  const quick = await compareRuns(published, readComparedRun("reversi-6x6@quick", "results"));
  assertEquals(quick.params[0], { name: "preset", a: "published", b: "quick" });
  assertStrictEquals(quick.problem, null);
  // Without git, or without its history, there are no commits.
  if (git("show", "HEAD:results/reversi-6x6/manifest.json") === null) return;
  const committed = readComparedRun("reversi-6x6@HEAD", "results");
  assertStrictEquals((await compareRuns(committed, committed)).rows, null);
  assertStrictEquals(committed.study, "reversi-6x6");
});

Deno.test("runs that do not exist or are damaged are an error of one line", async () => {
  const message = (name: string, results = "results") =>
    assertThrows(() => readComparedRun(name, results), UsageError).message;
  assertMatch(message("node-count"), /^unknown study "node-count"; did you mean "node-counts"\?/);
  assertMatch(message("node-counts@seed-1"), /"seed-1" is neither a published run nor a commit/);
  assertMatch(message("node-counts@--all"), /"--all" is neither a published run nor a commit/);
  assertMatch(message("node-counts@seed-77"), /^node-counts@seed-77 is not published$/);
  assertMatch(message("out/no_such.json"), /^there is no file "out\/no_such.json"$/);
  assertMatch(message("deno.json"), /^"deno.json" is not a run that `study run --json` wrote: /);
  await withFolder(async (folder) => {
    await Deno.mkdir(`${folder}/node-counts/rows`, { recursive: true });
    const files = ["manifest.json", "claims.json", "rows/timings.csv", "rows/trees.csv"];
    for (const file of files) {
      await Deno.copyFile(`${root}results/node-counts/${file}`, `${folder}/node-counts/${file}`);
    }
    const name = "node-counts";
    assertMatch(message(name, folder), /^node-counts is damaged: rows\/searches.csv is missing$/);
    await Deno.writeTextFile(`${folder}/node-counts/manifest.json`, "{");
    assertMatch(message(name, folder), /manifest.json of node-counts is damaged: [^\n]*$/);
  });
});

Deno.test("files of study run --json are compared on the command line", async () => {
  await withFolder(async (folder) => {
    const study = "tests/fixtures/published_study.ts";
    const files = [`${folder}/one.json`, `${folder}/two.json`];
    const store = ["--store", ":memory:", "--jobs", "0", "--json"];
    for (const [index, file] of files.entries()) {
      const seed = String(index + 1);
      const { stdout } = await run("study", "run", study, "--seed", seed, ...store);
      await Deno.writeTextFile(file, stdout);
    }
    const { code, stdout, stderr } = await run("study", "diff", ...files);
    assertStrictEquals(code, 0, stderr);
    assertMatch(stdout, /^A: .*one.json: quick preset, seed 1$/m);
    assertMatch(stdout, /^\| seed +\| 1 +\| 2 +\|$/m);
    assertMatch(stdout, /^Rows: items: row 1, draw: [\d.]+, .*two.json [\d.]+ \(number 1\)$/m);
    assertMatch(stdout, /^Verdicts: all 2 are equal$/m);
    assertMatch(stdout, /^Values: \d+ of 10 differ; of 0 with intervals in both, 0 part$/m);
    const json = await run("study", "diff", files[0], files[0], "--json");
    const { a, params, rows, verdicts, values } = JSON.parse(json.stdout);
    assertEquals([a.seed, params, rows, verdicts], [1, [], null, []]);
    assertEquals([values.compared, values.different], [10, []]);
    const other = await run("study", "diff", files[0], "node-counts");
    assertStrictEquals(other.code, 2);
    assertMatch(other.stderr, /^error: .*is a run of published-study, node-counts one of node-c/);
  });
});
