/**
 * How wide the tables of a page come out in a browser whose window is so wide. A program of its own,
 * because Playwright looks into /proc when it is loaded, which Deno allows only to those who may do
 * anything.
 *
 *     deno run -A table_widths.ts BROWSER ADDRESS WIDTH...
 *
 * Prints the widths in pixels as JSON, a list for each width of the window.
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
    found[width] = await page.locator("table").evaluateAll((tables: { offsetWidth: number }[]) =>
      tables.map(({ offsetWidth }) => offsetWidth)
    );
  }
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
}
