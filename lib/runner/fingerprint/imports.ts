/**
 * Finds the modules and files that a source file needs, with a parser.
 *
 * @module
 */
import type * as babel from "@babel/parser";
import { createRequire } from "node:module";

/** Loads the parser with its first use: it takes as long as the start of a command, and few sources need it. */
const require = createRequire(import.meta.url);

/** A module or file that a source file names. */
export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** `types`: removed at run time; `asset`: read or started by `new URL("...", import.meta.url)`. */
  readonly kind: "module" | "types" | "asset";
}

/** The part of a syntax tree's node that is used. */
type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * The imports and re-exports of a TypeScript source, in order: static ones, dynamic ones with a literal
 * name, and files that it names relative to itself.
 *
 * @throws {SyntaxError} when the source is not TypeScript
 */
export function importsOf(source: string): Import[] {
  const { parse } = require("@babel/parser") as typeof babel;
  const { program } = parse(source, {
    sourceType: "module",
    plugins: ["typescript"],
    createImportExpressions: true,
    attachComment: false,
  });
  const found: Import[] = [];
  visit(program as unknown as Node, found);
  return found;
}

function visit(node: Node, found: Import[]): void {
  const named = importIn(node);
  if (named) found.push(named);
  for (const key in node) {
    if (key === "loc") continue;
    const value = node[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") visit(child as Node, found);
    }
  }
}

function importIn(node: Node): Import | null {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration": {
      const specifier = textOf(node.source);
      if (specifier === null) return null;
      const types = node.importKind === "type" || node.exportKind === "type";
      return { specifier, kind: types ? "types" : "module" };
    }
    case "ImportExpression": {
      const specifier = textOf(node.source);
      return specifier === null ? null : { specifier, kind: "module" };
    }
    case "NewExpression": {
      const [path, base] = node.arguments as Node[];
      const specifier = textOf(path);
      const own = (node.callee as Node).name === "URL" && isImportMetaUrl(base);
      return own && specifier !== null ? { specifier, kind: "asset" } : null;
    }
    default:
      return null;
  }
}

function textOf(node: unknown): string | null {
  const { type, value } = (node ?? {}) as Node;
  return type === "StringLiteral" ? value as string : null;
}

/** Whether the expression is `import.meta.url`. */
function isImportMetaUrl(node?: Node): boolean {
  if (node?.type !== "MemberExpression") return false;
  return (node.object as Node).type === "MetaProperty" && (node.property as Node).name === "url";
}
