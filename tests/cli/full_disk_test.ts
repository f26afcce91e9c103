import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { relative } from "@std/path";
import { DatabaseSync } from "node:sqlite";
import { commandArgs, root, run, runJson, runTogether, withFolder } from "../fixtures/command.ts";
import { long } from "../fixtures/sample_size.ts";

const plain = `${root}tests/fixtures/plain_study.ts`;
const study = ["study", "run", plain];
const many = [...study, "--set", "tasks=1200", "--set", "rows=50"];

Deno.test(
  "a full disk is said in one line; the run goes on when there is room; a store that may only be read is read and merged",
  long,
  async () => {
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
        // What the study has left free varies. There is room for a new store, but not for all games.
        await Deno.writeFile(`${disk}/spare`, new Uint8Array(300_000)).catch(assertFull);
        await filled(`${disk}/rest`);
        await Deno.remove(`${disk}/spare`);
        const match = "match reversi:size=6 greedy random --games 4000 --store";
        const refused = await run(...match.split(" "), disk);
        await Deno.remove(`${disk}/rest`);
        assertStrictEquals(refused.code, 1);
        assertMatch(refused.stderr, /^error: [^\n]*full\n$/);

        await filled(`${disk}/rest`);
        const lost = await linesOf(writing(disk));
        for (const { code, stderr } of lost) {
          assertMatch(stderr, /^error: [^\n]* cannot be written: No space left on device\n$/);
          assertStrictEquals(code, 1);
        }
        await Deno.remove(`${disk}/rest`);
        assertEquals(namesIn(disk).filter((name) => /being|\.[0-9a-f]{8}\./.test(name)), []);

        assert(await mounted("-o", "remount,size=30m", disk));
        const kept = tasksIn(`${disk}/plain-study.sqlite`);
        // Three megabytes hold 700 tasks of four kilobytes; the journal may take more than half.
        assertGreater(kept, 100);
        const resumed = await runJson(...many, "--store", disk, "--jobs", "2");
        assert(resumed.complete);
        assertStrictEquals(resumed.resumed, kept);

        assert(await mounted("-o", "remount,ro", disk));
        const read = await run(...many, "--store", disk, "--json");
        assertMatch(
          read.stderr,
          /^warning: [^\n]* cannot be written; what is finished there is read\n$/,
        );
        assertStrictEquals(JSON.parse(read.stdout).resumed, 1200);
        const merge = ["--merge", `${disk}/plain-study.sqlite`];
        const merged = await runJson(...many, "--store", `${folder}/other`, ...merge);
        assertStrictEquals(merged.resumed, 1200);
        for (const { code, stdout, stderr } of await linesOf(writing(disk))) {
          assertMatch(
            stderr,
            /^error: [^\n]*disk[^\n]* cannot be written: Read-only file system\n$/,
          );
          // Before any work is done.
          assertEquals([code, stdout], [1, ""]);
        }
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
  },
);

// Only Linux has /dev/full.
const ignore = Deno.build.os !== "linux";
Deno.test("output that goes to a full disk is an error of one line", { ignore }, async () => {
  for (const line of ["perft tictactoe 2", "perft tictactoe 2 --json", "perft --help"]) {
    const { code, stderr } = await new Deno.Command("sh", {
      args: ["-c", '"$0" "$@" > /dev/full', Deno.execPath(), ...commandArgs(line.split(" "))],
      cwd: root,
    }).output();
    const said = new TextDecoder().decode(stderr);
    assertStrictEquals(said, "error: the output cannot be written: No space left on device\n");
    assertStrictEquals(code, 1);
  }
});

/** Commands that write a file or a folder. They run in the root, and its path may have blanks. */
function writing(disk: string): string[] {
  const place = relative(root, disk);
  return [
    `train tictactoe menace --games 9 --store :memory: --out ${place}/menace.json`,
    `match tictactoe random random --games 200 --jobs 0 --store :memory: --out ${place}/games.txt`,
    `study run ${relative(root, plain)} --jobs 0 --store :memory: --out ${place}/results/plain`,
  ];
}

async function linesOf(lines: readonly string[]) {
  const ended = [...(await runTogether(lines)).values()];
  // A study without workers says first that it times in its own process.
  const warning = /^warning: times are measured in this program.*\n/;
  return ended.map((each) => ({ ...each, stderr: each.stderr.replace(warning, "") }));
}

/** The number of finished tasks in a store. */
function tasksIn(path: string): number {
  const store = new DatabaseSync(path, { readOnly: true });
  const { count } = store.prepare("SELECT count(*) AS count FROM task").get()!;
  store.close();
  return Number(count);
}

/** Fills the rest of a disk with a file. */
async function filled(path: string): Promise<void> {
  const page = new Uint8Array(4096);
  try {
    for (;;) await Deno.writeFile(path, page, { append: true });
  } catch (error) {
    assertFull(error as Error);
  }
}

function assertFull({ message }: Error): void {
  assertMatch(message, /No space left/);
}

function namesIn(folder: string): string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name);
}

async function mounted(...args: string[]): Promise<boolean> {
  try {
    return (await new Deno.Command("mount", { args, stderr: "null" }).output()).success;
  } catch {
    return false;
  }
}
