/**
 * The thread of the engines of one program: starts them, speaks with them, and ends them. It may start that program
 * and no other. The thread that calls it waits for its answers.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { slowness } from "../machine/slow_machine.ts";
import { countProgram, isCut } from "../own_agents/lifeline.ts";
import { answerBlockingCalls } from "../threads/answer_calls.ts";
import {
  type BegunEngine,
  EngineFault,
  type EngineFunctions,
  EngineLate,
  type EngineSetup,
} from "./engine_calls.ts";
import { EngineProcess } from "./engine_process.ts";
import type { Launch } from "./launch.ts";

/** Milliseconds between two looks at the lifeline. */
const LOOK = 50;

/** Milliseconds in which the program may answer Ctrl-C in its own way. */
const PATIENCE = 900;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let setup: EngineSetup;
/** By how much engines may take longer to get ready. */
let slow = 1;
/** All engines that run. */
const running = new Set<EngineProcess>();
/** Those with a game, by number. */
const busy = new Map<number, { readonly engine: EngineProcess; readonly key: string }>();
/** Those without one, by what they were started with. */
const idle = new Map<string, EngineProcess[]>();
let numbers = 0;
const listeners = new Map<typeof SIGNALS[number], () => void>();

const functions: EngineFunctions = {
  begin,
  go: async (engine, ...asked) => await busy.get(engine)!.engine.go(...asked),
  release,
  async rest() {
    await Promise.all([...idle.values()].flat().map((engine) => engine.quit()));
    idle.clear();
  },
  kill(engine) {
    busy.get(engine)?.engine.kill();
    busy.delete(engine);
  },
};

answerBlockingCalls((given: EngineSetup) => {
  setup = given;
  slow = slowness((Date.now() - setup.begun) / 1000);
  const looks = setInterval(() => {
    if (setup.parent !== null && Deno.ppid !== setup.parent) endAll("SIGTERM");
    if (!isCut(setup.lifeline)) return;
    clearInterval(looks);
    end();
  }, LOOK);
  for (const signal of SIGNALS) {
    if (Deno.build.os !== "windows" || signal === "SIGINT") listen(signal);
  }
  return functions;
});

async function begin(launch: Launch): Promise<BegunEngine> {
  const key = JSON.stringify(launch);
  const waiting = (idle.get(key) ?? []).filter((each) => each.running);
  idle.set(key, waiting);
  try {
    // Who has started this process has given it a group, which is ended with it: see cli/relaunch.ts. Otherwise
    // Ctrl-C in the terminal is for this program, which then ends its engines.
    const options = { detached: setup.parent === null, slowness: slow, onStart: watch };
    const engine = waiting.pop() ?? await EngineProcess.start(launch, options);
    await engine.newGame();
    busy.set(++numbers, { engine, key });
    return { engine: numbers, name: engine.name };
  } catch (error) {
    throw error instanceof EngineLate ? new EngineFault(error.message) : error;
  }
}

function release(number: number): void {
  const found = busy.get(number);
  busy.delete(number);
  if (found?.engine.running) idle.set(found.key, [...idle.get(found.key) ?? [], found.engine]);
}

/** Counts an engine while it runs. */
function watch(engine: EngineProcess): void {
  running.add(engine);
  countProgram(setup.lifeline, 1);
  engine.ended.then(() => {
    running.delete(engine);
    countProgram(setup.lifeline, -1);
  });
}

/** Ends the engines and this thread, when the thread that called it was stopped. */
async function end(): Promise<void> {
  await Promise.all([...running].map((engine) => engine.quit()));
  self.close();
}

function listen(signal: typeof SIGNALS[number]): void {
  let heard = 0;
  const listener = () => {
    if (signal === "SIGINT" && ++heard === 1) setTimeout(() => endAll(signal), PATIENCE);
    else endAll(signal);
  };
  listeners.set(signal, listener);
  Deno.addSignalListener(signal, listener);
}

/** Ends the engines, and then the program as the signal does without a listener. */
function endAll(signal: typeof SIGNALS[number]): void {
  for (const engine of running) engine.kill();
  for (const [each, listener] of listeners) Deno.removeSignalListener(each, listener);
  listeners.clear();
  Deno.kill(Deno.pid, signal);
}
