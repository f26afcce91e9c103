/**
 * A visit to JupyterLab: measures tables.
 *
 * @module
 */
import type { Page } from "playwright-core";
import { BUNDLED, bundledFont } from "../fixtures/bundled_font.ts";

/** A table of a notebook. */
export interface MeasuredTable {
  /** Its width in pixels. */
  readonly width: number;
  /** The width that its output has for it, in pixels. */
  readonly room: number;
}

/** The notebook at `address` shows tables. They are measured with a font that is wider than most. */
export async function measureTables(page: Page, address: string): Promise<MeasuredTable[]> {
  await page.goto(address);
  await page.getByText("Deno | Idle").waitFor();
  await page.addStyleTag({
    content: `${bundledFont()}\n.jp-Notebook * { font-family: ${BUNDLED} !important; }`,
  });
  const tables = page.locator(".jp-OutputArea-output table");
  await tables.first().waitFor();
  await page.evaluate(LOADED);
  return await tables.evaluateAll(MEASURED);
}

/** Run in the page. */
const LOADED = `Promise.all([...document.fonts].map((font) => font.load())).then(() => {})`;

/** Runs in the page. */
// deno-lint-ignore no-explicit-any -- elements of the page
const MEASURED = (tables: any[]): MeasuredTable[] =>
  tables.map((table) => {
    const output = table.closest(".jp-OutputArea-output");
    // deno-lint-ignore no-explicit-any -- of the page
    const { paddingLeft, paddingRight } = (globalThis as any).getComputedStyle(output);
    return {
      width: table.offsetWidth,
      room: output.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    };
  });
