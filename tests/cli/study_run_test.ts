import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { command, root, run, runJson, withFolder } from "../fixtures/command.ts";
import { memoryOf } from "../fixtures/processes.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const plain = `${root}tests/fixtures/plain_study.ts`;
const slow = [plain, "--set", "tasks=60", "--set", "work=20"];

/** The same rows at once: how long a task works is not seen in them. */
const quick = [...slow, "--set", "work=0"];

/** Rows of a large study. */
const ROWS = sampleSize(20_000, 1_000_000);

interface RunJson {
  readonly sets: {
    readonly items: {
      readonly rows: Record<string, unknown>[];
      readonly columns: { name: string; kind: string }[];
    };
  };
  readonly resumed: number;
  readonly complete: boolean;
}

Deno.test("a run killed in the middle gives, started again, the rows of one that was never killed", async () => {
  await withFolder(async (folder) => {
    const args = ["study", "run", ...slow, "--jobs", "2", "--store"];
    const whole = await runJson("study", "run", ...quick, "--jobs", "0", "--store", ":memory:");
    assertStrictEquals(whole.resumed, 0);

    const child = command([...args, `${folder}/killed`]).spawn();
    await storeHolds(`${folder}/killed/plain-study.sqlite`, 50_000);
    child.kill("SIGKILL");
    assertStrictEquals((await child.output()).signal, "SIGKILL");

    const again = await runJson(...args, `${folder}/killed`);
    assert(again.resumed > 0 && again.resumed < 60, `resumed ${again.resumed}`);
    assertStrictEquals(exactColumns(again), exactColumns(whole));
  });
});

Deno.test("Ctrl-C stops a run cleanly: exit code 130, what is finished is kept, a line says so", async () => {
  await withFolder(async (folder) => {
    const args = ["study", "run", ...slow, "--jobs", "2", "--store", folder];
    const child = command(args).spawn();
    await storeHolds(`${folder}/plain-study.sqlite`, 50_000);
    child.kill("SIGINT");
    const { code, stderr } = await child.output();
    assertStrictEquals(code, 130);
    assertMatch(new TextDecoder().decode(stderr), /^stopped; finished tasks are kept, [^\n]*\n$/);
    const again = await runJson(...args);
    assert(again.resumed > 0 && again.complete);
  });
});

Deno.test("1 and 3 workers give the same bytes", async () => {
  await withFolder(async (folder) => {
    const files = await Promise.all(["1", "3"].map(async (jobs) => {
      const out = `${folder}/out${jobs}`;
      const finished = await run(
        ...["study", "run", plain, "--jobs", jobs, "--store", `${folder}/${jobs}`, "--out", out],
      );
      assertStrictEquals(finished.code, 0, finished.stderr);
      return withoutLastColumn(await Deno.readTextFile(`${out}/rows/items.csv`));
    }));
    assertStrictEquals(files[0].split("\n").length, 62);
    assertStrictEquals(files[1], files[0]);
  });
});

Deno.test("a task that throws is named with parameters and error, the rest is kept, exit code 1", async () => {
  await withFolder(async (folder) => {
    const throwing = `${root}tests/fixtures/throwing_study.ts`;
    const { code, stderr } = await run("study", "run", throwing, "--jobs", "2", "--store", folder);
    assertStrictEquals(code, 1);
    assertMatch(
      stderr,
      /task "task 7" with \{"tasks":20,"rows":3,"work":0\}: RangeError: seven is too many/,
    );
    assertMatch(stderr, /1 of 20 tasks failed; the others are finished and kept/);
    const again = await command([
      "study",
      "run",
      throwing,
      "--json",
      "--jobs",
      "0",
      "--store",
      folder,
    ]).output();
    assertStrictEquals(JSON.parse(new TextDecoder().decode(again.stdout)).resumed, 19);
  });
});

