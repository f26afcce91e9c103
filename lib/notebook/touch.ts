/**
 * Things to touch in a notebook: a component in a frame below the cell.
 *
 * @module
 */
import { type Display, framed } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import {
  type ComponentName,
  type ComponentOptions,
  components,
  touchDocument,
} from "matchbox/touch/mod.ts";

/**
 * Shows a component, e.g. `touch("tree", { positions: [{ name: "the start", game: "reversi", depth: 3 }] })`. Its
 * code is in the output, so that it works without a kernel, and in pages made from the notebook.
 *
 * @throws {SetupError} when shown, if its code cannot be bundled
 */
export function touch<N extends ComponentName>(name: N, options: ComponentOptions[N]): Display {
  return {
    async [jupyterDisplay]() {
      const { title, task: words } = components[name];
      const document = await touchDocument(name, options);
      return await framed({ document, title, words, name: `touch_${name}` })[jupyterDisplay]();
    },
  };
}
