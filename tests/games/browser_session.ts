/**
 * Runs the report in an empty page of a browser. It is a separate program because Playwright reads /proc
 * when it is loaded, for which Deno needs all permissions.
 *
 *     deno run -A browser_session.ts BROWSER BUNDLE
 *
 * Prints the report as JSON.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

const [executablePath, bundle] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  const result = await page.evaluate(reportOf, await Deno.readTextFile(bundle));
  console.log(JSON.stringify(result));
} finally {
  await browser.close();
}

/** Runs in the page. */
async function reportOf(source: string): Promise<unknown> {
  const module = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { report } = await import(module);
  return report();
}
