/**
 * A thread of agents of one's own: loads a file of agents and answers calls, which it waits for.
 *
 * @module
 */
import { type MessagePort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { basename } from "@std/path";
import { messageOf, shown } from "matchbox/arena/mod.ts";
import { freezeBuiltIns, protectWorker } from "../protect.ts";
import { limitArrays } from "./counted_arrays.ts";
import { guardModules } from "./guarded_modules.ts";
import { MessageServer } from "./message_server.ts";
import type { Reply, Request, Thrown } from "./messages.ts";
import type { Served } from "./served_agent.ts";
import { announce, fraction, kind, outcome, place, viewsOf } from "./shared_numbers.ts";

/** What the warden gives the thread. */
interface Given {
  memory?: SharedArrayBuffer;
  port?: MessagePort;
  readonly arrayMegabytes: number;
}

/** Milliseconds to wait for a call before timers and promises of agents get a turn. */
const IDLE = 50;

/** The most characters of a message. */
const LONGEST = 10_000;

// Only this module has the memory and the port, so that no agent can answer for another.
const given = workerData as Given;
const numbers = viewsOf(given.memory!);
const port = given.port!;
delete given.memory;
delete given.port;
const post = port.postMessage.bind(port);
const { whole, fractions } = numbers;
const server = new MessageServer(numbers);
/** The number of calls answered so far. */
let answered = 0;

protectWorker();
guardModules();
limitArrays(given.arrayMegabytes);
// A thread that an agent started would have none of these rules.
Object.defineProperty(globalThis, "Worker", { value: undefined });
delete (Deno as unknown as Record<symbol, unknown>)[
  (Deno as unknown as { internal: symbol }).internal
];

setTimeout(answerCalls);

/** Answers calls until there is none for a while. In a timer: see `worker.ts`. */
function answerCalls(): void {
  for (;;) {
    if (Atomics.load(whole, place.CALLS) === answered) {
      const woken = Atomics.wait(whole, place.CALLS, answered, IDLE);
      if (woken !== "timed-out") continue;
      setTimeout(answerCalls);
      return;
    }
    if (whole[place.KIND] === kind.MESSAGE) {
      const { message } = receiveMessageOnPort(port) as { message: Request };
      answerMessage(message).finally(() => setTimeout(answerCalls));
      return;
    }
    answerCall();
  }
}

/** Answers a call that is only numbers. */
function answerCall(): void {
  const agent = server.agents.get(whole[place.AGENT])!;
  whole[place.ASKED] = 0;
  whole[place.DRAWN] = 0;
  whole[place.OUTCOME] = outcome.DONE;
  try {
    switch (whole[place.KIND]) {
      case kind.CHOOSE:
        tell(agent.choose());
        break;
      case kind.ANALYSE:
        tell(agent.analyse());
        break;
      case kind.GAME_START:
        agent.gameStart();
        break;
      case kind.GAME_END:
        agent.gameEnd();
        break;
    }
  } catch (error) {
    send({ thrown: thrownBy(error) });
  }
  end();
}

/** Gives the answer to a call for a move or an analysis. */
function tell(served: Served): void {
  if (served.outcome !== outcome.DONE) {
    whole[place.OUTCOME] = served.outcome;
    return;
  }
  const { value } = served;
  if (whole[place.KIND] === kind.ANALYSE) send({ value });
  else if (typeof value === "number") fractions[fraction.MOVE] = value;
  else send({ returned: shown(value).slice(0, LONGEST), isText: typeof value === "string" });
}

async function answerMessage(request: Request): Promise<void> {
  try {
    if (request.what === "load") nameOutput(request.href);
    const value = await server.answer(request);
    if (request.what === "load") freezeBuiltIns();
    send({ value });
  } catch (error) {
    send({ thrown: thrownBy(error) });
  }
  end();
}

function send(reply: Reply): void {
  whole[place.OUTCOME] = outcome.MESSAGE;
  post(reply);
}

function end(): void {
  Atomics.store(whole, place.ANSWERS, ++answered);
  announce(whole);
}

/** What was thrown, without running more of its code than needed. */
function thrownBy(error: unknown): Thrown {
  try {
    if (error instanceof Error) {
      return { name: String(error.name), message: String(error.message).slice(0, LONGEST) };
    }
  } catch {
    // It throws when it is looked at.
  }
  return { message: messageOf(error).slice(0, LONGEST) };
}

/** Lets what agents print begin with the name of their file. It goes to standard error. */
function nameOutput(href: string): void {
  const label = `${basename(href)}:`;
  const print = console.error.bind(console, label);
  for (const name of ["log", "info", "debug", "warn", "error"] as const) console[name] = print;
}
