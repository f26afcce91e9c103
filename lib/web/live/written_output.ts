/**
 * Outputs and code as HTML, in the form of the pages that are written. It is loaded with the first cell that
 * is run or edited.
 *
 * @module
 */
import hljs, { typescript } from "highlight.js";
import type { Output } from "matchbox/runner/notebook_files/notebook.ts";
import { outputHtml } from "../gallery/outputs.ts";
import { MarkdownWriter } from "../gallery/markdown.ts";

hljs.registerLanguage("typescript", typescript);

/** The content of an output as HTML. */
export function writeOutput(output: Output): string {
  const html = outputHtml(output, new MarkdownWriter());
  return html.replace(/^<div class="output">\n/, "").replace(/<\/div>\n$/, "");
}

/** Code in colours. */
export function colour(text: string): string {
  return hljs.highlight(text, { language: "typescript" }).value;
}
