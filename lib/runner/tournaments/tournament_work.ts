/**
 * The games of a tournament as tasks, for the workers: a task is one long game or several short games that
 * are consecutive in the schedule.
 *
 * @module
 */
import { prepareAgents } from "matchbox/agents/mod.ts";
import {
  AgentCache,
  type Ending,
  endings,
  gameDigest,
  type GameRecord,
  overtimeRecord,
  playScheduled,
  Schedule,
  type ScheduledGame,
  type Tournament,
  type Turn,
} from "matchbox/arena/mod.ts";
import { exact, key } from "matchbox/experiments/columns.ts";
import { type RowOf, rowSet } from "matchbox/experiments/row_sets.ts";
import type { Work } from "matchbox/experiments/study.ts";
import { rememberFiles } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { addOutsideEngines } from "../chess_programs/outside_engine.ts";
import { locate } from "../files/project_files.ts";
import { type AgentLimits, limitsOf } from "../own_agents/limits.ts";
import { keepOwnAgents } from "../own_agents/open_own_agents.ts";

/** The common parameters of all games of a tournament, as plain data. */
export interface TournamentParams extends Record<string, unknown> {
  /** Spec of the game. */
  readonly game: string;
  readonly tournament: Omit<Tournament, "game">;
  /** Modules with additional agents, named as in fingerprints. */
  readonly modules: readonly string[];
  /** What these agents may use, where it differs from the default. */
  readonly limits: Partial<AgentLimits>;
  /** The contents of files that agents or rules name, by digest. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Consecutive games of the schedule. */
export interface Stretch {
  /** The index of the first game, from 0. */
  readonly from: number;
  readonly count: number;
}

const sets = {
  games: rowSet("One game", {
    key: key("which game of the schedule it is"),
    moves: exact<string>("the moves in the game's notation"),
    result: exact("1, 0 or -1 for side 0"),
    ending: exact<string>("how the game ended"),
    reason: exact<string>("why, when not by the rules"),
    deterministic: exact<boolean>("whether no agent drew or asked for the time"),
    plies: exact("length of the game"),
    digest: exact<string>("tells games apart"),
  }),
};

/** The part of a game's record that is not in the schedule. */
type GameRow = RowOf<typeof sets.games>;

/**
 * Seconds that an agent may take for its creation or for the start or end of a game, in games with a clock.
 * The clock does not run at these times.
 */
export const LIMIT = 60;

/**
 * Seconds by which an agent may exceed its clock before it is stopped; before that it loses when its move
 * arrives.
 */
const GRACE = 1;

/** The state that a thread keeps between tasks. */
interface Kept {
  readonly game: Game;
  readonly schedule: Schedule;
  readonly agents: AgentCache;
}

/** The states by parameters, because a thread may work on several tournaments. */
const kept = new WeakMap<TournamentParams, Kept>();

function keptFor(params: TournamentParams): Kept {
  let found = kept.get(params);
  if (!found) {
    const game = findGame(params.game);
    const schedule = new Schedule({ ...params.tournament, game });
    kept.set(params, found = { game, schedule, agents: new AgentCache(game) });
  }
  return found;
}

/** The work of a tournament: the data of a task is a `Stretch`, a row is the result of a game. */
export const work: Work<TournamentParams, typeof sets, Stretch> = {
  id: "tournament",
  sets,

  async prepare(params) {
    addOutsideEngines();
    const { modules, limits, tournament } = params;
    const hrefs = modules.map((name) => locate(name).href);
    keepOwnAgents(hrefs, { ...limitsOf(tournament.rules.time), ...limits });
    rememberFiles(params.files);
    await prepareAgents(tournament.agents, keptFor(params).game);
  },

  run({ data }, { params, progress }) {
    const { game, schedule, agents } = keptFor(params);
    const { rules } = params.tournament;
    const { from, count } = data;
    const games = Array.from({ length: count }, (_, number) => {
      const scheduled = schedule.at(from + number);
      const record = playScheduled(game, scheduled, {
        ...rules,
        agents,
        onTurn: rules.time &&
          ((turn) => progress(turn, turn.seconds === undefined ? LIMIT : turn.seconds + GRACE)),
      });
      return rowOf(scheduled, record);
    });
    return { rows: { games } };
  },

  overdue({ data }, params, state) {
    const { game, schedule } = keptFor(params);
    const scheduled = schedule.at(data.from);
    const turn = state as Turn | null ?? { side: 0, moves: [] };
    const { time } = params.tournament.rules;
    const record = overtimeRecord(game, scheduled, turn, time!, LIMIT);
    return { rows: { games: [rowOf(scheduled, record)] } };
  },

  check({ data: { from, count } }, params, { games }) {
    const { schedule } = keptFor(params);
    if (games.length !== count) {
      throw new TypeError(`expected ${count} games but found ${games.length}`);
    }
    for (const [number, { key, result, ending }] of games.entries()) {
      const expected = schedule.at(from + number).key;
      if (key !== expected) throw new TypeError(`expected game ${expected} but found ${key}`);
      if (![-1, 0, 1].includes(result)) throw new TypeError(`a game with the result ${result}`);
      if (!endings.includes(ending as Ending)) {
        throw new TypeError(`a game that ended by ${ending}`);
      }
    }
  },
};

/** The record of a scheduled game, made from its row. */
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

function rowOf({ key }: ScheduledGame, record: GameRecord): GameRow {
  const { moves, result, ending, reason, deterministic } = record;
  return {
    key,
    moves: moves.join(" "),
    result,
    ending,
    reason,
    deterministic,
    plies: moves.length,
    digest: gameDigest(record),
  };
}
