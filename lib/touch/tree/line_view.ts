/**
 * The line that a search is in, as rows: a row for each ply, with all moves of its node and what is known of them.
 *
 * @module
 */
import { type Content, h } from "../page/dom.ts";
import type { TracedNode } from "./search_steps.ts";
import { foundText, windowText } from "./tree_picture.ts";

/** The rows of a tree that has only the moves of the line in it. */
export function lineRows(root: TracedNode): Content[] {
  const rows: Content[] = [];
  let at: TracedNode | undefined = root;
  for (let ply = 1; at && at.children.length > 0; ply++) {
    const node: TracedNode = at;
    rows.push(
      h(
        "div",
        { class: "ply" },
        h(
          "p",
          {},
          `${ply}. ${node.max ? "Max" : "Min"}${node.move ? ` after ${node.move}` : ""}`,
          node.window ? h("span", { class: "window" }, windowText(node.window)) : null,
        ),
        h("ul", {}, node.children.map((child) => chip(node, child))),
      ),
    );
    at = node.children.find(({ children, state }) => children.length > 0 && state === "open") ??
      node.children.find(({ children }) => children.length > 0);
  }
  return rows;
}

function chip(parent: TracedNode, node: TracedNode): HTMLElement {
  const cut = parent.source === "below" && node.state === "unseen";
  const classes = [
    "chip",
    cut ? "cut" : node.state === "unseen" ? "waiting" : node.state,
    node.current && "current",
    node.best && node.state === "done" && "best",
  ].filter(Boolean).join(" ");
  const value = node.value === null ? "" : ` ${foundText(node)}`;
  const more = cut ? ", cut off" : node.source === "table" ? ", from the table" : "";
  return h(
    "li",
    { class: classes },
    node.move,
    value && h("b", {}, value),
    more && h("span", { class: node.source === "table" && !cut ? "note" : "unseen" }, more),
  );
}
