/**
 * The map of Reversi on 6x6, and what each player of the suite loses by its moves.
 *
 * @module
 */
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import { map6x6, MAP_GAME, MAP_PLIES, solvedPositions } from "matchbox/agents/endgame/map_6x6.ts";
import { positionsAfter, type SolvedPosition } from "matchbox/agents/endgame/position_map.ts";
import { PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { judgedMoves } from "../../judged_moves.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment, type Task, type TaskContext } from "../../study.ts";
import { lossesAtFirst } from "./first_plies.ts";
import { PERFECT, playerOf, players, playerSpecs } from "./players.ts";
import { type FirstPlyRow, type MoveRow, sets } from "./rows.ts";

/** The table of the meter has 2^TABLE_BITS buckets, that of positions that are solved again 2^CHECK_BITS. */
const TABLE_BITS = 18;
const CHECK_BITS = 20;

const parameters = {
  mapped: integer(0, 1632, 2, "positions of the map that are used, the first ones that are solved"),
  checks: integer(0, 1632, 2, "positions of the map that are solved again"),
  most_nodes: integer(
    1_000_000,
    100_000_000_000,
    1_000_000_000,
    "only positions that took at most so many nodes are solved again",
  ),
  empties: integer(8, 26, 18, "moves with at most so many empty squares are measured"),
  games: integer(2, 10_000, 20, "games of each player against itself"),
  practice: integer(0, 100_000, 200, "games from which the learner learns before"),
};

type Params = ParameterValues<typeof parameters>;
type Context = TaskContext<Params>;

type TaskData =
  | { readonly what: "map" }
  | { readonly what: "check"; readonly number: number }
  | { readonly what: "first plies" | "games"; readonly player: string };

export const experiment = defineExperiment({
  id: "reversi-6x6-map",
  specs: [MAP_GAME, ...playerSpecs],
  parameters,
  presets: {
    quick: { mapped: 2, checks: 0, most_nodes: 1_000_000, empties: 10, games: 8, practice: 20 },
    published: {
      mapped: 1632,
      checks: 2,
      most_nodes: 250_000_000,
      empties: 16,
      games: 24,
      practice: 300,
    },
    thorough: {
      mapped: 1632,
      checks: 20,
      most_nodes: 100_000_000_000,
      empties: 24,
      games: 24,
      practice: 300,
    },
  },
  sets,

  *tasks({ checks }): Iterable<Task<TaskData>> {
    yield { key: "map", data: { what: "map" } };
    for (let number = 1; number <= checks; number++) {
      yield { key: `check ${number}`, data: { what: "check", number } };
    }
    for (const player of Object.keys(players)) {
      // This one solves only late positions.
      if (player !== PERFECT) {
        yield { key: `first plies of ${player}`, data: { what: "first plies", player } };
      }
      yield { key: `games of ${player}`, data: { what: "games", player } };
    }
  },

  run({ data }, context) {
    const game = findGame(MAP_GAME);
    switch (data.what) {
      case "map":
        return {
          rows: { positions: mapped(game, context.params), plies: pliesOf(game, context.params) },
        };
      case "check":
        return { rows: { checks: checked(game, data.number, context.params) } };
      case "first plies":
        return { rows: { first_plies: atFirst(game, data.player, context) } };
      case "games":
        return { rows: { moves: measured(game, data.player, context) } };
    }
  },
});

/**
 * The positions of the map that the run uses: a larger map changes no run. They are the first in the order of
 * `positionsAfter`, a random sample; others may be solved before those in between.
 */
function mapped(game: Game, { mapped }: Params): SolvedPosition[] {
  const missing = positionsAfter(game, MAP_PLIES)
    .findIndex((each, place) => each !== solvedPositions[place]?.position);
  if (missing >= 0 && mapped > missing) {
    throw new RangeError(`only the first ${missing} positions of the map are solved`);
  }
  return solvedPositions.slice(0, mapped);
}

function pliesOf(game: Game, { mapped }: Params) {
  const map = map6x6(game, mapped);
  const squares = (game.start() as ReversiPosition).size ** 2;
  return Array.from({ length: MAP_PLIES + 1 }, (_, ply) => {
    const bounds = positionsAfter(game, ply).map((each) => map.bounds(game.start(each)));
    const exact = bounds.filter(({ lower, upper }) => lower === upper).length;
    const open = bounds.filter(({ lower, upper }) => upper - lower === 2 * squares);
    return { ply, positions: bounds.length, exact, bounded: bounds.length - exact - open.length };
  });
}

/** Solves the position of this number among those that took few enough nodes. */
function checked(game: Game, number: number, params: Params) {
  const some = mapped(game, params).filter(({ nodes }) => nodes <= params.most_nodes);
  if (number > some.length) return [];
  const { position } = some[number - 1];
  const start = game.start(position) as ReversiPosition;
  const solver = new EndgameSolver(start.size, CHECK_BITS, PLAIN_PARTS);
  solver.begin();
  return [{ position, score: solver.score(start), nodes: solver.nodes }];
}

/** The moves of a player in the first plies, as far as the map tells their scores. */
function atFirst(game: Game, player: string, { params, random, clock }: Context): FirstPlyRow[] {
  const context = { random, clock };
  const agent = playerOf(player, game, params.empties, params.practice, context);
  return lossesAtFirst(game, player, agent, map6x6(game, params.mapped), context);
}

/** The moves of a player in games against itself. */
function measured(
  game: Game,
  player: string,
  { params, stream, random, clock }: Pick<Context, "params" | "stream" | "random" | "clock">,
): MoveRow[] {
  const { empties, games, practice, mapped } = params;
  const context = { random, clock };
  const agent = playerOf(player, game, empties, practice, context);
  const meter = new ErrorMeter(game, { empties, tableBits: TABLE_BITS, map: map6x6(game, mapped) });
  // All players begin from the same positions.
  const openings = startPositions(game, games, MAP_PLIES, stream(`openings ${games}`));
  return openings.flatMap((opening, index) => {
    const position = opening.clone() as ReversiPosition;
    return judgedMoves(meter, game, opening, [agent, agent], context)
      .flatMap(({ move, forced, loss }, ply) => {
        const turn = {
          ...{ player, game: index + 1, ply: MAP_PLIES + ply + 1 },
          ...{ empties: emptySquares(position), move: game.format(position, move) },
        };
        position.play(move);
        return loss === null || forced ? [] : [{ ...turn, loss }];
      });
  });
}
