/**
 * Tic-tac-toe on texts of nine characters, rows from the top: slow and obvious, and independent of lib.
 *
 * @module
 */

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** The board after a mark on `square`. */
export function play(board: string, square: number, mark: "X" | "O"): string {
  return board.slice(0, square) + mark + board.slice(square + 1);
}

/** The board turned clockwise by 0, 90, 180 and 270 degrees, and the same for its mirror image. */
export function imagesOf(board: string): string[] {
  const moved = (from: string) => [...from].map((square) => board[Number(square)]).join("");
  return [
    "012345678",
    "630741852",
    "876543210",
    "258147036",
    "210543876",
    "852741630",
    "678345012",
    "036147258",
  ].map(moved);
}

/** One name for a board and all its images. */
export function likeness(board: string): string {
  return imagesOf(board).sort()[0];
}

/** Every reachable board with that side to move and two free squares or more, once each. */
export function boxPositions(side: "X" | "O" = "X"): string[] {
  const seen = new Set<string>();
  const walk = (board: string) => {
    if (seen.has(board)) return;
    seen.add(board);
    if (isWon(board)) return;
    for (let square = 0; square < 9; square++) {
      if (board[square] === "-") walk(play(board, square, toMove(board)));
    }
  };
  walk("---------");
  return [...seen].filter((board) =>
    toMove(board) === side && board.split("-").length > 2 && !isWon(board)
  );
}

function isWon(board: string): boolean {
  return LINES.some((line) =>
    ["XXX", "OOO"].includes([...line].map((square) => board[Number(square)]).join(""))
  );
}

function toMove(board: string): "X" | "O" {
  return board.split("X").length === board.split("O").length ? "X" : "O";
}
