/**
 * Measures the tables of a page in a browser at given window widths. It is a separate program, because
 * Playwright reads /proc when it is loaded, which Deno allows only with all permissions.
 *
 *     deno run -A table_widths.ts BROWSER ADDRESS WIDTH...
 *
 * Prints the widths in pixels as JSON, one list for each window width.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

const [executablePath, address, ...windows] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const found: Record<string, number[]> = {};
  for (const width of windows) {
    const page = await browser.newPage({ viewport: { width: Number(width), height: 800 } });
    await page.goto(address);
    found[width] = await page.locator("table").evaluateAll((tables) =>
      tables.map((table) => (table as HTMLElement).offsetWidth)
    );
  }
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
}
