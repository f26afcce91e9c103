/**
 * A plain server of files, as any host of static pages is one.
 *
 * @module
 */
import { extname } from "node:path";
import { join } from "@std/path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A running server. */
export interface StaticServer {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder at a free port of this machine. */
export function serveFolder(folder: string): StaticServer {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    // deno-lint-ignore matchbox/file-of-url -- the path of a request
    const path = decodeURIComponent(new URL(request.url).pathname).replace(/\/$/, "/index.html");
    try {
      const body = await Deno.readFile(join(folder, path));
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      return new Response(body, { headers: { "content-type": type } });
    } catch {
      return new Response("nothing here", { status: 404 });
    }
  });
  return { url: `http://127.0.0.1:${server.addr.port}`, close: () => server.shutdown() };
}
