/**
 * Follows a strategy of White to the end of the game, whatever Black plays. It is slow and plain on purpose,
 * and imports nothing: the rules are written again from the words of the source, on a grid of squares, so
 * that an error of the search or of the fast positions is not repeated here.
 *
 * @module
 */

/** What was met on the way. */
export interface Followed {
  /** Positions with White to move. */
  readonly positions: number;
  /** Black's moves in all positions after White's moves. */
  readonly replies: number;
  /** Positions in which the game was over, each time they were met. */
  readonly ends: number;
}

const EMPTY = 0;
const WHITE = 1;
const BLACK = 2;
const NOWHERE = 3;

/** A square: a column from the left and a row from the top. */
interface Square {
  readonly x: number;
  readonly y: number;
}

/** A move; to null means off the board, for a point. */
interface Move {
  readonly from: Square;
  readonly to: Square | null;
}

/**
 * Follows a strategy from the start of the game.
 *
 * @param side fields on a side of the battle quarter: 4 in the source
 * @param bytes a word for each position, as lib/agents/metelyk/strategy.ts describes them
 * @param progress called now and then with the positions followed so far
 * @throws {Error} at the first position in which White has no valid move, or a game that White does not win
 */
export function followStrategy(
  side: number,
  bytes: Uint8Array,
  progress: (positions: number) => void = () => {},
): Followed {
  const squares = numberedSquares(side);
  const base = side * (side + 1) / 2;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength / 8;
  if (!Number.isInteger(count)) throw new Error("the strategy is no list of words of 64 bits");

  const seen = new Uint8Array(count);
  const waiting: number[] = [];
  let [positions, replies, ends] = [0, 0, 0];

  /** Puts a position with White to move on the list, unless the game is over. */
  const meet = (grid: number[][], lead: number) => {
    if (legalMoves(grid, WHITE).length === 0) return finish(grid, lead);
    const index = find(grid, lead);
    if (seen[index]) return;
    seen[index] = 1;
    waiting.push(index);
  };

  const finish = (grid: number[][], lead: number) => {
    ends++;
    if (lead > 0 || lead === 0 && inQuarter(grid, WHITE) > inQuarter(grid, BLACK)) return;
    throw new Error(`White does not win the game that ends with ${describe(grid, lead)}`);
  };

  /** The number of the word of a position. */
  const find = (grid: number[][], lead: number): number => {
    const { white, black } = setsOf(grid);
    const high = (lead + 10) * 2 ** 26 + black;
    let from = 0;
    let to = count;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const itsHigh = words.getUint32(8 * middle + 4, true);
      const itsWhite = Math.floor(words.getUint32(8 * middle, true) / 64);
      if (itsHigh === high && itsWhite === white) return middle;
      if (itsHigh < high || itsHigh === high && itsWhite < white) from = middle + 1;
      else to = middle;
    }
    throw new Error(`the strategy has no move in ${describe(grid, lead)}`);
  };

  const setsOf = (grid: number[][]) => {
    let [white, black] = [0, 0];
    squares.forEach(({ x, y }, field) => {
      if (grid[y][x] === WHITE) white += 2 ** (field < base ? field : field - base);
      if (grid[y][x] === BLACK) black += 2 ** (field - base);
    });
    return { white, black };
  };

  const start = emptyGrid(squares, side);
  for (let field = 0; field < 2 * base; field++) {
    const { x, y } = squares[field];
    start[y][x] = field < base ? WHITE : BLACK;
  }
  meet(start, 0);

  while (waiting.length > 0) {
    if (positions % 100_000 === 0) progress(positions);
    positions++;
    const index = waiting.pop()!;
    const low = words.getUint32(8 * index, true);
    const high = words.getUint32(8 * index + 4, true);
    const lead = Math.floor(high / 2 ** 26) - 10;
    const grid = emptyGrid(squares, side);
    squares.forEach(({ x, y }, field) => {
      const white = field < base ? field : field - base;
      if ((field < base || field >= 2 * base) && bit(Math.floor(low / 64), white)) {
        grid[y][x] = WHITE;
      }
      if (field >= base && bit(high % 2 ** 26, field - base)) grid[y][x] = BLACK;
    });

    const moves = legalMoves(grid, WHITE, squares);
    const move = moves[low % 64];
    if (!move) {
      throw new Error(`the strategy plays move ${low % 64} in ${describe(grid, lead)}`);
    }
    const after = play(grid, move);
    const leadAfter = move.to ? lead : lead + 1;
    const answers = legalMoves(after, BLACK);
    if (answers.length === 0) finish(after, leadAfter);
    for (const answer of answers) {
      replies++;
      meet(play(after, answer), answer.to ? leadAfter : leadAfter - 1);
    }
  }
  return { positions, replies, ends };
}

