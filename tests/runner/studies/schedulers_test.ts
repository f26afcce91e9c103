import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { plainText } from "matchbox/runner/machine/program.ts";
import { root, withFolderOutside } from "../../fixtures/command.ts";
import { long } from "../../fixtures/sample_size.ts";

const STUDY = "tests/fixtures/plain_study.ts";

/** What a clone needs for a study of the tests; the packages are linked. */
const parts = ["lib", "packages", "cli", "cli.ts", "deno.json", "deno.lock", "package.json"];
const fixtures = ["made_up.ts", "plain_study.ts"];

async function bash(
  folder: string,
  script: string,
  env: Record<string, string>,
): Promise<{ code: number; stderr: string }> {
  const { code, stderr } = await new Deno.Command("bash", {
    args: [`schedulers/${script}`, STUDY, "--set", "tasks=20"],
    cwd: folder,
    env: { DENO: Deno.execPath(), ...plainText, ...env },
  }).output();
  return { code, stderr: new TextDecoder().decode(stderr) };
}

async function copy(from: readonly string[], to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  await new Deno.Command("cp", { args: ["-R", ...from, to] }).output();
}

Deno.test(
  "four shards in four clones, two of Slurm and two of Kubernetes, merge to the bytes of one run",
  long,
  async () => {
    await withFolderOutside(async (folder) => {
      const clones = ["a", "b", "c", "d"].map((name) => `${folder}/${name}`);
      await Promise.all(clones.map(async (clone) => {
        await copy([...parts, "schedulers"].map((part) => root + part), clone);
        await copy(
          fixtures.map((name) => `${root}tests/fixtures/${name}`),
          `${clone}/tests/fixtures`,
        );
        await Deno.symlink(`${root}node_modules`, `${clone}/node_modules`);
      }));
      const ended = await Promise.all(clones.map((clone, index) =>
        bash(
          clone,
          index < 2 ? "slurm_array.sh" : "shard.sh",
          index < 2
            ? {
              SLURM_ARRAY_TASK_ID: `${index + 1}`,
              SLURM_ARRAY_TASK_MAX: "4",
              SLURM_CPUS_PER_TASK: "1",
              SLURM_SUBMIT_DIR: clone,
            }
            : { JOB_COMPLETION_INDEX: `${index}`, SHARDS: "4" },
        )
      ));
      assertEquals(ended.map(({ code }) => code), [0, 0, 0, 0], ended[0].stderr);
      for (const [index, clone] of clones.entries()) {
        if (index > 0) await copy([`${clone}/out/shards/${index + 1}`], `${clones[0]}/out/shards`);
      }
      const merged = await bash(clones[0], "merge.sh", {});
      assertStrictEquals(merged.code, 0, merged.stderr);

      const { runStudy } = await import("matchbox/runner/studies/run_study.ts");
      const { localExecutors } = await import("matchbox/runner/work/run_work.ts");
      const whole = await runStudy(`${root}${STUDY}`, {
        ...{ set: { tasks: 20 }, store: ":memory:", executors: localExecutors(0) },
      });
      const rows = await Deno.readTextFile(`${clones[0]}/out/studies/plain-study/rows/items.csv`);
      assertEquals(
        rows.trim().split("\n").slice(1).map((line) => line.split(",").slice(0, 4).map(Number)),
        whole.rows.items.map(({ number, item, draw, common }) =>
          [number, item, draw, common] as number[]
        ),
      );
      const { tasks, resumed } = JSON.parse(
        await Deno.readTextFile(`${clones[0]}/out/studies/plain-study/manifest.json`),
      );
      assertEquals({ tasks, resumed }, { tasks: 20, resumed: 20 });
    });
  },
);

Deno.test("a shard without a number, or a merge without shards, says what is missing", async () => {
  await withFolderOutside(async (folder) => {
    await copy([`${root}schedulers`], folder);
    for (
      const [script, env, expected] of [
        ["shard.sh", {}, /expected SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX/],
        ["shard.sh", { JOB_COMPLETION_INDEX: "0" }, /expected the number of shards in SHARDS/],
        ["merge.sh", {}, /its shards in out\/shards\//],
      ] as const
    ) {
      const { code, stderr } = await bash(folder, script, env);
      assertStrictEquals(code, 2);
      assertMatch(stderr, expected);
    }
  });
});
