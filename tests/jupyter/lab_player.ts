/**
 * A visit to JupyterLab: steps through a game.
 *
 * @module
 */
import type { Page } from "playwright-core";

/** Runs in the page: the left edges of the frames relative to the window, in pixels. */
// deno-lint-ignore no-explicit-any -- an element of the page
const LEFTS = (captions: any[]) =>
  captions.map((caption) => {
    const frame = caption.closest("div");
    return frame.getBoundingClientRect().left - frame.parentElement.getBoundingClientRect().left;
  });

/**
 * The notebook at `address` has a player.
 *
 * @returns the visible caption at the start and after each step: next, next, previous, first, last
 */
export async function stepThroughGame(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.getByText("Deno | Idle").waitFor();
  const captions = page.locator(".jp-OutputArea-output figcaption");
  await captions.first().waitFor();
  /** The frame whose left edge is that of the window. */
  const current = async () => {
    const lefts = await captions.evaluateAll(LEFTS) as number[];
    return lefts.findIndex((left) => Math.abs(left) < 1);
  };
  const visible = async () => await captions.nth(await current()).innerText();
  const seen = [await visible()];
  for (const step of ["on", "on", "back", "first", "last"]) {
    const before = await current();
    const frame = page.locator(".jp-OutputArea-output div:has(> figure)").nth(before);
    await frame.getByText(step, { exact: true }).click();
    // The scrolling may be animated.
    for (let tries = 0; tries < 100; tries++) {
      await page.waitForTimeout(50);
      if (![before, -1].includes(await current())) break;
    }
    seen.push(await visible());
  }
  return seen;
}
