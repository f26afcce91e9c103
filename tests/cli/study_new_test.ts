import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { studyKinds } from "matchbox/experiments/new_study.ts";
import { denoIn } from "../fixtures/command.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";

for (const kind of studyKinds) {
  Deno.test(`a new study of kind ${kind} has a test and a notebook, is listed, and runs at once`, async () => {
    await withProjectCopy(async (copy) => {
      const task = async (...args: string[]) => {
        const { code, stdout, stderr } = await denoIn(copy, args);
        assertStrictEquals(code, 0, stderr + stdout);
        return stdout;
      };
      const written = await task("task", "study", "new", "opening-moves", "--kind", kind);
      const files = [...written.matchAll(/^wrote (.*)$/gm)].map(([, file]) => file);
      assertEquals(files.slice(0, 2), [
        "lib/experiments/studies/opening_moves/study.ts",
        "tests/experiments/opening_moves_test.ts",
      ]);
      assertMatch(files[2], /^notebooks\/\d\d_opening_moves\.ipynb$/);

      assertMatch(await task("task", "study", "list"), /^opening-moves +Opening moves\. /m);
      const run = await task("task", "study", "run", "opening-moves");
      assertMatch(run, /Q1 (confirmed|refuted|not decided): /);
      const figures = Deno.readDirSync(`${copy}/out/studies/opening-moves/figures`);
      assertStrictEquals([...figures].length, 1);
      assertMatch(await task("task", "test", files[1]), /ok \| 2 passed \| 0 failed/);

      const notebook = await Deno.readTextFile(`${copy}/${files[2]}`);
      assertStrictEquals(JSON.parse(notebook).nbformat, 4);
      assertMatch(notebook, /runInNotebook\(\\"opening-moves\\"\)/);
      for (const file of files) {
        assertNotMatch(await Deno.readTextFile(`${copy}/${file}`), /my[-_ ]study/i);
      }
      await task("fmt", "--check", ...files.slice(0, 2));
      await task("lint", ...files.slice(0, 2));
      await task("check", ...files.slice(0, 2));
    });
  });
}
