/**
 * Who plays: agents, and the searches and evaluations that some of them use. Imports games and base alone.
 *
 * @module
 */
export type { Agent, AgentContext, AgentEntry, Analysis, RootMove, TimeLeft } from "./agent.ts";
export {
  createEvaluation,
  type Evaluation,
  type EvaluationEntry,
  evaluationParameter,
  type EvaluationSpec,
  listEvaluations,
  parseEvaluation,
} from "./evaluate/mod.ts";
export { playEpisode } from "./learners/episode.ts";
export type { Learner, LearnerEntry, PlainData } from "./learners/learner.ts";
export { createLearner, learnerName, listLearners } from "./learners/mod.ts";
export {
  addAgents,
  agentName,
  createAgent,
  listAgents,
  loadAgents,
  onlySideOf,
  prepareAgents,
} from "./registry.ts";
export { alphaBeta } from "./search/alpha_beta.ts";
export { alphaBetaWithMemory } from "./search/alpha_beta_memory.ts";
export { killerOrder } from "./search/killers.ts";
export { type Limit, SearchStopped } from "./search/limit.ts";
export { minimax } from "./search/minimax.ts";
export { asGenerated, type MoveOrder, NO_MOVE } from "./search/move_order.ts";
export type { Algorithm, AlgorithmEntry } from "./search/algorithm.ts";
export { algorithms } from "./search/algorithms.ts";
export { analyseRoot, type RootOptions, searchRoot } from "./search/root.ts";
export { Search, type SearchParts } from "./search/search.ts";
export { shallowOrder } from "./search/shallow_order.ts";
export { type Solution, solve } from "./search/solve.ts";
export { emptyStats, type SearchStats } from "./search/stats.ts";
export { EXACT, LOWER, TranspositionTable, UPPER } from "./search/transposition_table.ts";
export {
  type Tree,
  type TreeGame,
  treeGame,
  TreePosition,
  uniformTree,
} from "./search/tree_game.ts";
export { DECIDED, describeValue, pliesToEnd, WIN } from "./search/value.ts";
