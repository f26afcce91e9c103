/**
 * The menus of JupyterLab.
 *
 * @module
 */
import type { Page } from "playwright-core";

/** Chooses an item of a menu by its text. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.locator(".lm-MenuBar-itemLabel").getByText(menu, { exact: true }).click();
  await page.locator(".lm-Menu-itemLabel").getByText(item, { exact: true }).click();
}
