/**
 * The editor of a cell: a text field over the same text in colours.
 *
 * @module
 */
import { element } from "./element.ts";

/** Colours a text, as HTML. */
export type Colour = (text: string) => Promise<string>;

/** What the keys of an editor do beside writing. */
export interface EditorKeys {
  /** Shift-Enter, and Ctrl-Enter to stay in the cell. */
  run(stay: boolean): void;
}

const INDENT = "  ";

/** A text field in place of the text of a cell. */
export class Editor {
  readonly #code: HTMLElement;
  readonly #field: HTMLTextAreaElement;
  readonly #colour: Colour;

  /**
   * @param box with the text of the cell, in colours
   * @param label its name for screen readers
   */
  constructor(box: HTMLElement, label: string, colour: Colour, keys: EditorKeys) {
    this.#colour = colour;
    this.#code = box.querySelector("code")!;
    const text = this.#code.textContent!;
    this.#field = element("textarea", {
      "aria-label": label,
      ...{ spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off" },
    });
    this.#field.value = text;
    const pre = this.#code.parentElement!;
    const layers = element("div", { class: "layers" });
    pre.replaceWith(layers);
    pre.setAttribute("aria-hidden", "true");
    layers.append(pre, this.#field);
    this.#field.addEventListener("input", () => this.#draw());
    this.#field.addEventListener("keydown", (event) => this.#key(event, keys));
  }

  /** The text as it is now. */
  get text(): string {
    return this.#field.value;
  }

  /** Puts another text in its place. */
  set text(text: string) {
    this.#field.value = text;
    this.#draw();
  }

  /** The reader writes here from now on. */
  focus(): void {
    this.#field.focus();
  }

  /** Puts the caret into a line, from 1. */
  goTo(line: number): void {
    const at = this.text.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.#field.setSelectionRange(at, at);
  }

  #draw(): void {
    const { value } = this.#field;
    // A last line that is empty would have no height.
    this.#code.textContent = `${value}\n`;
    void this.#colour(value).then((html) => {
      if (this.#field.value === value) this.#code.innerHTML = `${html}\n`;
    });
  }

  #key(event: KeyboardEvent, keys: EditorKeys): void {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key === "Enter" && (shiftKey || ctrlKey || metaKey)) {
      event.preventDefault();
      keys.run(!shiftKey);
    } else if (key === "Escape") this.#field.blur();
    else if (key === "Tab" && !shiftKey) {
      event.preventDefault();
      this.#field.setRangeText(INDENT, this.#field.selectionStart, this.#field.selectionEnd, "end");
      this.#draw();
    }
  }
}
