/**
 * What stands for Deno in the workers of a page: the files of the site, which can only be read, and the
 * outputs of cells. It is the first import of each worker, because modules look for Deno when they are loaded.
 *
 * @module
 */
import { filesBelow, fileSize, NotFound, readBytes } from "./files.ts";

/** Takes messages of the protocol of Jupyter, such as `display_data`. */
export type Broadcast = (type: string, content: Record<string, unknown>) => Promise<void>;

/** What takes the outputs of the cell that runs; a worker for tasks has none. */
let broadcast: Broadcast | undefined;

/** From now on outputs go there. */
export function broadcastTo(take: Broadcast): void {
  broadcast = take;
}

const here = {
  build: { os: "linux", arch: "wasm" },
  version: { deno: "none", v8: "none" },
  env: { get: () => undefined, has: () => false, toObject: () => ({}) },
  permissions: { querySync: () => ({ state: "denied" }) },
  errors: { NotFound, NotADirectory: class extends Error {}, NotCapable: class extends Error {} },
  stderr: { isTerminal: () => false },
  statSync,
  readDirSync: filesBelow,
  readTextFileSync: (path: string | URL) => new TextDecoder().decode(readBytes(path)),
  readTextFile: (path: string | URL) => Promise.resolve(here.readTextFileSync(path)),
  readFileSync: readBytes,
  async *readDir(path: string | URL) {
    yield* await Promise.resolve(filesBelow(path));
  },
  openSync,
  // The rest of the project asks for it before it starts a program.
  Command: undefined,
  inspect: undefined,
  get jupyter() {
    if (!broadcast) throw new Error("no cell runs here");
    return { broadcast };
  },
};

function statSync(path: string | URL) {
  const size = fileSize(path);
  return { isFile: size !== null, isDirectory: size === null, size: size ?? 0 };
}

function openSync(path: string | URL) {
  const bytes = readBytes(path);
  let at = 0;
  return {
    readSync(into: Uint8Array): number | null {
      const part = bytes.subarray(at, at + into.length);
      into.set(part);
      at += part.length;
      return part.length || null;
    },
    close() {},
  };
}

Object.defineProperty(globalThis, "Deno", {
  value: new Proxy(here, {
    get(known, name) {
      if (name in known || typeof name === "symbol") return Reflect.get(known, name);
      throw new Error(
        `Deno.${name} is not there in a page: this cell needs Deno, in \`deno task lab\``,
      );
    },
  }),
});
