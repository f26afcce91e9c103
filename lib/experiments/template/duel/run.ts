/**
 * My study: does one agent beat another? To ask about others, change the game and the agents.
 *
 * @module
 */
import { prepareAgents } from "matchbox/agents/registry.ts";
import { findGame } from "matchbox/games/registry.ts";
import { duelParameters, duelSets, duelTasks, playBatch } from "../../duel.ts";
import { defineExperiment } from "../../study.ts";

export const GAME = "metelyk";
/** The points are those of the first. */
export const AGENTS = ["greedy:eval=advance", "random"] as const;

export const experiment = defineExperiment({
  id: "my-study",
  specs: [GAME, ...AGENTS],
  parameters: duelParameters,
  // With `elo` above 0 a sequential test ends the match as soon as it is decided.
  presets: { quick: { games: 400, elo: 0 }, published: { games: 4000, elo: 0 } },
  sets: duelSets,
  prepare: () => prepareAgents(AGENTS, findGame(GAME)),
  tasks: duelTasks,
  run: ({ data }, context) => playBatch(findGame(GAME), AGENTS, data, context),
});
