/**
 * The answer to the question of a notebook, in a box.
 *
 * @module
 */
import type { Display } from "./display.ts";
import { jupyterDisplay } from "./display_symbol.ts";
import { capitalized } from "./format.ts";

/** Its title. */
export const THE_ANSWER = "The answer.";

/**
 * Shows the answer in a box at the end of a notebook. `results(...).answer` takes its numbers from the tables of a
 * study; this is for notebooks that compute them.
 *
 * @param text two to four sentences of Markdown; its first letter is written large
 */
export function answer(text: string): Display {
  const style = "border:2px solid #0b5a94;border-radius:6px;padding:0.5em 1em;margin:0.6em 0";
  const shown = `**${THE_ANSWER}** ${capitalized(text)}`;
  return {
    [jupyterDisplay]: () =>
      Promise.resolve({
        // Between empty lines there is Markdown inside HTML.
        "text/markdown": `<div style="${style}">\n\n${shown}\n\n</div>`,
        "text/plain": shown,
      }),
  };
}
