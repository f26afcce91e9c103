/**
 * The search of the published studies, where it differs from what the agent `search` does by default.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";

/**
 * Text for a spec of the agent `search`, after its other parameters: its quiescence search leaves out no capture.
 * Empty for games in which there is no quiescence search.
 *
 * @param game its spec
 */
export function fullQuiescence(game: string): string {
  return findGame(game).tactics ? ",quiescence=true" : "";
}
