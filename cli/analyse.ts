/**
 * `analyse`: the move of an agent in a position and, when it searches, its evaluation.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  type Analysis,
  createAgent,
  describeValue,
  moveAlone,
  pliesToEnd,
  prepareAgents,
  RESIGN,
} from "matchbox/agents/mod.ts";
import { messageOf } from "matchbox/arena/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, lineNames, type Position } from "matchbox/games/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { addAgentsOf } from "./agent_files.ts";
import { bookRow, bookTable } from "./book_table.ts";
import { playedWithEngines } from "./chess_programs.ts";
import { printJson, secondsSince } from "./options.ts";

/** Runs the verb. */
export async function analyseVerb(
  gameSpec: string,
  agentSpec: string,
  options: { readonly position?: string; readonly agents: string[]; readonly json?: boolean },
): Promise<void> {
  if (await playedWithEngines([agentSpec])) return;
  const game = findGame(gameSpec);
  addAgentsOf(options.agents);
  await prepareAgents([agentSpec], game);
  const agent = createAgent(agentSpec, game);
  const position = game.start(options.position);
  if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
  const progress = await terminalProgress();
  progress.start("moves", legalMoves(game, position).length, 0);
  const started = performance.now();
  // The time is that of the work that the statistics count.
  let taken: number | undefined;
  const analysis = analysisOf(agent, position, {
    random: randomStream("analyse"),
    clock: performance,
    progress: progress.update,
    chosen: () => taken = secondsSince(started),
  });
  taken ??= secondsSince(started);
  progress.end();
  const found = describe(game, position, agent.name, analysis, taken);
  if (options.json) return printJson(found);

  const { move, depth, meaning, pv, moves, outputs, book, stats, seconds } = found;
  console.log(game.draw(position));
  console.log(`\n${agent.name} plays ${move}: ${meaning}${depth ? ` (depth ${depth})` : ""}`);
  if (depth) console.log(`principal variation: ${pv.join(" ")}`);
  if (moves.length) console.log(`\n${tableOf(game, moves)}`);
  if (outputs.length) console.log(`\n${tableOfOutputs(outputs)}`);
  if (book.length) console.log(`\n${bookTable(book)}`);
  const counters = Object.entries(stats)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} ${count}`);
  if (counters.length) console.log(`\n${counters.join(", ")}; ${seconds} s`);
}

/** The analysis of the agent, or its move alone; its errors are reported as user errors. */
function analysisOf(agent: Agent, position: Position, context: AgentContext): Analysis {
  try {
    agent.gameStart?.(position.side);
    return agent.analyse?.(position, context) ?? moveAlone(agent.choose(position, context));
  } catch (error) {
    throw new UsageError(`${agent.name} failed: ${messageOf(error)}`);
  }
}

/** How the move was chosen, and what its value means, in words. */
function meaningOf(game: Game, { value, note, bookMoves }: Analysis): string {
  if (bookMoves) return note!;
  if (isNaN(value)) return note ?? "it does not search, so it has no value for it";
  const said = note === undefined ? "" : `; ${note}`;
  return `${pliesToEnd(value) === null ? "value " : ""}${describeValue(game, value)}${said}`;
}

function describe(
  game: Game,
  position: Position,
  spec: string,
  analysis: Analysis,
  seconds: number,
) {
  const { move, depth, principalVariation, stats, bookMoves = [] } = analysis;
  const value = isNaN(analysis.value) ? null : analysis.value;
  const pv = lineNames(game, position, principalVariation);
  return {
    game: game.spec,
    spec,
    position: position.toString(),
    move: move === RESIGN ? "resign" : game.format(position, move),
    /** Null when the agent has no values. */
    value: value === null ? null : value + 0,
    /** Plies to the end of the game, when the value is a win or a loss. */
    end: value === null ? null : pliesToEnd(value),
    meaning: meaningOf(game, analysis),
    depth,
    nodes: stats.nodes ?? 0,
    pv,
    moves: (analysis.moves ?? []).map((root) => ({
      move: game.format(position, root.move),
      value: root.value + 0,
      exact: root.exact,
    })),
    outputs: (analysis.outputs ?? []).map(({ name, value, legal }) => ({
      move: name,
      value,
      legal,
    })),
    book: bookMoves.map((each) => bookRow(game.format(position, each.move), each)),
    seconds,
    stats,
  };
}

/** What a network puts out for each move, the largest first. */
function tableOfOutputs(
  outputs: readonly { readonly move: string; readonly value: number; readonly legal: boolean }[],
): string {
  return toMarkdown({
    name: "outputs",
    title: "",
    columns: [
      { name: "move", kind: "key", meaning: "a move that the network rates" },
      { name: "output", kind: "exact", digits: 4, meaning: "the larger, the sooner it is played" },
      { name: "legal", kind: "exact", meaning: "whether it can be played here" },
    ],
    rows: [...outputs].sort((a, b) => b.value - a.value).map(({ move, value, legal }) => ({
      ...{ move, output: value, legal: legal ? "yes" : "no" },
    })),
  }, { legend: false });
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
