/**
 * The code of the page, bundled from TypeScript for the browser. Bundling takes a second or two, so the bundle
 * is kept, under the digest of all that it is made of.
 *
 * @module
 */
import { fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { shortDigest } from "matchbox/runner/files/digest.ts";
import { replaceFolder } from "matchbox/runner/files/replace_folder.ts";
import { digestOfBundled } from "matchbox/runner/fingerprint/fingerprint.ts";

const ENTRY = new URL("./page/main.ts", import.meta.url);

const OPTIONS = { platform: "browser", minify: true, write: false } as const;

/**
 * The code of the page.
 *
 * @param kept the folder that has the bundle of the last time, and is replaced when that was made of other
 *   sources. A folder that cannot be written keeps nothing.
 * @throws {SetupError} when the code cannot be bundled
 */
export async function pageCode(kept: string): Promise<Uint8Array> {
  const made = [digestOfBundled(ENTRY), OPTIONS, Deno.version.deno];
  const name = `${shortDigest(JSON.stringify(made))}.js`;
  try {
    return await Deno.readFile(join(kept, name));
  } catch {
    const code = await bundle();
    await replaceFolder(kept, (fresh) => Deno.writeFile(join(fresh, name), code)).catch(() => {});
    return code;
  }
}

/** @throws {SetupError} when the code cannot be bundled */
async function bundle(): Promise<Uint8Array> {
  const options = { ...OPTIONS, entrypoints: [fromFileUrl(ENTRY)] };
  const { success, errors, outputFiles } = await Deno.bundle(options);
  if (success) return new TextEncoder().encode(outputFiles![0].text());
  throw new SetupError(`the code of the page cannot be bundled: ${errors[0]?.text}`);
}
