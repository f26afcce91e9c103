/**
 * `analyse`: how an agent that searches evaluates a position.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  type Analysis,
  createAgent,
  describeValue,
  pliesToEnd,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import { messageOf } from "matchbox/arena/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
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
    throw new UsageError(`agent ${agent.name} does not search, so it has no analysis`);
  }
  if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
  const progress = terminalProgress();
  progress.start("moves", legalMoves(game, position).length, 0);
  const started = performance.now();
  const analysis = analysisOf(agent, position, {
    random: randomStream("analyse"),
    clock: performance,
    progress: progress.update,
  });
  progress.end();
  const found = describe(game, position, agent.name, analysis, secondsSince(started));
  if (options.json) return printJson(found);

  const { move, depth, meaning, pv, moves, stats, seconds } = found;
  console.log(game.draw(position));
  console.log(`\n${agent.name} plays ${move}: ${meaning} (depth ${depth})`);
  console.log(`principal variation: ${pv.join(" ")}`);
  if (moves.length) console.log(`\n${tableOf(game, moves)}`);
  const counters = Object.entries(stats)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} ${count}`);
  console.log(`\n${counters.join(", ")}; ${seconds} s`);
}

/** The analysis of the agent; its errors are reported as user errors. */
function analysisOf(agent: Agent, position: Position, context: AgentContext): Analysis {
  try {
    return agent.analyse!(position, context);
  } catch (error) {
    throw new UsageError(`${agent.name} failed: ${messageOf(error)}`);
  }
}

function describe(
  game: Game,
  position: Position,
  spec: string,
  analysis: Analysis,
  seconds: number,
) {
  const { move, value, depth, principalVariation, stats } = analysis;
  const line = position.clone();
  const pv = principalVariation.map((next) => {
    const name = game.format(line, next);
    line.play(next);
    return name;
  });
  return {
    game: game.spec,
    spec,
    position: position.toString(),
    move: game.format(position, move),
    value: value + 0,
    /** Plies to the end of the game, when the value is a win or a loss. */
    end: pliesToEnd(value),
    meaning: pliesToEnd(value) === null
      ? `value ${describeValue(game, value)}`
      : describeValue(game, value),
    depth,
    nodes: stats.nodes,
    pv,
    moves: (analysis.moves ?? []).map((root) => ({
      move: game.format(position, root.move),
      value: root.value + 0,
      exact: root.exact,
    })),
    seconds,
    stats,
  };
}

/** The moves of the root, the best first; for values that are upper bounds, `at most`. */
function tableOf(
  game: Game,
  moves: readonly { readonly move: string; readonly value: number; readonly exact: boolean }[],
): string {
  const sorted = [...moves].sort((a, b) => b.value - a.value || Number(b.exact) - Number(a.exact));
  return toMarkdown({
    name: "moves",
    title: "",
    columns: [
      { name: "move", kind: "key", meaning: "a move of the root" },
      { name: "value", kind: "exact", meaning: "for the side to move" },
    ],
    rows: sorted.map(({ move, value, exact }) => ({
      move,
      value: `${exact ? "" : "at most "}${describeValue(game, value)}`,
    })),
  }, { legend: false });
}
