/**
 * An agent thread, as the thread that calls it sees it: calls wait for their answer, so that an agent in
 * another thread can be used like one in this thread.
 *
 * @module
 */
import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { countMachineAsk, machineClock, NoAnswer } from "matchbox/arena/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { NOTE_SECONDS, sayWaiting, slowness } from "../machine/slow_machine.ts";
import { ownLifeline } from "./lifeline.ts";
import type { AgentLimits } from "./limits.ts";
import type { LoadedEntry, Reply, Request, Thrown } from "./messages.ts";
import { kind, newMemory, patience, place, type SharedNumbers, viewsOf } from "./shared_numbers.ts";
import type { Charge } from "./warden.ts";

/** Milliseconds to wait for the end of a thread. */
const END_LIMIT = 2000;

/** What a call may take, and whom its progress concerns. */
export interface CallOptions {
  /** Seconds, or Infinity for no limit. Default: the limit of the thread. */
  readonly seconds?: number;
  /** Whether they are what is left on the clock of the agent. */
  readonly onClock?: boolean;
  /** What is waited for without a limit, see `sayWaiting`. */
  readonly waitingFor?: string;
  progress?(done: number, total: number): void;
}

/** A running agent thread with its warden. */
export class CallingThread {
  readonly numbers: SharedNumbers;
  readonly #warden: Worker;
  readonly #port: MessagePort;
  readonly #reasons: MessagePort;
  readonly #limits: AgentLimits;
  #running = true;

  /** Starts the thread. */
  constructor(limits: AgentLimits) {
    const memory = newMemory();
    this.numbers = viewsOf(memory);
    this.#limits = limits;
    this.#warden = new Worker(new URL("./warden.ts", import.meta.url), {
      type: "module",
      name: "agents of one's own",
      deno: { permissions },
    });
    const messages = new MessageChannel();
    const reasons = new MessageChannel();
    this.#port = messages.port1 as unknown as MessagePort;
    this.#reasons = reasons.port1 as unknown as MessagePort;
    const charge: Charge = {
      memory,
      port: messages.port2,
      reasons: reasons.port2,
      lifeline: ownLifeline,
      limits,
    };
    this.#warden.postMessage(charge, [messages.port2, reasons.port2]);
  }

  /** Whether it can be called: it has neither died nor been ended. */
  get running(): boolean {
    return this.#running && Atomics.load(this.numbers.whole, place.DEAD) === 0;
  }

  /**
   * Loads a file of agents. The thread may take any time to start, the file may not.
   *
   * @throws what the file threw, and as `call`
   */
  load(href: string): LoadedEntry[] {
    const started = machineClock.now();
    this.request({ what: "start" }, { seconds: Infinity, waitingFor: "a thread" });
    const start = (machineClock.now() - started) / 1000;
    const seconds = Math.ceil(this.#limits.loadSeconds * slowness(start));
    return this.request({ what: "load", href }, { seconds }) as LoadedEntry[];
  }

  /**
   * Sends a rare call and waits for its answer.
   *
   * @throws what the agents threw, and as `call`
   */
  request(request: Request, options: CallOptions = {}): unknown {
    this.numbers.whole[place.KIND] = kind.MESSAGE;
    this.#port.postMessage(request);
    this.#wait(options);
    const reply = this.reply();
    return "value" in reply ? reply.value : undefined;
  }

  /**
   * Makes the call whose numbers have been written, and waits for its answer.
   *
   * @returns its outcome; for `outcome.MESSAGE` see `reply`
   * @throws {NoAnswer} when there was none in time; the thread is ended then
   * @throws {Error} when the thread died meanwhile
   */
  call(options: CallOptions): number {
    this.#wait(options);
    const { whole } = this.numbers;
    if (whole[place.ASKED]) countMachineAsk();
    return whole[place.OUTCOME];
  }

  /**
   * The message of an answer.
   *
   * @throws what the agent threw
   */
  reply(): Exclude<Reply, { thrown: Thrown }> {
    const { message } = receiveMessageOnPort(this.#port) as { message: Reply };
    if ("thrown" in message) throw errorOf(message.thrown);
    return message;
  }

  /** Ends the thread, also while it computes. */
  end(): void {
    if (!this.#running) return;
    this.#running = false;
    const { whole } = this.numbers;
    Atomics.store(whole, place.CLOSING, 1);
    Atomics.notify(whole, place.CALLS);
    this.#warden.postMessage("close");
    // The warden can end the thread only as long as it lives itself.
    Atomics.wait(whole, place.CLOSED, 0, END_LIMIT);
    this.#warden.terminate();
    this.#port.close();
    this.#reasons.close();
  }

  #wait(options: CallOptions): void {
    const { seconds = this.#limits.seconds, onClock = false, waitingFor, progress } = options;
    const { whole } = this.numbers;
    const patient = waitingFor === undefined ? undefined : 1000 * NOTE_SECONDS;
    let notes = 0;
    const milliseconds = seconds === Infinity ? undefined : Math.max(0, 1000 * seconds);
    whole[place.PATIENCE] = milliseconds === undefined
      ? patience.ENDLESS
      : onClock
      ? milliseconds
      : patience.USUAL;
    let reported = whole[place.PROGRESS];
    const call = Atomics.add(whole, place.CALLS, 1) + 1;
    Atomics.notify(whole, place.CALLS);
    for (;;) {
      const events = Atomics.load(whole, place.EVENTS);
      const done = Atomics.load(whole, place.ANSWERS) === call;
      // Of several reports only the last one may be seen.
      if (whole[place.PROGRESS] !== reported) {
        reported = whole[place.PROGRESS];
        progress?.(whole[place.DONE], whole[place.TOTAL]);
      }
      if (done) return;
      if (Atomics.load(whole, place.DEAD) !== 0) throw this.#death();
      if (Atomics.wait(whole, place.EVENTS, events, patient ?? milliseconds) === "timed-out") {
        if (waitingFor !== undefined) {
          sayWaiting(waitingFor, NOTE_SECONDS * ++notes);
          continue;
        }
        // Whether it would have answered depends on the machine.
        countMachineAsk();
        this.end();
        throw new NoAnswer(seconds, onClock);
      }
    }
  }

  /** The error of a thread that has died. Whether it dies may depend on the machine. */
  #death(): Error {
    countMachineAsk();
    const { message } = receiveMessageOnPort(this.#reasons) as { message: string };
    this.end();
    const { heapMegabytes } = this.#limits;
    return new Error(
      /memory limit/.test(message)
        ? `it needs more than ${heapMegabytes} MB for its objects`
        : `its thread died: ${message}`,
    );
  }
}

/** Agents may read what the program may read, to import modules and read weights, and nothing else. */
const permissions: Deno.PermissionOptionsObject = {
  read: "inherit",
  import: "inherit",
  write: false,
  run: false,
  env: false,
  net: false,
  sys: false,
  ffi: false,
};

function errorOf({ name, message, stack }: Thrown): unknown {
  if (name === undefined) return message;
  if (name === "UsageError") return new UsageError(message);
  return Object.assign(new Error(message), { name, stack });
}
