/**
 * Measures the tables of a page in a browser. It is a separate program, because Playwright reads /proc when it is
 * loaded, which Deno allows only with all permissions.
 *
 *     deno run -A table_widths.ts BROWSER ADDRESS WIDTH
 *
 * Prints the widths of the tables in a window of this width, in pixels, as JSON. The fonts of the page are loaded.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

const [executablePath, address, width] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 800 } });
  await page.goto(address);
  await page.evaluate("document.fonts.ready.then(() => {})");
  const widths = await page.locator("table").evaluateAll((tables) =>
    tables.map((table) => (table as HTMLElement).offsetWidth)
  );
  console.log(JSON.stringify(widths));
} finally {
  await browser.close();
}
