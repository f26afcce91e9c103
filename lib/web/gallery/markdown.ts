/**
 * Markdown as HTML: the kind that GitHub and Jupyter show, with TeX between dollars.
 *
 * @module
 */
import { escape } from "@std/html";
import { Marked, type TokenizerAndRendererExtension } from "marked";
import { codeBlock } from "./code.ts";
import { formula } from "matchbox/report/formula.ts";

/** A heading of a page. */
export interface Heading {
  /** From 1 for the title. */
  readonly level: number;
  /** Its HTML, without links. */
  readonly html: string;
  readonly id: string;
}

/** Writes the texts of one page, so that no two headings have the same id. */
export class MarkdownWriter {
  /** The headings so far. */
  readonly headings: Heading[] = [];
  readonly #marked = new Marked({ gfm: true });
  readonly #ids = new Map<string, number>();

  constructor() {
    // deno-lint-ignore no-this-alias -- `this` is the renderer in its methods
    const writer = this;
    this.#marked.use({
      extensions: [blockFormula, inlineFormula],
      renderer: {
        heading({ tokens, depth, text }) {
          const html = this.parser.parseInline(tokens);
          const id = writer.#idOf(text);
          writer.headings.push({ level: depth, html: html.replaceAll(/<\/?a\b[^<>]*>/g, ""), id });
          return `<h${depth} id="${id}">${html}</h${depth}>\n`;
        },
        code({ text, lang = "" }) {
          return codeBlock(text, lang);
        },
      },
    });
  }

  /** A text as HTML. Its comments are left out. */
  html(text: string): string {
    const shown = this.#marked.parse(text, { async: false });
    return shown.replaceAll(/<!--.*?-->/gs, "");
  }

  /** The id of a heading, as GitHub makes it. */
  #idOf(text: string): string {
    const plain = text.replaceAll(/\]\([^()]*\)|<[^<>]*>/g, "").toLowerCase();
    const id = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").trim().replaceAll(/\s/g, "-");
    const before = this.#ids.get(id) ?? 0;
    this.#ids.set(id, before + 1);
    return escape(before ? `${id}-${before}` : id);
  }
}

/** `$$...$$`, a paragraph of its own. */
const blockFormula: TokenizerAndRendererExtension = {
  name: "blockFormula",
  level: "block",
  start: (text) => text.match(/^\$\$/m)?.index,
  tokenizer(text) {
    const found = text.match(/^\$\$([^$]+)\$\$[ \t]*(?:\n|$)/);
    return found ? { type: "blockFormula", raw: found[0], text: found[1].trim() } : undefined;
  },
  renderer: ({ text }) => `<div class="formula">${formula(text, true)}</div>\n`,
};

/** `$...$` in a text: no space inside at the dollars, so that prices are no formulas. */
const inlineFormula: TokenizerAndRendererExtension = {
  name: "inlineFormula",
  level: "inline",
  start: (text) => text.indexOf("$"),
  tokenizer(text) {
    const found = text.match(/^\$(?!\s)([^$`]+?)(?<!\s)\$(?!\d)([.,;:?)]*)/);
    if (!found) return undefined;
    const [raw, formula, after] = found;
    return { type: "inlineFormula", raw, text: formula, after };
  },
  // No line begins with the mark after a formula.
  renderer: ({ text, after }) =>
    `<span class="inline-formula">${formula(text, false)}${after}</span>`,
};
