/**
 * Opens pages in a browser. It runs with its own permissions, outside the tests. The first argument is the
 * browser, the others are addresses of pages. Prints the observations for each page, width and colour
 * scheme.
 *
 * @module
 */
import { chromium } from "playwright-core";
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
  /** All requested addresses. */
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
  for (const address of addresses) {
    for (const width of [390, 1280]) {
      for (const scheme of ["light", "dark"] as const) {
        const page = await browser.newPage({
          viewport: { width, height: 800 },
          colorScheme: scheme,
        });
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        await page.goto(address, { waitUntil: "networkidle" });
        const seen = await page.evaluate(LOOK) as Omit<Sighting, "address" | "width" | "scheme">;
        const sighting: Sighting = { ...seen, address, width, scheme, requests };
        console.log(JSON.stringify(sighting));
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
}
