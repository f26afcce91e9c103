/**
 * Keeps standard output free for results.
 *
 * @module
 */
import { Console } from "node:console";
import { Writable } from "node:stream";
import { printable } from "matchbox/base/mod.ts";

/**
 * From now on all functions of the console of this thread print on standard error.
 *
 * @param label printed before each text
 */
export function printOnStandardError(label = ""): void {
  const print = console.error.bind(console);
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      print(label + printable(text).replace(/\n$/, ""));
      done();
    },
  });
  // Without colours, so that no environment variable has to be read.
  const printer = new Console({ stdout: stream, stderr: stream, colorMode: false });
  const own = console as unknown as Record<string, unknown>;
  for (const [name, method] of Object.entries(printer)) {
    if (typeof method === "function" && typeof own[name] === "function") own[name] = method;
  }
}
