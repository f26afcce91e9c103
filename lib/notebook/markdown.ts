/**
 * Text in the output of a cell.
 *
 * @module
 */
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";

/** Shows Markdown with highlighted code and formulas, in trusted and untrusted notebooks. */
export function markdown(text: string): Display {
  return {
    [jupyterDisplay]: () => Promise.resolve({ "text/markdown": text, "text/plain": text }),
  };
}
