/**
 * The script of every notebook's page: it makes the cells live. What runs them is loaded with the first run.
 *
 * @module
 */
import { NotebookView } from "./notebook_view.ts";
import { siteParts } from "./site_parts.ts";
import { openSolutions } from "./solutions.ts";

const cells = [...document.querySelectorAll<HTMLElement>(".code-cell")];
const place = document.querySelector("main h1");
const parts = place && siteParts(document.currentScript, place);
if (place && parts) {
  place.after(new NotebookView(cells, parts).bar());
  openSolutions(place.parentElement!, parts);
  place.parentElement!.classList.add("ready");
}
