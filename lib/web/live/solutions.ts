/**
 * The folded solutions of exercises: a button opens one as a cell and runs it. A solution has imports of its own
 * and shares no variable with the notebook, so each run has a worker of its own.
 *
 * @module
 */
import { CellView } from "./cell_view.ts";
import { button, element } from "./element.ts";
import { Kernel } from "./kernel.ts";
import type { SiteParts } from "./site_parts.ts";

/** A program stands in a solution before what it prints. */
const PROGRAM = ":scope > pre:has(+ pre)";

/** Gives each solution with a program its button. */
export function openSolutions(place: ParentNode, parts: SiteParts): void {
  for (const folded of place.querySelectorAll("details")) {
    if (folded.querySelector("summary")?.textContent !== "Solution") continue;
    const program = folded.querySelector<HTMLElement>(PROGRAM);
    if (program) giveButton(program, exerciseOf(folded), parts);
  }
}

function giveButton(program: HTMLElement, number: number, parts: SiteParts): void {
  const opening = button("Run", `Open solution ${number} as a cell and run it`, () => {
    bar.remove();
    const box = element("div", { class: "code-cell" });
    program.replaceWith(box);
    box.append(
      element("div", { class: "cell" }, program),
      element("div", { class: "outputs" }),
    );
    runAlone(box, number, parts);
  });
  const bar = element("div", { class: "cell-bar" }, opening);
  program.after(bar);
}

function runAlone(box: HTMLElement, number: number, { worker, write, colour }: SiteParts): void {
  const kernel = new Kernel(worker);
  const run = async () => {
    kernel.restart();
    stop.disabled = false;
    await cell.run(kernel);
    stop.disabled = !kernel.busy;
  };
  const cell = new CellView(box, number, { write, colour, run: () => void run() }, "solution");
  const stop = button("Stop", `Stop solution ${number}`, () => kernel.stop());
  box.querySelector(".cell-bar .state")!.before(stop);
  void run();
}

/** The number of the exercise that a solution belongs to: its text begins with it. */
function exerciseOf(folded: Element): number {
  let before: Element | null = folded;
  while (before && !/^\d+\. /.test(before.textContent!)) before = before.previousElementSibling;
  return parseInt(before?.textContent ?? "0");
}
