/**
 * Checks of what notebooks say: a number in prose is either computed by a cell or given by the author,
 * and a notebook is short enough to be read in one go.
 *
 * @module
 */
import { basename } from "@std/path";
import { type Notebook, sourceOf } from "./notebook.ts";

/** A lecture has an end. */
const MOST_CELLS = 40;
/** What is longer belongs in lib, with a test. */
const MOST_LINES = 16;

/**
 * The numbers in the texts of a notebook that could be results. Results belong in the outputs of code
 * cells, where they are computed. A number that the author sets, such as a rule of a game, a parameter or
 * a constant, stands as code, in a formula (a lone number is none), or in a comment of the same text, `<!-- given: 40, 8x8 -->`.
 * Years, links, the level of 95 % and the numbers of a list need nothing.
 *
 * @returns what is wrong, a line or two for each text; texts are counted from 1
 */
export function proseProblems({ cells }: Notebook): string[] {
  const texts = cells.filter(({ cell_type }) => cell_type === "markdown").map(sourceOf);
  return texts.flatMap((text, index) => {
    const given = [...text.matchAll(GIVEN)].flatMap(([, list]) => list.split(",").map(trim));
    const said = text.replaceAll(LONE, " $1 ").replaceAll(HARMLESS, " ");
    const found = new Set(said.match(NUMBER));
    const place = `text ${index + 1}: `;
    const loose = [...found].filter((number) => !given.includes(number));
    const unused = given.filter((number) => !found.has(number));
    return [
      ...loose.length
        ? [
          `${place}what a study found is said by a code cell, what is set in a comment: ${
            loose.join(", ")
          }`,
        ]
        : [],
      ...unused.length ? [`${place}given, but not there: ${unused.join(", ")}`] : [],
    ];
  });
}

/**
 * What is too long in a notebook.
 *
 * @returns one line each; none when all is well
 */
export function lengthProblems({ cells }: Notebook): string[] {
  const problems: string[] = [];
  if (cells.length > MOST_CELLS) {
    problems.push(`${cells.length} cells are more than ${MOST_CELLS}: make two notebooks`);
  }
  for (const [index, cell] of cells.filter(({ cell_type }) => cell_type === "code").entries()) {
    const lines = sourceOf(cell).split("\n").length;
    if (lines <= MOST_LINES) continue;
    problems.push(`cell ${index + 1} has ${lines} lines, more than ${MOST_LINES}: move it to lib`);
  }
  return problems;
}

/**
 * The notebooks to which a page has no link.
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

/** A formula that is nothing but a number. */
const LONE = /\$([\d,.]+)\$/g;

/** Comments, code, formulas, links with their texts, years, the usual level, numbers of a list. */
const HARMLESS =
  /<!--.*?-->|^```.*?^```|`[^`]*`|\$\$.*?\$\$|\$[^$\n]+\$|\[[^\]]*\]\([^)]*\)|\b(?:1[89]|20)\d\d\b|\b95 %|^ *\d+\. /gms;

/** Digits with what joins them: `1,079`, `0.25`, `8x8`. */
const NUMBER = /[\d½¼¾](?:[\d.,x]*[\d½])?/g;

function trim(text: string): string {
  return text.trim();
}
