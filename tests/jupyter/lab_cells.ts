/**
 * A visit to JupyterLab: runs cells, looks at a figure, stops an endless cell, and continues.
 *
 * @module
 */
import type { Locator, Page } from "playwright-core";
import { choose } from "./lab_menu.ts";

/** The observations of the visit. */
export interface CellsVisit {
  /** Width of the figure in pixels; 0 when the browser could not draw it. */
  readonly figureWidth: number;
  /** The output of the cell after the stopped one. */
  readonly result: string;
  /** The number of notifications of JupyterLab. */
  readonly notifications: number;
  /** All requested addresses. */
  readonly requests: readonly string[];
}

/** The notebook at `address` has four cells: some state, a figure, a loop that prints, the state. */
export async function runCells(page: Page, address: string): Promise<CellsVisit> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  const cells = page.locator(".jp-Notebook .jp-CodeCell");
  const outputs = (cell: number) => cells.nth(cell).locator(".jp-OutputArea-output");
  const prompt = (cell: number) => cells.nth(cell).locator(".jp-InputPrompt");
  // In the status bar; until then the kernel is being connected.
  await page.getByText("Deno | Idle").waitFor();

  // One after the other: on a busy machine the kernel may send a cell's result as that of the next cell if
  // it is already waiting.
  await run(cells.nth(0));
  await prompt(0).getByText("[1]").waitFor();
  await run(cells.nth(1));
  const figure = outputs(1).locator("img");
  await figure.waitFor();
  const figureWidth = await figure.evaluate(widthOf);

  await run(cells.nth(2));
  await outputs(2).getByText("looping").waitFor();
  await choose(page, "Kernel", "Interrupt Kernel");
  await prompt(2).getByText("[3]").waitFor();

  await run(cells.nth(3));
  await outputs(3).waitFor();
  const result = (await outputs(3).innerText()).trim();
  const notifications = await page.locator(".Toastify__toast").count();
  return { figureWidth, result, notifications, requests: [...requests] };
}

/** Runs in the page, where images have these two properties. */
async function widthOf(element: Element): Promise<number> {
  const image = element as HTMLImageElement;
  await image.decode();
  return image.naturalWidth;
}

async function run(cell: Locator): Promise<void> {
  await cell.locator(".cm-content").click();
  await cell.press("Shift+Enter");
}
