/**
 * A cell in the form in which the kernel runs it: imports apart, and what it waits for stoppable.
 *
 * @module
 */
import { parse, type ParserOptions } from "@babel/parser";
import { UNTIL_STOPPED } from "matchbox/runner/notebook_files/cell_stop.ts";
import { syntaxProblem } from "./syntax_problem.ts";

/** A cell that can run. */
export interface PreparedCell {
  /** The imports, which run first in a cell of their own; empty when there are none. */
  readonly imports: string;
  /** The rest, with its lines at their places. */
  readonly code: string;
  /** Whether the rest waits: the interrupt of the Deno kernel would never end it. */
  readonly waits: boolean;
  /** The text whose types are looked at; null when the cell only throws its syntax error. */
  readonly typed: string | null;
}

/** The module that makes waiting stoppable. */
const STOPPABLE = new URL("./stoppable.ts", import.meta.url).href;

/** How a cell is read. */
const OPTIONS: ParserOptions = {
  sourceType: "module",
  // What it finds wrong with a program that it can read, the kernel tells.
  errorRecovery: true,
  createParenthesizedExpressions: true,
  plugins: ["typescript", "explicitResourceManagement", "decorators"],
};

/** Prepares a cell. A syntax error becomes a cell that throws it, with its place. */
export async function prepareCell(source: string): Promise<PreparedCell> {
  const program = programOf(source);
  if (!program) {
    const asItIs = { imports: "", code: source, waits: false };
    // The kernel takes what is in braces for an object where it can.
    if (programOf(`(${source}\n)`)) return { ...asItIs, typed: `(${source}\n)` };
    const problem = await syntaxProblem(source);
    if (problem === null) return { ...asItIs, typed: source };
    return { ...asItIs, code: throwing(problem), typed: null };
  }
  const edits = new Edits(source);
  let imports = "";
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration") continue;
    imports += source.slice(node.start!, node.end!) + "\n";
    edits.blank(node.start!, node.end!);
  }
  let waits = false;
  visit(program, (node) => {
    waits ||= node.type === "AwaitExpression" || node.await === true || node.kind === "await using";
    if (node.type !== "AwaitExpression") return;
    const { start, end } = node.argument as Node;
    edits.insert(start, `${UNTIL_STOPPED}(`);
    edits.insert(end, ")");
  });
  if (waits) imports = `import ${JSON.stringify(STOPPABLE)};\n${imports}`;
  return { imports, code: edits.text(), waits, typed: source };
}

/** The program of a cell; null when it cannot be read. */
function programOf(source: string) {
  try {
    return parse(source, OPTIONS).program;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A cell that throws the error of another one. */
function throwing(problem: string): string {
  const [message] = problem.split("\n");
  const error = `Object.assign(new SyntaxError(${JSON.stringify(message)}), { stack: ${
    JSON.stringify(`SyntaxError: ${problem}`)
  } })`;
  return `throw ${error};`;
}

/** A node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Visits what runs in the cell itself: no function, and nothing that a class runs later. */
function visit(node: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((item) => visit(item, onNode));
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  const { type } = node as Node;
  if (/Function|ClassBody|ObjectMethod|^TS.*(Type|Interface)/.test(type)) return;
  onNode(node as Node);
  Object.values(node).forEach((value) => visit(value, onNode));
}

/** Changes of a text, at places of the unchanged one. */
class Edits {
  readonly #text: string;
  readonly #inserted = new Map<number, string>();
  readonly #blanks: [start: number, end: number][] = [];

  constructor(text: string) {
    this.#text = text;
  }

  insert(place: number, text: string): void {
    this.#inserted.set(place, (this.#inserted.get(place) ?? "") + text);
  }

  blank(start: number, end: number): void {
    this.#blanks.push([start, end]);
  }

  text(): string {
    let text = "";
    for (let place = 0; place <= this.#text.length; place++) {
      text += this.#inserted.get(place) ?? "";
      const blank = this.#blanks.some(([start, end]) => place >= start && place < end);
      const letter = this.#text[place] ?? "";
      text += blank && letter !== "\n" ? "" : letter;
    }
    return text;
  }
}
