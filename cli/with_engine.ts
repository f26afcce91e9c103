/**
 * The command line with a permission for the server of an engine: a program that another one has started, see
 * relaunch.ts, and that ends with it.
 *
 * @module
 */

/** Milliseconds between two looks at who has started this program. */
const LOOK = 500;

const parent = Deno.ppid;
// It has another parent as soon as its own was killed.
const watch = setInterval(() => Deno.ppid === parent || Deno.exit(137), LOOK);
Deno.unrefTimer(watch);

await import("../cli.ts");
