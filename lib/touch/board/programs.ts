/**
 * The programs that play in the page. They are those of the agents, without what needs large files: the trained
 * weights of Reversi, books, kernels and what was learned from games.
 *
 * @module
 */
import type { Agent, AgentEntry } from "matchbox/agents/agent.ts";
import { champion } from "matchbox/agents/chess_champion.ts";
import { composedSearcher } from "matchbox/agents/composed_searcher.ts";
import { solverAgent } from "matchbox/agents/connect_four/agent.ts";
import { endgameAgent } from "matchbox/agents/endgame/agent.ts";
import { describeEntries, resolveSpec } from "matchbox/agents/entries.ts";
import { evolvedNetwork } from "matchbox/agents/evolved_network.ts";
import { greedy } from "matchbox/agents/greedy.ts";
import { bernstein } from "matchbox/agents/history/bernstein.ts";
import { maniac } from "matchbox/agents/history/maniac.ts";
import { shannonA, shannonB } from "matchbox/agents/history/shannon.ts";
import { turing } from "matchbox/agents/history/turing.ts";
import { mcts } from "matchbox/agents/mcts/agent.ts";
import type { NestedAgents } from "matchbox/agents/nested_agents.ts";
import { networkAgents } from "matchbox/agents/networks/agents.ts";
import { perfectAgent } from "matchbox/agents/perfect.ts";
import { random } from "matchbox/agents/random.ts";
import { reversiLevels } from "matchbox/agents/reversi_levels.ts";
import { searchAgents } from "matchbox/agents/searcher.ts";
import { selectiveSearcher } from "matchbox/agents/selective_searcher.ts";
import { formatSpec } from "matchbox/base/spec.ts";
import type { Game } from "matchbox/games/game.ts";

/** A program that is offered by name. */
export interface Program {
  /** In a few words. */
  readonly name: string;
  /** The spec of an agent. */
  readonly spec: string;
}

/** What is offered in any game, and first in some, by the names or the specs of the games. */
const ANY: readonly Program[] = [
  { name: "random play", spec: "random" },
  { name: "greedy: the best next position", spec: "greedy" },
  { name: "alpha-beta, 4 plies", spec: "alphabeta:depth=4" },
  { name: "all its searches, 2 seconds", spec: "search:depth=60,seconds=2" },
  { name: "Monte-Carlo tree search, 2 seconds", spec: "mcts:seconds=2" },
];
const FIRST: Readonly<Record<string, readonly Program[]>> = {
  tictactoe: [{ name: "perfect play", spec: "perfect" }],
  reversi: [
    { name: "level medium, 2 seconds", spec: "medium:seconds=2" },
    { name: "level easy", spec: "easy" },
    { name: "level hard, 4 seconds", spec: "hard:seconds=4" },
    {
      name: "perfect with 12 empty squares",
      spec: "endgame:empties=12,before=search(depth=60,seconds=2)",
    },
  ],
  connect_four: [
    {
      name: "perfect with 20 free squares",
      spec: "solver:empties=20,before=search(depth=60,seconds=2)",
    },
  ],
  los_alamos: [{ name: "MANIAC of 1956", spec: "maniac" }],
  "metelyk:side=4": [{ name: "the network that came out of evolution", spec: "evolved" }],
  chess: [
    { name: "alpha-beta, 2 plies", spec: "alphabeta:depth=2,order=killers" },
    { name: "the champion, 3 seconds", spec: "champion:depth=60,seconds=3" },
    { name: "Turing's paper machine of 1952", spec: "turing" },
    { name: "Bernstein's seven moves of 1957", spec: "bernstein" },
  ],
};

/** The programs that are offered in a game, the first of which plays. */
export function programsOf(game: Game): readonly Program[] {
  return [...FIRST[game.spec] ?? FIRST[game.name] ?? [], ...ANY];
}

const entries: Readonly<Record<string, AgentEntry>> = {
  random,
  greedy,
  ...searchAgents,
  search: composedSearcher,
  selective: selectiveSearcher,
  mcts,
  ...reversiLevels,
  champion,
  ...{ turing, shannon_a: shannonA, shannon_b: shannonB, bernstein, maniac },
  ...networkAgents,
  evolved: evolvedNetwork,
};

const nested: NestedAgents = { createAgent, agentName, prepareAgents: () => Promise.resolve() };

/** Those that ask other agents come last. */
const all: Readonly<Record<string, AgentEntry>> = {
  ...entries,
  endgame: endgameAgent(nested),
  solver: solverAgent(nested),
  perfect: { ...perfectAgent(nested), games: ["tictactoe"] },
};

/**
 * Makes the agent of a spec.
 *
 * @throws {UsageError} on an unknown agent or parameter, and when the agent does not play the game
 */
export function createAgent(spec: string, game: Game): Agent {
  const { entry, name, values } = resolveSpec("agent", all, spec, game);
  return entry.create(formatSpec(name, values), game, values);
}

/** The canonical spec of an agent. */
export function agentName(spec: string, game: Game): string {
  const { name, values } = resolveSpec("agent", all, spec, game);
  return formatSpec(name, values);
}

/** The names of all agents that play a game here. */
export function namesOf(game: Game): readonly string[] {
  return describeEntries(all, game).map(({ name }) => name);
}
