/**
 * Opens pages in a browser. It runs with its own permissions, outside the tests. The first argument is the
 * browser, the others are addresses of pages. Prints the observations for each page, width and colour
 * scheme.
 *
 * @module
 */
import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

/** The observations of a page. */
export interface Sighting {
  readonly address: string;
  /** Width of the window, in pixels. */
  readonly width: number;
  /** Width of the content, in pixels; larger than the window if it has to be scrolled sideways. */
  readonly pageWidth: number;
  readonly scheme: "light" | "dark";
  /** The colours of the page and its text, e.g. `rgb(24, 24, 24)`. */
  readonly page: string;
  readonly text: string;
  readonly title: string;
  /** Images, and images that the browser could not draw. */
  readonly images: number;
  readonly broken: number;
  /** All addresses requested by the page, in any window. */
  readonly requests: readonly string[];
}

/** Runs in the page; Deno does not know the names there. */
const LOOK = `({
  pageWidth: document.documentElement.scrollWidth,
  page: getComputedStyle(document.body).backgroundColor,
  text: getComputedStyle(document.body).color,
  title: document.title,
  images: document.images.length,
  broken: [...document.images].filter((image) => image.naturalWidth === 0).length,
})`;

const [executablePath, ...addresses] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const seen = await Promise.all(addresses.map((address) => look(browser, address)));
  for (const sighting of seen.flat()) console.log(JSON.stringify(sighting));
} finally {
  await browser.close();
}

/** Loads a page once and looks at it in windows of two widths and in two colour schemes. */
async function look(browser: Browser, address: string): Promise<Sighting[]> {
  const page = await browser.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address, { waitUntil: "networkidle" });
  const sightings: Sighting[] = [];
  for (const width of [390, 1280]) {
    for (const scheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      const seen = await page.evaluate(LOOK) as Omit<Sighting, "address" | "width" | "scheme">;
      sightings.push({ ...seen, address, width, scheme, requests });
    }
  }
  // As long as `networkidle` waits: a style of one window may ask for something too.
  await page.waitForTimeout(500);
  return sightings;
}
