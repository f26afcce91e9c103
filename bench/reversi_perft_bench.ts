/**
 * Perft of Reversi 8x8 from the start: the bitboard compared with the mailbox, in time and garbage.
 *
 * @module
 */
import { findGame, type Position } from "matchbox/games/mod.ts";
import { parseBoard } from "matchbox/games/notation.ts";
import { MailboxReversi } from "matchbox/games/reversi/mailbox.ts";
import { perftSideBySide } from "./side_by_side.ts";

const game = findGame("reversi");
/** Known counts from the start, by depth. */
const NODES: Record<number, number> = { 7: 55_092, 9: 3_005_288 };

const cores: Record<string, () => Position> = {
  "bitboard": () => game.start(),
  "mailbox": () => MailboxReversi.fromBoard(parseBoard(`${game.start()}`, 8), 8),
};

perftSideBySide(game, cores, NODES, { timed: 9, short: 7 });