Deno.test("a damaged store is said in one line and moved aside, and the run goes on", async () => {
  await withFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/plain-study.sqlite`, "not a database");
    const { code, stderr } = await run(
      "study",
      "run",
      plain,
      "--json",
      "--jobs",
      "0",
      "--store",
      folder,
    );
    assertStrictEquals(code, 0);
    const [damaged, ...others] = stderr.trim().split("\n");
    assertMatch(damaged, /^warning: .*is not a store of Matchbox; moved aside to /);
    // Without workers there is no fresh process for what is timed.
    assertEquals(others.length, 1, stderr);
    assertMatch(others[0], /^warning: times are measured in this program/);
    assertStrictEquals(
      await Deno.readTextFile(`${folder}/plain-study.sqlite.damaged`),
      "not a database",
    );
  });
});

Deno.test("shards on two machines, merged, are the whole run", async () => {
  await withFolder(async (folder) => {
    for (const shard of ["1/2", "2/2"]) {
      const store = `${folder}/${shard[0]}`;
      const { code, stdout } = await run(
        ...["study", "run", plain, "--shard", shard, "--jobs", "0", "--store", store],
      );
      assertStrictEquals(code, 0);
      assertMatch(stdout, new RegExp(`shard ${shard}: 10 tasks done and kept`));
    }
    const merge = ["1", "2"].flatMap((n) => ["--merge", `${folder}/${n}/plain-study.sqlite`]);
    const merged = await runJson(
      "study",
      "run",
      plain,
      ...["--jobs", "0"],
      "--store",
      `${folder}/all`,
      ...merge,
    );
    assertStrictEquals(merged.resumed, 20);
    const whole = await runJson(
      ...["study", "run", plain, "--jobs", "0", "--store", `${folder}/whole`],
    );
    assertStrictEquals(exactColumns(merged), exactColumns(whole));
  });
});

Deno.test(`a study of ${ROWS} rows runs and resumes within 1 GiB of memory`, async () => {
  await withFolder(async (folder) => {
    const tasks = ROWS / 10;
    const args = ["--set", `tasks=${tasks}`, "--set", "rows=10", "--jobs", "2"];
    const files = ["--store", folder, "--out", `${folder}/out`];
    const child = command(["study", "run", plain, ...args, ...files]).spawn();
    await storeHolds(`${folder}/plain-study.sqlite`, 250_000);
    child.kill("SIGKILL");
    await child.output();

    const resumed = command(["study", "run", plain, ...args, ...files]).spawn();
    const peak = peakMemory(resumed.pid);
    const { code, stdout } = await resumed.output();
    assertStrictEquals(code, 0);
    assertMatch(
      new TextDecoder().decode(stdout),
      new RegExp(`${tasks} tasks, [1-9]\\d* of them from the store, ${ROWS} rows`),
    );
    const mebibytes = await peak;
    assertLess(mebibytes, 1024, `${mebibytes} MiB`);
    assertGreater(mebibytes, 10, "the memory was never read");
  });
});

Deno.test("--out takes the place of an earlier run's results, and of nothing else", async () => {
  await withFolder(async (folder) => {
    const args = ["study", "run", plain, "--jobs", "0", "--store", `${folder}/store`, "--out"];
    const out = `${folder}/results/`;
    assertStrictEquals((await run(...args, out)).code, 0);
    await Deno.writeTextFile(`${out}rows/old.csv`, "");
    assertStrictEquals((await run(...args, out)).code, 0);
    assertEquals([...Deno.readDirSync(`${out}rows`)].map(({ name }) => name), ["items.csv"]);
    for (const name of ["notes.txt", "quick"]) {
      await Deno.mkdir(`${out}${name}`);
      const { code, stderr } = await run(...args, out);
      assertStrictEquals(code, 2);
      assertMatch(
        stderr,
        new RegExp(`^error: folder "[^\n]*" holds "${name}", which is not of a run;`),
      );
      await Deno.remove(`${out}${name}`);
    }
    await Deno.mkdir(`${folder}/mine`);
    await Deno.writeTextFile(`${folder}/mine/README.md`, "precious");
    assertStrictEquals((await run(...args, `${folder}/mine`)).code, 2);
    assertStrictEquals(await Deno.readTextFile(`${folder}/mine/README.md`), "precious");
  });
});

/** Waits until a run has written so many bytes of finished tasks. */
async function storeHolds(store: string, bytes: number): Promise<void> {
  for (let written = 0; written < bytes;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    written = await Deno.stat(`${store}-wal`).then(({ size }) => size, () => 0);
  }
}

/** The rows without measured columns, as text. */
function exactColumns({ sets: { items: { rows, columns } } }: RunJson): string {
  const names = columns.filter(({ kind }) => kind !== "measured").map(({ name }) => name);
  return JSON.stringify(rows.map((row) => names.map((name) => row[name])));
}

function withoutLastColumn(csv: string): string {
  return csv.replaceAll(/,[^,\n]*$/gm, "");
}

/** The largest resident memory of a process seen while it lives, in MiB. */
async function peakMemory(pid: number): Promise<number> {
  let peak = 0;
  while (true) {
    const kibibytes = await memoryOf(pid);
    if (kibibytes === 0) return peak;
    peak = Math.max(peak, kibibytes / 1024);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

Deno.test("study artifact writes what a finished task has kept, with its digest", async () => {
  await withFolder(async (folder) => {
    const chained = `${root}tests/fixtures/chained_study.ts`;
    const args = [chained, "--set", "chains=1", "--store", folder];
    const artifact = (...more: string[]) => run("study", "artifact", ...more);
    const early = await artifact(chained, "all", ...args.slice(1));
    assertMatch(early.stderr, /^error: task "all" of chained-study has not finished .*\n$/);
    assertStrictEquals(early.code, 2);

    const { sets } = await runJson("study", "run", ...args, "--jobs", "0");
    const out = `${folder}/sum`;
    const key = "chain 1 step 20";
    const written = await runJson(
      "study",
      "artifact",
      chained,
      key,
      ...args.slice(1),
      "--out",
      out,
    );
    const bytes = await Deno.readFile(out);
    assertStrictEquals(new DataView(bytes.buffer).getFloat64(0), sets.champions.rows[0].sum);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
    assertEquals(written, {
      ...{ study: "chained-study", task: key, file: out, bytes: 8 },
      digest: `sha256:${digest.slice(0, 16)}`,
    });

    const again = await artifact(chained, "all", ...args.slice(1), "--out", out);
    assertMatch(again.stderr, /the file exists and is not this artifact; expected a new name\n$/);
    assertEquals(await Deno.readFile(out), bytes);
    const unknown = await artifact(chained, "chain 1", ...args.slice(1));
    assertMatch(
      unknown.stderr,
      /^error: unknown task "chain 1" .*something kept: "chain 1 step 1", /,
    );
  });
});
