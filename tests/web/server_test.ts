import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { isOurHost, isOurOrigin } from "matchbox/web/visitors.ts";
import { withServer } from "./with_server.ts";

/** The status of a request with any headers: `fetch` sets some itself. */
async function rawRequest(url: string, lines: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(url);
  using connection = await Deno.connect({ hostname, port: Number(port) });
  const upgrading = lines.some((line) => line.startsWith("Upgrade"));
  const end = `Connection: ${upgrading ? "upgrade" : "close"}`;
  const text = [...lines, end, "", ""].join("\r\n");
  await connection.write(new TextEncoder().encode(text));
  const buffer = new Uint8Array(4096);
  const read = await connection.read(buffer);
  return Number(new TextDecoder().decode(buffer.subarray(0, read!)).split(" ")[1]);
}

const upgrade = [
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
];

Deno.test("only the page itself, under a name of this machine, gets answers", async () => {
  await withServer(async (url) => {
    const { host } = new URL(url);
    const status = (lines: readonly string[]) => rawRequest(url, lines);
    const page = "GET / HTTP/1.1";
    assertStrictEquals(await status([page, `Host: ${host}`]), 200);
    // A foreign name that points to this machine.
    assertStrictEquals(await status([page, "Host: evil.example"]), 421);
    assertStrictEquals(await status([page, `Host: ${host}.evil.example`]), 421);
    assertStrictEquals(await status(["POST / HTTP/1.1", `Host: ${host}`]), 405);
    for (const path of ["/deno.json", "/../deno.json", "/%2e%2e/deno.json", "//etc/passwd", "/x"]) {
      assertStrictEquals(await status([`GET ${path} HTTP/1.1`, `Host: ${host}`]), 404, path);
    }
    const socket = ["GET /socket HTTP/1.1", `Host: ${host}`];
    assertStrictEquals(await status(socket), 426);
    assertStrictEquals(await status([...socket, ...upgrade, "Origin: http://evil.example"]), 403);
    assertStrictEquals(await status([...socket, ...upgrade, "Origin: null"]), 403);
    assertStrictEquals(await status([...socket, upgrade[0]]), 400);
    assertStrictEquals(await status([...socket, ...upgrade, `Origin: http://${host}`]), 101);
  });
});

Deno.test("the page may load nothing from elsewhere and runs no inline code", async () => {
  await withServer(async (url) => {
    const response = await fetch(url);
    assertStrictEquals(await response.text(), "the page");
    const { headers } = response;
    const policy = headers.get("content-security-policy")!;
    assertMatch(policy, /default-src 'self'/);
    assertMatch(policy, /frame-ancestors 'none'/);
    assertMatch(policy, /script-src 'self' 'wasm-unsafe-eval';/);
    assert(!/unsafe|\*|https?:/.test(policy.replace("'wasm-unsafe-eval'", "")), policy);
    assertStrictEquals(headers.get("x-content-type-options"), "nosniff");
    assertStrictEquals(headers.get("referrer-policy"), "no-referrer");
  });
});

Deno.test("hosts and origins are told apart", () => {
  const local = { hostname: "127.0.0.1", port: 8000 };
  const every = { hostname: "0.0.0.0", port: 8000 };
  for (const host of ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000"]) {
    assert(isOurHost(host, local), host);
  }
  for (const host of [null, "", "localhost", "localhost:80", "evil:8000", "192.168.1.5:8000"]) {
    assert(!isOurHost(host, local), String(host));
  }
  assert(isOurHost("192.168.1.5:8000", every));
  // A name could be anyone's.
  assert(!isOurHost("evil.example:8000", every));
  assert(isOurHost("localhost", { hostname: "127.0.0.1", port: 80 }));
  const origin = (origin: string) => isOurOrigin(new Headers({ origin, host: "localhost:8000" }));
  assertEquals(
    ["http://localhost:8000", "http://localhost:8001", "https://localhost:8000", "null"].map(
      origin,
    ),
    [true, false, false, false],
  );
});
