import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { loadStudy } from "matchbox/experiments/mod.ts";
import { checkRun } from "matchbox/runner/publish/check_run.ts";
import { digestOfSources } from "matchbox/runner/fingerprint/sources.ts";
import { type Manifest, sealed } from "matchbox/runner/publish/manifest.ts";
import { json, writeResults, writeRows } from "matchbox/runner/publish/write_run.ts";
import { isRunName } from "matchbox/runner/publish/run_names.ts";
import { publishSeed } from "matchbox/runner/publish/publish_seed.ts";
import { type Preset, runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { strangeNames, verifyStudy } from "matchbox/runner/publish/verify.ts";
import { withFolder } from "../../fixtures/command.ts";

const reference = fromFileUrl(new URL("../../fixtures/published_study.ts", import.meta.url));
const study = await loadStudy(reference);
const executors = localExecutors(0);
const verify = (results: string, preset?: Preset) =>
  verifyStudy(reference, results, { executors, preset });

Deno.test("newly published results are reproduced with every preset, and different verdicts are reported", async () => {
  await withResults(async (results) => {
    const quick = await verify(results);
    assertEquals([quick.status, quick.problems, quick.changed], ["reproduced", [], []]);
    assertEquals(quick.runs.map(({ preset, rows }) => [preset, rows]), [["quick", 6]]);
    assertEquals(quick.verdicts, [
      {
        claim: "T1",
        verdicts: {
          quick: "confirmed",
          published: "refuted",
          thorough: "refuted",
          "seed-2": "refuted",
        },
        hangs: false,
      },
    ]);
    const all = await verify(results, "thorough");
    assertEquals([all.status, all.problems], ["reproduced", []]);
    assertEquals(all.runs.map(({ preset, rows }) => [preset, rows]), [
      ["quick", 6],
      ["published", 13],
      ["thorough", 21],
    ]);
  });
});

Deno.test("a study without published results is distinguished from one with missing files", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    await Deno.remove(join(folder, "quick"), { recursive: true });
    const { status, problems } = await verify(results);
    assertEquals([status, problems], ["different", ["quick is missing"]]);
    // The thorough preset is published only on request.
    await Deno.remove(join(folder, "thorough"), { recursive: true });
    assertEquals((await verify(results)).problems, ["quick is missing"]);
    await Deno.remove(folder, { recursive: true });
    assertStrictEquals((await verify(results)).status, "unpublished");
  });
});

Deno.test("every changed, missing or additional file of results is named", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    const files = filesIn(folder);
    assertStrictEquals(files.length, 2 * 9 + 2 * 5);
    for (const path of files) {
      const file = join(folder, path);
      const bytes = Deno.readFileSync(file);
      const changed = bytes.slice();
      changed[changed.length >> 1] ^= 1;
      Deno.writeFileSync(file, changed);
      assertNames(await problemsOf(folder, path), path);
      Deno.removeSync(file);
      assertNames(await problemsOf(folder, path), path);
      Deno.writeFileSync(file, bytes);
    }
    for (
      const path of ["tables/old.csv", "notes.txt", "quick/README.md", "thorough/x/y", "seed-1/y"]
    ) {
      Deno.mkdirSync(join(folder, path, ".."), { recursive: true });
      Deno.writeTextFileSync(join(folder, path), "");
      assertEquals(await problemsOf(folder, path), [`${path} does not belong there`]);
      Deno.removeSync(join(folder, path));
    }
    assertEquals(await problemsOf(folder, ""), []);
  });
});

Deno.test({
  name: "a file that leads to a device or a pipe is named, and not read",
  ignore: Deno.build.os === "windows",
  async fn() {
    await withResults(async (results) => {
      const folder = join(results, "published-study");
      for (
        const path of ["rows/items.csv", "manifest.json", "quick/claims.json", "figures/draws.svg"]
      ) {
        const file = join(folder, path);
        const bytes = Deno.readFileSync(file);
        Deno.removeSync(file);
        Deno.symlinkSync("/dev/zero", file);
        const said = "cannot be read: it is a device, a pipe or a socket; expected a file";
        assertEquals(await problemsOf(folder, path), [`${path} ${said}`]);
        Deno.removeSync(file);
        Deno.writeFileSync(file, bytes);
      }
      Deno.writeTextFileSync(join(results, "notes.txt"), "");
      Deno.writeTextFileSync(join(results, "README.md"), "");
      Deno.mkdirSync(join(results, "other"));
      assertEquals(await strangeNames(results, ["published-study"], ["README.md"]), [
        "other",
        "notes.txt",
      ]);
    });
  },
});

