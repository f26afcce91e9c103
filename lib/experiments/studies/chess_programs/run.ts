/**
 * Our players of chess against programs of others, so that they have a place on a known scale (E10).
 *
 * A package of npm plays here. Stockfish and GNU Chess are not installed everywhere, and Stockfish draws its weaker
 * moves by the time: their games were played once and are kept. What can be made again of them is made again, the
 * moves of our players.
 *
 * @module
 */
import { addAgents } from "matchbox/agents/registry.ts";
import type { AgentEntry } from "matchbox/agents/agent.ts";
import { integer } from "matchbox/base/mod.ts";
import type { Side } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { gamesOfMatch } from "../../games_of_match.ts";
import type { Who } from "../../match_columns.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { JS_CHESS_ENGINE, JS_CHESS_ENGINE_VERSION, jsChessEngine } from "./js_chess_engine.ts";
import {
  meetings,
  MOST_PLIES,
  NPM,
  OPENINGS,
  players,
  type ProgramName,
  recorded,
} from "./programs.ts";
import { replay } from "./recorded_games.ts";
import { type Origin, sets } from "./rows.ts";

/** The data of a task. */
type TaskData =
  | { readonly step: "programs" }
  | {
    readonly step: "games";
    readonly meeting: number;
    readonly from: number;
    readonly to: number;
  };

/** Openings of a task. */
const BLOCK = 5;

addAgents({ [JS_CHESS_ENGINE]: jsChessEngine as AgentEntry });

export const experiment = defineExperiment({
  id: "chess-programs",
  specs: ["chess", ...players.map(({ agent }) => agent)],
  parameters: {
    openings: integer(1, OPENINGS, 1, "openings of each match, with both colours"),
  },
  presets: { quick: { openings: 1 }, published: { openings: OPENINGS } },
  sets,

  *tasks({ openings }): Iterable<Task<TaskData>> {
    yield { key: "programs", data: { step: "programs" } };
    for (const [meeting, { player, program }] of meetings.entries()) {
      for (let from = 1; from <= openings; from += BLOCK) {
        const to = Math.min(from + BLOCK - 1, openings);
        const key = `${player.name} v ${program.name}, openings ${from} to ${to}`;
        yield { key, data: { step: "games", meeting, from, to } };
      }
    }
  },

  run({ data }, { params, stream, clock }) {
    if (data.step === "programs") {
      const names: ProgramName[] = [NPM, ...Object.keys(recorded) as (keyof typeof recorded)[]];
      return { rows: { programs: names.map((program) => ({ program, ...originOf(program) })) } };
    }
    const game = findGame("chess");
    const { player, program } = meetings[data.meeting];
    const row = { player: player.name, opponent: program.name };
    const { from, to } = data;
    if (program.program !== NPM) {
      const own = recorded[program.program].games.filter((each) =>
        each.player === player.name && each.program === program.name &&
        each.opening >= from && each.opening <= to
      );
      return {
        rows: {
          games: own.map((each) => ({
            ...{ ...row, opening: each.opening, white: whoIsWhite(each.side) },
            ...{ points: each.points, plies: each.moves.split(" ").length, ending: each.ending },
            ...replay(game, player.agent, each, clock),
          })),
        },
      };
    }
    const games = gamesOfMatch(game, {
      agents: [player.agent, program.agent],
      ...{ openings: params.openings, from, to, seed: stream("openings").uint32() },
      ...{ rules: { maxPlies: MOST_PLIES }, clock },
    });
    return {
      rows: {
        games: Array.from(games, ({ opening, side, record, points }) => ({
          ...{ ...row, opening, white: whoIsWhite(side), points },
          ...{ plies: record.moves.length, ending: record.ending, own: null, again: null },
        })),
      },
    };
  },
});

/** The version of a program, and where its games come from. */
function originOf(program: ProgramName): { version: string; origin: Origin } {
  if (program === NPM) {
    return { version: `${NPM} ${JS_CHESS_ENGINE_VERSION}`, origin: "played here" };
  }
  const { version, games } = recorded[program];
  return { version, origin: games.length > 0 ? "recorded" : "left out" };
}

function whoIsWhite(side: Side): Who {
  return side === 0 ? "first" : "second";
}
