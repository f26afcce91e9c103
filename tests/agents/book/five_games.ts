/**
 * Five games of chess and the table that they make, counted by hand.
 *
 * @module
 */
import type { BookGame } from "matchbox/agents/mod.ts";

/** The second, third and fourth reach one position after three moves, in two orders of the moves. */
export const FIVE_GAMES = `
[Event "1"]
[White "A"]
[Black "B"]
[Result "1-0"]

1. e4 e5 2. Nf3 {a comment} 1-0

[Event "2"]
[White "A"]
[Black "B"]
[Result "0-1"]

1. d4 Nf6 2. c4 e6 (2... g6 3. Nc3) 0-1

[Event "3"]
[White "B"]
[Black "A"]
[Result "1/2-1/2"]

1. c4 Nf6 2. d4 e6 1/2-1/2

[Event "4"]
[White "B"]
[Black "A"]
[Result "1-0"]

1. d4 Nf6 2. c4 $1 g6 1-0

[Event "5"]
[White "A"]
[Black "C"]
[Result "0-1"]

1. e4 c5 0-1
`;

/** The same games. */
export const fiveGames: readonly BookGame[] = [
  { moves: ["e4", "e5", "Nf3"], result: 1 },
  { moves: ["d4", "Nf6", "c4", "e6"], result: -1 },
  { moves: ["c4", "Nf6", "d4", "e6"], result: 0 },
  { moves: ["d4", "Nf6", "c4", "g6"], result: 1 },
  { moves: ["e4", "c5"], result: -1 },
];

/** After 1. d4 Nf6 2. c4 and after 1. c4 Nf6 2. d4. */
export const INDIAN = "rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq -";

/**
 * Position, ply, and for each move the games won, drawn and lost by the side that plays it. Moves are
 * sorted by games, then by name; positions by ply, then by notation.
 */
export const FIVE_GAMES_TABLE: readonly [string, number, Record<string, number[]>][] = [
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 0, {
    d4: [1, 0, 1],
    e4: [1, 0, 1],
    c4: [0, 1, 0],
  }],
  ["rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq -", 1, { Nf6: [0, 1, 0] }],
  ["rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -", 1, { Nf6: [1, 0, 1] }],
  ["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -", 1, { c5: [1, 0, 0], e5: [0, 0, 1] }],
  ["rnbqkb1r/pppppppp/5n2/8/2P5/8/PP1PPPPP/RNBQKBNR w KQkq -", 2, { d4: [0, 1, 0] }],
  ["rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq -", 2, { c4: [1, 0, 1] }],
  ["rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -", 2, { Nf3: [1, 0, 0] }],
  [INDIAN, 3, { e6: [1, 1, 0], g6: [0, 0, 1] }],
];
