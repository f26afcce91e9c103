/**
 * A visit to JupyterLab: what our kernel adds to that of Deno.
 *
 * @module
 */
import type { Page } from "playwright-core";
import { choose } from "./lab_menu.ts";

/** The cells of the notebook, in the order in which the visit runs them. */
export const KERNEL_CELLS = [
  `import { runInNotebook } from "matchbox/notebook/mod.ts";\nlet kept = 41;`,
  "const wrong: = 3;",
  "const typed: number = `${kept}`;",
  // Without the store it begins anew each time; it would take hours.
  `Deno.env.set("MATCHBOX_OUT", "/nowhere");
await runInNotebook("strength-of-evidence", { set: { pairs: 100_000 } });`,
  "++kept",
] as const;

/** The observations of the visit. */
export interface KernelVisit {
  /** What is shown below the cell with the syntax error. */
  readonly syntaxError: string;
  /** The same of the type error. */
  readonly typeError: string;
  /** What Shift-Tab shows of `runInNotebook`. */
  readonly documentation: string;
  /** From Stop to the end of the study's cell, in seconds. */
  readonly secondsToStop: number;
  /** What is shown below that cell. */
  readonly stopped: string;
  /** The result of the last cell. */
  readonly kept: string;
}

/** The notebook at `address` has the cells above. */
export async function useKernel(page: Page, address: string): Promise<KernelVisit> {
  await page.goto(address);
  const cells = page.locator(".jp-Notebook .jp-CodeCell");
  const outputs = (cell: number) => cells.nth(cell).locator(".jp-OutputArea-output");
  const ended = (cell: number) =>
    cells.nth(cell).locator(".jp-InputPrompt").getByText(`[${cell + 1}]`).waitFor();
  const run = async (cell: number) => {
    await cells.nth(cell).locator(".cm-content").click();
    await cells.nth(cell).press("Shift+Enter");
  };
  await page.getByText("Deno | Idle").waitFor();

  await run(0);
  await ended(0);
  await run(1);
  await ended(1);
  const syntaxError = await outputs(1).innerText();
  await run(2);
  await outputs(2).getByText("TS2322").waitFor({ timeout: LANGUAGE_SERVER });
  const typeError = await outputs(2).innerText();

  // The name stands in the first line, after the bracket.
  await cells.nth(0).locator(".cm-content").getByText("runInNotebook").click();
  await page.keyboard.press("Shift+Tab");
  // It is shown before it has its text.
  const tooltip = page.locator(".jp-Tooltip", { hasText: /\w/ });
  await tooltip.waitFor({ timeout: LANGUAGE_SERVER });
  const documentation = await tooltip.innerText();
  await page.keyboard.press("Escape");

  await run(3);
  await outputs(3).getByText(/[1-9]\d* of \d+ tasks/).waitFor({ timeout: LANGUAGE_SERVER });
  const pressed = performance.now();
  await choose(page, "Kernel", "Interrupt Kernel");
  await ended(3);
  const secondsToStop = (performance.now() - pressed) / 1000;
  const stopped = (await outputs(3).allInnerTexts()).join("\n");

  await run(4);
  await outputs(4).waitFor();
  const kept = await outputs(4).innerText();
  return { syntaxError, typeError, documentation, secondsToStop, stopped, kept };
}

/** How long Deno's language server may take for its first answer, in milliseconds, on a busy machine. */
const LANGUAGE_SERVER = 180_000;
