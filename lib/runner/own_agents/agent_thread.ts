/**
 * A thread of agents of one's own: loads a file of agents and answers calls, which it waits for.
 *
 * @module
 */
import { type MessagePort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { basename } from "@std/path";
import { countMachineAsk, machineClock, messageOf, shown } from "matchbox/arena/mod.ts";
import { printOnStandardError } from "../machine/standard_error.ts";
import { freezeBuiltIns, protectWorker } from "../work/protect.ts";
import { limitArrays } from "./counted_arrays.ts";
import { guardGlobals } from "./guarded_globals.ts";
import { guardModules } from "./guarded_modules.ts";
import type { AgentLimits } from "./limits.ts";
import { MessageServer } from "./message_server.ts";
import type { Reply, Request, Thrown } from "./messages.ts";
import type { Served } from "./served_agent.ts";
import { announce, fraction, kind, outcome, patience, place, viewsOf } from "./shared_numbers.ts";
import { returnsWithin } from "./stopwatch.ts";

/** What the warden gives the thread. */
interface Given {
  memory?: SharedArrayBuffer;
  port?: MessagePort;
  readonly limits: AgentLimits;
}

/** Milliseconds that calls share a stopwatch, because one for each would cost more than a call. */
const STRETCH = 100;

/** Milliseconds by which the caller gives up earlier than the stopwatch. */
const MARGIN = 100;

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
const { limits } = given;
const server = new MessageServer(numbers);
/** The number of calls answered so far. */
let answered = 0;

protectWorker();
guardModules();
guardGlobals();
// When memory is collected depends on the machine.
limitArrays(limits.arrayMegabytes, countMachineAsk);

setTimeout(answerCalls);

/**
 * Answers calls until the thread must end. Timers of agents get no turn meanwhile, so that no move depends on
 * them. In a timer: see `worker.ts`.
 */
function answerCalls(): void {
  for (;;) {
    Atomics.wait(whole, place.CALLS, answered);
    if (Atomics.load(whole, place.CLOSING) !== 0) return;
    let later: Promise<void> | undefined;
    const usual = 1000 * limits.seconds + STRETCH + MARGIN;
    const given = whole[place.PATIENCE];
    const returned = whole[place.KIND] === kind.MESSAGE
      ? returnsWithin(usual, () => later = answerMessage())
      : given === patience.USUAL
      ? returnsWithin(usual, answerStretch)
      : returnsWithin(given === patience.ENDLESS ? Infinity : given + MARGIN, answerCall);
    // The caller has given up, and will end the thread.
    if (!returned) return;
    if (later) {
      later.then(() => setTimeout(answerCalls));
      return;
    }
  }
}

/** Answers a call, and those with the same limit that follow soon. */
function answerStretch(): void {
  const end = machineClock.now() + STRETCH;
  let left: number;
  do {
    answerCall();
    left = end - machineClock.now();
  } while (
    left > 0 && Atomics.wait(whole, place.CALLS, answered, left) !== "timed-out" && isUsual()
  );
}

/** Whether the next call is one with the usual limit. */
function isUsual(): boolean {
  return Atomics.load(whole, place.CALLS) !== answered && whole[place.KIND] !== kind.MESSAGE &&
    whole[place.PATIENCE] === patience.USUAL;
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

/** Answers a call that is a message, at once or later. */
function answerMessage(): Promise<void> | undefined {
  const { message } = receiveMessageOnPort(port) as { message: Request };
  const loads = message.what === "load";
  if (loads) printOnStandardError(`${basename(message.href)}: `);
  const give = (value: unknown) => {
    if (loads) freezeBuiltIns();
    send({ value });
  };
  const fail = (error: unknown) => send({ thrown: thrownBy(error) });
  try {
    const value = server.answer(message);
    if (value instanceof Promise) return value.then(give).catch(fail).then(end);
    give(value);
  } catch (error) {
    fail(error);
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
      const cut = (text: unknown) => String(text).slice(0, LONGEST);
      return { name: cut(error.name), message: cut(error.message), stack: cut(error.stack) };
    }
  } catch {
    // It throws when it is looked at.
  }
  return { message: messageOf(error).slice(0, LONGEST) };
}
