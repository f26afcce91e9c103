/**
 * The thread of the engines, as the thread that calls it sees it: calls wait for their answer, because an agent
 * chooses its move at once.
 *
 * @module
 */
import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { NoAnswer } from "matchbox/arena/mod.ts";
import { NOTE_SECONDS, sayWaiting } from "../machine/slow_machine.ts";
import { isCut, ownLifeline } from "../own_agents/lifeline.ts";
import {
  type BegunEngine,
  type EngineMove,
  type EngineReply,
  type EngineRequest,
  place,
  type Setup,
} from "./engine_messages.ts";
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
  readonly #port: MessagePort;
  readonly #numbers: Int32Array<SharedArrayBuffer>;

  /** @param program the only program that the thread may start */
  constructor(program: string) {
    const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    this.#numbers = new Int32Array(memory);
    const { port1, port2 } = new MessageChannel();
    this.#port = port1 as unknown as MessagePort;
    const permissions: Deno.PermissionOptionsObject = {
      ...{ read: "inherit", import: "inherit", run: [program] },
      ...{ write: false, env: false, net: false, sys: false, ffi: false },
    };
    const thread = new Worker(new URL("./engine_thread.ts", import.meta.url), {
      type: "module",
      name: "outside engines",
      deno: { permissions },
    });
    const setup: Setup = {
      ...{ memory, port: port2, lifeline: ownLifeline, parent: parentToWatch() },
      begun: Date.now(),
    };
    thread.postMessage(setup, [port2]);
  }

  /**
   * Begins a game.
   *
   * @throws {Error} when the engine cannot be started, or is not ready in time
   */
  begin(launch: Launch): BegunEngine {
    return (this.#ask({ what: "begin", launch }) as { begun: BegunEngine }).begun;
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
    const reply = this.#ask({ what: "go", engine, position, go, seconds });
    if ("late" in reply) throw new NoAnswer(seconds, onClock);
    return (reply as { move: EngineMove }).move;
  }

  /** Ends the game of an engine, which can then be used for another. */
  release(engine: number): void {
    this.#ask({ what: "release", engine });
  }

  /** Ends the engines without a game. */
  endIdle(): void {
    this.#ask({ what: "rest" });
  }

  /** Ends an engine. */
  kill(engine: number): void {
    this.#ask({ what: "kill", engine });
  }

  /** The thread always answers, because it limits the time of its engines, but may come late to it. */
  #ask(request: EngineRequest): EngineReply {
    if (isCut(ownLifeline)) throw new Error("the program ends");
    const before = Atomics.load(this.#numbers, place.ANSWERS);
    this.#port.postMessage(request);
    const allowed = "seconds" in request ? request.seconds : 0;
    let waited = allowed + NOTE_SECONDS;
    let next = waited;
    while (Atomics.wait(this.#numbers, place.ANSWERS, before, 1000 * next) === "timed-out") {
      sayWaiting("the thread of the engines", waited);
      waited += next = NOTE_SECONDS;
    }
    const { message } = receiveMessageOnPort(this.#port) as { message: EngineReply };
    if ("fault" in message) throw new Error(`the engine ${message.fault}`);
    return message;
  }
}
