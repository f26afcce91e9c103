/**
 * A visit to JupyterLab: opens notebooks and saves them.
 *
 * @module
 */
import type { Page } from "playwright-core";
import { choose } from "./lab_menu.ts";

/** Run in the page, where JupyterLab is a global variable if it was started for that. */
const open = (path: string) =>
  `jupyterapp.commands.execute("docmanager:open", { path: ${
    JSON.stringify(path)
  } }).then(() => {})`;
const CLOSE = `jupyterapp.commands.execute("application:close-all")
  .then(() => jupyterapp.serviceManager.sessions.shutdownAll())`;

/**
 * Opens JupyterLab without a notebook at `address`; then opens and saves notebooks there, one after the other.
 *
 * @param paths as JupyterLab names them
 * @returns for each whether JupyterLab considered it changed before it was saved
 */
export async function saveAll(
  page: Page,
  address: string,
  paths: readonly string[],
): Promise<boolean[]> {
  const idle = page.getByText("Deno | Idle");
  await page.goto(address);
  await page.locator(".jp-Launcher").waitFor();
  const changed: boolean[] = [];
  for (const path of paths) {
    await page.evaluate(open(path));
    // In the status bar: now JupyterLab has the kernel's language information.
    await idle.waitFor();
    changed.push(await page.locator(".lm-DockPanel .jp-mod-dirty").count() > 0);
    const saved = page.waitForResponse((response) =>
      response.request().method() === "PUT" && response.url().includes("/api/contents/")
    );
    await choose(page, "File", "Save Notebook");
    await saved;
    await page.evaluate(CLOSE);
    await idle.waitFor({ state: "hidden" });
  }
  return changed;
}
