/**
 * The players whose moves are measured.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { playEpisode } from "matchbox/agents/learners/episode.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Game } from "matchbox/games/game.ts";

/** The player that loses nothing where moves are measured: it shows that the meter counts right. */
export const PERFECT = "perfect";

/** A learner, and what it learns from before it is measured. */
const LEARNER = "delta_rule";
const TEACHER = "easy";

/** The players by name, with their specs. */
export const players: Readonly<Record<string, (empties: number) => string>> = {
  random: () => "random",
  greedy: () => "greedy",
  "maximum disc": () => "maximum_disc",
  easy: () => "easy",
  medium: () => "medium",
  hard: () => "hard",
  heuristics: () => "alphabeta:depth=4,eval=heuristics",
  search: () => "search:nodes=2000,depth=20",
  mcts: () => "mcts:playouts=500",
  "weights of a genetic algorithm": () => "reversi_weights",
  [LEARNER]: () => LEARNER,
  [PERFECT]: (empties) => `endgame:empties=${empties},before=easy`,
};

/** The specs of all, for what a finished task depends on. */
export const playerSpecs: readonly string[] = [
  TEACHER,
  ...Object.values(players).map((spec) => spec(1)),
];

/**
 * Makes a player.
 *
 * @param empties the most empty squares of a measured move
 * @param practice games that the learner plays before
 */
export function playerOf(
  name: string,
  game: Game,
  empties: number,
  practice: number,
  context: AgentContext,
): Agent {
  const spec = players[name](empties);
  return name === LEARNER ? taught(spec, game, practice, context) : createAgent(spec, game);
}

/** The learner after practice; it is told of no more results. */
function taught(spec: string, game: Game, games: number, context: AgentContext): Agent {
  const learner = createLearner(spec, game);
  const teacher = createAgent(TEACHER, game);
  for (let number = 0; number < games; number++) {
    const opening = randomOpening(game, 4, context.random);
    playEpisode(opening, number % 2 === 0 ? [learner, teacher] : [teacher, learner], context);
  }
  return {
    name: learner.name,
    gameStart: (side) => learner.gameStart(side),
    choose: (position, context) => learner.choose(position, context),
  };
}
