/**
 * `analyse`: what an agent that searches thinks of a position.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  type Analysis,
  createAgent,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import { messageOf } from "matchbox/arena/mod.ts";
import { findGame, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { terminalProgress } from "matchbox/runner/progress.ts";
import { addAgentsOf, printJson, secondsSince } from "./options.ts";

/** Runs the verb. */
export async function analyseVerb(
  gameSpec: string,
  agentSpec: string,
  options: { readonly position?: string; readonly agents: string[]; readonly json?: boolean },
): Promise<void> {
  const game = findGame(gameSpec);
  await addAgentsOf(options.agents);
  await prepareAgents([agentSpec], game);
  const agent = createAgent(agentSpec, game);
  const position = game.start(options.position);
  if (!agent.analyse) {
    throw new UsageError(`agent ${agent.name} does not search, so it has nothing to analyse`);
  }
  if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
  const progress = terminalProgress();
  progress.start("moves", legalMoves(game, position).length, 0);
  const started = performance.now();
  const { move, value, depth, principalVariation, stats } = analysisOf(agent, position, {
    random: randomStream("analyse"),
    clock: performance,
    progress: progress.update,
  });
  progress.end();
  const seconds = secondsSince(started);

  const line = position.clone();
  const pv = principalVariation.map((next: Move) => {
    const name = game.format(line, next);
    line.play(next);
    return name;
  });
  const found = {
    game: game.spec,
    spec: agent.name,
    position: position.toString(),
    move: game.format(position, move),
    value: value + 0,
    depth,
    nodes: stats.nodes,
    pv,
    seconds,
    stats,
  };
  if (options.json) return printJson(found);
  console.log(game.draw(position));
  console.log(`${agent.name} plays ${found.move} (value ${found.value}, depth ${depth})`);
  console.log(`principal variation: ${pv.join(" ")}`);
  const counters = Object.entries(stats).map(([name, count]) => `${name} ${count}`).join(", ");
  console.log(`${counters}; ${seconds} s`);
}

/** What the agent thinks; its failure is one of whoever wrote it. */
function analysisOf(agent: Agent, position: Position, context: AgentContext): Analysis {
  try {
    return agent.analyse!(position, context);
  } catch (error) {
    throw new UsageError(`${agent.name} failed: ${messageOf(error)}`);
  }
}
