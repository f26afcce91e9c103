/**
 * Uses the components in a browser, each in its frame, as a reader does. It runs with its own permissions, outside
 * the tests. Its arguments are the browser, and a folder with a page NAME.html for each component. Prints what is
 * seen as one line of JSON.
 *
 * @module
 */
import { type Browser, chromium, type Frame } from "playwright-core";
import { toFileUrl } from "@std/path";
import { BROWSER_FLAGS } from "../browser.ts";
import { useBoard } from "./board_session.ts";
import { useGenerations } from "./generations_session.ts";
import { useMenace } from "./menace_session.ts";
import { useBars, useMatches } from "./slider_session.ts";
import { useTree } from "./tree_session.ts";

/** Whether the frame is as high as its content. */
const FITS = `(() => {
  const frame = document.querySelector("iframe");
  return Math.abs(frame.clientHeight - frame.contentDocument.documentElement.offsetHeight) <= 1;
})()`;

/** What is seen of a component. */
export interface Sighting<S> {
  /** What its own session has seen. */
  readonly seen: S;
  /** Widths of the frame and of its content, and the heights, in pixels, in a window of 390 pixels. */
  readonly narrow: {
    readonly window: number;
    readonly content: number;
    readonly frame: number;
    readonly height: number;
  };
  /** Controls without a name. */
  readonly unnamed: readonly string[];
  /** The colours of the ground in light and dark. */
  readonly grounds: readonly string[];
  /** Addresses asked for beside the page, and errors. */
  readonly requests: readonly string[];
  readonly complaints: readonly string[];
}

const sessions = {
  tree: useTree,
  board: useBoard,
  board_alone: useBoard,
  menace: useMenace,
  generations: useGenerations,
  matches: useMatches,
  bars: useBars,
} as const;

/** What is seen of all components. */
export type Seen = {
  readonly [N in keyof typeof sessions]: Sighting<Awaited<ReturnType<typeof sessions[N]>>>;
};

if (import.meta.main) {
  const [executablePath, folder] = Deno.args;
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const seen = await Promise.all(
      Object.entries<(frame: Frame) => Promise<unknown>>(sessions).map(async ([name, use]) => [
        name,
        await look(browser, toFileUrl(`${folder}/${name}.html`).href, use),
      ]),
    );
    console.log(JSON.stringify(Object.fromEntries(seen)));
  } finally {
    await browser.close();
  }
}

async function look<S>(
  browser: Browser,
  address: string,
  use: (frame: Frame) => Promise<S>,
): Promise<Sighting<S>> {
  const page = await browser.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  const frame = page.frames()[1];
  await frame.waitForSelector("h1");
  const seen = await use(frame);
  const grounds: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    grounds.push(await frame.evaluate("getComputedStyle(document.body).backgroundColor"));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  // The frame gets its height after the next layout. A page's policy may forbid what the browser's driver waits by.
  while (!await page.evaluate(FITS)) await page.waitForTimeout(20);
  const narrow = await page.evaluate(`(() => {
    const frame = document.querySelector("iframe");
    const content = frame.contentDocument.documentElement;
    return { window: frame.clientWidth, content: content.scrollWidth, frame: frame.clientHeight, height: content.offsetHeight };
  })()`) as Sighting<S>["narrow"];
  const unnamed = await frame.evaluate(
    `[...document.querySelectorAll("button, select, input, [role=group]")]
    .filter((one) => !(one.ariaLabel ?? one.getAttribute("aria-label")) && !one.closest("label") && !one.textContent.trim())
    .map((one) => one.outerHTML.slice(0, 200))`,
  ) as string[];
  const own = requests.filter((url) => url !== address && !url.startsWith("blob:"));
  return { seen, narrow, unnamed, grounds, requests: own, complaints };
}
