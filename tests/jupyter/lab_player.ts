/**
 * Steps through a game in JupyterLab. It runs with its own permissions, outside the tests. The first
 * argument is the browser, the second the address of a notebook with a player. Prints the visible caption at
 * the start and after each step: next, next, previous, first, last.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

/** Runs in the page: the left edges of the frames relative to the window, in pixels. */
// deno-lint-ignore no-explicit-any -- an element of the page
const LEFTS = (captions: any[]) =>
  captions.map((caption) => {
    const frame = caption.closest("div");
    return frame.getBoundingClientRect().left - frame.parentElement.getBoundingClientRect().left;
  });

const [executablePath, address] = Deno.args;
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByText("Deno | Idle").waitFor();
  const captions = page.locator(".jp-OutputArea-output figcaption");
  await captions.first().waitFor();
  /** The frame whose left edge is that of the window. */
  const current = async () => {
    const lefts = await captions.evaluateAll(LEFTS) as number[];
    return lefts.findIndex((left) => Math.abs(left) < 1);
  };
  const tell = async () => console.log(await captions.nth(await current()).innerText());
  await tell();
  for (const step of ["on", "on", "back", "first", "last"]) {
    const before = await current();
    const frame = page.locator(".jp-OutputArea-output div:has(> figure)").nth(before);
    await frame.getByText(step, { exact: true }).click();
    // The scrolling may be animated.
    for (let tries = 0; tries < 100; tries++) {
      await page.waitForTimeout(50);
      if (![before, -1].includes(await current())) break;
    }
    await tell();
  }
} finally {
  await browser.close();
}
