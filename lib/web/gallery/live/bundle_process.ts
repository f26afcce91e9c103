/**
 * Bundles the live site in a process of its own, because the bundler is a program that asks for the whole
 * environment.
 *
 *     deno run bundle_process.ts FOLDER MODULE...
 *
 * @module
 */
import { dirname, join } from "@std/path";
import { firstLineOf } from "matchbox/base/mod.ts";
import { bundleLive } from "./bundle.ts";

const [folder, ...imported] = Deno.args;
try {
  for (const [place, bytes] of await bundleLive(imported)) {
    const path = join(folder, place);
    await Deno.mkdir(dirname(path), { recursive: true });
    await Deno.writeFile(path, bytes);
  }
} catch (error) {
  console.error(firstLineOf(error));
  Deno.exit(1);
}
