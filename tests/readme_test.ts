import { assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { denoIn, root, run, withFolder } from "./fixtures/command.ts";

const readme = Deno.readTextFileSync(`${root}README.md`);
const samples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);

Deno.test("every sample of the README has the types it claims", async () => {
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

Deno.test("the README's agent plays", async () => {
  await withFolder(async (folder) => {
    const file = `${folder}/agents.ts`;
    Deno.writeTextFileSync(file, samples.find((code) => code.includes("export const agents"))!);
    const args = ["match", "tictactoe", "last", "random", "--games", "2", "--jobs", "0"];
    const { code, stderr, stdout } = await run(...args, "--agents", file, "--store", folder);
    assertStrictEquals(code, 0, stderr);
    assertMatch(stdout, /last/);
  });
});
