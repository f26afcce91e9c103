/**
 * Opens pages of a gallery in a browser, in windows of several widths, light and dark. It runs with its own
 * permissions, outside the tests. The first argument is the browser, the others are addresses of pages.
 * Prints what is seen, a line for each page, width and colour scheme.
 *
 * @module
 */
import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

/** What is seen of a page. */
export interface Sighting {
  readonly address: string;
  /** Width of the window, in pixels. */
  readonly width: number;
  readonly scheme: "light" | "dark";
  /** Width of the content, in pixels; larger than the window if it has to be scrolled sideways. */
  readonly pageWidth: number;
  /** The colours of the page and its text, e.g. `rgb(24, 24, 24)`. */
  readonly page: string;
  readonly text: string;
  readonly images: number;
  /** The addresses of images that cannot be seen, or have no text. */
  readonly broken: readonly string[];
  /** The addresses of images of which a part is outside of the window; frames of a film do not count. */
  readonly cut: readonly string[];
  /** Widths of the first figure that can be enlarged and of the page when it is, in pixels; null without one. */
  readonly enlarged: { readonly image: number; readonly page: number } | null;
  /** What programs in frames say. */
  readonly frames: readonly string[];
  /** All addresses requested by the page, in any window. */
  readonly requests: readonly string[];
  /** Errors and warnings of the page. */
  readonly complaints: readonly string[];
}

/** Runs in the page; Deno does not know the names there. */
const LOOK = `({
  pageWidth: document.scrollingElement.scrollWidth,
  page: getComputedStyle(document.body).backgroundColor,
  text: getComputedStyle(document.body).color,
  images: document.images.length,
  broken: [...document.images]
    .filter((image) => !image.complete || image.naturalWidth === 0 || image.width === 0 || !image.alt.trim())
    .map((image) => image.src),
  cut: [...document.images]
    .filter((image) => image.getBoundingClientRect().right > innerWidth && !image.closest("[style*=overflow-x]"))
    .map((image) => image.src),
  enlarged: (() => {
    const box = document.querySelector(".zoom input");
    if (!box) return null;
    box.click();
    const image = box.parentElement.querySelector("img").width;
    const page = document.scrollingElement.scrollWidth;
    box.click();
    return { image, page };
  })(),
})`;

const [executablePath, ...addresses] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const seen = await Promise.all(addresses.map((address) => look(browser, address)));
  for (const sighting of seen.flat()) console.log(JSON.stringify(sighting));
} finally {
  await browser.close();
}

/** Loads a page once and looks at it in all windows. */
async function look(browser: Browser, address: string): Promise<Sighting[]> {
  const page = await browser.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address, { waitUntil: "load" });
  // Pictures far below are loaded when a reader comes to them.
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => {});
  }))`);
  const sightings: Sighting[] = [];
  for (const width of [390, 838, 1280, 1600]) {
    for (const scheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      const seen = await page.evaluate(LOOK) as Pick<
        Sighting,
        "pageWidth" | "page" | "text" | "images" | "broken" | "cut" | "enlarged"
      >;
      const inner = page.frames().slice(1);
      const frames = await Promise.all(inner.map((frame) => frame.locator("body").innerText()));
      sightings.push({ ...seen, address, width, scheme, frames, requests, complaints });
    }
  }
  return sightings;
}
