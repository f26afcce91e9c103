/**
 * Our players of chess against programs of others, so that they have a place on a known scale (E10).
 *
 * A package of npm plays here. Stockfish and GNU Chess are not installed everywhere, and Stockfish draws its weaker
 * moves by the time: their games were played once and are kept. What can be made again of them is made again, the
 * moves of our players.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { defaultOpeningPlies, drawOpenings } from "matchbox/arena/openings.ts";
import { playGame } from "matchbox/arena/play_game.ts";
import { type Clock, integer } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { pointsOf } from "../../games_of_match.ts";
import type { Player } from "../../round_robin.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { withoutFault } from "../../without_fault.ts";
import { JS_CHESS_ENGINE, JS_CHESS_ENGINE_VERSION, jsChessEngine } from "./js_chess_engine.ts";
import {
  meetings,
  MOST_PLIES,
  OPENINGS,
  players,
  type Program,
  recorded,
  type RecordedName,
} from "./programs.ts";
import { replay } from "./recorded_games.ts";
import { type GameRow, type Origin, sets } from "./rows.ts";

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

  run({ data }, { stream, clock }) {
    if (data.step === "programs") {
      const names = Object.keys(recorded) as RecordedName[];
      return {
        rows: {
          programs: [
            {
              ...{ program: JS_CHESS_ENGINE, origin: "played here" as const },
              version: `${JS_CHESS_ENGINE} ${JS_CHESS_ENGINE_VERSION}`,
            },
            ...names.map((program) => ({ program, ...originOf(program) })),
          ],
        },
      };
    }
    const { player, program } = meetings[data.meeting];
    const game = findGame("chess");
    const games = program.program === JS_CHESS_ENGINE
      ? gamesHere(game, player.agent, program.depth, {
        ...{ ...data, seed: stream("openings").uint32(), clock },
      })
      : gamesAgain(game, player, program, data, clock);
    return {
      rows: {
        games: games.map(({ side, ...own }) => ({
          ...{ player: player.name, opponent: program.name },
          ...{ ...own, white: side === 0 ? "first" as const : "second" as const },
        })),
      },
    };
  },
});

/** What is told of a game, with our player's side. */
type ToldGame = Omit<GameRow, "player" | "opponent" | "white"> & { readonly side: Side };

/** Openings of a match. */
interface Openings {
  readonly from: number;
  readonly to: number;
}

/** Plays each opening with both colours. */
function gamesHere(
  game: Game,
  spec: string,
  depth: number,
  { from, to, seed, clock }: Openings & { readonly seed: number; readonly clock: Clock },
): ToldGame[] {
  const plies = defaultOpeningPlies(game);
  const openings = drawOpenings(game, { count: to, plies, seed });
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((opening) =>
    ([0, 1] as const).map((side) => {
      const agents = [createAgent(spec, game), jsChessEngine(game, depth)] as const;
      const record = withoutFault(playGame(game, side === 0 ? agents : [agents[1], agents[0]], {
        ...{ seed: `${seed}/opening ${opening}/side ${side}`, opening: openings[opening - 1] },
        ...{ maxPlies: MOST_PLIES, clock },
      }));
      const { ending, moves } = record;
      const points = pointsOf(record, side);
      return { opening, side, points, plies: moves.length, ending, own: null, again: null };
    })
  );
}

/** The recorded games of these openings, with the moves that our player makes again. */
function gamesAgain(
  game: Game,
  player: Player,
  { program, name }: Extract<Program, { readonly agent: string }>,
  { from, to }: Openings,
  clock: Clock,
): ToldGame[] {
  const own = recorded[program].games.filter((each) =>
    each.player === player.name && each.program === name && each.opening >= from &&
    each.opening <= to
  );
  return own.map((each) => {
    const { opening, side, points, ending, moves } = each;
    const plies = moves.split(" ").length;
    return { opening, side, points, plies, ending, ...replay(game, player.agent, each, clock) };
  });
}

/** The version of a program, and where its games come from. */
function originOf(program: RecordedName): { version: string; origin: Origin } {
  const { version, games } = recorded[program];
  return { version, origin: games.length > 0 ? "recorded" : "left out" };
}
