/**
 * The contract of a game for two players, moving in turn, with nothing hidden and no chance.
 * Search, agents, studies and tests know games by it alone.
 *
 * @module
 */

/** Who moves: 0 has the first move of the game. */
export type Side = 0 | 1;

/** A move in 32 bits, encoded by its game; meaningful only together with a position. */
export type Move = number;

/** The other side. */
export function opponent(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** How a game ended, for side 0: 1 won, 0 drawn, -1 lost. */
export type Result = 1 | 0 | -1;

/**
 * A position that changes in place: `play` goes down the tree and `undo` comes back, so that a search
 * allocates nothing at a node.
 */
export interface Position {
  /** The side to move. */
  readonly side: Side;
  /**
   * Low half of the 64-bit hash, a signed 32-bit integer; equal positions have equal hashes. The hash of
   * chess covers the men, the side to move, the rights to castle and to take en passant; neither what has
   * occurred before nor the clock of the fifty moves. So positions of one hash need not have one value:
   * see `Game.pastMatters`.
   */
  readonly hashLow: number;
  /** High half of the 64-bit hash, a signed 32-bit integer. */
  readonly hashHigh: number;
  /**
   * Writes the legal moves into `out` from index `from` on and returns the index after the last.
   * None when the game is over; a forced pass is a move.
   */
  moves(out: Int32Array, from: number): number;
  /** Plays a legal move. Legality is not checked: this is the hot path. */
  play(move: Move): void;
  /** Takes the last move played back. */
  undo(): void;
  /** How the game ended, or null while it goes on. */
  result(): Result | null;
  /** An independent copy; its own `undo` goes back as far as this one's. */
  clone(): Position;
  /** The notation that `Game.start` reads. */
  toString(): string;
}

/** What a picture shows beside the men: the last move played and the legal moves. */
export interface PictureMarks {
  readonly lastMove?: Move;
  readonly legalMoves?: boolean;
}

/** What a game tells a search of tactics, beside its rules. */
export interface Tactics {
  /**
   * Whether the side to move has a threat to answer (chess: it is in check), so that it may not be let
   * pass and no move is left out.
   */
  threatened(position: Position): boolean;
  /**
   * Hands the turn over without a move, for the null move; `position.undo()` takes it back. Only where
   * `threatened` is false and the game is not over. Not given where having to move is often a burden,
   * so that a pass tells nothing.
   */
  pass?(position: Position): void;
  /**
   * Writes the legal loud moves (chess: takings and promotions) into `out` from index `from` on and
   * returns the index after the last, as `Position.moves` does and in the same order.
   */
  loudMoves(position: Position, out: Int32Array, from: number): number;
  /**
   * What a loud move gains at first sight: loud moves are tried by it, the largest first (chess: the most
   * valuable man taken, by the least valuable man). Where it is not given they are tried as generated.
   */
  gain?(position: Position, move: Move): number;
  /** Whether a legal move threatens the other side as `threatened` says; not given where none does. */
  threatens?(position: Position, move: Move): boolean;
}

/** A game with its parameters fixed, such as Reversi on a 6x6 board. */
export interface Game {
  /** The canonical spec, e.g. `reversi:size=6`; `findGame` reads it. */
  readonly spec: string;
  /** The name without parameters, e.g. `reversi`. */
  readonly name: string;
  /** What a person calls it, e.g. `Reversi 6x6`. */
  readonly title: string;
  /** Names of side 0 and side 1, e.g. dark and light. */
  readonly sides: readonly [string, string];
  /** No position has more legal moves than this. */
  readonly maxMoves: number;
  /** No game is longer than this, in plies. */
  readonly maxPlies: number;
  /** How a win or loss so many plies away is told, e.g. `mate in 2`; counted in plies unless given. */
  describeEnd?(plies: number, won: boolean): string;
  /**
   * The position that `notation` describes; the start of the game without it.
   *
   * @throws {NotationError} when the text is not a position of this game
   */
  start(notation?: string): Position;
  /** Writes a legal move of `position` as a person would, e.g. `d3`. */
  format(position: Position, move: Move): string;
  /**
   * Reads a move written by a person.
   *
   * @throws {IllegalMoveError} when it is not a legal move of `position`
   */
  parse(position: Position, text: string): Move;
  /**
   * The moves that perft follows, written as `Position.moves` does, where a rule ends games that have
   * moves left and the counts in print leave that rule out; `Position.moves` unless given.
   */
  perftMoves?(position: Position, out: Int32Array, from: number): number;
  /**
   * Whether what happened before `position` may end the game within `plies` more plies, so that another
   * position of the same hash may have another value; on the safe side. Absent where the position is all
   * that counts. Cheap, as a search with memory asks it at its nodes.
   */
  pastMatters?(position: Position, plies: number): boolean;
  /** What a search may use beside the rules; absent where nothing is known that helps. */
  readonly tactics?: Tactics;
  /** Draws the position as text, with coordinates. */
  draw(position: Position): string;
  /** Draws the position as a standalone SVG document, with coordinates. */
  picture(position: Position, marks?: PictureMarks): string;
}

/** The legal moves of `position` in a new array: for people and tests, not for a search. */
export function legalMoves(game: Game, position: Position): Move[] {
  const out = new Int32Array(game.maxMoves);
  return [...out.subarray(0, position.moves(out, 0))];
}
