import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { studyKinds } from "matchbox/experiments/new_study.ts";
import { denoIn, root } from "../fixtures/command.ts";
import { commandsIn } from "../fixtures/new_project.ts";
import { copied, withProjectCopy } from "../fixtures/project_copy.ts";
import { long } from "../fixtures/sample_size.ts";

const kinds = Object.keys(studyKinds);

/** The tests that ask something of all studies, notebooks or pages, and their questions. */
const asking = [
  "tests/structure_test.ts",
  "tests/experiments/studies_test.ts",
  "tests/experiments/sources",
  "tests/runner/fingerprint/study_fingerprint_test.ts",
  "tests/runner/ledger",
  "tests/cli/reference_test.ts",
  "tests/web/gallery_test.ts",
];
const questions = [
  "between the rooms|by the import map|names the files|by a detour",
  "study opening-",
  "README and docs|the generated one|published study|published finding|every study and",
  "a changed comment|what a study shows",
  "every link|have a language|each picture|other rooms import",
].join("|");

/** What they read beside the code: all that lies in the project's folder and is not made there. */
const published = [...Deno.readDirSync(root)]
  .map(({ name }) => name)
  .filter((name) => !/^\.|^(node_modules|out)$/.test(name) && !copied.includes(name));

Deno.test(
  "new studies of each kind run at once, and as drafts break no test and no check",
  long,
  async (test) => {
    await withProjectCopy(async (copy) => {
      const { run, names } = commandsIn(copy);
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
      await test.step("which say that they are drafts", async () => {
        const listed = await run(0, "study", "list");
        for (const kind of kinds) {
          const line = `^opening-${kind} +Opening ${kind}\\. .*\\(draft: nothing is published\\)$`;
          assertMatch(listed, new RegExp(line, "m"));
        }
      });

      await test.step("whose tests pass, and whose files are as the project wants them", async () => {
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

      await test.step("which break no check and no test of the project", async () => {
        const checked = await run(0, "check");
        for (const kind of kinds) {
          assertMatch(
            checked,
            new RegExp(`^notebooks/\\d+_opening_${kind}\\.ipynb is a draft: `, "m"),
          );
        }
        const tested = await run(0, "test", ...asking, `--filter=/${questions}/`);
        assertMatch(tested, /ok \| [1-9]\d* passed \| 0 failed/);
      });

      await test.step("which are left out of the pages", async () => {
        const pages = ["README.md", "SOURCES.md", "results/README.md"];
        const texts = () => Promise.all(pages.map((page) => Deno.readTextFile(`${copy}/${page}`)));
        const [before, results] = [await texts(), await names("results")];
        const said = await run(0, "sources");
        const [, drafts] = said.match(/^drafts, left out until they are published: (.*)$/m)!;
        assertEquals(
          drafts.split(", ").filter((id) => id.startsWith("opening-")),
          kinds.map((kind) => `opening-${kind}`).sort(),
        );
        assertEquals(await texts(), before);
        assertEquals(await names("results"), results);
      });
    }, published);
  },
);
