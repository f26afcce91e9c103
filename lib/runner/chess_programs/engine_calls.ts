/**
 * What the thread of the engines is asked, and what it answers.
 *
 * @module
 */
import type { Launch } from "./launch.ts";

/** What the thread is told first. */
export interface EngineSetup {
  /** Of the thread that calls it. */
  readonly lifeline: Int32Array<SharedArrayBuffer>;
  /** The process that must live for the engines to go on; null for none. */
  readonly parent: number | null;
  /** When the thread was started, by `Date.now()`. */
  readonly begun: number;
}

/** What it is asked. Engines are known by numbers. */
export interface EngineFunctions {
  /** Begins a game with an engine that is idle, or with a new one. */
  begin(launch: Launch): Promise<BegunEngine>;
  /**
   * Asks for a move.
   *
   * @param position a command `position`
   * @param go a command `go`
   * @param seconds in which the answer must come
   */
  go(engine: number, position: string, go: string, seconds: number): Promise<EngineMove>;
  /** Ends the game; the engine is idle then. */
  release(engine: number): void;
  /** Ends the engines that are idle. */
  rest(): Promise<void>;
  /** Ends the engine, which has misbehaved. */
  kill(engine: number): void;
}

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

/** What an engine did wrong, in words that follow "the engine". */
export class EngineFault extends Error {
  override name = "EngineFault";
}

/** An engine that gave no answer in time. */
export class EngineLate extends EngineFault {
  override name = "EngineLate";
}
