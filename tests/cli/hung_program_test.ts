import { assertEquals, assertStrictEquals } from "@std/assert";
import { TextLineStream } from "@std/streams";
import { root, withFolder } from "../fixtures/command.ts";
import { serve } from "../web/serve_process.ts";

const unix = Deno.build.os !== "windows";

/** Starts a program that computes for ever in its main thread, or in another one. */
async function hung(listener: string, busy: "main" | "thread") {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-prompt", "--node-modules-dir=manual", "--allow-read=."],
      ...["tests/fixtures/hung_program.ts", listener, busy],
    ],
    cwd: root,
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream())
    .pipeThrough(new TextLineStream()).getReader();
  assertStrictEquals((await lines.read()).value, "hangs");
  return { child, lines };
}

Deno.test(
  "a signal ends a program whose main thread hangs, by itself",
  { ignore: !unix },
  async () => {
    const cases = [
      ["endAsked", "SIGTERM"],
      ["endAsked", "SIGINT"],
      ["untilInterrupted", "SIGINT"],
    ] as const;
    await Promise.all(cases.map(async ([listener, signal]) => {
      const { child, lines } = await hung(listener, "main");
      child.kill(signal);
      assertStrictEquals((await child.status).signal, signal, `${listener} ${signal}`);
      await lines.cancel();
    }));
  },
);

Deno.test(
  "a second signal ends a program that waits for a thread that computes for ever",
  { ignore: !unix },
  async () => {
    const { child, lines } = await hung("endAsked", "thread");
    child.kill("SIGINT");
    assertStrictEquals((await lines.read()).value, "asked to end");
    child.kill("SIGTERM");
    assertStrictEquals((await child.status).signal, "SIGTERM");
    await lines.cancel();
  },
);

Deno.test(
  "a page that reads nothing does not keep the server from its end",
  { ignore: !unix },
  async () => {
    await withFolder(async (folder) => {
      const server = await serve(["--port", "0", "--store", folder]);
      const { port } = new URL(server.url);
      const connection = await Deno.connect({ port: Number(port) });
      const request = `GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
      await connection.write(new TextEncoder().encode(request.repeat(60)));
      // The first answer has begun.
      await connection.read(new Uint8Array(1));
      assertEquals((await server.end()).code, 0);
      connection.close();
    });
  },
);
