import { assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { TextLineStream } from "@std/streams";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { Owners } from "matchbox/web/owners.ts";
import { startServer } from "matchbox/web/server.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { plainText } from "matchbox/runner/machine/program.ts";
import { serveVerb } from "../../cli/serve.ts";
import { command, withFolder } from "../fixtures/command.ts";

const usual = { port: "0", host: "127.0.0.1", store: ":memory:" };

Deno.test("a port, an address or a store that cannot be is refused in one line", async () => {
  const lines: [Partial<typeof usual>, RegExp][] = [
    [{ port: "70000" }, /--port .*: expected a whole number from 0 to 65535 but found "70000"/],
    [{ port: "http" }, /expected a whole number/],
    [{ host: "localhost" }, /^--host: expected 127\.0\.0\.1 or 0\.0\.0\.0 but found "localhost"$/],
  ];
  for (const [flags, message] of lines) {
    const error = await assertRejects(() => serveVerb({ ...usual, ...flags }), UsageError);
    assertEquals(error.message.match(message)?.length, 1, error.message);
  }
});

Deno.test("a port that is taken is said in one line, and nothing stays open", async () => {
  await withFolder(async (folder) => {
    const options = {
      ...{ hostname: "127.0.0.1", channels: [], files: () => Promise.resolve(undefined) },
      services: {
        folder,
        owners: new Owners({ token: "" }),
        pool: new AgentPool(1),
        experience: new ExperienceThread(":memory:"),
      },
    };
    const server = startServer({ ...options, port: 0 });
    const { port } = new URL(server.url);
    await assertRejects(
      // deno-lint-ignore require-await -- an error becomes a rejection
      async () => startServer({ ...options, port: Number(port) }),
      SetupError,
      `port ${port} is taken; expected a free one, e.g. --port ${Number(port) + 1}`,
    );
    await server.close();
  });
});

/** Serves the page with `--open` where PATH is this folder alone, until a line of its output was looked at. */
async function withOpen(
  folder: string,
  output: "stdout" | "stderr",
  look: (line: string) => Promise<void>,
): Promise<void> {
  await using child = command(["serve", "--port", "0", "--store", ":memory:", "--open"], {
    env: { ...plainText, PATH: folder },
    [output === "stdout" ? "stderr" : "stdout"]: "null",
  }).spawn();
  const lines = child[output].pipeThrough(new TextDecoderStream())
    .pipeThrough(new TextLineStream()).getReader();
  await look((await lines.read()).value!);
  child.kill("SIGTERM");
  while (!(await lines.read()).done);
  assertStrictEquals((await child.status).code, 0);
}

const unix = Deno.build.os !== "windows";

Deno.test("--open hands the address to the system's browser", { ignore: !unix }, async () => {
  await withFolder(async (folder) => {
    const opened = `${folder}/opened`;
    for (const name of ["xdg-open", "open"]) {
      const script = `#!/bin/sh\necho "$# $1" > "${opened}"\n`;
      await Deno.writeTextFile(`${folder}/${name}`, script, { mode: 0o755 });
    }
    await withOpen(folder, "stdout", async (line) => {
      let text = "";
      while (!text.endsWith("\n")) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        text = await Deno.readTextFile(opened).catch(() => "");
      }
      assertStrictEquals(line, `Matchbox is at ${text.slice("1 ".length, -1)}`);
    });
  });
});

Deno.test("--open without a browser says the address and goes on", { ignore: !unix }, async () => {
  await withFolder(async (folder) => {
    await withOpen(folder, "stderr", async (line) => {
      const [, url] = line.match(/^no browser was found; open (http:\S+) in one$/)!;
      const page = await fetch(url);
      await page.body?.cancel();
      assertStrictEquals(page.status, 200);
    });
  });
});
