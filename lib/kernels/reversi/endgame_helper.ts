/**
 * A thread that helps a search of `ReversiEndgameThreads`: it is told the search, and ends with it.
 *
 * @module
 */

/** What a helper is told. */
export interface HelperStart {
  /** The compiled kernel, and the memory of all threads. */
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** What `prepare` of the kernel is told. */
  readonly prepared: readonly [
    ...[size: number, tableBits: number, trained: boolean],
    ...[threads: number, number: number],
  ];
  /** The number of the search, from 1. */
  readonly number: number;
  /** The search: discs in four halves, alpha, beta, and whether it is selective. */
  readonly search: readonly [number, number, number, number, number, number, boolean];
}

/** The names of the modules of the kernel that import `check`. */
type Checks = Record<"endgame" | "endgame_threads", { check(nodes: number): number }>;

const never = { check: () => Infinity };

// The types of Deno are those of the main thread.
const thread = globalThis as unknown as {
  onmessage: (event: MessageEvent<HelperStart>) => void;
  close(): void;
};

thread.onmessage = ({ data: { module, memory, prepared, number, search } }) => {
  const imports: Checks = { endgame: never, endgame_threads: never };
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, ...imports });
  const { prepare, help } = exports as Record<string, (...values: readonly unknown[]) => unknown>;
  prepare(...prepared);
  help(number, ...search);
  thread.close();
};
