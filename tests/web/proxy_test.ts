import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { defaultLimits } from "matchbox/web/limits.ts";
import { findBrowser } from "../browser.ts";
import { root, withFolder } from "../fixtures/command.ts";
import { findNginx, type Nginx, withNginx } from "../fixtures/nginx.ts";
import type { Seen } from "./proxy_session.ts";
import { serve } from "./serve_process.ts";

const SESSION = fromFileUrl(new URL("./proxy_session.ts", import.meta.url));

const nginx = findNginx();

/** What nginx answers to a request: its headers, or those of Matchbox. */
async function ask({ port, certificate }: Nginx, ...lines: readonly string[]): Promise<string> {
  using connection = await Deno.connectTls({
    ...{ hostname: "127.0.0.1", port, caCerts: [certificate] },
  });
  const text = [`${lines[0]} HTTP/1.1`, "Host: games.example.org", ...lines.slice(1), "", ""];
  await connection.write(new TextEncoder().encode(text.join("\r\n")));
  const buffer = new Uint8Array(16_384);
  const count = await connection.read(buffer);
  return new TextDecoder().decode(buffer.subarray(0, count ?? 0));
}

const socket = [
  "GET /socket",
  "Connection: upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
];

Deno.test("nginx, with the file of the manual, serves the page", { ignore: !nginx }, async (t) => {
  const server = await serve(["--port", "0", "--store", ":memory:"]);
  const { host } = new URL(server.url);
  try {
    await withFolder((folder) =>
      withNginx(nginx!, folder, host, async (nginx) => {
        await t.step("compressed, and with the headers of Matchbox", async () => {
          const answer = await ask(nginx, "GET /style.css", "Accept-Encoding: gzip");
          assertMatch(answer, /^HTTP\/1\.1 200 /);
          assertMatch(answer, /^content-encoding: gzip/mi);
          assertMatch(answer, /^content-security-policy: default-src 'self'/mi);
        });
        await t.step("under its name, over an encrypted connection", async () => {
          const { status, headers } = await fetch(`http://127.0.0.1:${nginx.plainPort}/gallery/`, {
            redirect: "manual",
          });
          assertStrictEquals(status, 301);
          assertStrictEquals(headers.get("location"), "https://games.example.org/gallery/");
        });
        await t.step("and hands on WebSockets of this page alone", async () => {
          const from = (origin: string) => ask(nginx, ...socket, `Origin: ${origin}`);
          assertMatch(await from("https://games.example.org"), /^HTTP\/1\.1 101 /);
          assertMatch(await from("https://evil.example"), /^HTTP\/1\.1 403 /);
          assertMatch(await from("null"), /^HTTP\/1\.1 403 /);
        });
        await t.step("in a browser", async () => {
          const browser = await findBrowser();
          if (!browser) return;
          const args = ["run", "-A", SESSION, browser, `${nginx.port}`];
          const { stdout, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd: root })
            .output();
          const said = new TextDecoder().decode(stderr);
          assert(stdout.length > 0, said);
          const seen: Seen = JSON.parse(new TextDecoder().decode(stdout));
          assertEquals(seen.problems, []);
          assertMatch(seen.address, /^https:\/\/games\.example\.org\/#\/play\//);
          // Nginx runs on the machine of Matchbox; who asks it does not.
          assertStrictEquals(seen.who, "You are a visitor.");
        });
        await t.step("refuses what is too much", async () => {
          const body = await ask(nginx, "GET /", "Content-Length: 100000");
          assertMatch(body, /^HTTP\/1\.1 413 /);
          const answers = await Promise.all(
            Array.from({ length: 300 }, () => ask(nginx, "GET /icon.svg", "Connection: close")),
          );
          const codes = new Set(answers.map((answer) => answer.split(" ")[1]));
          assertEquals(codes, new Set(["200", "429"]));
        });
      })
    );
  } finally {
    server.kill();
  }
});

Deno.test(
  "nginx tells Matchbox that a request comes from elsewhere",
  { ignore: !nginx },
  async () => {
    await using server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      ({ headers }) => Response.json(Object.fromEntries(headers)),
    );
    const { port } = server.addr;
    await withFolder((folder) =>
      withNginx(nginx!, folder, `127.0.0.1:${port}`, async (nginx) => {
        // What a visitor says of himself counts for nothing.
        const answer = await ask(
          nginx,
          "GET /",
          "X-Forwarded-For: 203.0.113.7",
          "Connection: close",
        );
        const [json] = answer.match(/\{.*\}/)!;
        const headers = JSON.parse(json);
        assertStrictEquals(headers["x-forwarded-for"], "127.0.0.1");
        assertStrictEquals(headers["host"], `127.0.0.1:${port}`);
      })
    );
  },
);

Deno.test("the manual states the limits of the server", async () => {
  const text = await Deno.readTextFile(`${root}docs/serve.md`);
  const section = text.slice(text.indexOf("## Limits of a connection"));
  const found = [...section.matchAll(/^\| .*\| +([\d,]+)(?: (s|KiB|MiB))? +\|$/gm)];
  const unit: Record<string, number> = { s: 1000, KiB: 1024, MiB: 1024 * 1024 };
  const stated = found.map(([, number, name]) =>
    Number(number.replace(",", "")) * (unit[name] ?? 1)
  );
  assertEquals(stated, Object.values(defaultLimits));
});
