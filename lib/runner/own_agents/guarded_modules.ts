/**
 * Keeps the modules of an agent thread from what reaches beyond the thread: packages and addresses that are not part
 * of the project, and modules of Node that start threads, change settings of the whole program or write past its
 * permissions. Replacing functions in the objects of such a module is not enough, because its named exports are still
 * the original functions.
 *
 * @module
 */
import * as nodeModule from "node:module";
import process from "node:process";
// They are loaded before the rules hold, so that they have the original modules.
import "./guarded_fs.ts";
import "./guarded_fs_promises.ts";
import "./guarded_process.ts";

/** Modules of Node for which agents get others, which export what agents may use of them. */
const GUARDED: Readonly<Record<string, string>> = {
  fs: "./guarded_fs.ts",
  "fs/promises": "./guarded_fs_promises.ts",
  process: "./guarded_process.ts",
};

/** Modules of Node that only compute, or ask for a permission in all that they do beside. */
const ALLOWED = new Set([
  ...["assert", "assert/strict", "async_hooks", "buffer", "console", "constants", "crypto"],
  ...["diagnostics_channel", "events", "os", "path", "path/posix", "path/win32", "perf_hooks"],
  ...["punycode", "querystring", "sqlite", "stream", "stream/consumers", "stream/promises"],
  ...["stream/web", "string_decoder", "timers", "timers/promises", "url", "util", "util/types"],
  "zlib",
]);

/** Schemes of what may have to be loaded from elsewhere. A package of the project has a bare name. */
const REMOTE = new Set(["npm:", "jsr:", "http:", "https:"]);

/** Who imports, and how. */
interface Context {
  readonly parentURL?: string;
  /** With "require" for a module that calls `require`. */
  readonly conditions: readonly string[];
}

type Next = (specifier: string, context: Context) => unknown;

/** What Deno has of Node's hooks and its types do not mention. */
const { Module, registerHooks } = nodeModule as unknown as {
  /** The class of the modules of CommonJS. */
  readonly Module: { readonly prototype: { constructor?: unknown } };
  registerHooks(hooks: {
    resolve(specifier: string, context: Context, next: Next): unknown;
  }): void;
};

const getBuiltinModule = process.getBuiltinModule.bind(process);

/** From now on modules of this thread can import files, packages of the project, and these modules of Node. */
export function guardModules(): void {
  const builtIn = new Set(nodeModule.builtinModules.map((name) => name.replace(/^node:/, "")));
  const guarded = new Map(
    Object.entries(GUARDED).map(([name, file]) => [name, new URL(file, import.meta.url).href]),
  );
  const guards = new Set(guarded.values());
  // By its class a module of CommonJS would reach what registers hooks that are asked before these.
  delete Module.prototype.constructor;
  registerHooks({
    resolve(specifier, context, next) {
      // An address may be written in many ways, e.g. with blanks or capitals.
      const url = URL.parse(specifier);
      if (url && REMOTE.has(url.protocol)) return refuse(specifier, context);
      // deno-lint-ignore matchbox/file-of-url -- the name of a module
      const name = url?.protocol === "node:" ? url.pathname : specifier;
      const ofNode = url ? url.protocol === "node:" : builtIn.has(name);
      if (!ofNode || ALLOWED.has(name) || guards.has(context.parentURL ?? "")) {
        return next(specifier, context);
      }
      if (!guarded.has(name)) return refuse(specifier, context, name);
      return { url: guarded.get(name), shortCircuit: true };
    },
  });
}

/**
 * Refuses an import, with an error or with a module that throws.
 *
 * @param name of the module of Node, whose exports must be there for its code to be run
 */
function refuse(specifier: string, { conditions }: Context, name?: string) {
  const message = `an agent of one's own cannot import ${specifier}`;
  // Deno 2.9 has loaded the first before, and imports some of the others in spite of an error.
  if (name === "worker_threads" || conditions.includes("require")) throw new Error(message);
  const exported = name ? Object.keys(getBuiltinModule(name) ?? {}) : [];
  const names = new Set(["default", ...exported].map((each) => `nothing as "${each}"`));
  const code = `throw new Error(${JSON.stringify(message)}); let nothing; export { ${
    [...names].join()
  } };`;
  return { url: `data:text/javascript,${encodeURIComponent(code)}`, shortCircuit: true };
}
