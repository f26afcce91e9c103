import { existsSync } from "node:fs";
import {
  assert,
  assertEquals,
  assertGreater,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import {
  finishPublication,
  publishedFolder,
  publishTogether,
} from "matchbox/runner/publish/publish_together.ts";
import { listFolders } from "matchbox/runner/files/replace_folder.ts";
import { denoIn, root, withFolder } from "../../fixtures/command.ts";

/** Publishes, and kills itself before its n-th change of the disk; prints the number of changes otherwise. */
const KILLED = `
  import { publishTogether } from "${root}lib/runner/publish/publish_together.ts";
  const [nth, from] = Deno.args;
  let changes = 0;
  for (const name of ["mkdir", "copyFile", "rename", "renameSync", "remove"]) {
    const change = Deno[name];
    Deno[name] = (...args) => {
      if (changes++ === Number(nth)) Deno.kill(Deno.pid, "SIGKILL");
      return change(...args);
    };
  }
  await publishTogether({ results: "results", notebooks: "notebooks" }, {
    studies: { first: from + "/first", second: from + "/second" },
    notebooks: { "01_first.ipynb": from + "/01_first.ipynb" },
  });
  console.log(changes);
`;

Deno.test("a program killed before any of the steps of a publication leaves all of the old or all of the new", async () => {
  await withFolder(async (folder) => {
    const places = { results: `${folder}/results`, notebooks: `${folder}/notebooks` };
    await Deno.writeTextFile(`${folder}/publish.ts`, KILLED);
    for (const text of ["old", "new"]) await made(`${folder}/${text}`, text);
    const publish = (before: number, from: string) =>
      denoIn(folder, [
        ...["run", "--quiet", "--no-check", "--config", `${root}deno.json`],
        ...["--allow-read", "--allow-write", "--allow-run", "publish.ts", `${before}`, from],
      ]);

    await Deno.mkdir(places.notebooks);
    const steps = Number((await publish(-1, "old")).stdout);
    assertGreater(steps, 10);
    assertEquals(await published(places), ["old"]);

    const left: string[] = [];
    for (let step = 0; step < steps; step++) {
      const { code } = await publish(step, "new");
      assertStrictEquals(code, 128 + 9, `step ${step}`);
      // Readers see one publication as a whole, even before it is finished.
      const read = await readers(places.results);
      assertEquals(new Set(read).size, 1, `${step}: ${read}`);
      left.push(read[0]);
      await finishPublication(places);
      assertEquals(await published(places), [read[0]], `step ${step}`);
      assertEquals(await namesIn(places.results), ["first", "second"]);
      assertEquals(await namesIn(places.notebooks), ["01_first.ipynb"]);
      if (read[0] === "new") assertStrictEquals((await publish(-1, "old")).code, 0);
    }
    const decided = left.indexOf("new");
    assertGreater(decided, 0);
    assert(left.slice(decided).every((text) => text === "new"), left.join());
  });
});

Deno.test("a copy that fails leaves the published results as they are", async () => {
  await withFolder(async (folder) => {
    const places = { results: `${folder}/results`, notebooks: `${folder}/notebooks` };
    await made(`${folder}/old`, "old");
    await Deno.mkdir(places.notebooks);
    const from = (name: string) => ({
      studies: { first: `${folder}/${name}/first`, second: `${folder}/${name}/second` },
      notebooks: { "01_first.ipynb": `${folder}/${name}/01_first.ipynb` },
    });
    await publishTogether(places, from("old"));
    await made(`${folder}/new`, "new");
    await Deno.remove(`${folder}/new/01_first.ipynb`);
    await assertRejects(
      () => publishTogether(places, from("new")),
      SetupError,
      "cannot be written",
    );
    assertEquals(await published(places), ["old"]);
    assertEquals(await namesIn(places.results), ["first", "second"]);
  });
});

Deno.test("folders of an interrupted publication are not those of studies", async () => {
  await withFolder(async (folder) => {
    await Deno.mkdir(`${folder}/.publication/results/first`, { recursive: true });
    await Deno.mkdir(`${folder}/first`);
    assertEquals(await listFolders(folder), ["first"]);
    assertStrictEquals(publishedFolder(folder, "first"), `${folder}/.publication/results/first`);
    assertStrictEquals(publishedFolder(folder, "second"), `${folder}/second`);
  });
});

/** Makes two studies of two files and a notebook, all with the same text. */
async function made(folder: string, text: string): Promise<void> {
  for (const study of ["first", "second"]) {
    await Deno.mkdir(`${folder}/${study}/quick`, { recursive: true });
    await Deno.writeTextFile(`${folder}/${study}/a`, text);
    await Deno.writeTextFile(`${folder}/${study}/quick/b`, text);
  }
  await Deno.writeTextFile(`${folder}/01_first.ipynb`, text);
}

/** The different texts of all published files. */
async function published({ results, notebooks }: Record<string, string>): Promise<string[]> {
  const paths = ["first/a", "first/quick/b", "second/a", "second/quick/b"];
  const files = [...paths.map((path) => join(results, path)), join(notebooks, "01_first.ipynb")];
  return [...new Set(await Promise.all(files.map((file) => Deno.readTextFile(file))))];
}

/** The texts that a reader finds. */
async function readers(results: string): Promise<string[]> {
  const files = ["first", "second"].flatMap((id) =>
    ["a", "quick/b"].map((path) => join(publishedFolder(results, id), path))
  );
  return await Promise.all(files.map((file) => Deno.readTextFile(file)));
}

async function namesIn(folder: string): Promise<string[]> {
  assert(existsSync(folder));
  return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name).sort();
}
