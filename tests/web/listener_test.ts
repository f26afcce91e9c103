import { assertEquals, assertStrictEquals } from "@std/assert";
import { defaultLimits } from "matchbox/web/limits.ts";
import { Listener } from "matchbox/web/listener.ts";
import type { TcpStream } from "matchbox/web/tcp_stream.ts";
import { RawConnection } from "./raw_connection.ts";

/** What the system says when a program has too many open files. */
const outOfFiles = () =>
  Object.assign(new Error("Too many open files (os error 24)"), { code: "EMFILE" });

/** Runs a test whose listeners are refused a connection whenever `refused` says so; returns what was warned of. */
async function withRefusals(refused: () => boolean, test: () => Promise<void>): Promise<string[]> {
  const { listen } = Deno;
  const { error } = console;
  const said: string[] = [];
  Object.assign(Deno, {
    listen(options: Deno.TcpListenOptions) {
      const listener = listen(options);
      const accept = listener.accept.bind(listener);
      const faulty = () => refused() ? Promise.reject(outOfFiles()) : accept();
      return Object.assign(listener, { accept: faulty });
    },
  });
  console.error = (line) => said.push(line);
  try {
    await test();
  } finally {
    Object.assign(Deno, { listen });
    console.error = error;
  }
  return said;
}

Deno.test("a listener that is refused a file closes who waits longest, and goes on", async () => {
  const streams: TcpStream[] = [];
  let refusals = 1;
  const said = await withRefusals(() => streams.length === 30 && refusals-- > 0, async () => {
    const listener = new Listener("127.0.0.1", 0, defaultLimits, (stream) => {
      streams.push(stream);
      // The second one answers a request, so that it is not closed.
      if (streams.length === 2) listener.answers(stream);
    });
    const url = `http://127.0.0.1:${listener.port}/`;
    const connections: RawConnection[] = [];
    for (let i = 0; i < 30; i++) connections.push(await RawConnection.open(url));
    assertStrictEquals(await connections[0].closed(), "");
    assertStrictEquals(listener.room, 15);
    assertEquals(streams.map(({ destroyed }) => destroyed).indexOf(true), 0);
    assertStrictEquals(streams[1].destroyed, false);
    assertStrictEquals(streams[29].destroyed, false);
    // One more is accepted, and another gives way to it.
    connections.push(await RawConnection.open(url));
    assertStrictEquals(await connections[16].closed(), "");
    assertStrictEquals(streams.length, 31);
    listener.close();
    for (const connection of connections) connection[Symbol.dispose]();
  });
  assertEquals(said, ["warning: too many open files; for a minute 15 connections at most"]);
});
