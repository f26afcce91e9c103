/**
 * The messages between the thread of the engines and the thread that calls it.
 *
 * @module
 */
import type { Launch } from "./launch.ts";

/** The first message to the thread. */
export interface Setup {
  readonly memory: SharedArrayBuffer;
  readonly port: MessagePort;
  /** Of the thread that calls it. */
  readonly lifeline: Int32Array<SharedArrayBuffer>;
  /** The process that must live for the engines to go on; null for none. */
  readonly parent: number | null;
  /** When the thread was started, by `Date.now()`. */
  readonly begun: number;
}

/** A call. Engines are known by numbers. */
export type EngineRequest =
  /** Begins a game with an engine that is idle, or with a new one. */
  | { readonly what: "begin"; readonly launch: Launch }
  | {
    readonly what: "go";
    readonly engine: number;
    /** The commands `position` and `go`. */
    readonly position: string;
    readonly go: string;
    /** In which the answer must come. */
    readonly seconds: number;
  }
  /** Ends the game; the engine is idle then. */
  | { readonly what: "release"; readonly engine: number }
  /** Ends the engines that are idle. */
  | { readonly what: "rest" }
  /** Ends the engine, which has misbehaved. */
  | { readonly what: "kill"; readonly engine: number };

/** An engine with a game. */
export interface BegunEngine {
  readonly engine: number;
  /** What it calls itself. */
  readonly name: string;
}

/** The answer of an engine to `go`. */
export interface EngineMove {
  /** As the engine wrote it. */
  readonly move: string;
  readonly depth: number;
  readonly nodes: number;
  /** Centipawns, or moves to mate; null when it told none. */
  readonly score: { readonly kind: "cp" | "mate"; readonly value: number } | null;
  readonly line: readonly string[];
}

/** The answer to a call. */
export type EngineReply =
  | { readonly begun: BegunEngine }
  | { readonly move: EngineMove }
  | { readonly done: true }
  /** The engine gave no answer in time. */
  | { readonly late: true }
  /** The engine was at fault; in words that follow "the engine". */
  | { readonly fault: string };

/** Place of the number of calls answered, in the shared memory. */
export const place = { ANSWERS: 0 } as const;
