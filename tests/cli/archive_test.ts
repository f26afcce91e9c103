import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { zstdDecompressSync } from "node:zlib";
import { plainText } from "matchbox/runner/machine/program.ts";
import { root } from "../fixtures/command.ts";
import { commandsIn } from "../fixtures/new_project.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";

/** Runs a program in a folder, and returns what it printed. */
async function printed(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    ...{ args, cwd, env: plainText },
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

Deno.test("archive holds the last commit, with checksums that fit and a page that says what it is", async () => {
  await withProjectCopy(async (copy) => {
    const { run, write, names: namesIn } = commandsIn(copy);
    const git = (...args: string[]) =>
      printed(copy, "git", "-c", "user.name=a", "-c", "user.email=a@b", ...args);
    await Deno.mkdir(`${copy}/results`);
    await printed(copy, "cp", "-R", `${root}results/node-counts`, "results");
    await write(".gitignore", "node_modules\nout\n");
    assertMatch(await run(1, "archive"), /^error: no repository of git is here;.*\n$/);
    await git("init", "--quiet");
    await git("add", "--all");
    assertMatch(await run(2, "archive"), /^error: \d+ files differ from the last commit.*\n$/);
    await git("commit", "--quiet", "--message", "All");

    assertMatch(await run(2, "archive", "--out", "out/a.zip"), /ends in \.tar\.zst/);
    const said = await run(0, "archive", "--out", "out/a.tar.zst");
    const names = (await git("ls-files")).trimEnd().split("\n");
    assertMatch(said, new RegExp(`^wrote out/a\\.tar\\.zst: .* with ${names.length} files, `, "m"));
    // A whole path names the same.
    await run(0, "archive", "--out", `${copy}/out/b.tar.zst`);
    const bytes = await Deno.readFile(`${copy}/out/a.tar.zst`);
    assertEquals(await Deno.readFile(`${copy}/out/b.tar.zst`), bytes);

    assertEquals(await namesIn("out"), ["a.tar.zst", "b.tar.zst"]);

    await Deno.writeFile(`${copy}/out/a.tar`, zstdDecompressSync(bytes));
    await printed(`${copy}/out`, "tar", "-xf", "a.tar", "--strip-components=1");
    // It prints what differs, and fails on it.
    const check = ["--check", "--quiet", "CHECKSUMS.sha256"];
    assertStrictEquals(await printed(`${copy}/out`, "sha256sum", ...check), "");
    const sums = await Deno.readTextFile(`${copy}/out/CHECKSUMS.sha256`);
    assertStrictEquals(sums.trimEnd().split("\n").length, names.length + 1);
    const page = await Deno.readTextFile(`${copy}/out/DATA.md`);
    assertMatch(page, /\[node-counts\]\(results\/node-counts\/README\.md\)/);
    assertMatch(page, new RegExp((await git("rev-parse", "HEAD")).trim()));
  });
});
