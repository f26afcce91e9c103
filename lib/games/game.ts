/**
 * The contract of a game: two players who move in turn, perfect information, no chance. Searches, agents,
 * studies and tests use games only through it.
 *
 * @module
 */

/** A side: 0 has the first move of the game. */
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
 * A position that changes in place: `play` goes down the tree and `undo` back up, so a search allocates no
 * memory at a node.
 */
export interface Position {
  /** The side to move. */
  readonly side: Side;
  /**
   * Low half of the 64-bit hash, a signed 32-bit integer; equal positions have equal hashes. In chess it
   * covers the pieces, the side to move, and the rights to castle and to capture en passant, but not
   * earlier positions or the fifty-move counter. So positions with equal hashes can have different values:
   * see `Game.pastMatters`.
   */
  readonly hashLow: number;
  /** High half of the 64-bit hash, a signed 32-bit integer. */
  readonly hashHigh: number;
  /**
   * Writes the legal moves into `out` from index `from` on and returns the index after the last. There are
   * none when the game is over; a forced pass is a move.
   */
  moves(out: Int32Array, from: number): number;
  /** Plays a legal move. Legality is not checked, for speed. */
  play(move: Move): void;
  /** Takes the last move played back. */
  undo(): void;
  /** The result, or null while the game is not over. */
  result(): Result | null;
  /** An independent copy, with the same moves to undo. */
  clone(): Position;
  /** The notation that `Game.start` reads. */
  toString(): string;
}

/** What a picture shows beside the pieces: the last move played and the legal moves. */
export interface PictureMarks {
  /** The move that led to the position; none is marked without it. */
  readonly lastMove?: Move;
  /** Whether the squares to which the side to move may go are marked. Default: false. */
  readonly legalMoves?: boolean;
  /**
   * A number for each of some moves, legal or not, e.g. the outputs of a network: the larger, the darker the arrow.
   * Shown by games whose moves are arrows (Metelyk).
   */
  readonly values?: ReadonlyMap<Move, number>;
  /**
   * Squares to point out, by rows from 0 at the top left. Shown by games whose moves are such numbers (Reversi,
   * Tic-tac-toe).
   */
  readonly squares?: readonly number[];
}

/** Tactical knowledge that a game gives to a search, beside its rules. */
export interface Tactics {
  /**
   * Whether the side to move must answer a threat (chess: it is in check). Then a search neither tries a
   * null move nor leaves out moves.
   */
  threatened(position: Position): boolean;
  /**
   * Passes the turn, for the null move; `position.undo()` takes it back. Only when `threatened` is false
   * and the game is not over. Missing in games where zugzwang is common.
   */
  pass?(position: Position): void;
  /**
   * Writes the legal loud moves (chess: captures and promotions) into `out`, as `Position.moves` does and
   * in the same order.
   */
  loudMoves(position: Position, out: Int32Array, from: number): number;
  /**
   * What a loud move gains at first sight: loud moves are tried by it, the largest first (chess: the most
   * valuable man taken, by the least valuable man). Where it is not given they are tried as generated.
   */
  gain?(position: Position, move: Move): number;
  /** Whether a legal move is loud, without a list of all loud moves. */
  isLoud?(position: Position, move: Move): boolean;
  /**
   * The most that a loud move wins at once, in centipawns or the unit of the game's evaluations (chess: the man taken
   * and what a promotion adds). Not given where nothing is won at once.
   */
  worth?(position: Position, move: Move): number;
  /**
   * Whether a move loses more than `margin`, by default 0, if both sides go on to take on its square (chess: by static
   * exchange, in centipawns). Not given where there are no exchanges.
   */
  loses?(position: Position, move: Move, margin?: number): boolean;
  /**
   * Whether the side to move has so few men that passing may be its best move (chess: king and pawns only). Then
   * a null move proves nothing.
   */
  mayBeZugzwang?(position: Position): boolean;
  /** Whether a legal move threatens the other side as `threatened` says; not given where none does. */
  threatens?(position: Position, move: Move): boolean;
}

/** A game with its parameters fixed, such as Reversi on a 6x6 board. */
export interface Game {
  /** The canonical spec, e.g. `reversi:size=6`; `findGame` reads it. */
  readonly spec: string;
  /** The name without parameters, e.g. `reversi`. */
  readonly name: string;
  /** The title for people, e.g. `Reversi 6x6`. */
  readonly title: string;
  /** Names of side 0 and side 1, e.g. dark and light. */
  readonly sides: readonly [string, string];
  /** An upper bound of the legal moves of any position. */
  readonly maxMoves: number;
  /** An upper bound of the length of a game, in plies. */
  readonly maxPlies: number;
  /** Describes a win or loss in `plies` plies, e.g. `mate in 2`. Default: `win in 3 plies`. */
  describeEnd?(plies: number, won: boolean): string;
  /** Why a drawn position is drawn, e.g. `stalemate`: it follows the words "draw by". */
  drawReason?(position: Position): string;
  /**
   * The position with that notation. Default: the start of the game.
   *
   * @throws {NotationError} when the text is not a position of this game
   */
  start(notation?: string): Position;
  /**
   * The notation of a position without what only counts moves (chess: the first four fields), which `start`
   * reads: equal for positions with equal hashes. Default: `Position.toString`. See `positionKey`.
   */
  withoutCounters?(position: Position): string;
  /** The notation of a legal move of `position`, e.g. `d3`. */
  format(position: Position, move: Move): string;
  /**
   * Reads the notation of a move.
   *
   * @throws {IllegalMoveError} when it is not a legal move of `position`
   */
  parse(position: Position, text: string): Move;
  /**
   * Whether any 32-bit integer is a legal move of `position`, found without a list of all moves; then `result` is
   * fast as well. Missing where a list is as fast.
   */
  isLegal?(position: Position, move: Move): boolean;
  /**
   * The moves that perft counts, written as `Position.moves` does. For games with rules that published
   * perft counts ignore, e.g. draws by repetition. Default: `Position.moves`.
   */
  perftMoves?(position: Position, out: Int32Array, from: number): number;
  /**
   * Whether positions before `position` may end the game within `plies` more plies (chess: by repetition).
   * Then a position with the same hash may have another value. May be true too often, never false wrongly.
   * Missing in games where earlier positions never matter. Fast, because a search with memory calls it at
   * every node.
   */
  pastMatters?(position: Position, plies: number): boolean;
  /**
   * Whether the position has occurred before in its game. A search may take it for a draw then, though the rules wait
   * for the third time. Missing in games where no position occurs twice.
   */
  repeats?(position: Position): boolean;
  /** Tactical knowledge for a search, if the game has any. */
  readonly tactics?: Tactics;
  /** Draws the position as text, with coordinates. */
  draw(position: Position): string;
  /** Draws the position as a standalone SVG document, with coordinates. */
  picture(position: Position, marks?: PictureMarks): string;
}

/** The legal moves of `position` in a new array; not for searches, because it allocates. */
export function legalMoves(game: Game, position: Position): Move[] {
  const out = new Int32Array(game.maxMoves);
  return [...out.subarray(0, position.moves(out, 0))];
}

/**
 * The notation under which a table of positions keeps `position`: equal for equal hashes, and never for two
 * different positions.
 */
export function positionKey(game: Game, position: Position): string {
  return game.withoutCounters?.(position) ?? position.toString();
}
