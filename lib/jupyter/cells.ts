/**
 * The code cells of a notebook as one module, so that they can be type-checked. The kernel does not check
 * types, and a name that a module does not export is undefined there.
 *
 * @module
 */
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
  /** The origin of each line; undefined for lines that the joining adds. */
  readonly origins: readonly (CellPlace | undefined)[];
}

/**
 * Joins the cells into a module with the same meaning. Each cell is a block inside the previous one, so that
 * it sees earlier names and may declare them again. Imports are not allowed in blocks, so they move to the
 * top, without duplicates.
 */
export function joinCells(cells: readonly string[]): JoinedCells {
  const imports = new Map<string, CellPlace>();
  const body: [line: string, origin: CellPlace | undefined][] = [];
  for (const [index, cell] of cells.entries()) {
    const place = (line: number) => ({ cell: index + 1, line });
    const source = cell.replace(IMPORT, (text, clause = "", from, offset, whole) => {
      const line = whole.slice(0, offset).split("\n").length;
      for (const statement of singleImports(clause.trim(), from)) {
        if (!imports.has(statement)) imports.set(statement, place(line));
      }
      // Line ends stay, so that the lines below keep their numbers.
      return text.replace(/[^\n]/g, "");
    });
    body.push([";{", undefined]);
    for (const [line, text] of source.split("\n").entries()) body.push([text, place(line + 1)]);
  }
  const lines = [
    // Without an export, a text without imports would be a script and could not await.
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

/** An import at the start of a line: its names, if any, and its module. */
const IMPORT =
  /^[ \t]*import\b(?!\s*[.(])(?:([^"';()]+?)\bfrom)?\s*(["'][^"'\n]+["'](?:\s*with\s*\{[^}]*\})?)[ \t]*;?/gm;

/** One import for each name, so that duplicates are equal texts. */
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
