/**
 * What code of one's own may import: nothing is downloaded for it, and no name reaches the network.
 *
 * @module
 */
import { assertEquals, assertStrictEquals } from "@std/assert";
import { command, root, run, withFolder } from "../fixtures/command.ts";

/** What is not part of the project, or reaches beyond a thread. */
const FOREIGN = [
  "npm:left-pad@1.3.0",
  "npm:what-a-file-contains",
  "jsr:@std/assert",
  "https://esm.sh/left-pad",
];
const BEYOND_THE_THREAD = [
  ...["node:v8", "v8", "node:module", "node:worker_threads", "NODE:worker_threads", " node:v8"],
  ...["node:vm", "node:inspector", "node:child_process", "node:wasi", "npm:valibot@1.5.0"],
];

/** Code that imports each of them in several ways, and then fails with those that could be imported. */
function importing(specifiers: readonly string[]): string {
  return `
    const found = [];
    for (const specifier of ${JSON.stringify(specifiers)}) {
      const quoted = JSON.stringify(specifier);
      const ways = [
        specifier,
        "data:text/javascript,import " + encodeURIComponent(quoted),
        "data:text/javascript,export * from " + encodeURIComponent(quoted),
        URL.createObjectURL(new Blob(["import * as all from " + quoted], { type: "text/javascript" })),
      ];
      for (const way of ways) await import(way).then(() => found.push(way), () => {});
      await (0, eval)("import(" + quoted + ")").then(() => found.push("eval " + specifier), () => {});
    }
    throw new Error("imported: " + JSON.stringify(found));
  `;
}

/** Runs the command with a proxy that counts who asks for the network. */
async function askedWhile(...args: string[]): Promise<{ readonly asked: number; said: string }> {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  let asked = 0;
  const counting = (async () => {
    for await (const connection of listener) {
      asked++;
      connection.close();
    }
  })();
  const proxy = `http://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`;
  const env = { HTTPS_PROXY: proxy, HTTP_PROXY: proxy, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
  const { stderr } = await command(args, { env }).output();
  listener.close();
  await counting;
  return { asked, said: new TextDecoder().decode(stderr) };
}

for (const kind of ["agents", "a study"]) {
  Deno.test(`${kind} of one's own can import no package or address that is not of the project`, async () => {
    await withFolder(async (folder) => {
      const lock = await Deno.readTextFile(`${root}deno.lock`);
      const file = `${folder}/own.ts`;
      const specifiers = kind === "agents" ? [...FOREIGN, ...BEYOND_THE_THREAD] : FOREIGN;
      await Deno.writeTextFile(file, importing(specifiers));
      const { asked, said } = kind === "agents"
        ? await askedWhile("match", "tictactoe", "random", "random", "--agents", file)
        : await askedWhile("study", "run", file, "--store", ":memory:");
      assertStrictEquals(/imported: .*$/m.exec(said)?.[0], "imported: []", said);
      assertStrictEquals(asked, 0);
      assertStrictEquals(await Deno.readTextFile(`${root}deno.lock`), lock);
      const packages = Deno.readDirSync(`${root}node_modules/.deno`);
      assertEquals([...packages].filter(({ name }) => name.startsWith("left-pad")), []);
    });
  });
}

Deno.test("agents of one's own that import statically are refused in one line", async () => {
  await withFolder(async (folder) => {
    for (
      const [source, reason] of [
        [`import "npm:left-pad@1.3.0";`, /cannot be loaded: .*npm:left-pad@1\.3\.0/],
        [`import "https://esm.sh/left-pad";`, /cannot be loaded: .*https:\/\/esm\.sh\/left-pad/],
        [`import v8 from "node:v8"; v8;`, /: an agent of one's own cannot import node:v8$/m],
        [
          `import { Worker } from "node:worker_threads"; Worker;`,
          /an agent of one's own cannot import node:worker_threads/,
        ],
      ] as const
    ) {
      await Deno.writeTextFile(`${folder}/own.ts`, source);
      const { code, stderr } = await run(
        ...["match", "tictactoe", "random", "random", "--agents", `${folder}/own.ts`],
      );
      assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
      assertStrictEquals(reason.test(stderr), true, stderr);
      assertStrictEquals(code, 2);
    }
  });
});
