/**
 * What scripts of pages load from the site when it is needed.
 *
 * @module
 */
import type { Colour } from "./editor.ts";
import { element } from "./element.ts";
import type { WriteOutput } from "./outputs_view.ts";
import type * as writtenOutput from "./written_output.ts";

/** What a page needs to run cells and to show what they give. */
export interface SiteParts {
  /** The address of the program of the worker that runs cells. */
  readonly worker: URL;
  readonly write: WriteOutput;
  readonly colour: Colour;
}

/**
 * The parts of the site of this page; null where the browser does not let them be loaded. Then the page says so.
 *
 * @param script the script that asks, when it is loaded
 * @param place after which this is said
 */
export function siteParts(script: HTMLOrSVGScriptElement | null, place: Element): SiteParts | null {
  if (location.protocol === "file:") {
    place.after(element(
      "p",
      { class: "live-note" },
      "This page was opened from the disk (file://). What is in frames and the search work, but nothing " +
        "else can be run here, because browsers load neither modules nor data from the disk into a worker. " +
        "In the folder of this site, ",
      element("code", {}, "python3 -m http.server"),
      " serves it; then open ",
      element("code", {}, "http://localhost:8000/"),
      ".",
    ));
    return null;
  }
  const here = new URL("./", (script as HTMLScriptElement).src);
  let writing: Promise<typeof writtenOutput> | undefined;
  const written = () => writing ??= import(new URL("written_output.js", here).href);
  return {
    worker: new URL("kernel_worker.js", here),
    write: async (output) => (await written()).writeOutput(output),
    colour: async (text) => (await written()).colour(text),
  };
}
