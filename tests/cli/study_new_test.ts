import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { studyKinds } from "matchbox/experiments/new_study.ts";
import { denoIn } from "../fixtures/command.ts";
import { commandsIn } from "../fixtures/new_project.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";
import { long } from "../fixtures/sample_size.ts";

const kinds = Object.keys(studyKinds);

Deno.test(
  "a new study of each kind has a test and a notebook, is listed, and runs at once",
  long,
  async (test) => {
    await withProjectCopy(async (copy) => {
      const { run } = commandsIn(copy);
      const deno = async (...args: string[]) => {
        const { code, stdout, stderr } = await denoIn(copy, args);
        assertStrictEquals(code, 0, stderr + stdout);
      };
      const sources: string[] = [];
      for (const kind of kinds) {
        await test.step(`of kind ${kind}`, async () => {
          const written = await run(0, "study", "new", `opening-${kind}`, "--kind", kind);
          const files = [...written.matchAll(/^wrote (.*)$/gm)].map(([, file]) => file);
          assertEquals(files.slice(0, 3), [
            `lib/experiments/studies/opening_${kind}/run.ts`,
            `lib/experiments/studies/opening_${kind}/show.ts`,
            `tests/experiments/opening_${kind}_test.ts`,
          ]);
          assertMatch(files[3], new RegExp(String.raw`^notebooks/\d\d_opening_${kind}\.ipynb$`));
          sources.push(...files.slice(0, 3));

          const shown = await run(0, "study", "run", `opening-${kind}`, "--jobs", "0");
          assertMatch(shown, /Q1 (confirmed|refuted|not decided): /);
          const figures = Deno.readDirSync(`${copy}/out/studies/opening-${kind}/figures`);
          assertStrictEquals([...figures].length, 1);

          const notebook = await Deno.readTextFile(`${copy}/${files[3]}`);
          assertStrictEquals(JSON.parse(notebook).nbformat, 4);
          assertMatch(notebook, new RegExp(String.raw`runInNotebook\(\\"opening-${kind}\\"\)`));
          for (const file of files) {
            assertNotMatch(
              await Deno.readTextFile(`${copy}/${file}`),
              /my[-_ ]study|<question>|<method>|<try>/i,
            );
          }
        });
      }
      // At once for all, because most of the time of each goes into reading the library.
      const listed = await run(0, "study", "list");
      for (const kind of kinds) {
        assertMatch(listed, new RegExp(`^opening-${kind} +Opening ${kind}\\. `, "m"));
      }
      const tests = sources.filter((file) => file.startsWith("tests/"));
      assertStrictEquals(tests.length, kinds.length);
      const passed = 2 * kinds.length;
      assertMatch(
        await run(0, "test", ...tests),
        new RegExp(String.raw`ok \| ${passed} passed \| 0 failed`),
      );
      await deno("fmt", "--check", ...sources);
      await deno("lint", ...sources);
      await deno("check", ...sources);
    });
  },
);

Deno.test(
  "a draft breaks no test and no check, is said to be a draft, and is left out of the pages",
  long,
  async () => {
    await withProjectCopy(async (copy) => {
      const { run, names } = commandsIn(copy);
      await run(0, "study", "new", "first-moves");
      assertMatch(
        await run(0, "study", "list"),
        /^first-moves .*\(draft: nothing is published\)$/m,
      );
      assertMatch(await run(0, "check"), /^notebooks\/\d+_first_moves\.ipynb is a draft: /m);
      const asking =
        "README and docs|the generated one|published study|published finding|every study and";
      const files = [
        "experiments/sources",
        "runner/ledger",
        "cli/reference_test.ts",
        "web/gallery_test.ts",
      ];
      const tested = await run(
        0,
        "test",
        ...files.map((file) => `tests/${file}`),
        `--filter=/${asking}/`,
      );
      assertMatch(tested, /ok \| [1-9]\d* passed \| 0 failed/);
      const pages = ["README.md", "SOURCES.md", "results/README.md"];
      const before = await Promise.all(pages.map((page) => Deno.readTextFile(`${copy}/${page}`)));
      assertMatch(
        await run(0, "sources"),
        /drafts, left out until they are published: first-moves/,
      );
      const after = await Promise.all(pages.map((page) => Deno.readTextFile(`${copy}/${page}`)));
      assertEquals(after, before);
      assertEquals((await names("results")).includes("first-moves"), false);
    }, [
      "tests",
      "results",
      "docs",
      "README.md",
      "SOURCES.md",
      "LICENSES.md",
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      "bench",
    ]);
  },
);