Deno.test("every changed, missing or additional value of a manifest is noticed", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    const path = join(folder, "quick", "manifest.json");
    const manifest = JSON.parse(Deno.readTextFileSync(path));
    let changes = 0;
    for (const change of changesOf(manifest)) {
      Deno.writeTextFileSync(path, json(change));
      const { problems } = await checkRun({ study, name: "quick", folder });
      assertGreater(problems.length, 0, JSON.stringify(change));
      for (const problem of problems) assert(!problem.includes("\n"), problem);
      changes++;
    }
    assertGreater(changes, 150);
    Deno.writeTextFileSync(path, JSON.stringify(manifest));
    assertEquals(await problemsOf(folder, "quick"), [
      "quick/manifest.json was changed after it was written",
    ]);
  });
});

Deno.test("a manifest with an adjusted digest is still compared with the study and the rows", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    const path = join(folder, "quick", "manifest.json");
    const { digest: _, ...manifest } = JSON.parse(Deno.readTextFileSync(path)) as Manifest;
    const wrong: [Partial<Manifest>, RegExp][] = [
      [{ study: "another" }, /has another study: "another", now "published-study"/],
      [{ title: "D" }, /another title/],
      [{ preset: "published" }, /another preset/],
      [{ params: { tasks: 6 } }, /another params: \{"tasks":6\}, now \{"tasks":5\}/],
      [{ command: "deno task study run" }, /another command/],
      [{ seed: 2 }, /another seed: 2, now 1/],
      [{ tasks: 7 }, /another tasks: 7, now 6/],
      [{ sources: { a: "b" } }, /a fingerprint that is not the digest of its sources/],
      [{ date: "yesterday" }, /is damaged: date: /],
      [{ seconds: -1 }, /is damaged: seconds: /],
    ];
    for (const [change, message] of wrong) {
      Deno.writeTextFileSync(path, json(sealed({ ...manifest, ...change })));
      const { problems } = await checkRun({ study, name: "quick", folder });
      assertStrictEquals(problems.length, 1);
      assertMatch(problems[0], message);
    }
  });
});

Deno.test("a changed table, verdict or row is named with row and column", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    const replace = (path: string, from: RegExp, to: string) => {
      const text = Deno.readTextFileSync(join(folder, path));
      Deno.writeTextFileSync(join(folder, path), text.replace(from, to));
      return () => Deno.writeTextFileSync(join(folder, path), text);
    };
    const undo = replace("tables/draws.csv", /^("draw, 3"),[\d.]+/m, "$1,7");
    assertMatch(
      (await verify(results)).problems.join("\n"),
      /^tables\/draws.csv does not follow from the rows: row 3, draw: 7, by the rows 0[.\d]*$/,
    );
    undo();
    const restore = replace("quick/claims.json", /fewer than ten/, "fewer than six");
    assertMatch(
      (await verify(results)).problems.join("\n"),
      /^quick\/claims.json does not follow from the rows: line 4: .*fewer than six.*, by the rows .*fewer than ten/,
    );
    restore();
    replace("quick/rows/items.csv", /^(2,"draw, 2"),[\d.]+/m, "$1,0.5005");
    const { problems } = await verify(results);
    assertStrictEquals(problems[0], "quick/rows/items.csv is not the file that was published");
    assertMatch(
      problems.at(-1)!,
      /^quick preset, items: row 2, draw: [\d.]+, published 0.5005 \(number 2\)$/,
    );
  });
});

Deno.test("published rows that are consistent but not reproduced are noticed by a new run", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    // The rows of another seed with the manifest of seed 1 and adjusted digests.
    const other = await runStudy(reference, {
      preset: "published",
      seed: 2,
      executors,
      store: ":memory:",
    });
    const quick = join(folder, "quick");
    const kept = await Deno.makeTempDir();
    await new Deno.Command("cp", { args: ["-R", quick, kept] }).output();
    await writeResults(folder, { ...other, seed: 1 });
    await new Deno.Command("cp", { args: ["-R", join(kept, "quick"), folder] }).output();
    await Deno.remove(kept, { recursive: true });
    assertStrictEquals((await verify(results)).status, "reproduced");
    const { status, problems } = await verify(results, "published");
    assertStrictEquals(status, "different");
    assertMatch(problems[0], /^published preset, items: row 1, draw: /);
    assertStrictEquals(
      problems[1],
      "published preset, artifacts/draws.json comes out as another one",
    );
  });
});

