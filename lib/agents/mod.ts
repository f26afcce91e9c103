/**
 * Who plays: agents and the searches that some of them run. Imports games and base alone.
 *
 * @module
 */
export type { Agent, AgentContext, Analysis, Evaluate, TimeLeft } from "./agent.ts";
export { evaluationNames, findEvaluation } from "./evaluate/mod.ts";
export {
  addAgents,
  type AgentEntry,
  agentName,
  createAgent,
  listAgents,
  loadAgents,
  prepareAgents,
} from "./registry.ts";
export { alphaBeta } from "./search/alpha_beta.ts";
export { minimax } from "./search/minimax.ts";
export { analyseRoot, bestMove } from "./search/root.ts";
export { asGenerated, createSearch, type MoveOrder, type Search, WIN } from "./search/search.ts";
export { shallowOrder } from "./search/shallow_order.ts";
export { type Solution, solve } from "./search/solve.ts";
export { emptyStats, type SearchStats } from "./search/stats.ts";
