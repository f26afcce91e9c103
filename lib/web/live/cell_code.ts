/**
 * The code of a cell as JavaScript that can be run again: types are taken out, imports become calls, what the
 * cell declares becomes global, so that later cells have it and the same cell can be run twice, and the last
 * expression is its value. Lines stay where they are.
 *
 * @module
 */
import { parse, type Pattern, type Program, type VariableDeclaration } from "acorn";
import { transform } from "sucrase";

/** A cell that can be run. */
export interface CellCode {
  /** An expression whose value is a promise of the value of the cell. */
  readonly code: string;
  /** The names that it declares. */
  readonly names: readonly string[];
}

/** The function of the worker that imports a module. */
export const IMPORT = "$import";

/** A piece of the text and what takes its place. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Compiles a cell.
 *
 * @throws {SyntaxError} with the line in `loc` when it cannot be read
 */
export function compileCell(typescript: string): CellCode {
  const { code } = transform(typescript, {
    transforms: ["typescript"],
    ...{ disableESTransforms: true, keepUnusedImports: true, production: true },
  });
  const program = parse(code, {
    ...{ ecmaVersion: "latest", sourceType: "module", allowAwaitOutsideFunction: true },
  });
  const names: string[] = [];
  const hoisted: string[] = [];
  const changes = program.body.flatMap((node, index) =>
    changesOf(node, code, names, hoisted, index === program.body.length - 1)
  );
  return { code: wrapped(changed(code, changes), hoisted), names };
}

/** Strict, as modules are; nothing stands on a line before the first of the cell. */
function wrapped(code: string, hoisted: readonly string[]): string {
  return `"use strict"; (async () => { ${hoisted.join(" ")} ${code}\n})()`;
}

type Statement = Program["body"][number];

function changesOf(
  node: Statement,
  code: string,
  names: string[],
  hoisted: string[],
  last: boolean,
): Change[] {
  const { start, end } = node;
  switch (node.type) {
    case "ExportNamedDeclaration":
      if (!node.declaration) return [{ start, end, text: linesOf(code.slice(start, end)) }];
      return [
        { start, end: node.declaration.start, text: "" },
        ...changesOf(node.declaration, code, names, hoisted, last),
      ];
    case "ImportDeclaration": {
      const from = `await ${IMPORT}(${JSON.stringify(node.source.value)})`;
      const parts = node.specifiers.map((each) => {
        const local = each.local.name;
        names.push(local);
        if (each.type === "ImportNamespaceSpecifier") return `${local} = ${from}`;
        const wanted = each.type === "ImportDefaultSpecifier" ? "default" : nameOf(each.imported);
        return `${local} = (${from})[${JSON.stringify(wanted)}]`;
      });
      const text = `${parts.length ? parts.join("; ") : from};`;
      return [{ start, end, text: text + linesOf(code.slice(start, end)) }];
    }
    case "VariableDeclaration":
      return variables(node, code, names);
    case "FunctionDeclaration":
      names.push(node.id.name);
      hoisted.push(`globalThis.${node.id.name} = ${node.id.name};`);
      return [];
    case "ClassDeclaration":
      names.push(node.id.name);
      return [{ start, end: start, text: `${node.id.name} = ` }, { start: end, end, text: ";" }];
    case "ExpressionStatement": {
      if (!last) return [];
      const { start: from, end: to } = node.expression;
      return [{ start, end: from, text: `return (${code.slice(start, from)}` }, {
        ...{ start: to, end, text: `${code.slice(to, end).replace(/;\s*$/, "")});` },
      }];
    }
    default:
      return [];
  }
}

/** `const a = 1, {b} = c;` as `;(a = 1, {b} = c);` */
function variables(node: VariableDeclaration, code: string, names: string[]): Change[] {
  const first = node.declarations[0];
  const changes: Change[] = [{ start: node.start, end: first.start, text: ";(" }];
  for (const { id, init } of node.declarations) {
    names.push(...namesOf(id));
    if (!init) changes.push({ start: id.end, end: id.end, text: " = undefined" });
  }
  const to = node.declarations.at(-1)!.end;
  changes.push({
    start: to,
    end: node.end,
    text: `${code.slice(to, node.end).replace(";", "")});`,
  });
  return changes;
}

/** The names that a pattern declares. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) =>
        namesOf(each.type === "RestElement" ? each.argument : each.value)
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((each) => each ? namesOf(each) : []);
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "RestElement":
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

function nameOf(imported: { type: string; name?: string; value?: unknown }): string {
  return imported.type === "Identifier" ? imported.name! : String(imported.value);
}

function linesOf(text: string): string {
  return text.replaceAll(/[^\n]/g, "");
}

function changed(code: string, changes: readonly Change[]): string {
  let [text, at] = ["", 0];
  for (const { start, end, text: put } of changes) {
    text += code.slice(at, start) + put;
    at = end;
  }
  return text + code.slice(at);
}