Deno.test("sources changed since publication are named, even if no number changes", async () => {
  await withResults(async (results) => {
    const path = join(results, "published-study", "quick", "manifest.json");
    const { digest: _, ...manifest } = JSON.parse(Deno.readTextFileSync(path)) as Manifest;
    const sources: Record<string, string> = { ...manifest.sources, "lib/gone.ts": "0".repeat(16) };
    sources["lib/base/random.ts"] = "1".repeat(16);
    sources["valibot"] = "npm:valibot@0.1.0";
    Deno.writeTextFileSync(
      path,
      json(sealed({ ...manifest, sources, fingerprint: digestOfSources(sources) })),
    );
    const { status, changed } = await verify(results);
    assertStrictEquals(status, "reproduced");
    assertEquals(changed, ["lib/base/random.ts", "lib/gone.ts", "valibot"]);
  });
});

Deno.test("a damaged file does not hide the problems of the others", async () => {
  await withResults(async (results) => {
    const folder = join(results, "published-study");
    const write = (path: string, text: string) => Deno.writeTextFileSync(join(folder, path), text);
    write("manifest.json", "{");
    write("rows/items.csv", "number,na");
    write("quick/rows/items.csv", '"');
    Deno.removeSync(join(folder, "quick", "rows", "totals.csv"));
    write("quick/artifacts/draws.json", "[]");
    write("thorough/claims.json", "[]");
    write("seed-2/manifest.json", "[]");
    const problems = (await verify(results)).problems.map((problem) =>
      problem.replaceAll(`${folder}/`, "").replace(/( is damaged| does not follow).*/, "$1")
    );
    assertEquals(problems, [
      "quick/rows/items.csv is damaged",
      "quick/rows/totals.csv is missing",
      "quick/artifacts/draws.json is not the file that was published",
      "manifest.json is damaged",
      "rows/items.csv is damaged",
      "thorough/claims.json does not follow",
      // It names the seeds that can be read.
      "thorough/README.md does not follow",
      "seed-2/manifest.json is damaged",
    ]);
  });
});

Deno.test("a study that cannot be loaded and rows that cannot be shown give one line each", async () => {
  await withResults(async (results) => {
    const missing = await verifyStudy("/no/such/study.ts", results);
    assertEquals([missing.status, missing.problems.length], ["different", 1]);
    const folder = join(results, "published-study");
    Deno.writeTextFileSync(join(folder, "quick", "rows", "totals.csv"), "draws\n");
    const { problems } = await verify(results);
    assertMatch(problems.join("\n"), /what is shown cannot be made from the rows: /);
    for (const problem of problems) assert(!problem.includes("\n"), problem);
  });
});

/** Publishes all presets of the study, and a second seed, for a test. */
async function withResults(test: (results: string) => Promise<void>): Promise<void> {
  await withFolder(async (results) => {
    const folder = join(results, "published-study");
    const run = (preset: Preset) => runStudy(reference, { preset, executors, store: ":memory:" });
    await writeResults(folder, await run("published"));
    await writeRows(join(folder, "quick"), await run("quick"));
    await writeResults(join(folder, "thorough"), await run("thorough"));
    await publishSeed(reference, { seed: 2, results, executors, store: ":memory:" });
    await test(results);
  });
}

/** The problems of the run of a file. */
async function problemsOf(folder: string, path: string): Promise<readonly string[]> {
  const [first] = path.split("/");
  const name = isRunName(first) ? first : "published";
  return (await checkRun({ study, name, folder })).problems;
}

function assertNames(problems: readonly string[], path: string): void {
  assert(problems.some((problem) => problem.includes(path)), `${path}: ${problems.join("\n")}`);
  for (const problem of problems) assert(!problem.includes("\n"), problem);
}

/** Variants of the value with each part changed, omitted, or copied under another name. */
function* changesOf(value: unknown): Generator<unknown> {
  if (typeof value === "string") yield `${value}0`;
  else if (typeof value === "number") yield value + 1;
  else if (typeof value === "boolean") yield !value;
  else if (value === null) yield "x";
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const changed of changesOf(item)) yield value.with(index, changed);
      yield value.toSpliced(index, 1);
    }
  } else {
    const object = value as Record<string, unknown>;
    for (const [name, item] of Object.entries(object)) {
      for (const changed of changesOf(item)) yield { ...object, [name]: changed };
      const { [name]: _, ...rest } = object;
      yield rest;
    }
    yield { ...object, other: "x" };
  }
}
