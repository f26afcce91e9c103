/**
 * Notebooks, texts and programs as HTML, before their links are followed. Nothing is executed: a notebook is
 * shown with the outputs that it has.
 *
 * @module
 */
import { type Cell, type Notebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";
import { codeBlock } from "./code.ts";
import { type Heading, MarkdownWriter } from "./markdown.ts";
import { outputHtml } from "./outputs.ts";

/** What a page is made of. */
export interface Draft {
  /** HTML without links. */
  readonly title: string;
  /** The question of its first paragraph, or its first sentence: HTML without links; may be empty. */
  readonly sentence: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

/**
 * Writes a notebook as HTML.
 *
 * @param name its title if it has no heading
 */
export function draftNotebook({ cells }: Notebook, name: string): Draft {
  const writer = new MarkdownWriter();
  const html = cells.map((cell) => cellHtml(cell, writer)).filter(Boolean).join("\n");
  return draftOf(html, writer, name);
}

/** Writes a text in Markdown as HTML. */
export function draftMarkdown(text: string, name: string): Draft {
  const writer = new MarkdownWriter();
  return draftOf(writer.html(withTitle(text)), writer, name);
}

/** A paper for a journal has its title in the lines before it, and sections of the first level. */
function withTitle(text: string): string {
  const [, title, body] = text.match(/^---\n[^]*?\ntitle: "(.*)"\n[^]*?\n---\n([^]*)$/) ??
    text.match(/^---\ntitle: "(.*)"\n[^]*?\n---\n([^]*)$/) ?? [];
  return title === undefined ? text : `# ${title}\n${body.replaceAll(/^#/gm, "##")}`;
}

/** The text of a program as it is. */
export function draftSource(text: string, path: string): Draft {
  const title = `<code>${path}</code>`;
  const language = path.includes(".") ? path.slice(path.lastIndexOf(".") + 1) : "";
  const html = `<h1>${title}</h1>\n<div class="cell">${codeBlock(text, language)}</div>`;
  return { title, sentence: "", html, headings: [] };
}

function draftOf(html: string, { headings }: MarkdownWriter, name: string): Draft {
  const [first] = headings;
  const title = first?.level === 1 ? first.html : name;
  const prose = html.match(/<p>(.*?)<\/p>/s)?.[1].replaceAll(/<[^<>]*>/g, "").trim() ?? "";
  // Without the label of the first paragraph of a notebook.
  const sentences = prose.replace(/^The question\. /, "").split(/(?<=[.?!])\s/);
  const sentence = sentences.find((text) => text.endsWith("?")) ?? sentences[0];
  const shown = first?.level === 1 ? html : `<h1>${title}</h1>\n${html}`;
  return { title, sentence, html: shown, headings };
}

function cellHtml(cell: Cell, writer: MarkdownWriter): string {
  const source = sourceOf(cell);
  if (cell.cell_type === "markdown") return writer.html(source);
  if (cell.cell_type === "raw") return codeBlock(source, "");
  const outputs = (cell.outputs ?? []).map((output) => outputHtml(output, writer)).join("");
  if (source.trim() === "") return outputs;
  const code = `<div class="cell">${codeBlock(source, "ts")}</div>`;
  return `<div class="code-cell">\n${code}\n<div class="outputs">\n${outputs}</div>\n</div>\n`;
}
