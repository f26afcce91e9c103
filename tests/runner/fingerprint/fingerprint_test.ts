import { assertMatch, assertNotStrictEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { toFileUrl } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { fingerprint } from "matchbox/runner/fingerprint/fingerprint.ts";
import { nameOf } from "matchbox/runner/files/project_files.ts";
import { localExecutors, runWork } from "matchbox/runner/work/run_work.ts";
import { openRunStore } from "matchbox/runner/store/store.ts";
import { sameForAll } from "matchbox/runner/work/task.ts";
import { root, withFolder } from "../../fixtures/command.ts";
import { withProjectCopy } from "../../fixtures/project_copy.ts";

Deno.test("a fingerprint changes with every file and every package version that its modules import", async () => {
  await withProjectCopy(async (copy) => {
    const before = await fingerprintIn(copy);
    assertMatch(before, /^[0-9a-f]{16}$/);
    assertStrictEquals(await fingerprintIn(copy), before);
    for (
      const [file, from, to] of [
        // Imported by a relative path, by a name of the import map, and by one within it.
        ["lib/base/errors.ts", "UsageError", "UsageError "],
        ["lib/base/unknown_name.ts", "closestString", "closestString "],
        ["packages/std/text.ts", "export", " export"],
        ["deno.json", "deno-std@1.4.0", "deno-std@1.4.1"],
        ["deno.json", "pure-rand@", "pure-rand@1"],
      ]
    ) {
      const path = `${copy}/${file}`;
      const text = Deno.readTextFileSync(path);
      Deno.writeTextFileSync(path, text.replace(from, to));
      assertNotStrictEquals(await fingerprintIn(copy), before, `${file}: ${to}`);
      Deno.writeTextFileSync(path, text);
    }
    // None of these is imported.
    Deno.writeTextFileSync(`${copy}/packages/std/csv.ts`, "");
    assertStrictEquals(await fingerprintIn(copy), before);
  });
});

Deno.test("files that a module names relative to itself are part of its fingerprint", async () => {
  await withFolder(async (folder) => {
    const module = toFileUrl(`${folder}/study.ts`);
    const source = 'const book = new URL("./book.json", import.meta.url);';
    await Deno.writeTextFile(module, source);
    const digests = new Set<string>();
    for (const book of ["{}", "[]"]) {
      await Deno.writeTextFile(`${folder}/book.json`, book);
      digests.add(fingerprint([module]).digest);
    }
    await Deno.remove(`${folder}/book.json`);
    digests.add(fingerprint([module]).digest);
    assertStrictEquals(digests.size, 3);
  });
});

Deno.test("a worker refuses a job with other sources", async () => {
  await withFolder(async (folder) => {
    const file = toFileUrl(`${folder}/work.ts`);
    await Deno.writeTextFile(
      file,
      "export const work = { id: 'w', sets: {}, run: () => ({ rows: {} }) };",
    );
    const job = { module: nameOf(file), fingerprint: fingerprint([file]), params: {}, seed: 1 };
    await Deno.writeTextFile(file, "export const work = 'another';");
    const { work } = { work: { id: "w", sets: {}, run: () => ({ rows: {} }) } };
    const identity = {
      study: "w",
      params: "",
      seed: 1,
      fingerprints: sameForAll(job.fingerprint.digest),
    };
    const store = openRunStore(identity, ":memory:");
    const { signal } = new AbortController();
    await assertRejects(
      () =>
        runWork([{ key: "a", data: null }], localExecutors(1).shared, {
          ...{ work, job, store, signal },
          onEnded() {},
        }),
      SetupError,
      `those of the job ${job.fingerprint.digest}; were files changed during the run?`,
    );
    store.close();
  });
});

/** The fingerprint of a module that imports lib/base, computed by the code of the copy itself. */
async function fingerprintIn(copy: string): Promise<string> {
  const script = `
    const { fingerprint } = await import(${
    JSON.stringify(`file://${copy}/lib/runner/fingerprint/fingerprint.ts`)
  });
    console.log(fingerprint([new URL(${
    JSON.stringify(`file://${copy}/lib/games/registry.ts`)
  })]).digest);`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--quiet",
      // The copy's own configuration may name a missing version.
      "--config",
      `${root}deno.json`,
      "--allow-read",
      `data:text/javascript,${encodeURIComponent(script)}`,
    ],
  }).output();
  return new TextDecoder().decode(stdout).trim();
}
