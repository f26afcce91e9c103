/**
 * What a game shows of strategy: the first corner, the moves that each side can choose from, and the value
 * of a late position with best play.
 *
 * @module
 */
import type { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import { type Game, opponent, type Side } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { stages } from "./rows.ts";

/** The facts of a game. */
export interface GameFacts {
  /** The side of the last move. */
  readonly last: Side;
  /** The move that took the first corner; null when no corner was taken. */
  readonly corner: { readonly side: Side; readonly move: number } | null;
  /** Dark's discs minus light's after half of the 60 moves; null when the game ended before. */
  readonly halfDiscs: number | null;
  /** The sign of dark's exact score with so many empty squares; null when the game ended before. */
  readonly solved: number | null;
  /** Legal moves of each side at each of its turns, with the number of the move. */
  readonly turns: readonly Turn[];
}

/** A turn of a side. */
export interface Turn {
  readonly side: Side;
  /** The number of the next disc, from 1 to 60. */
  readonly move: number;
  /** Squares to choose from; 0 for a pass. */
  readonly moves: number;
}

/** Discs at the start of the game, and squares of the board. */
const START = 4;
const SQUARES = 64;
const HALF = 30;
const CORNERS = [0, 7, 56, 63];

/**
 * Replays a game of Reversi 8x8.
 *
 * @param solver solves the position with `empties` empty squares; null to leave this out
 */
export function gameFacts(
  game: Game,
  record: GameRecord,
  solver: EndgameSolver | null,
  empties: number,
): GameFacts {
  const position = game.start(record.opening) as ReversiPosition;
  const turns: Turn[] = [];
  let last: Side = opponent(position.side);
  let corner: GameFacts["corner"] = cornerOf(position);
  let halfDiscs: number | null = null;
  let solved: number | null = null;
  const look = () => {
    const placed = placedDiscs(position);
    if (placed === HALF) halfDiscs ??= position.discs(0) - position.discs(1);
    if (SQUARES - START - placed === empties && solver) solved ??= exactSign(position, solver);
  };
  for (const text of record.moves) {
    if (position.result() === null) look();
    const { side } = position;
    turns.push({ side, move: placedDiscs(position) + 1, moves: position.mobility(side) });
    position.play(game.parse(position, text));
    last = side;
    corner ??= cornerOf(position);
  }
  return { last, corner, halfDiscs, solved, turns };
}

function placedDiscs(position: ReversiPosition): number {
  return position.discs(0) + position.discs(1) - START;
}

function cornerOf(position: ReversiPosition): GameFacts["corner"] {
  const taken = CORNERS.map((square) => position.at(square)).find((owner) => owner !== -1);
  return taken === undefined ? null : { side: taken as Side, move: placedDiscs(position) };
}

function exactSign(position: ReversiPosition, solver: EndgameSolver): number {
  solver.begin();
  const sign = Math.sign(solver.score(position, -1, 1));
  return position.side === 0 ? sign : -sign + 0;
}

/** Mean legal moves a turn of a side by stage, and over the whole game; null without a turn. */
export function movesOf(turns: readonly Turn[], side: Side): (number | null)[] {
  const own = turns.filter((turn) => turn.side === side);
  const within = stages.map((end, index) =>
    own.filter(({ move }) => move > (stages[index - 1] ?? 0) && move <= end)
  );
  return [...within, own].map((group) =>
    group.length === 0 ? null : group.reduce((sum, { moves }) => sum + moves, 0) / group.length
  );
}
