/**
 * The opening of a notebook: its title and its question, which stand in its first text.
 *
 *     # Node counts
 *
 *     **The question.** How many nodes does alpha-beta save?
 *
 * @module
 */
import { type Notebook, sourceOf } from "./notebook.ts";

/** What a notebook says first. */
export interface Opening {
  /** Its heading; empty when it has none. */
  readonly title: string;
  /** The paragraph with its question; the first paragraph when none is marked as such. */
  readonly question: string;
}

const MARK = "**The question.** ";

/** Reads the opening, each part in one line of Markdown. */
export function openingOf({ cells }: Notebook): Opening {
  const text = cells.filter(({ cell_type }) => cell_type === "markdown").map(sourceOf).join("\n\n");
  const paragraphs = text.split(/\n{2,}/).map((each) => each.replace(/\s+/g, " ").trim());
  const title = paragraphs.find((each) => each.startsWith("# ")) ?? "";
  const question = paragraphs.find((each) => each.startsWith(MARK)) ??
    paragraphs.find((each) => !each.startsWith("#")) ?? "";
  return { title: title.replace("# ", ""), question: question.replace(MARK, "") };
}
