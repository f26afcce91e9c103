/**
 * Steps through a game in JupyterLab, from outside the permissions of the tests: the first argument is
 * the browser, the second the address of a notebook with a player. Prints the caption that is in the
 * window at the beginning and after each step: on, on, back, first, last.
 *
 * @module
 */
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../browser.ts";

/** Runs in the page: where the frames lie, in pixels right of the window over the row. */
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
  /** The frame whose left edge is that of the window over the row. */
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
    // The row may glide.
    for (let tries = 0; tries < 100; tries++) {
      await page.waitForTimeout(50);
      if (![before, -1].includes(await current())) break;
    }
    await tell();
  }
} finally {
  await browser.close();
}
