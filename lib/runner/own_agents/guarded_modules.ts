/**
 * Keeps the modules of an agent thread from modules of Node that reach beyond the thread. Replacing functions
 * in the objects of such a module is not enough, because its named exports are still the original functions.
 *
 * @module
 */
import * as nodeModule from "node:module";
import process from "node:process";

/** Modules that start threads, or that change these rules. */
const FORBIDDEN = ["worker_threads", "module"];

type Next = (specifier: string, context: unknown) => unknown;

/** What Deno has of Node's hooks and its types do not mention. */
const { registerHooks } = nodeModule as unknown as {
  registerHooks(hooks: {
    resolve(specifier: string, context: unknown, next: Next): unknown;
  }): void;
};

/**
 * From now on modules of this thread get `node:process` without the functions that end the program, and none of
 * the forbidden modules.
 */
export function guardModules(): void {
  const guardedProcess = new URL("./guarded_process.ts", import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const name = specifier.replace(/^node:/, "");
      if (name === "process") return { url: guardedProcess, shortCircuit: true };
      if (FORBIDDEN.includes(name)) {
        // The second is for imports that Deno 2.9 resolves in spite of the error.
        if (name === "worker_threads") throw new Error(refusal(specifier));
        return { url: refusalModule(specifier), shortCircuit: true };
      }
      return next(specifier, context);
    },
  });
  Object.defineProperty(process, "getBuiltinModule", { value: undefined });
}

function refusal(specifier: string): string {
  return `an agent of one's own cannot import ${specifier}`;
}

/** The URL of a module that throws. */
function refusalModule(specifier: string): string {
  const code = `throw new Error(${JSON.stringify(refusal(specifier))})`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
