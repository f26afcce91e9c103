/**
 * Opens the page in the browser of the system.
 *
 * @module
 */
import { noLoaderVariables } from "matchbox/runner/machine/loader_variables.ts";

const WINDOWS = Deno.build.os === "windows";

/** The program that opens an address. That of Windows is not `start`, for which a shell would be needed. */
const OPENER = WINDOWS ? "explorer" : Deno.build.os === "darwin" ? "open" : "xdg-open";

/**
 * Opens an address. The browser may run for as long as it likes, also after this process has ended.
 *
 * @returns false when there is no program for that, or when it fails
 */
export async function openBrowser(url: string): Promise<boolean> {
  try {
    const child = new Deno.Command(OPENER, {
      args: [url],
      env: noLoaderVariables,
      ...{ stdin: "null", stdout: "null", stderr: "null", detached: true },
    }).spawn();
    child.unref();
    const { success } = await child.status;
    // The exit code of `explorer` says nothing.
    return success || WINDOWS;
  } catch (error) {
    // A task may run only programs that were there when it began.
    const missing = [Deno.errors.NotFound, Deno.errors.NotCapable];
    if (missing.some((kind) => error instanceof kind)) return false;
    throw error;
  }
}
