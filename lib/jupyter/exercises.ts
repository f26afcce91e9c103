/**
 * The exercises of a notebook: its last section, a text cell each, with folded hints and solutions.
 *
 * @module
 */
import { type Cell, type Notebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";

/** From easy to open. */
export const levels = ["easy", "medium", "hard", "open"] as const;
/** One of them. */
export type Level = typeof levels[number];

/** An exercise. */
export interface Exercise {
  /** From 1. */
  readonly number: number;
  /** What it is about. */
  readonly title: string;
  /** How much it asks for. */
  readonly level: Level;
  /** Whether it has a folded hint. */
  readonly hint: boolean;
  /** What is folded away as its solution, in Markdown; null without one. */
  readonly solution: string | null;
  /** The code of the solution with what it prints; null when there is none. */
  readonly program: Program | null;
}

/** A solution that is run. */
export interface Program {
  /** A module with its own imports. */
  readonly code: string;
  /** All that it prints, with a line end after each line. */
  readonly printed: string;
}

/** The heading of the section. */
export const EXERCISES = "## Exercises";

/** The cells from the heading on; empty without such a heading. */
export function exerciseCells({ cells }: Notebook): Cell[] {
  const start = cells.findIndex((cell) =>
    cell.cell_type === "markdown" && sourceOf(cell).startsWith(EXERCISES)
  );
  return start < 0 ? [] : cells.slice(start);
}

/** The exercises of a notebook; what has another form is left out. */
export function exercisesOf(notebook: Notebook): Exercise[] {
  return exerciseCells(notebook).slice(1).flatMap((cell) => exerciseIn(sourceOf(cell)) ?? []);
}

/** An exercise; null when the text has not its form. */
export function exerciseIn(text: string): Exercise | null {
  const head = HEAD.exec(text);
  if (!head) return null;
  const parts = [...text.matchAll(FOLDED)].map(([, title, content]) => ({ title, content }));
  const solution = parts.find(({ title }) => title === "Solution")?.content ?? null;
  const found = solution === null ? null : PROGRAM.exec(solution);
  return {
    number: Number(head[1]),
    title: head[2],
    level: head[3] as Level,
    hint: parts.some(({ title }) => title === "Hint"),
    solution,
    program: found && { code: found[1], printed: found[2] },
  };
}

const HEAD = new RegExp(`^\\*\\*(\\d+)\\. (.+) \\((${levels.join("|")})\\)\\.\\*\\* `);

const FOLDED = /^<details><summary>(\w+)<\/summary>\n\n(.*?)\n\n<\/details>$/gms;

/** A block of code, and after it a block of what it prints. */
const PROGRAM = /^```ts\n(.*?)^```\n\n```text\n(.*?)^```$/ms;
