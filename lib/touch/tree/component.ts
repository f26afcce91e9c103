/**
 * The tree stepper: a search, node by node. The reader chooses the position, the algorithm, the depth and the order
 * of the moves, steps through the search, and sees how many nodes it visits beside the full tree.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { fill, h, picture } from "../page/dom.ts";
import { choice, field } from "../page/fields.ts";
import { StepButtons } from "../page/step_buttons.ts";
import { numberWord } from "../page/words.ts";
import { lineRows } from "./line_view.ts";
import { RECORDED, type RecordedAlgorithm } from "./recorded_search.ts";
import {
  type MadeSearch,
  makeSearch,
  notationOf,
  type OrderName,
  ORDERS,
  type SearchChoice,
  STARTS,
  type TreeStart,
} from "./search_setup.ts";
import { ALGORITHM_WORDS, treeSvg } from "./tree_picture.ts";
import { stepWords } from "./words.ts";

/** What the tree stepper begins with. */
export interface TreeOptions extends Partial<Omit<SearchChoice, "depth">> {
  /** Positions that can be chosen before those that always can; the first of all is shown. */
  readonly positions?: readonly TreeStart[];
}

/** The greatest depth that can be chosen. */
const DEEPEST = 10;

/** Milliseconds of a step when it plays, and of a whole search at most. */
const [STEP, LONGEST] = [500, 40_000];

/** Shows a tree stepper. */
export function mount(element: HTMLElement, options: TreeOptions): void {
  const { algorithm = "alphabeta", order = "generated", table = false } = options;
  const positions = [...options.positions ?? [], ...STARTS];
  let made: MadeSearch | null = null;
  let shown = 0;
  let playing: ReturnType<typeof setInterval> | undefined;

  const position = choice("position", positions.map(({ name }, i) => [String(i), name]));
  const notation = h("input", { id: "notation", spellcheck: "false" });
  const algorithms = choice(
    "algorithm",
    RECORDED.map((name) => [name, ALGORITHM_WORDS[name]]),
    algorithm,
  );
  const orders = choice("order", Object.entries(ORDERS), order);
  const depths = choice(
    "depth",
    Array.from({ length: DEEPEST }, (_, i) => [String(i + 1), String(i + 1)]),
  );
  const withTable = h("input", { type: "checkbox", id: "table", checked: table });
  const problem = h("p", { class: "problem", role: "alert" });
  const board = h("div", { class: "position" });
  const counts = h("table", { class: "counts" });
  const bar = h("div");
  const says = h("p", { class: "says", "aria-live": "polite" });
  const drawn = h("div", {
    class: "drawn scroll",
    tabindex: "0",
    role: "group",
    "aria-label": "The tree",
  });
  const slider = h("input", {
    type: "range",
    min: 0,
    value: 0,
    "aria-label": "Step",
    oninput: () => show(Number(slider.value)),
  });
  const buttons = new StepButtons(
    ["To the beginning", "One step back", "One step", "To the end"],
    (step) => show(step),
  );
  const play = h("button", { type: "button", onclick: () => playing ? stop() : begin() }, "Play");
  const nextCut = h("button", { type: "button", onclick: toNextCut }, "Next cutoff");

  position.addEventListener("change", choosePosition);
  for (const control of [algorithms, orders, depths, withTable, notation]) {
    control.addEventListener("change", search);
  }
  fill(
    element,
    h(
      "h1",
      {},
      "Step through the search: choose a position, a depth and an order, and watch the count.",
    ),
    h(
      "div",
      { class: "choices-row" },
      field("Position", position),
      field("Algorithm", algorithms),
      field("Order of the moves", orders),
      field("Depth", depths),
      h("label", { class: "tick" }, withTable, h("span", {}, "Table")),
    ),
    h("div", { class: "choices-row" }, wide(field("Its notation, to be changed", notation))),
    problem,
    h(
      "div",
      { class: "position-and-count" },
      board,
      h("div", {}, counts, h("div", { class: "bar", "aria-hidden": "true" }, bar)),
    ),
    h("div", { class: "controls" }, [...buttons.elements], play, nextCut),
    slider,
    says,
    drawn,
  );
  choosePosition();

  function choosePosition(): void {
    const start = positions[Number(position.value)];
    notation.value = notationOf(start);
    depths.value = String(start.depth);
    search();
  }

  function search(): void {
    stop();
    const start = positions[Number(position.value)];
    const name = algorithms.value as RecordedAlgorithm;
    orders.disabled = withTable.disabled = name === "minimax";
    try {
      made = makeSearch(start, notation.value, {
        algorithm: name,
        order: orders.value as OrderName,
        table: withTable.checked,
        depth: Number(depths.value),
      });
      problem.textContent = "";
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      made = null;
      problem.textContent = error.message;
    }
    for (const control of [slider, play, nextCut, ...buttons.elements]) control.disabled = !made;
    for (const part of [board, counts, bar, says, drawn]) part.hidden = !made;
    if (!made) return;
    fill(board, made.game.name === "tree" ? null : picture(made.game.picture(made.position)));
    slider.max = String(made.steps.steps.length - 1);
    show(0);
  }

  function show(step: number): void {
    const { steps, game, position: root, whole, nodes, full } = made!;
    const last = steps.steps.length - 1;
    shown = Math.max(0, Math.min(step, last));
    if (shown === last) stop();
    slider.value = String(shown);
    buttons.show(shown, last);
    const visited = steps.visitedAt(shown);
    const words = stepWords(game, root, steps, shown);
    slider.setAttribute("aria-valuetext", words);
    says.textContent = words;
    const tree = steps.treeAt(shown, whole);
    const row = (name: string, value: string) =>
      h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value));
    fill(
      counts,
      row("nodes so far", numberWord(visited)),
      row("nodes of this search", numberWord(nodes)),
      row("nodes of the full tree", full === null ? "too many to count" : numberWord(full)),
      row("left out", full === null ? "" : `${(100 * (1 - nodes / full)).toFixed(1)} %`),
    );
    bar.style.width = `${100 * visited / (full ?? Math.max(nodes, visited))}%`;
    if (whole) {
      fill(drawn, picture(treeSvg(tree, "The tree of the search", game.name !== "tree")));
      centre();
    } else {
      fill(drawn, lineRows(tree));
    }
  }

  /** Scrolls a wide tree sideways to the node of the step. */
  function centre(): void {
    const node = drawn.querySelector<SVGElement>(".current");
    if (!node || drawn.scrollWidth <= drawn.clientWidth) return;
    const [a, b] = [node.getBoundingClientRect(), drawn.getBoundingClientRect()];
    drawn.scrollLeft += a.left + a.width / 2 - b.left - b.width / 2;
  }

  function toNextCut(): void {
    const { steps } = made!.steps;
    const next = steps.findIndex(({ visit, kind }, i) =>
      i > shown && kind === "return" && visit.cut
    );
    show(next < 0 ? steps.length - 1 : next);
  }

  function begin(): void {
    const last = made!.steps.steps.length - 1;
    if (shown === last) show(0);
    const each = Math.max(1, Math.ceil(last * STEP / LONGEST));
    playing = setInterval(() => show(shown + each), STEP);
    play.textContent = "Pause";
  }

  function stop(): void {
    clearInterval(playing);
    playing = undefined;
    play.textContent = "Play";
  }
}

function wide(label: HTMLElement): HTMLElement {
  label.classList.add("wide");
  return label;
}
