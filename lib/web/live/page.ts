/**
 * The script of every notebook's page: it makes the cells live. What runs them is loaded with the first run.
 *
 * @module
 */
import { element } from "./element.ts";
import { NotebookView } from "./notebook_view.ts";
import type * as writtenOutput from "./written_output.ts";

/** The folder of the programs of the site. */
const here = new URL("./", (document.currentScript as HTMLScriptElement).src);

let writing: Promise<typeof writtenOutput> | undefined;
const written = () => writing ??= import(new URL("written_output.js", here).href);

const cells = [...document.querySelectorAll<HTMLElement>(".code-cell")];
const place = document.querySelector("main h1");
if (place && cells.length && location.protocol === "file:") {
  place.after(element(
    "p",
    { class: "live-note" },
    "Opened from the disk, browsers run no cells here. In the folder of the gallery, ",
    element("code", {}, "python3 -m http.server"),
    " serves it.",
  ));
} else if (place && cells.length) {
  const notebook = new NotebookView(cells, {
    worker: new URL("kernel_worker.js", here),
    write: async (output) => (await written()).writeOutput(output),
    colour: async (text) => (await written()).colour(text),
  });
  place.after(notebook.bar());
}
