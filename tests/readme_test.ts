import { existsSync } from "node:fs";
import { toFileUrl } from "@std/path";
import {
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertMatch,
  assertNotStrictEquals,
  assertStrictEquals,
} from "@std/assert";
import { denoIn, root, run, withFolder } from "./fixtures/command.ts";
import { withProjectCopy } from "./fixtures/project_copy.ts";
import { long } from "./fixtures/sample_size.ts";

const readme = Deno.readTextFileSync(`${root}README.md`);
const manual = Deno.readTextFileSync(`${root}docs/manual.md`);
const samples = [...manual.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);

/** The most words of the README, as a reader counts them. */
const MOST_WORDS = 1200;

Deno.test("the README is a shop window: short, with pictures and findings, and the manual is elsewhere", () => {
  assertLessOrEqual(readme.split(/\s+/).length, MOST_WORDS);
  const pictures = [...readme.matchAll(/!\[([^\]]+)\]\((\S+?)\)/g)];
  assertEquals(pictures.map(([, , path]) => path), [
    "docs/pictures/menace.png",
    "docs/pictures/tree.svg",
  ]);
  const [, findings] = /<!-- findings: .*?-->(.*?)<!-- deno-fmt-ignore-end -->/s.exec(readme)!;
  assertStrictEquals([...findings.matchAll(/^- \*\*/gm)].length, 5);
  const commands = [...readme.matchAll(/^npx --yes deno@\S+ task --quiet (\w+)$/gm)];
  assertEquals(commands.map(([, task]) => task), ["reproduce", "test"]);
  assertMatch(readme, /\(docs\/manual\.md\)/);
});

Deno.test("every sample of the manual has the types it claims", async () => {
  assertGreater(samples.length, 0);
  await withFolder(async (folder) => {
    const files = samples.map((code, index) => {
      const file = `${folder}/sample_${index}.ts`;
      Deno.writeTextFileSync(file, code);
      return file;
    });
    const args = ["check", "--quiet", "--config", `${root}deno.json`, ...files];
    const { code, stderr } = await denoIn(root, args, { stdout: "piped", stderr: "piped" });
    assertStrictEquals(code, 0, stderr);
  });
});

Deno.test(
  "the manual's question is answered by its own commands, word for word",
  long,
  async () => {
    const section = manual.slice(
      manual.indexOf("## Answer a question"),
      manual.indexOf("## How results"),
    );
    const commands = [...section.matchAll(/^deno (task .*)$/gm)].map(([, line]) => line.split(" "));
    const edits = section.match(/^export const [A-Z]+ =[^]*?;$/gm)!;
    const [, path] = section.match(/In `(lib\/\S+)`\s+write/)!;
    await withProjectCopy(async (copy) => {
      const run = async (args: string[]) => {
        const { code, stdout, stderr } = await denoIn(copy, args);
        assertStrictEquals(code, 0, stderr + stdout);
        return stdout;
      };
      await run(commands[0]);
      let source = await Deno.readTextFile(`${copy}/${path}`);
      for (const edit of edits) {
        const [start] = edit.match(/^export const [A-Z]+ =/)!;
        const old = source.slice(
          source.indexOf(start),
          source.indexOf(";\n", source.indexOf(start)) + 1,
        );
        assertNotStrictEquals(old, edit);
        source = source.replace(old, edit);
      }
      await Deno.writeTextFile(`${copy}/${path}`, source);
      const outputs: string[] = [];
      for (const command of commands.slice(1)) outputs.push(await run(command));
      const verdict =
        /Q1 (confirmed|refuted|not decided): Does greedy:eval=mobility beat greedy:eval=squares/;
      for (const output of outputs.slice(0, 2)) assertMatch(output, verdict);
      assertMatch(outputs[0], /\| +400 \|[^\n]*all played/);
      assertMatch(outputs[1], /\| \w+ is stronger \||too close to matter|test undecided/);
      assertMatch(outputs[2], /ok \| 2 passed \| 0 failed/);
    });
  },
);

Deno.test("the manual's agent plays", async () => {
  await withFolder(async (folder) => {
    const file = `${folder}/agents.ts`;
    Deno.writeTextFileSync(file, samples.find((code) => code.includes("export const agents"))!);
    const args = ["match", "tictactoe", "last", "random", "--games", "2", "--jobs", "0"];
    const { code, stderr, stdout } = await run(...args, "--agents", file, "--store", folder);
    assertStrictEquals(code, 0, stderr);
    assertMatch(stdout, /last/);
  });
});

Deno.test("every file that the README, CONTRIBUTING, the guides and the pages of results link to is there", () => {
  const missing: string[] = [];
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    ...[...Deno.readDirSync(`${root}docs`)].filter(({ isFile }) => isFile)
      .map(({ name }) => `docs/${name}`),
    "results/README.md",
    ...[...Deno.readDirSync(`${root}results`)].filter(({ isDirectory }) => isDirectory)
      .map(({ name }) => `results/${name}/README.md`),
  ];
  for (const page of pages) {
    const text = Deno.readTextFileSync(root + page);
    for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)) {
      const file = new URL(target, new URL(page, toFileUrl(root)));
      if (!existsSync(file)) missing.push(`${page}: ${target}`);
    }
  }
  assertEquals(missing, []);
});
