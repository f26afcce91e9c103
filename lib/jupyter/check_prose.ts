/**
 * Checks of the text of notebooks. A number in prose is either computed by a cell or marked as given by the
 * author. A notebook is short enough to be read in one sitting.
 *
 * @module
 */
import { basename } from "@std/path";
import { type Notebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";
import { exerciseCells } from "./exercises.ts";

/** The most cells of a notebook before its exercises. */
const MOST_CELLS = 40;
/** The most lines of a cell; longer code belongs in lib, with a test. */
const MOST_LINES = 16;

/**
 * The numbers in the texts of a notebook that could be results. Results belong in the outputs of code cells,
 * where they are computed. A number that the author sets, such as a rule of a game, a parameter or a
 * constant, stands as code, in a formula (more than a lone number), or in a comment of the same text, `<!--
 * given: 40, 8x8 -->`. Years, links, the level of 95 % and the numbers of a list are always allowed.
 *
 * @returns the problems, a line or two for each text; texts are counted from 1
 */
export function proseProblems({ cells }: Notebook): string[] {
  const texts = cells.filter(({ cell_type }) => cell_type === "markdown").map(sourceOf);
  return texts.flatMap((text, index) => {
    const given = [...text.matchAll(GIVEN)].flatMap(([, list]) => list.split(",").map(trim));
    const said = text.replace(EXERCISE, "").replaceAll(LONE, " $1 ").replaceAll(HARMLESS, " ");
    const found = new Set(said.match(NUMBER));
    const place = `text ${index + 1}: `;
    const loose = [...found].filter((number) => !given.includes(number));
    const unused = given.filter((number) => !found.has(number));
    return [
      ...loose.length
        ? [
          `${place}results belong in the output of a code cell, given numbers in a comment: ${
            loose.join(", ")
          }`,
        ]
        : [],
      ...unused.length ? [`${place}given, but not in the text: ${unused.join(", ")}`] : [],
    ];
  });
}

/**
 * Checks the length of a notebook and its cells.
 *
 * @returns the problems, one line each; empty when there are none
 */
export function lengthProblems({ cells, ...notebook }: Notebook): string[] {
  const problems: string[] = [];
  const count = cells.length - exerciseCells({ cells, ...notebook }).length;
  if (count > MOST_CELLS) {
    problems.push(`${count} cells are more than ${MOST_CELLS}: make two notebooks`);
  }
  for (const [index, cell] of cells.filter(({ cell_type }) => cell_type === "code").entries()) {
    const lines = sourceOf(cell).split("\n").length;
    if (lines <= MOST_LINES) continue;
    problems.push(`cell ${index + 1} has ${lines} lines, more than ${MOST_LINES}: move it to lib`);
  }
  return problems;
}

/**
 * The notebooks that a page does not link to.
 *
 * @param paths all notebooks
 * @param text of the page, Markdown
 */
export function unlinkedNotebooks(paths: readonly string[], text: string): string[] {
  const names = paths.map((path) => basename(path));
  return names.filter((name) =>
    !new RegExp(`\\]\\([^)]*${name.replaceAll(".", "\\.")}`).test(text)
  );
}

const GIVEN = /<!-- given: (.*?) -->/gs;

/** The number and the title of an exercise. */
const EXERCISE = /^\*\*\d+\. /;

/** A formula that is only a number. */
const LONE = /\$([\d,.]+)\$/g;

/**
 * Parts whose numbers are allowed: comments, code, formulas, links with their texts, years, the usual level,
 * numbers of a list.
 */
const HARMLESS =
  /<!--.*?-->|^```.*?^```|`[^`]*`|\$\$.*?\$\$|\$[^$\n]+\$|\[[^\]]*\]\([^)]*\)|\b(?:1[89]|20)\d\d\b|\b95 %|^ *\d+\. /gms;

/** Digits with the characters that join them: `1,079`, `0.25`, `8x8`. */
const NUMBER = /[\d½¼¾](?:[\d.,x]*[\d½])?/g;

function trim(text: string): string {
  return text.trim();
}
