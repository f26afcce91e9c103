/**
 * The games of a tournament as tasks, for the workers.
 *
 * @module
 */
import { loadAgents } from "matchbox/agents/mod.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import type { GameRules, Turn } from "matchbox/arena/play_game.ts";
import { overtimeRecord, playScheduled } from "matchbox/arena/play_scheduled.ts";
import type { ScheduledGame } from "matchbox/arena/schedule.ts";
import type { Work } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";

/** What all games of a tournament have in common. */
export interface TournamentParams extends Record<string, unknown> {
  /** Spec of the game. */
  readonly game: string;
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

/** One game a task: its data is a `ScheduledGame`, its row what the schedule does not say. */
export const work: Work<TournamentParams> = {
  id: "tournament",
  columns,

  async prepare({ modules }) {
    for (const href of modules) await loadAgents(href);
  },

  run({ data }, { params: { game, rules }, clock, progress }) {
    const record = playScheduled(findGame(game), data as ScheduledGame, {
      ...rules,
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
