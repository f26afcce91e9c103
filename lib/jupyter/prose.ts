/**
 * The prose of notebooks: its text, and its sentences that say what a result shows.
 *
 * @module
 */
import { type Cell, type Notebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";

/** All Markdown of a notebook in one line. */
export function proseOf({ cells }: Notebook): string {
  return oneLine(cells.filter(isText).map(sourceOf).join("\n\n"));
}

/**
 * The sentences that follow a result, each in one line: those below a cell that shows a figure, table, verdicts or a
 * computed sentence of a study, up to the next heading.
 */
export function interpretations({ cells }: Notebook): string[] {
  return cells.flatMap((cell, index) => {
    const before = cells[index - 1];
    if (!isText(cell) || before?.cell_type !== "code" || !SHOWS.test(sourceOf(before))) return [];
    return sentencesOf(sourceOf(cell).split(HEADING)[0]);
  });
}

/** The sentences of a text, each in one line; the items of a list are apart. */
export function sentencesOf(text: string): string[] {
  return text.replaceAll(COMMENT, "").split(PARAGRAPH)
    .flatMap((paragraph) => oneLine(paragraph).split(SENTENCE))
    .filter((sentence) => sentence !== "");
}

/** A text in one line, with single blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function isText({ cell_type }: Cell): boolean {
  return cell_type === "markdown";
}

const SHOWS = /\.(figure|table|claims|sentence|answer)\(/;

const HEADING = /^#+ /m;

const COMMENT = /<!--.*?-->/gs;

/** An empty line, or the beginning of an item of a list. */
const PARAGRAPH = /\n\s*\n|\n(?=(?:-|\d+\.) )/;

/** The end of a sentence; marks of bold and italics may follow its stop. */
const SENTENCE = /(?<=[.?!:][*_)"]*) (?=[A-Z"`$*_[(])/;
