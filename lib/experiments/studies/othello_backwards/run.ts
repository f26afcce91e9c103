/**
 * How far back a notebook checks that Othello is a draw (C27d; Takizawa 2023): the positions of the published
 * game, from its end backwards, each solved by a search of its own.
 *
 * @module
 */
import { PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { integer } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { parseTranscript } from "matchbox/games/reversi/transcript.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { PERFECT_GAME } from "./published_proof.ts";
import { type PositionRow, sets } from "./rows.ts";

/** The fewest empty squares of a position that is solved. */
export const FEWEST = 8;

const parameters = {
  empties: integer(FEWEST + 6, 40, 25, "the most empty squares of a position that is solved"),
  table_bits: integer(1, 24, 22, "a table of 2^table_bits buckets of 64 bytes"),
};

export const experiment = defineExperiment({
  id: "othello-backwards",
  specs: ["reversi"],
  parameters,
  presets: {
    quick: { empties: 18, table_bits: 16 },
    published: { empties: 26, table_bits: 22 },
    thorough: { empties: 30, table_bits: 22 },
  },
  sets,

  *tasks({ empties }): Iterable<Task<number>> {
    yield { key: "game", data: 0 };
    for (let left = FEWEST; left <= empties; left++) {
      yield { key: `${left} empty squares`, data: left };
    }
  },

  run({ data: empties }, { params }) {
    const game = findGame("reversi");
    const moves = parseTranscript(game, PERFECT_GAME);
    return {
      rows: empties === 0
        ? { game: [endOf(game, moves)] }
        : { positions: [solved(game, moves, empties, params.table_bits)] },
    };
  },
});

function endOf(game: Game, moves: readonly Move[]) {
  const end = game.start() as ReversiPosition;
  for (const move of moves) end.play(move);
  return {
    squares: emptySquares(end),
    plies: moves.length,
    dark: end.discs(0),
    light: end.discs(1),
  };
}

/** Solves the position of the game with so many empty squares, where a disc is placed. */
function solved(
  game: Game,
  moves: readonly Move[],
  empties: number,
  tableBits: number,
): PositionRow {
  const position = game.start() as ReversiPosition;
  const left = [...moves];
  while (emptySquares(position) > empties || isPass(game, position, left[0])) {
    position.play(left.shift()!);
  }
  const solver = new EndgameSolver(position.size, tableBits, PLAIN_PARTS);
  solver.begin();
  // Scores are even: this window holds 0 alone.
  const score = solver.score(position, -1, 1);
  return {
    empties,
    position: position.toString(),
    move: game.format(position, left[0]),
    score,
    nodes: solver.nodes,
  };
}

function isPass(game: Game, position: Position, move: Move): boolean {
  return game.format(position, move) === "pass";
}
