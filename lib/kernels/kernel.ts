/**
 * Kernels: whole searches and the arithmetic of networks in WebAssembly, each the twin of code in TypeScript.
 * They are loaded in the same way in Deno, in its workers, in notebooks and in the browser, and at once,
 * because an agent chooses its moves without waiting.
 *
 * @module
 */
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";

/** A compiled kernel, as `deno task kernels` writes it. */
export interface KernelModule {
  /** Its entry below assembly/, e.g. `reversi/perft`. */
  readonly name: string;
  /** The digest of its sources and of the compiler: see `sourcesDigest`. */
  readonly sources: string;
  /** The bytes of the WebAssembly module, as base64. */
  readonly wasm: string;
}

/** The functions that a kernel calls, by name. */
export type Imports = Readonly<Record<string, (...values: number[]) => number>>;

/** What each kernel exports, beside its functions. */
export interface KernelExports {
  /** Its memory. The views on it are lost when it grows. */
  readonly memory: WebAssembly.Memory;
}

/** WebAssembly cannot run here, or not that of a kernel: an old machine, or a page that does not allow it. */
export class KernelMissing extends UsageError {
  /** What is wrong, in one line. */
  readonly reason: string;

  /**
   * Says that a kernel cannot run.
   *
   * @param kernel its name
   * @param cause what was thrown
   */
  constructor(kernel: string, cause: unknown) {
    const reason = `the kernel ${kernel} cannot run here: ${firstLineOf(cause)}`;
    super(`${reason}; kernel=ts can`);
    this.reason = reason;
  }
}

/** Each kernel is compiled once in a thread. */
const compiled = new Map<string, WebAssembly.Module>();

/**
 * Makes an instance of a kernel, with a memory of its own.
 *
 * @typeParam E the functions that it exports
 * @param imports the functions that its files declare
 * @throws {KernelMissing} when this machine or page does not allow WebAssembly
 */
export function instantiate<E extends object>(
  kernel: KernelModule,
  imports: Imports = {},
): E & KernelExports {
  const instance = allowed(kernel, () => {
    const compiled = moduleOf(kernel);
    // AssemblyScript names the imports by the file that declares them.
    const files = WebAssembly.Module.imports(compiled).map(({ module }) => [module, imports]);
    return new WebAssembly.Instance(compiled, Object.fromEntries(files));
  });
  return instance.exports as unknown as E & KernelExports;
}

/**
 * The compiled module of a kernel, once in a thread.
 *
 * @throws {KernelMissing} when this machine or page does not allow WebAssembly
 * @throws {UsageError} in a page whose programs leave kernels out
 */
export function moduleOf(kernel: KernelModule): WebAssembly.Module {
  let module = compiled.get(kernel.name);
  if (!module) {
    // A small page has no kernels, which is no fault of it.
    if (kernel.wasm === "") {
      throw new UsageError("this page has no kernels; kernel=ts computes here");
    }
    module = allowed(kernel, () => new WebAssembly.Module(bytesOf(kernel)));
    compiled.set(kernel.name, module);
  }
  return module;
}

function allowed<T>({ name }: KernelModule, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof UsageError ? error : new KernelMissing(name, error);
  }
}

/** The bytes of a kernel. */
export function bytesOf({ wasm }: KernelModule): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(wasm), (character) => character.charCodeAt(0));
}

/**
 * Smaller memories of searches have no weight: they do not pile up, and each weight would make V8 collect sooner.
 */
const HEAVY = 2 ** 24;
/** The most bytes of a weight; measured: of 40 tables of 64 MB in a row 0.7 to 1.2 GB were held, without it 1.5 GB. */
const MOST_WEIGHT = 2 ** 30;

/**
 * A weight to be held beside the memory of a kernel with a large table. It is never touched, so that it takes
 * no memory. V8 counts it, but not the memory of a kernel; without it dozens of tables that nobody uses pile
 * up before they are collected.
 */
export function weightOf(memory: WebAssembly.Memory): ArrayBuffer {
  return new ArrayBuffer(Math.min(4 * memory.buffer.byteLength, MOST_WEIGHT));
}

/** The weight of the memory of a search, which may have no table or a small one; null where it needs none. */
export function weightOfSearch(memory: WebAssembly.Memory): ArrayBuffer | null {
  return memory.buffer.byteLength > HEAVY ? weightOf(memory) : null;
}
