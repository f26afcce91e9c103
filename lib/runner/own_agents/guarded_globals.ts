/**
 * Takes from an agent thread the globals that reach beyond the thread without a permission.
 *
 * @module
 */
import process from "node:process";

/** Functions of Deno that change the whole program: its working folder, and whether a signal ends it. */
const OF_DENO = ["addSignalListener", "chdir", "removeSignalListener"] as const;

/** What Node's process has of the insides of Node, and of standard input, which belongs to a person. */
const OF_PROCESS = [
  ...["_debugEnd", "_debugProcess", "_kill", "binding", "dlopen", "getBuiltinModule"],
  ...["openStdin", "stdin"],
];

/** From now on the thread has none of them. */
export function guardGlobals(): void {
  for (const name of OF_DENO) {
    const refuse = () => {
      throw new Error(`an agent of one's own cannot call Deno.${name}`);
    };
    Object.defineProperty(Deno, name, { value: refuse });
  }
  take(Deno, ["stdin"]);
  take(process, OF_PROCESS);
  // A thread that an agent started would have none of these rules.
  take(globalThis, ["Worker"]);
  // The key to Deno's own objects.
  const { internal } = Deno as unknown as { internal: symbol };
  delete (Deno as unknown as Record<symbol, unknown>)[internal];
}

function take(owner: object, names: readonly string[]): void {
  for (const name of names) Object.defineProperty(owner, name, { value: undefined });
}
