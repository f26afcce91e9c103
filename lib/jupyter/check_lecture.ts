/**
 * Checks of a notebook as a lecture: its answer stands in a box, its tables are short, and it ends with exercises.
 *
 * @module
 */
import { OPEN_ROWS } from "matchbox/report/folded_table.ts";
import { THE_ANSWER } from "matchbox/report/answer.ts";
import {
  type MultilineText,
  type Notebook,
  sourceOf,
  textOf,
} from "matchbox/runner/notebook_files/notebook.ts";
import { type Exercise, exerciseCells, exerciseIn, EXERCISES, levels } from "./exercises.ts";

/** Numbers of notebooks that have not this form yet. */
export const unfinished: readonly number[] = [
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29],
];

/** The fewest and the most exercises. */
const [FEWEST, MOST] = [3, 5];

/**
 * What a notebook lacks as a lecture.
 *
 * @returns the problems, one line each; empty when there are none
 */
export function lectureProblems(notebook: Notebook): string[] {
  return [...answerProblems(notebook), ...tableProblems(notebook), ...exerciseProblems(notebook)];
}

/** The answer is shown by the last code cell. */
function answerProblems({ cells }: Notebook): string[] {
  const last = cells.findLast(({ cell_type }) => cell_type === "code");
  const shown = (last?.outputs ?? []).map(({ data }) => textIn(data?.["text/markdown"]));
  if (shown.some((text) => text.includes(`**${THE_ANSWER}**`))) return [];
  return ["its last code cell shows no answer in a box: published.answer or answer"];
}

function tableProblems({ cells }: Notebook): string[] {
  return cells.flatMap(({ outputs = [] }, index) => {
    const rows = outputs.map(({ data }) =>
      Math.max(
        rowsInHtml(textIn(data?.["text/html"])),
        rowsInMarkdown(textIn(data?.["text/markdown"])),
      )
    );
    return rows.filter((count) => count > OPEN_ROWS)
      .map((count) => `cell ${index + 1} shows ${count} rows of a table, more than ${OPEN_ROWS}`);
  });
}

/** The rows of the longest table that is open. */
function rowsInHtml(html: string): number {
  const open = html.replaceAll(/<details\b.*?<\/details>|srcdoc="[^"]*"/gs, "");
  const bodies = [...open.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, body]) => body);
  // A note below the rows spans all columns.
  return Math.max(0, ...bodies.map((body) => body.match(/<tr>(?!<td colspan)/g)?.length ?? 0));
}

function rowsInMarkdown(text: string): number {
  const tables = text.match(/^\| *:?-+.*\n(?:\|.*(?:\n|$))*/gm) ?? [];
  return Math.max(0, ...tables.map((table) => table.trimEnd().split("\n").length - 1));
}

function exerciseProblems(notebook: Notebook): string[] {
  const [heading, ...cells] = exerciseCells(notebook);
  if (heading === undefined) return [`no section "${EXERCISES}"`];
  const found = cells.map((cell) =>
    cell.cell_type === "markdown" ? exerciseIn(sourceOf(cell)) : null
  );
  const exercises = found.filter((each) => each !== null);
  const odd = found.indexOf(null);
  return [
    ...odd < 0 ? [] : [
      `cell ${
        odd + 1
      } after "${EXERCISES}" is no exercise: "**1. Title (easy).** Text", then folded parts`,
    ],
    ...exercises.length < FEWEST || exercises.length > MOST
      ? [`${exercises.length} exercises: expected ${FEWEST} to ${MOST}`]
      : [],
    ...exercises.some(({ number }, index) => number !== index + 1)
      ? ["its exercises are not numbered from 1"]
      : [],
    ...levelProblems(exercises),
    ...exercises.flatMap((each, index) => partProblems(each, index === exercises.length - 1)),
    ...exercises.some(({ program }) => program) ? [] : ["no exercise has a solution that is run"],
  ];
}

/** From easy to open, and only the last is open. */
function levelProblems(exercises: readonly Exercise[]): string[] {
  const places = exercises.map(({ level }) => levels.indexOf(level));
  const rising = places.every((place, index) => index === 0 || place >= places[index - 1]);
  const open = exercises.filter(({ level }) => level === "open");
  return rising && open.length === 1 ? [] : ["its exercises do not go from easy to one open"];
}

function partProblems({ number, hint, solution, program }: Exercise, last: boolean): string[] {
  if (solution === null) {
    return hint || last ? [] : [`exercise ${number} has neither a hint nor a solution`];
  }
  const blocks = solution.match(/^```ts$/gm)?.length ?? 0;
  return blocks === (program ? 1 : 0) ? [] : [
    `the solution of exercise ${number}: expected one block "ts", and after it one block "text"`,
  ];
}

function textIn(data: unknown): string {
  return data === undefined ? "" : textOf(data as MultilineText);
}
