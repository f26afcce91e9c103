import { existsSync } from "node:fs";
import { assert, assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import { randomStream } from "matchbox/base/mod.ts";
import {
  listFolders,
  replaceFolder,
  restoreFolder,
  tidyFolders,
} from "matchbox/runner/files/replace_folder.ts";
import { denoIn, root, withFolder } from "../../fixtures/command.ts";

const FILES = 20;

/** Replaces a folder again and again by files that contain the number of the replacement. */
const WRITER = `
  import { replaceFolder } from "${root}lib/runner/files/replace_folder.ts";
  for (let time = Number(Deno.args[1]);; time++) {
    await replaceFolder(Deno.args[0], async (fresh) => {
      for (let i = 0; i < ${FILES}; i++) await Deno.writeTextFile(fresh + "/" + i, String(time));
    });
  }
`;

Deno.test("a writer killed at any moment leaves the old folder or the new one", async () => {
  await withFolder(async (folder) => {
    const script = join(folder, "writer.ts");
    await Deno.writeTextFile(script, WRITER);
    const target = join(folder, "results", "study");
    const random = randomStream("kill");
    for (let time = 0; time < 12; time++) {
      const before = versionOf(target);
      const child = new Deno.Command(Deno.execPath(), {
        args: ["run", "--quiet", "--no-check", "--config", `${root}deno.json`]
          .concat("--allow-read", "--allow-write", script, target, `${before + 1}`),
        stderr: "null",
      }).spawn();
      // Waits until it has replaced the folder of the previous writer.
      while (versionOf(target) <= before) await wait(2);
      await wait(random.below(20));
      child.kill("SIGKILL");
      await child.status;
      restoreFolder(target);
      const files = [...Deno.readDirSync(target)];
      assertStrictEquals(files.length, FILES);
      const versions = new Set(files.map(({ name }) => Deno.readTextFileSync(join(target, name))));
      assertStrictEquals(versions.size, 1, [...versions].join());
    }
    await tidyFolders(join(folder, "results"));
    assertEquals([...Deno.readDirSync(join(folder, "results"))].map(({ name }) => name), ["study"]);
  });
});

Deno.test("two writers of one folder at once leave one of both, and nothing else", async () => {
  await withFolder(async (folder) => {
    const target = join(folder, "study");
    const script = `
      import { replaceFolder } from "${root}lib/runner/files/replace_folder.ts";
      for (let time = 0; time < 100; time++) {
        await replaceFolder("${target}", async (fresh) => {
          for (const name of "abc") await Deno.writeTextFile(fresh + "/" + name, Deno.args[0]);
        });
      }
    `;
    await Deno.writeTextFile(`${folder}/writer.ts`, script);
    const args = ["run", "--quiet", "--no-check", "--config", `${root}deno.json`]
      .concat("--allow-read", "--allow-write", "writer.ts");
    for (
      const { code, stderr } of await Promise.all(
        ["1", "2"].map((writer) => denoIn(folder, [...args, writer])),
      )
    ) {
      assertStrictEquals(code, 0, stderr);
    }
    const texts = ["a", "b", "c"].map((name) => Deno.readTextFileSync(join(target, name)));
    assertStrictEquals(new Set(texts).size, 1);
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), [
      "study",
      "writer.ts",
    ]);
  });
});

Deno.test("a replacement interrupted between its two steps is undone", async () => {
  await withFolder(async (folder) => {
    const target = join(folder, "study");
    const replaced = `${target}.0a1b2c3d.being-replaced`;
    Deno.mkdirSync(replaced);
    Deno.writeTextFileSync(`${replaced}/a`, "old");
    Deno.mkdirSync(`${target}.0a1b2c3d.being-written`);
    assertEquals(await listFolders(folder), []);
    restoreFolder(target);
    assertStrictEquals(Deno.readTextFileSync(`${target}/a`), "old");
    await tidyFolders(folder);
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["study"]);
    // After the second step the rest of the old folder is removed, and the new one stays.
    Deno.mkdirSync(replaced);
    restoreFolder(target);
    assertStrictEquals(Deno.readTextFileSync(`${target}/a`), "old");
    await tidyFolders(folder);
    assert(!existsSync(replaced));
  });
});

Deno.test("a failed write leaves the old folder unchanged", async () => {
  await withFolder(async (folder) => {
    const target = join(folder, "study");
    await replaceFolder(target, (fresh) => Deno.writeTextFile(`${fresh}/a`, "old"));
    await assertRejects(
      () =>
        replaceFolder(target, async (fresh) => {
          await Deno.writeTextFile(`${fresh}/a`, "new");
          throw new Error("no room");
        }),
      Error,
      "no room",
    );
    assertStrictEquals(Deno.readTextFileSync(`${target}/a`), "old");
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["study"]);
  });
});

/** The number in the folder's first file; 0 without a file. */
function versionOf(folder: string): number {
  try {
    return Number(Deno.readTextFileSync(join(folder, "0")));
  } catch {
    return 0;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
