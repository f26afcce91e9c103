import { assertEquals, assertRejects } from "@std/assert";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { startServer } from "matchbox/web/server.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { serveVerb } from "../../cli/serve.ts";
import { withFolder } from "../fixtures/command.ts";

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
