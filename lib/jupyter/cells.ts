/**
 * The code cells of a notebook as one module, so that they can be type-checked: the kernel runs
 * cells without checking their types, and takes a name that a module does not export for undefined.
 *
 * @module
 */
import { codeCells, type Notebook, sourceOf } from "./notebook.ts";

/** A place in a notebook. */
export interface CellPlace {
  /** The cell, as Jupyter numbers them. */
  readonly cell: number;
  /** The line of the cell, from 1. */
  readonly line: number;
}

/** Cells as a module. */
export interface JoinedCells {
  /** The module. */
  readonly text: string;
  /** Where each of its lines comes from; undefined for those that only hold it together. */
  readonly origins: readonly (CellPlace | undefined)[];
}

/**
 * Joins the cells into a module that means what they mean to the kernel. Each cell is a block within
 * the one before, so that it sees what came before and may declare a name again; imports, which a
 * block cannot hold, move to the top and come once.
 */
export function joinCells(notebook: Notebook): JoinedCells {
  const imports = new Map<string, CellPlace>();
  const body: [line: string, origin: CellPlace | undefined][] = [];
  const cells = codeCells(notebook);
  for (const [index, cell] of cells.entries()) {
    const place = (line: number) => ({ cell: index + 1, line });
    const source = sourceOf(cell).replace(IMPORT, (text, clause = "", from, offset, whole) => {
      const line = whole.slice(0, offset).split("\n").length;
      for (const statement of singleImports(clause, from)) {
        if (!imports.has(statement)) imports.set(statement, place(line));
      }
      // Its line ends stay, so that the lines below keep their numbers.
      return text.replace(/[^\n]/g, "");
    });
    body.push([";{", undefined]);
    for (const [line, text] of source.split("\n").entries()) body.push([text, place(line + 1)]);
  }
  const lines = [
    // A text without imports would be a script, which cannot await.
    ["export {};", undefined] as const,
    ...imports.entries(),
    ...body,
    ["}".repeat(cells.length), undefined] as const,
  ];
  return {
    text: lines.map(([text]) => text).join("\n") + "\n",
    origins: lines.map(([, origin]) => origin),
  };
}

/** An import at the start of a line: what it names, if anything, and where from. */
const IMPORT =
  /^[ \t]*import\b(?!\s*[.(])(?:\s*([^"';()]+?)\s*\bfrom)?\s*(["'][^"'\n]+["'](?:\s*with\s*\{[^}]*\})?)[ \t]*;?/gm;

/** One import for each name, so that a name imported twice is the same text twice. */
function singleImports(clause: string, from: string): string[] {
  if (clause === "") return [`import ${from};`];
  const [, type = "", named] = /^(type\s+(?!from\b))?(.*)$/s.exec(clause) ?? [];
  const [outside, inside] = named.split(/[{}]/);
  const names = (text = "") => text.split(",").map((name) => name.trim()).filter(Boolean);
  return [
    ...names(outside).map((name) => `import ${type && "type "}${name} from ${from};`),
    ...names(inside).map((name) =>
      `import ${type && "type "}{ ${name.replace(/\s+/g, " ")} } from ${from};`
    ),
  ];
}
