/**
 * `uci`: an agent as an engine for chess programs, on standard input and output.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { prepareAgents } from "matchbox/agents/mod.ts";
import { boundedLines } from "matchbox/runner/uci/bounded_lines.ts";
import { UciSession } from "matchbox/runner/uci/session.ts";
import { printOnStandardError } from "matchbox/runner/machine/standard_error.ts";
import { addAgentsOf, agentModules } from "./agent_files.ts";
import { printAll, seedOf } from "./options.ts";

/** The most characters of a command; a game of ten thousand moves has a tenth of it. */
const LONGEST = 1_000_000;

/** Runs the verb, until the chess program says `quit` or goes away. */
export async function uciVerb(
  spec: string,
  { name, agents, seed }: {
    readonly name?: string;
    readonly agents: string[];
    readonly seed: string;
  },
): Promise<void> {
  printOnStandardError();
  addAgentsOf(agents);
  await prepareAgents([spec], findGame("chess"));
  const session = new UciSession({
    ...{ spec, name, write },
    seed: seedOf("uci", seed),
    modules: agentModules(agents),
  });
  let goesOn = true;
  for await (const line of boundedLines(Deno.stdin.readable, LONGEST)) {
    goesOn = await session.take(line);
    if (!goesOn) break;
  }
  await session.end({ atOnce: !goesOn });
}

function write(line: string): void {
  try {
    printAll(`${line}\n`);
  } catch (error) {
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
    // The chess program has gone without a word.
    Deno.exit(1);
  }
}