/**
 * The squares of the fields, by number: White's base by columns from the left, each from the top; Black's
 * base by rows from the bottom, each from the right; the battle quarter by rows from the bottom, each from the
 * left.
 */
function numberedSquares(side: number): Square[] {
  const squares: Square[] = [];
  for (let x = 0; x < side; x++) {
    for (let y = side - 1 - x; y < side; y++) squares.push({ x, y });
  }
  for (let y = 2 * side - 1; y >= side; y--) {
    for (let x = 3 * side - 1 - y; x >= side; x--) squares.push({ x, y });
  }
  for (let y = side - 1; y >= 0; y--) {
    for (let x = side; x < 2 * side; x++) squares.push({ x, y });
  }
  return squares;
}

function emptyGrid(squares: readonly Square[], side: number): number[][] {
  const grid = Array.from({ length: 2 * side }, () => Array(2 * side).fill(NOWHERE));
  for (const { x, y } of squares) grid[y][x] = EMPTY;
  return grid;
}

/**
 * The moves of a side: White goes to the right and captures to the upper right and the lower right, Black
 * goes up and captures to the upper left and the upper right. A man goes ahead onto an empty field, captures
 * an enemy man, and leaves the board from its last line. No man enters the enemy's base.
 *
 * @param order the squares in the order of the moves; default: any order
 */
function legalMoves(grid: number[][], mover: number, order: readonly Square[] = all(grid)): Move[] {
  const side = grid.length / 2;
  const moves: Move[] = [];
  for (const from of order) {
    if (grid[from.y][from.x] !== mover) continue;
    const { x, y } = from;
    const ahead = mover === WHITE ? { x: x + 1, y } : { x, y: y - 1 };
    const captures = mover === WHITE
      ? [{ x: x + 1, y: y - 1 }, { x: x + 1, y: y + 1 }]
      : [{ x: x - 1, y: y - 1 }, { x: x + 1, y: y - 1 }];
    if (ahead.x === 2 * side || ahead.y === -1) moves.push({ from, to: null });
    else if (grid[ahead.y][ahead.x] === EMPTY) moves.push({ from, to: ahead });
    for (const to of captures) {
      const enemy = mover === WHITE ? BLACK : WHITE;
      const quarter = to.x >= side && to.y < side;
      if (quarter && grid[to.y]?.[to.x] === enemy) moves.push({ from, to });
    }
  }
  return moves;
}

function all(grid: number[][]): Square[] {
  return grid.flatMap((row, y) => row.map((_, x) => ({ x, y })));
}

/** The grid after a move, in a new array. */
function play(grid: number[][], { from, to }: Move): number[][] {
  const after = grid.map((row) => [...row]);
  after[from.y][from.x] = EMPTY;
  if (to) after[to.y][to.x] = grid[from.y][from.x];
  return after;
}

/** The men of a colour in the battle quarter, at the upper right. */
function inQuarter(grid: number[][], colour: number): number {
  const side = grid.length / 2;
  return all(grid).filter(({ x, y }) => x >= side && y < side && grid[y][x] === colour).length;
}

function bit(set: number, index: number): boolean {
  return Math.floor(set / 2 ** index) % 2 === 1;
}

function describe(grid: number[][], lead: number): string {
  const rows = grid.map((row) => row.map((square) => "-WB."[square]).join(""));
  return `${rows.join("/")} with White ${lead} ahead`;
}
