/**
 * Opens a page of a gallery with frames in a browser: from the disk, and from the server. It runs with its own
 * permissions, because Playwright reads /proc when it is loaded.
 *
 *     deno run -A frames_session.ts BROWSER FOLDER PLACE
 *
 * FOLDER has a `project`, PLACE is the page, whose frames are a board, a component of any kind, and one that asks for
 * a great height. Prints what is seen of the page as JSON.
 *
 * @module
 */
import { join, toFileUrl } from "@std/path";
import { ServedGallery } from "matchbox/web/gallery/served_gallery.ts";
import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";
import { withServer } from "./with_server.ts";

/** What is seen of a page. */
export interface SeenFrames {
  /** Of each frame, and of what is in it, in pixels. */
  readonly heights: readonly (readonly [frame: number, content: number])[];
  /** What the board's program says after a move. */
  readonly says: string;
  /** Errors and warnings. */
  readonly complaints: readonly string[];
}

/** How long heights may take to settle on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

if (import.meta.main) {
  const [executablePath, folder, place] = Deno.args;
  const out = join(folder, "out");
  const gallery = new ServedGallery({ root: join(folder, "project"), out });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    await written(gallery);
    await withServer(async (url) => {
      const served = await look(browser, new URL(`/gallery/${place}`, url).href);
      const fromDisk = await look(browser, toFileUrl(join(out, place)).href);
      console.log(JSON.stringify({ served, fromDisk }));
    }, { find: (path) => gallery.find(path) });
  } finally {
    await browser.close();
    gallery.close();
  }
}

/** Waits until its pages are there. */
async function written(gallery: ServedGallery): Promise<void> {
  while (String((await gallery.find("/gallery/"))?.body).includes('http-equiv="refresh"')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function look(browser: Browser, address: string): Promise<SeenFrames> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  const [board] = page.frames().slice(1);
  await board.press("[data-cell=b2]", "Enter");
  const says = board.locator(".says", { hasText: "It played" });
  await says.waitFor();
  let heights: [number, number][] = [];
  const settled = () => heights.slice(0, -1).every(([frame, content]) => frame === content);
  const started = performance.now();
  do {
    const frames = await page.locator("iframe").all();
    heights = await Promise.all(frames.map(async (frame, index) => [
      await frame.evaluate((one: HTMLElement) => one.clientHeight),
      await page.frames()[index + 1].evaluate("document.documentElement.offsetHeight") as number,
    ]));
  } while (!settled() && performance.now() - started < PATIENCE);
  const seen = { heights, says: await says.innerText(), complaints };
  await page.close();
  return seen;
}
