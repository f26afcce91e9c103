/**
 * The thread of the engines, as the thread that calls it sees it: calls wait for their answer, because an agent
 * chooses its move at once.
 *
 * @module
 */
import { NoAnswer } from "matchbox/arena/mod.ts";
import { isCut, ownLifeline } from "../own_agents/lifeline.ts";
import { BlockingThread } from "../threads/blocking_thread.ts";
import {
  type BegunEngine,
  type EngineFunctions,
  EngineLate,
  type EngineMove,
  type EngineSetup,
} from "./engine_calls.ts";
import type { Launch } from "./launch.ts";
import { parentToWatch } from "./parent_to_watch.ts";

/** The threads of this thread, by program. */
const threads = new Map<string, EngineCaller>();

/** The thread that starts this program. */
export function engineCaller(program: string): EngineCaller {
  let found = threads.get(program);
  if (!found) threads.set(program, found = new EngineCaller(program));
  return found;
}

/** Ends the engines of this thread that play no game; they are started again when they are needed. */
export function endIdleEngines(): void {
  if (isCut(ownLifeline)) return;
  for (const caller of threads.values()) caller.endIdle();
}

/** A thread of engines. */
export class EngineCaller {
  readonly #thread: BlockingThread<EngineFunctions, EngineSetup>;

  /** @param program the only program that the thread may start */
  constructor(program: string) {
    this.#thread = new BlockingThread({
      url: new URL("./engine_thread.ts", import.meta.url),
      name: "the thread of the engines",
      permissions: {
        ...{ read: "inherit", import: "inherit", run: [program] },
        ...{ write: false, env: false, net: false, sys: false, ffi: false },
      },
      setup: { lifeline: ownLifeline, parent: parentToWatch(), begun: Date.now() },
      errorOf: ([kind], message) =>
        kind === "EngineLate" ? new EngineLate(message) : new Error(`the engine ${message}`),
    });
  }

  /**
   * Begins a game.
   *
   * @throws {Error} when the engine cannot be started, or is not ready in time
   */
  begin(launch: Launch): BegunEngine {
    return this.#call("begin", 0, launch);
  }

  /**
   * Asks for a move.
   *
   * @param seconds in which the answer must come
   * @param onClock whether they are what is left on the clock
   * @throws {NoAnswer} when it does not come; the engine is ended then
   * @throws {Error} when the engine ends or floods
   */
  go(
    engine: number,
    { position, go, seconds, onClock }: {
      readonly position: string;
      readonly go: string;
      readonly seconds: number;
      readonly onClock: boolean;
    },
  ): EngineMove {
    try {
      return this.#call("go", seconds, engine, position, go, seconds);
    } catch (error) {
      throw error instanceof EngineLate ? new NoAnswer(seconds, onClock) : error;
    }
  }

  /** Ends the game of an engine, which can then be used for another. */
  release(engine: number): void {
    this.#call("release", 0, engine);
  }

  /** Ends the engines without a game. */
  endIdle(): void {
    this.#call("rest", 0);
  }

  /** Ends an engine. */
  kill(engine: number): void {
    this.#call("kill", 0, engine);
  }

  /** The thread always answers, because it limits the time of its engines, but may come late to it. */
  #call: BlockingThread<EngineFunctions, EngineSetup>["call"] = (...asked) => {
    if (isCut(ownLifeline)) throw new Error("the program ends");
    return this.#thread.call(...asked);
  };
}
