/**
 * Compiles the kernels: AssemblyScript in assembly/ to modules in wasm/ that hold the bytes. The compiler is
 * needed for that alone, so it is not installed with the project: Deno fetches it from npm and keeps it in
 * its cache.
 *
 * @module
 */
import { digestOf, SetupError } from "matchbox/base/mod.ts";
import type { KernelModule } from "./kernel.ts";
import { MOST_PAGES, PAGES_AT_FIRST } from "./thread_memory.ts";

/** The compiler. Its version pins what it depends on, and the bytes of a kernel show whether it is the same. */
const COMPILER = "npm:assemblyscript@0.28.20/asc";

/** Speed before size; no garbage collection, because no kernel allocates. */
const OPTIONS = ["-O3", "--noAssert", "--runtime", "stub"];

/** For a kernel of threads: JavaScript hands its memory, filled with zeros, to all of them. */
const OF_THREADS = [
  ...["--enable", "threads", "--importMemory", "--sharedMemory", "--zeroFilledMemory"],
  ...["--initialMemory", `${PAGES_AT_FIRST}`, "--maximumMemory", `${MOST_PAGES}`],
];

/** Kernels in these folders use SIMD. A machine that does not have it computes in TypeScript. */
const SIMD_FOLDERS = ["networks", "reversi"];

/** The entries below assembly/, one for each kernel. Those for threads are named so. */
export const kernelEntries: readonly string[] = [
  "reversi/perft",
  "reversi/search",
  "reversi/endgame",
  "reversi/endgame_threads",
  "chess/perft",
  "chess/search",
  "networks/training",
  "networks/forward",
  "networks/metelyk_games",
  "connect_four/solver",
  "metelyk/solver",
];

const folder = new URL("./", import.meta.url);

/** The file that holds a compiled kernel. */
export function kernelFile(entry: string): URL {
  return new URL(`wasm/${entry.replace("/", "_")}.ts`, folder);
}

/**
 * Compiles a kernel.
 *
 * @param out a file for the bytes
 * @throws {SetupError} when it has an error, or the compiler cannot be fetched
 */
export async function compileKernel(entry: string, out: string): Promise<KernelModule> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-config", "--no-lock", "--node-modules-dir=none"],
      ...["--no-prompt", "--allow-read", "--allow-write", "--allow-env", COMPILER],
      ...[`assembly/${entry}.ts`, "--outFile", out, ...optionsOf(entry)],
    ],
    cwd: folder,
    env: { NO_COLOR: "1" },
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) {
    throw new SetupError(`${entry} was not compiled: ${new TextDecoder().decode(stderr).trim()}`);
  }
  const bytes = await Deno.readFile(out);
  const wasm = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return { name: entry, sources: sourcesDigest(entry), wasm };
}

/** The text of the file that holds a compiled kernel. */
export function kernelText({ name, sources, wasm }: KernelModule): string {
  const [game, search] = name.split("/");
  const constant = `${game}_${search}`.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  return `/**
 * Compiled from assembly/${name}.ts by \`deno task kernels\`; do not edit.
 *
 * @module
 */
import type { KernelModule } from "../kernel.ts";

/** The kernel \`${name}\`. */
export const ${constant}: KernelModule = {
  name: ${JSON.stringify(name)},
  sources: "${sources}",
  wasm:
    "${wasm}",
};
`;
}

/** The digest of the sources of a kernel, the compiler and its options: 16 hexadecimal digits. */
export function sourcesDigest(entry: string): string {
  const texts = [...sourcesOf(entry)].sort().map((name) => [name, textOf(name)]);
  const bytes = new TextEncoder().encode(JSON.stringify([COMPILER, optionsOf(entry), texts]));
  return digestOf(bytes);
}

/** The end of an import, of a file beside this one or of one in the folder of another game. */
const IMPORT = /^(?:import .*|\}) from "\.(?:\.\/(\w+))?\/(\w+)\.ts";$/gm;

function optionsOf(entry: string): string[] {
  const simd = SIMD_FOLDERS.includes(entry.split("/")[0]) ? ["--enable", "simd"] : [];
  return [...OPTIONS, ...simd, ...(entry.endsWith("_threads") ? OF_THREADS : [])];
}

/** The sources that a kernel is compiled from, below assembly/. */
function sourcesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const below = entry.slice(0, entry.lastIndexOf("/") + 1);
  for (const [, other, name] of textOf(entry).matchAll(IMPORT)) {
    sourcesOf((other ? `${other}/` : below) + name, found);
  }
  return found;
}

function textOf(name: string): string {
  return Deno.readTextFileSync(new URL(`assembly/${name}.ts`, folder));
}
