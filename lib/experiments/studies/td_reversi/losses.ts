/**
 * What the moves of a player lose by exact values.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { judgedMoves } from "../../judged_moves.ts";

/** The table of the meter has 2^TABLE_BITS buckets. */
const TABLE_BITS = 14;

/** Moves of a player, and what they lose together, in discs. */
interface Losses {
  readonly moves: number;
  readonly lost: number;
}

/**
 * Lets a player play against itself.
 *
 * @param openings a game begins from each
 * @param empties moves with at most so many empty squares are measured, those without a choice left out
 */
export function lossesOf(
  player: Agent,
  game: Game,
  openings: readonly Position[],
  empties: number,
  context: AgentContext,
): Losses {
  const meter = new ErrorMeter(game, { empties, tableBits: TABLE_BITS });
  let [measured, lost] = [0, 0];
  for (const opening of openings) {
    for (const { forced, loss } of judgedMoves(meter, game, opening, [player, player], context)) {
      if (loss === null || forced) continue;
      measured++;
      lost += loss;
    }
  }
  return { moves: measured, lost };
}
