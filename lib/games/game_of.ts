/**
 * Finds the game of a position, and so its picture: a notebook cell that ends with a position shows its
 * board. A new class of positions is listed here.
 *
 * @module
 */
import { encodeBase64 } from "@std/encoding";
import { escape } from "@std/html";
import { chess, ChessPosition } from "./chess/mod.ts";
import { connectFour, ConnectFourPosition, sizeText } from "./connect_four/mod.ts";
import { draughts, DraughtsPosition } from "./draughts/mod.ts";
import type { Game, Position } from "./game.ts";
import { hexapawn, HexapawnPosition } from "./hexapawn/mod.ts";
import { losAlamos, LosAlamosPosition } from "./los_alamos/mod.ts";
import { metelyk, MetelykPosition } from "./metelyk/mod.ts";
import { reversi } from "./reversi/game.ts";
import { BitboardReversi } from "./reversi/bitboard.ts";
import { MailboxReversi } from "./reversi/mailbox.ts";
import { SourceEndReversi } from "./reversi/source_end.ts";
import { ticTacToe, TicTacToePosition } from "./tictactoe/game.ts";

const games = new Map<object, (position: never) => Game>([
  [TicTacToePosition.prototype, () => ticTacToe()],
  [BitboardReversi.prototype, ({ size }: BitboardReversi) => reversi(size)],
  [MailboxReversi.prototype, ({ size }: MailboxReversi) => reversi(size)],
  [SourceEndReversi.prototype, ({ size }: SourceEndReversi) => reversi(size, "source")],
  [MetelykPosition.prototype, ({ size }: MetelykPosition) => metelyk(size)],
  [ConnectFourPosition.prototype, ({ size }: ConnectFourPosition) => connectFour(sizeText(size))],
  [HexapawnPosition.prototype, ({ size }: HexapawnPosition) => hexapawn(size)],
  [DraughtsPosition.prototype, ({ board }: DraughtsPosition) => draughts(board.size)],
  [LosAlamosPosition.prototype, () => losAlamos()],
  [ChessPosition.prototype, () => chess()],
]);

/**
 * The game that `position` belongs to.
 *
 * @throws {TypeError} when its class is not listed in this file
 */
export function gameOf(position: Position): Game {
  const game = games.get(Object.getPrototypeOf(position));
  if (!game) {
    throw new TypeError(`no game is known for positions of class ${position.constructor.name}`);
  }
  return game(position as never);
}

for (const prototype of games.keys()) {
  Object.defineProperty(prototype, Symbol.for("Jupyter.display"), {
    value(this: Position) {
      return renderings(this);
    },
  });
  freezeFrom(prototype);
}

/** Freezes the classes of positions, because agents get positions: none can change those of other games. */
function freezeFrom(prototype: object): void {
  for (let each = prototype; each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    Object.freeze(each);
  }
}

/**
 * The renderings of a position for a notebook, by MIME type. The picture is an image in HTML, because
 * untrusted notebooks show no SVG.
 */
function renderings(position: Position): Record<string, string> {
  const game = gameOf(position);
  const svg = encodeBase64(game.picture(position));
  const alt = escape(`${game.title}: ${position}`);
  return {
    "text/html": `<img src="data:image/svg+xml;base64,${svg}" alt="${alt}">`,
    "text/plain": game.draw(position),
  };
}
