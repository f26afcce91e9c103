import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import { worstResult } from "matchbox/agents/learners/worst_result.ts";
import type { Learner } from "matchbox/agents/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

/** The worst result of what a learner has learned, as it is now. */
export function worstOf(game: Game, learner: Learner, side: Side): number {
  return worstResult(game, frozenPlayer(learner.name, learner), side, stillContext("worst"));
}
