/**
 * The script of every study's page: the reader runs the study here.
 *
 * @module
 */
import { button, element } from "./element.ts";
import { siteParts } from "./site_parts.ts";
import { StudyView } from "./study_view.ts";

const place = document.querySelector("main h1");
const parts = place && siteParts(document.currentScript, place);
if (place && parts) {
  const id = location.href.split("/").at(-2)!;
  const open = button("Run here", "Run the quick preset of this study in this browser", () => {
    box.replaceChildren(new StudyView(id, parts).box);
  });
  const box = element(
    "div",
    { class: "run-here" },
    element("div", { class: "cell-bar" }, open, "the quick preset, in your browser"),
  );
  place.after(box);
  place.parentElement!.classList.add("ready");
}
