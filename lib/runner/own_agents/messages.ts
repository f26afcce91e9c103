/**
 * The messages between an agent thread and the thread that calls it.
 *
 * @module
 */
/** Contents of files, by digest. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A rare call. The game and the agent are specs. */
export type Request =
  /** Asks nothing: the answer tells that the thread is there. */
  | { readonly what: "start" }
  | { readonly what: "load"; readonly href: string }
  | { readonly what: "parameters"; readonly agent: string; readonly game: string }
  | {
    readonly what: "read";
    readonly agent: string;
    readonly game: string;
    readonly parameter: string;
    readonly text: string;
    readonly files: Files;
  }
  | {
    readonly what: "side";
    readonly agent: string;
    readonly game: string;
    readonly files: Files;
  }
  | {
    readonly what: "prepare";
    readonly agent: string;
    readonly game: string;
    readonly files: Files;
  }
  | {
    readonly what: "create";
    readonly agent: string;
    readonly game: string;
    readonly files: Files;
    /** The number that later calls name it by. */
    readonly number: number;
    /** Numbers of agents that are no longer needed. */
    readonly unneeded: readonly number[];
  };

/** What the caller is told of an entry. */
export interface LoadedEntry {
  readonly name: string;
  readonly summary: string;
  readonly games?: readonly string[];
  /** Whether it may play only one side. */
  readonly oneSided: boolean;
}

/** The value of a parameter as text, with the files that it names. */
export interface ReadParameter {
  readonly text: string;
  readonly files: Files;
}

/** What an agent has beside `choose`. */
export interface CreatedAgent {
  readonly analyses: boolean;
  readonly starts: boolean;
  readonly ends: boolean;
}

/** The answer to a rare call, or to a call for a move that went wrong. */
export type Reply =
  | { readonly value: unknown }
  /** The agent returned something other than a number. */
  | { readonly returned: string; readonly isText: boolean }
  | { readonly thrown: Thrown };

/** What was thrown: an error with its name and message, or another value as text. */
export interface Thrown {
  readonly name?: string;
  readonly message: string;
  readonly stack?: string;
}
