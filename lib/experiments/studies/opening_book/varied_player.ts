/**
 * A player whose games from the same start differ. At the start of a game it draws a number, and from then
 * on adds to the value of every position a disturbance that depends on this number and the position. So it
 * chooses differently among moves of nearly equal value, and it is the same player within a game.
 *
 * Random openings would give different games too, but they leave the book at once.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { searchRoot } from "matchbox/agents/search/root.ts";
import { usualSearch } from "matchbox/agents/search/usual_search.ts";
import type { Game } from "matchbox/games/game.ts";
import { disturbed } from "./disturbed_evaluation.ts";

/** How the player searches. */
export interface VariedOptions {
  /** Spec of its evaluation. */
  readonly evaluation: string;
  /** The largest disturbance, in units of the evaluation; a whole number. */
  readonly noise: number;
  /** Nodes for a move. */
  readonly nodes: number;
}

/** A player that counts its nodes. */
export interface VariedPlayer extends Agent {
  /** Nodes of all searches so far. */
  readonly searched: number;
}

/** The table has room for more positions than a search of a thousand nodes visits. */
const TABLE_BITS = 12;
/** Never reached, because the nodes end the search before. */
const DEPTH = 60;

/** Makes the player: the composed search with its table, null move and quiescence. */
export function variedPlayer(
  game: Game,
  { evaluation: spec, noise, nodes }: VariedOptions,
): VariedPlayer {
  const evaluation = disturbed(createEvaluation(game, spec), noise);
  const { search, algorithm } = usualSearch(game, { evaluation, tableBits: TABLE_BITS });
  let searched = 0;
  let started = false;
  return {
    name: `${nodes} nodes`,
    get searched() {
      return searched;
    },
    gameStart() {
      started = false;
    },
    choose(position, { random }) {
      if (!started) evaluation.key = random.uint32();
      started = true;
      const { move, stats } = searchRoot(position, search, algorithm, {
        depth: DEPTH,
        limit: { nodes },
        scouts: true,
      });
      searched += stats.nodes;
      return move;
    },
  };
}
