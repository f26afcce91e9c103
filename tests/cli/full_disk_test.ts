import { assert, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { root, run, withFolder } from "../fixtures/command.ts";

const study = ["study", "run", `${root}tests/fixtures/plain_study.ts`, "--json"];
const many = [...study, "--set", "tasks=1200", "--set", "rows=50"];

Deno.test("a full disk is said in one line; the run goes on when there is room; a store that may only be read is read and merged", async () => {
  await withFolder(async (folder) => {
    const disk = `${folder}/disk`;
    await Deno.mkdir(disk);
    if (!await mounted("-t", "tmpfs", "-o", "size=3m", "tmpfs", disk)) {
      console.error("skipped: a small disk cannot be mounted here");
      return;
    }
    try {
      for (const jobs of ["2", "0"]) {
        const { code, stdout, stderr } = await run(...many, "--store", disk, "--jobs", jobs);
        assertStrictEquals(code, 1, stderr);
        assertStrictEquals(stdout, "");
        assertMatch(
          stderr,
          /^error: what was finished cannot be kept in [^\n]*plain-study.sqlite: [^\n]*full\n$/,
        );
      }
      const match = "match reversi:size=6 greedy random --games 4000 --store";
      const refused = await run(...match.split(" "), disk);
      assertStrictEquals(refused.code, 1);
      assertMatch(refused.stderr, /^error: [^\n]*full\n$/);

      assert(await mounted("-o", "remount,size=30m", disk));
      const resumed = await runJson(...many, "--store", disk, "--jobs", "2");
      assert(resumed.complete);
      // Three megabytes hold some hundred tasks of four kilobytes, whatever the journal takes.
      assertGreater(resumed.resumed, 300);

      assert(await mounted("-o", "remount,ro", disk));
      const read = await run(...many, "--store", disk);
      assertMatch(
        read.stderr,
        /^warning: [^\n]* cannot be written; what is finished there is read\n$/,
      );
      assertStrictEquals(JSON.parse(read.stdout).resumed, 1200);
      const merge = ["--merge", `${disk}/plain-study.sqlite`];
      const merged = await runJson(...many, "--store", `${folder}/other`, ...merge);
      assertStrictEquals(merged.resumed, 1200);
      const more = await run(...study, "--set", "tasks=10", "--store", disk);
      assertStrictEquals(more.code, 1);
      assertMatch(
        more.stderr,
        /^warning: [^\n]*\nerror: [^\n]*plain-study.sqlite cannot be written\n$/,
      );
    } finally {
      await new Deno.Command("umount", { args: [disk] }).output();
    }
  });
});

async function mounted(...args: string[]): Promise<boolean> {
  try {
    return (await new Deno.Command("mount", { args, stderr: "null" }).output()).success;
  } catch {
    return false;
  }
}

async function runJson(...args: string[]): Promise<{ complete: boolean; resumed: number }> {
  const { code, stdout, stderr } = await run(...args);
  assertStrictEquals(code, 0, stderr);
  return JSON.parse(stdout);
}
