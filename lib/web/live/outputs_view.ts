/**
 * What a cell shows, below it.
 *
 * @module
 */
import type { Output } from "matchbox/runner/notebook_files/notebook.ts";
import { element } from "./element.ts";
import type { CellError } from "./messages.ts";

/** Writes an output as HTML. */
export type WriteOutput = (output: Output) => Promise<string>;

/** The outputs of one cell. */
export class OutputsView {
  readonly #box: HTMLElement;
  readonly #write: WriteOutput;
  readonly #byId = new Map<string, HTMLElement>();
  #stream: HTMLElement | undefined;

  /** @param box with the outputs that the page came with */
  constructor(box: HTMLElement, write: WriteOutput) {
    this.#box = box;
    this.#write = write;
  }

  /** Takes everything away. */
  clear(): void {
    this.#box.replaceChildren();
    this.#byId.clear();
    this.#stream = undefined;
  }

  /** Shows one more output, or another one in the place of that with the same id. */
  async show(output: Output, id?: string): Promise<void> {
    if (output.output_type === "stream") return this.#print(String(output.text));
    this.#stream = undefined;
    const place = (id === undefined ? undefined : this.#byId.get(id)) ?? this.#add();
    if (id !== undefined) this.#byId.set(id, place);
    const html = await this.#write(output);
    const holder = element("template");
    holder.innerHTML = html;
    place.replaceChildren(fitted(holder.content));
    place.hidden = place.textContent!.trim() === "" && !place.querySelector("img, iframe, svg");
  }

  /** Shows what went wrong. */
  fail({ name, message, line }: CellError): void {
    const where = line === undefined ? "" : ` (line ${line})`;
    const text = element("pre", {}, element("strong", {}, name), `: ${message}${where}`);
    this.#box.append(element("div", { class: "output error", role: "alert" }, text));
  }

  #print(text: string): void {
    this.#stream ??= this.#add().appendChild(element("pre"));
    this.#stream.append(text);
  }

  #add(): HTMLElement {
    return this.#box.appendChild(element("div", { class: "output" }));
  }
}

/** Wide tables scroll in a box of their own, and frames cannot reach the page. */
function fitted(content: DocumentFragment): DocumentFragment {
  for (const frame of content.querySelectorAll("iframe")) {
    frame.setAttribute("sandbox", "allow-scripts");
    if (!frame.title) frame.title = "Interactive view";
  }
  for (const table of content.querySelectorAll("table")) {
    const name = table.caption?.textContent ?? "";
    const box = element("div", {
      ...{ class: "scroll", tabindex: "0", role: "group" },
      "aria-label": name ? `Table: ${name}` : "Table",
    });
    table.replaceWith(box);
    box.append(table);
  }
  return content;
}
