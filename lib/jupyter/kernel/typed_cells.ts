/**
 * What the types say of the cells that were run, and of the one that is being written.
 *
 * @module
 */
import { fromFileUrl, join } from "@std/path";
import { joinCells, type JoinedCells } from "../cells.ts";
import { LanguageServer, type Position } from "./language_server.ts";

/** The most type errors that are told of a cell. */
const MOST_ERRORS = 5;

/** Completions of a name in a cell. */
export interface Completions {
  /** The texts that can stand there, the most likely first. */
  readonly matches: readonly string[];
  /** Where the name begins in the cell. */
  readonly start: number;
}

/** The cells of a kernel. Places in a cell are counted from 0 in UTF-16 units. */
export class TypedCells {
  readonly #folder: string;
  readonly #cells: string[] = [];
  #server: LanguageServer | undefined;
  /** The language server has one text, so that questions wait for each other. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Begins without cells.
   *
   * @param folder the working folder of the kernel
   */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Adds a cell that is run.
   *
   * @returns its type errors, a line each; empty when there are none
   */
  add(source: string): Promise<string> {
    this.forget(source);
    this.#cells.push(source);
    const cells = [...this.#cells];
    return this.#inTurn(async (server) => {
      const joined = joinCells(cells);
      const errors = (await server.diagnostics(joined.text))
        .filter(({ severity, source }) => severity === 1 && source === "deno-ts")
        .flatMap(({ range, code, message }) => {
          const origin = originOf(joined, range.start.line);
          return origin?.cell === cells.length
            ? [`line ${origin.line}: TS${code}: ${message.split("\n")[0]}\n`]
            : [];
        });
      const more = errors.length - MOST_ERRORS;
      const rest = more > 0 ? [`and ${more} more type errors\n`] : [];
      return [...errors.slice(0, MOST_ERRORS), ...rest].join("");
    });
  }

  /** Takes out a cell that has declared nothing, or that is run again. */
  forget(source: string): void {
    const place = this.#cells.indexOf(source);
    if (place >= 0) this.#cells.splice(place, 1);
  }

  /**
   * The documentation of the name at a place, or of the function whose arguments are being written there.
   *
   * @returns Markdown; null when there is none
   */
  async documentation(source: string, place: number): Promise<string | null> {
    const name = nameAt(source, place);
    if (name === null) return null;
    const { text, position } = this.#at(source, name);
    return await this.#inTurn((server) => server.hover(text, position));
  }

  /** What can be written at a place. */
  async completions(source: string, place: number): Promise<Completions> {
    const [begun] = /[\w$]*$/.exec(source.slice(0, place))!;
    const { text, position } = this.#at(source, place);
    const items = await this.#inTurn((server) => server.completions(text, position));
    const matches = items
      .filter(({ label }) => label.startsWith(begun))
      .sort((a, b) => compare(a.sortText ?? a.label, b.sortText ?? b.label))
      .map(({ label }) => label);
    return { matches: [...new Set(matches)], start: place - begun.length };
  }

  #inTurn<T>(ask: (server: LanguageServer) => Promise<T>): Promise<T> {
    const root = fromFileUrl(new URL("../../../", import.meta.url));
    this.#server ??= new LanguageServer(root, join(this.#folder, "cells_of_kernel.ts"));
    const server = this.#server;
    const asked = this.#last.then(() => ask(server));
    this.#last = asked.catch(() => {});
    return asked;
  }

  /** A module with the cell that is being written, and the place in it. */
  #at(source: string, place: number): { text: string; position: Position } {
    const before = source.slice(0, place).split("\n");
    const [line, character] = [before.length - 1, before.at(-1)!.length];
    const { text, origins } = joinCells([...this.#cells, source]);
    const found = origins.findLastIndex((origin) =>
      origin?.cell === this.#cells.length + 1 && origin.line === line + 1
    );
    // Imports are no longer at their place; they need no other cell.
    if (text.split("\n")[found] !== source.split("\n")[line]) {
      return { text: source, position: { line, character } };
    }
    return { text, position: { line: found, character } };
  }
}

/** Where a line of the module comes from; something missing at the end of a cell is reported after it. */
function originOf({ origins }: JoinedCells, line: number) {
  return origins.slice(0, line + 1).findLast((origin) => origin);
}

/** The place of the name that ends or goes on at a place, or of the function before an open bracket. */
function nameAt(source: string, place: number): number | null {
  const before = /[\w$]+$/.exec(source.slice(0, place));
  if (before) return before.index;
  if (/^[\w$]/.test(source.slice(place))) return place;
  let open = 0;
  for (let index = place - 1; index >= 0; index--) {
    if (source[index] === ")") open++;
    if (source[index] === "(" && open-- === 0) {
      return /[\w$]+(?=\s*$)/.exec(source.slice(0, index))?.index ?? null;
    }
  }
  return null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
