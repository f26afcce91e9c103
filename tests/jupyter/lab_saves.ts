/**
 * Opens notebooks in JupyterLab and saves them. It runs with its own permissions, outside the tests. The
 * first argument is the browser, the others are addresses of notebooks. Prints for each whether JupyterLab
 * considered it changed before it was saved.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";
import { choose } from "./lab_menu.ts";

const [executablePath, ...addresses] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  for (const address of addresses) {
    await page.goto(address);
    // In the status bar: now JupyterLab has the kernel's language information.
    await page.getByText("Deno | Idle").waitFor();
    const changed = await page.locator(".lm-DockPanel .jp-mod-dirty").count() > 0;
    const saved = page.waitForResponse((response) =>
      response.request().method() === "PUT" && response.url().includes("/api/contents/")
    );
    await choose(page, "File", "Save Notebook");
    await saved;
    console.log(JSON.stringify(changed));
  }
} finally {
  await browser.close();
}
