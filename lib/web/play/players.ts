/**
 * Checks the players that a visitor chose.
 *
 * @module
 */
import { agentName, onlySideOf } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";
import { isLearner, learnerSpec } from "../learner/players.ts";
import { LEVELS, PERSON } from "./levels.ts";
import { LONGEST_SPEC } from "./messages.ts";
import { pageGame } from "./page_games.ts";

/** Parameters that take memory, and the largest value that a visitor may give them. */
const LARGEST: Readonly<Record<string, number>> = {
  hidden: 1000,
  population: 200,
  table_bits: 20,
  tree: 1_000_000,
};

/** The spec of the agent that plays as `player`: a level by its name, or an agent by its spec. */
export function agentOf(game: string, player: string): string {
  const level = LEVELS.find((name) => name === player);
  return level && pageGame(game).levels[level] || player;
}

/**
 * The name of a player in records: the canonical spec of an agent, or `human`.
 *
 * @throws {UsageError} when there is no such agent, it does not play that side, or needs too much memory
 */
export function playerName(game: Game, player: string, side: Side): string {
  if (player === PERSON) return "human";
  const spec = isLearner(player) ? learnerSpec(player) : agentOf(game.name, player);
  for (const [, key, value] of spec.matchAll(/(\w+)=([^,()]+)/g)) {
    if (Object.hasOwn(LARGEST, key) && Number(value) > LARGEST[key]) {
      throw new UsageError(
        `agent ${player}: expected ${key} of at most ${LARGEST[key]} here but found ${value}`,
      );
    }
  }
  const only = onlySideOf(spec, game);
  if (only !== null && only !== side) {
    throw new UsageError(`agent ${player} plays only ${game.sides[only]}`);
  }
  return agentName(spec, game);
}

/**
 * The player with that name in records: a level if it is one; a person for an agent that cannot play here, or
 * whose name is longer than a visitor may write. It is never the learner, which would learn from moves that it
 * may not have played.
 */
export function playerNamed(game: Game, name: string, side: Side): string {
  const nameOf = (player: string) => {
    try {
      return playerName(game, player, side);
    } catch (error) {
      if (error instanceof UsageError) return null;
      throw error;
    }
  };
  const known = (canonical: string) =>
    [PERSON, ...LEVELS].find((player) => nameOf(player) === canonical);
  if (name.length > LONGEST_SPEC) return known(name) ?? PERSON;
  const canonical = nameOf(name);
  return canonical === null ? PERSON : known(canonical) ?? canonical;
}
