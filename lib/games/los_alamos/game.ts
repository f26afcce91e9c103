/**
 * Los Alamos chess: the game of the first program that played a kind of chess, on MANIAC in 1956 (E11; P. Stein
 * and S. Ulam, Experiments in chess on electronic computing machines, 1957). The board has six files and ranks,
 * there are no bishops, pawns never step two squares, and nobody castles. Everything else is as in chess; of the
 * rules for draws by earlier positions only fifty moves without a capture or a pawn move are kept.
 *
 * Notation: the men by ranks from the sixth, the side to move, and the plies since the last capture or pawn move,
 * as `rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0`. A move is two squares, e.g. `b1c3`, and what a pawn becomes, e.g.
 * `a5a6q`.
 *
 * @module
 */
import { quote } from "matchbox/base/mod.ts";
import { boardSvg, corners, diamond, onSquare } from "../board_svg.ts";
import { EMPTY, KIND, letterOf, PAWN } from "../chess/geometry.ts";
import { pieceSvg } from "../chess/pieces_svg.ts";
import { NotationError } from "../errors.ts";
import { type Game, legalMoves, type Move, opponent, type Position } from "../game.ts";
import { fileNames, parseMove, rankNames } from "../notation.ts";
import { fileOf, nameOf, rankOf, SIDE_LENGTH, SQUARES } from "./board.ts";
import { BEGINNING, MOST_IDLE_PLIES, parsePosition, RANKS_FROM_TOP } from "./notation.ts";
import { partsOfMove } from "./move.ts";
import { LosAlamosPosition, MOST_MOVES } from "./position.ts";

/** What men are worth in centipawns at first sight, by kind: pawn, knight, none, rook, queen, king. */
const WORTH = [0, 100, 300, 0, 500, 900, 10_000];

/** The game of Los Alamos chess. */
export function losAlamos(): Game {
  return game;
}

const game: Game = {
  spec: "los_alamos",
  name: "los_alamos",
  title: "Los Alamos chess",
  sides: ["White", "Black"],
  maxMoves: MOST_MOVES,
  // There are at most 12 x 4 pawn moves and 22 captures, and fewer than 100 plies from one to the next.
  maxPlies: (12 * 4 + 22 + 1) * MOST_IDLE_PLIES,

  describeEnd: (plies, won) => `${won ? "mate" : "mated"} in ${Math.ceil(plies / 2)}`,

  drawReason: (position) => menOf(position).end()!,

  start(notation = BEGINNING) {
    const { side, ...men } = parsePosition(notation);
    const other = new LosAlamosPosition({ ...men, side: opponent(side) });
    if (other.inCheck()) {
      throw new NotationError(
        `position ${quote(notation)}: the side that is not to move is in check`,
      );
    }
    return new LosAlamosPosition({ ...men, side });
  },

  withoutCounters: (position) => String(position).split(" ", 2).join(" "),

  format(_position, move) {
    const { from, to, promotion } = partsOfMove(move);
    const piece = promotion === 0 ? "" : letterOf(16 | promotion);
    return nameOf(from) + nameOf(to) + piece;
  },

  parse: (position, text) => parseMove(game, position, text),

  perftMoves: (position, out, from) => menOf(position).allMoves(out, from),

  pastMatters: (position, plies) => menOf(position).clock + plies >= MOST_IDLE_PLIES,

  tactics: {
    threatened: (position) => menOf(position).inCheck(),
    pass: (position) => menOf(position).pass(),
    loudMoves: (position, out, from) => menOf(position).loudMoves(out, from),
    gain(position, move) {
      const { from, to } = partsOfMove(move);
      const men = menOf(position);
      return 16 * WORTH[men.at(to) & KIND] - WORTH[men.at(from) & KIND];
    },
    isLoud(position, move) {
      const { to, promotion } = partsOfMove(move);
      return promotion !== 0 || menOf(position).at(to) !== EMPTY;
    },
    worth(position, move) {
      const { to, promotion } = partsOfMove(move);
      const gained = promotion === 0 ? 0 : WORTH[promotion] - WORTH[PAWN];
      return gained + WORTH[menOf(position).at(to) & KIND];
    },
    mayBeZugzwang: (position) => menOf(position).hasOnlyPawns(),
  },

  draw(position) {
    const men = menOf(position);
    const idle = `${men.clock} plies since a capture or a pawn move`;
    return `${drawBoard(men)}\n${caption(position)}\n${idle}`;
  },

  picture(position, { lastMove, legalMoves: showLegal = false } = {}) {
    const men = menOf(position);
    const at = (square: number, mark: (x: number, y: number) => string) =>
      mark(fileOf(square), SIDE_LENGTH - 1 - rankOf(square));
    const squares = Array.from({ length: SQUARES }, (_, square) => square);
    const ends = (move: Move) => partsOfMove(move);
    const last = lastMove === undefined ? [] : [ends(lastMove).from, ends(lastMove).to];
    const targets = showLegal
      ? new Set(legalMoves(game, position).map((move) => ends(move).to))
      : [];
    return boardSvg({
      title: position.toString(),
      caption: caption(position),
      files: fileNames(SIDE_LENGTH),
      ranks: rankNames(SIDE_LENGTH).reverse(),
      cell: 60,
      field: "#A98B68",
      line: "#A98B68",
      content: [
        ...squares.filter((square) => (fileOf(square) + rankOf(square)) % 2 === 1)
          .map((square) => at(square, (x, y) => onSquare(x, y, LIGHT))),
        ...last.map((square) => at(square, corners)),
        ...squares.filter((square) => men.at(square) !== EMPTY)
          .map((square) => at(square, (x, y) => onSquare(x, y, pieceSvg(men.at(square))))),
        ...[...targets].map((square) => at(square, diamond)),
      ].join(""),
    });
  },
};

const LIGHT = `<rect width="1" height="1" fill="#EFE6D5"/>`;

function menOf(position: Position): LosAlamosPosition {
  return position as LosAlamosPosition;
}

/** The board as text, with coordinates, from White's side. */
function drawBoard(men: LosAlamosPosition): string {
  const ranks = RANKS_FROM_TOP.map((rank) => {
    const letters = fileNames(SIDE_LENGTH)
      .map((_, file) => letterOf(men.at(rank * SIDE_LENGTH + file)));
    return `${rank + 1} ${letters.join(" ")}`;
  });
  return [...ranks, `  ${fileNames(SIDE_LENGTH).join(" ")}`].join("\n");
}

function caption(position: Position): string {
  const men = menOf(position);
  const end = men.end();
  if (end === "checkmate") return `${game.sides[opponent(men.side)]} won by checkmate`;
  if (end !== null) return `drawn: ${end}, ${game.sides[men.side]} to move`;
  return `${game.sides[men.side]} to move${men.inCheck() ? ", in check" : ""}`;
}
