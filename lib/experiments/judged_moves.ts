/**
 * The moves of a game with what each of them loses by exact scores: the error meter applied to a game that is played
 * for it.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import type { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import { Episode } from "matchbox/agents/learners/episode.ts";
import { type Game, legalMoves, type Move, type Position, type Side } from "matchbox/games/game.ts";

/** A move, judged. */
export interface JudgedMove {
  readonly side: Side;
  readonly move: Move;
  /** Whether it was the only legal one. */
  readonly forced: boolean;
  /** Discs; null where the meter does not tell. */
  readonly loss: number | null;
}

/**
 * Plays a game of Reversi from an opening, and judges all of its moves.
 *
 * @param agents the players of side 0 and side 1; one agent may be both
 */
export function judgedMoves(
  meter: ErrorMeter,
  game: Game,
  opening: Position,
  agents: readonly [Agent, Agent],
  context: AgentContext,
): JudgedMove[] {
  const episode = new Episode(opening.clone(), agents);
  const played: Omit<JudgedMove, "loss">[] = [];
  while (episode.result === null) {
    const { position } = episode;
    const move = episode.choose(context);
    played.push({ side: position.side, move, forced: legalMoves(game, position).length === 1 });
    episode.play(move);
  }
  const losses = meter.losses(opening, played.map(({ move }) => move));
  return played.map((each, ply) => ({ ...each, loss: losses[ply] }));
}
