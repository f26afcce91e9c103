/**
 * The games of a tournament as tasks, for the workers.
 *
 * @module
 */
import { loadAgents, prepareAgents } from "matchbox/agents/mod.ts";
import {
  AgentCache,
  type GameRecord,
  type GameRules,
  overtimeRecord,
  playScheduled,
  type ScheduledGame,
  type Turn,
} from "matchbox/arena/mod.ts";
import type { Work } from "matchbox/experiments/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";

/** What all games of a tournament have in common. */
export interface TournamentParams extends Record<string, unknown> {
  /** Spec of the game. */
  readonly game: string;
  /** Specs of all agents. */
  readonly agents: readonly string[];
  readonly rules: GameRules;
  /** Hrefs of modules with agents of one's own. */
  readonly modules: readonly string[];
}

const columns: Column[] = [
  { name: "moves", kind: "exact", meaning: "the moves in the game's notation" },
  { name: "result", kind: "exact", meaning: "1, 0 or -1 for side 0" },
  { name: "ending", kind: "exact", meaning: "how the game ended" },
  { name: "reason", kind: "exact", meaning: "why, when not by the rules" },
  { name: "deterministic", kind: "exact", meaning: "whether no agent drew a random number" },
];

/**
 * Seconds that an agent may take to be made, or to hear that a game begins or ends, in games with a
 * clock, which does not run then.
 */
export const LIMIT = 60;

/** Seconds by which an agent may exceed its clock before it is stopped; until then its own move tells. */
const GRACE = 1;

/** What this thread keeps from game to game, for each tournament that is played in it. */
const kept = new WeakMap<TournamentParams, { readonly game: Game; readonly agents: AgentCache }>();

/** One game a task: its data is a `ScheduledGame`, its row what the schedule does not say. */
export const work: Work<TournamentParams> = {
  id: "tournament",
  columns,

  async prepare(params) {
    for (const href of params.modules) await loadAgents(href);
    const game = findGame(params.game);
    await prepareAgents(params.agents, game);
    kept.set(params, { game, agents: new AgentCache(game) });
  },

  run({ data }, { params, clock, progress }) {
    const { rules } = params;
    const { game, agents } = kept.get(params)!;
    const record = playScheduled(game, data as ScheduledGame, {
      ...rules,
      agents,
      clock,
      onTurn: rules.time &&
        ((turn) => progress(turn, turn.seconds === undefined ? LIMIT : turn.seconds + GRACE)),
    });
    return [rowOf(record)];
  },

  overdue({ data }, { game, rules }, state) {
    const turn = state as Turn | null ?? { side: 0, moves: [] };
    const scheduled = data as ScheduledGame;
    return [rowOf(overtimeRecord(findGame(game), scheduled, turn, rules.time!, LIMIT))];
  },
};

/** The record of a scheduled game that its row tells. */
export function recordOf(game: string, scheduled: ScheduledGame, row: Row): GameRecord {
  const { agents, seed, opening } = scheduled;
  const { moves, result, ending, reason, deterministic } = row;
  return {
    game,
    agents,
    seed,
    opening,
    moves: (moves as string).split(" ").filter(Boolean),
    result: result as GameRecord["result"],
    ending: ending as GameRecord["ending"],
    reason: reason as string,
    deterministic: deterministic as boolean,
  };
}

function rowOf({ moves, result, ending, reason, deterministic }: GameRecord): Row {
  return { moves: moves.join(" "), result, ending, reason, deterministic };
}
