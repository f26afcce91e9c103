/**
 * The outputs of cells as HTML.
 *
 * @module
 */
import { stripVTControlCharacters } from "node:util";
import { escape } from "@std/html";
import {
  type MultilineText,
  type Output,
  textOf,
} from "matchbox/runner/notebook_files/notebook.ts";
import type { MarkdownWriter } from "./markdown.ts";

/** An output, in the richest form that a page can show; empty when there is nothing to show. */
export function outputHtml(output: Output, writer: MarkdownWriter): string {
  const shown = contentOf(output, writer);
  return shown && `<div class="output">\n${shown}\n</div>\n`;
}

function contentOf(
  { output_type, data = {}, text, ename, evalue }: Output,
  writer: MarkdownWriter,
) {
  if (output_type === "stream") return text === undefined ? "" : plain(textOf(text));
  if (output_type === "error") return plain(`${ename}: ${evalue}`);
  const of = (type: string) => {
    const found = data[type] as MultilineText | undefined;
    return found === undefined ? undefined : textOf(found);
  };
  const [html, markdown, svg, png, words] = [
    "text/html",
    "text/markdown",
    "image/svg+xml",
    "image/png",
    "text/plain",
  ].map(of);
  if (html !== undefined) return html;
  if (markdown !== undefined) return writer.html(markdown);
  const alt = escape(words?.trim() || "Picture");
  if (svg !== undefined) {
    return `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="${alt}">`;
  }
  if (png !== undefined) return `<img src="data:image/png;base64,${png.trim()}" alt="${alt}">`;
  return words === undefined ? "" : plain(words);
}

function plain(text: string): string {
  return `<pre>${escape(stripVTControlCharacters(text))}</pre>`;
}
