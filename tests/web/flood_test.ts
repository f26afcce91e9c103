import { setTimeout as delay } from "node:timers/promises";
import { assertLess, assertMatch, assertStrictEquals } from "@std/assert";
import { TestClient } from "./client.ts";
import { CONTINUED, RawConnection, TEXT } from "./raw_connection.ts";
import { serve, type ServeProcess } from "./serve_process.ts";

const unix = Deno.build.os !== "windows";

/** More connections than files that the server may open. */
const [MANY, FILES] = [300, 128];

const tictactoe = { type: "play/agents", spec: "tictactoe" };

/** Runs a test with a server that may open few files; returns what it said on standard error. */
async function withFewFiles(test: (server: ServeProcess) => Promise<void>): Promise<string> {
  const server = await serve(["--port", "0", "--store", ":memory:"], FILES);
  try {
    await test(server);
    const { code, said } = await server.end();
    assertStrictEquals(code, 0, said);
    return said;
  } catch (error) {
    server.kill();
    throw error;
  }
}

/** The most memory that a process has used, in MB; only Linux tells. */
async function peakOf(pid: number): Promise<number> {
  const { stdout } = await new Deno.Command("cat", { args: [`/proc/${pid}/status`] }).output();
  return Number(new TextDecoder().decode(stdout).match(/^VmHWM:\s+(\d+) kB$/m)![1]) / 1000;
}

async function statusOf(url: string): Promise<number> {
  const { status, body } = await fetch(url);
  await body?.cancel();
  return status;
}

/** Opens many connections, some of which may be closed while others are opened. */
async function open(
  many: number,
  connect: () => Promise<RawConnection>,
): Promise<AsyncDisposable & { readonly open: RawConnection[]; readonly refused: Error[] }> {
  const made = await Promise.allSettled(Array.from({ length: many }, connect));
  const open = made.filter((each) => each.status === "fulfilled").map(({ value }) => value);
  return {
    open,
    refused: made.filter((each) => each.status === "rejected").map(({ reason }) => reason),
    [Symbol.asyncDispose]() {
      for (const each of open) each[Symbol.dispose]();
      return Promise.resolve();
    },
  };
}

/** Connects once there is room: the server learns later than we that a connection is closed. */
async function openWhenThereIsRoom(url: string): Promise<RawConnection> {
  for (const end = Date.now() + 10_000;; await delay(20)) {
    try {
      return await RawConnection.socket(url);
    } catch (error) {
      if (!(error as Error).message.startsWith("HTTP/1.1 503 ") || Date.now() > end) throw error;
    }
  }
}

Deno.test(
  "half requests and pages beyond the open files end nothing",
  { ignore: !unix },
  async (t) => {
    const said = await withFewFiles(async ({ url, pid }) => {
      await using before = await TestClient.connect(url);
      await t.step("while there are too many half requests, others are answered", async () => {
        await using _flood = await open(MANY, () => RawConnection.half(url));
        for (let i = 0; i < 5; i++) assertStrictEquals(await statusOf(url), 200);
        await using during = await TestClient.connect(url);
        await during.done(tictactoe);
        await before.done(tictactoe);
      });
      await t.step("too many pages are refused in words, and files still come", async () => {
        await using flood = await open(MANY, () => RawConnection.socket(url));
        assertMatch(flood.refused.at(-1)!.message, /^HTTP\/1\.1 503 /);
        assertStrictEquals(await statusOf(url), 200);
        await before.done(tictactoe);
      });
      await t.step({
        name: "a message without an end takes no memory",
        ignore: Deno.build.os !== "linux",
        async fn() {
          using connection = await openWhenThereIsRoom(url);
          const first = await peakOf(pid);
          const part = new Uint8Array(32_000_000);
          const send = async () => {
            for (let i = 0; i < 10; i++) await connection.frame(i === 0 ? TEXT : CONTINUED, part);
          };
          // The server may end the connection before it has come to all.
          await send().catch(() => {});
          const grown = await peakOf(pid) - first;
          assertLess(grown, 100, "MB, of 320 that were sent");
          await before.done(tictactoe);
        },
      });
      await t.step("after them there is room again", async () => {
        await using after = await TestClient.connect(url);
        await after.done(tictactoe);
      });
    });
    // And nothing else.
    assertMatch(
      said,
      /^warning: this program may open so few files that at most \d\d connections .*\n$/,
    );
  },
);
