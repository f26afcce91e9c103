/**
 * The boards of the study and the players on them.
 *
 * @module
 */
import type { GameRules } from "matchbox/arena/game_rules.ts";

/** A board, and what is particular to its players and books. */
export interface Board {
  /** Spec of the game. */
  readonly game: string;
  /** The evaluation of all players. */
  readonly evaluation: string;
  /** The largest disturbance of a value, in units of the evaluation; see disturbed_evaluation.ts. */
  readonly noise: number;
  /** Plies of a game that go into the book. */
  readonly bookPlies: number;
  readonly rules: GameRules;
  /** Its games, relative to those of the other boards. */
  readonly share: number;
}

/**
 * The disturbance is less than a tenth of a pawn in chess and less than one legal move in Reversi: enough
 * for games that differ, too little to spoil a move. A book has about a third of a game.
 */
export const boards: readonly Board[] = [
  {
    game: "chess",
    evaluation: "piece_squares",
    noise: 8,
    bookPlies: 24,
    // Such a lead wins as a rule; the rest of the game would cost half of the time.
    rules: { maxPlies: 120, adjudication: { evaluation: "material", margin: 500, plies: 6 } },
    // The source is about chess.
    share: 2,
  },
  { game: "reversi:size=8", evaluation: "stages", noise: 3, bookPlies: 20, rules: {}, share: 1 },
  { game: "reversi:size=6", evaluation: "stages", noise: 3, bookPlies: 12, rules: {}, share: 1 },
];

/** The stronger player has so many times the nodes of the weaker one. */
export const STRONGER = 4;

/** What the weaker player gets. */
export interface Help {
  /** In tables and figures. */
  readonly name: string;
  /** Its own nodes are multiplied by this. */
  readonly nodes: number;
  /** Its book; missing without one. */
  readonly book?: BookUse;
  /** Its games, relative to those of most others: a claim is judged by more. */
  readonly share: number;
}

/** A book and how a move is chosen from it. */
export interface BookUse {
  /** Games that the book is made of. */
  readonly games: number;
  readonly choose: "games" | "record";
  /** Moves with fewer games are not played. */
  readonly leastGames: number;
}

/** A record of fewer games says too little to choose by. */
const LEAST_FOR_RECORD = 3;

/** Games of the books that one series gives; the largest has all games of the series. */
export function sizesOf(smallest: number): readonly [number, number, number] {
  return [smallest, 4 * smallest, 16 * smallest];
}

/** The name of the player that gets nothing. */
export const NO_BOOK = "no book";
/** The name of the player that gets more nodes instead of a book. */
export const MORE_NODES = "twice the nodes";

/** The name of a player with a book. */
export function bookName({ games, choose }: Pick<BookUse, "games" | "choose">): string {
  const by = choose === "games" ? "most games" : "best record";
  return `book of ${games} ${games === 1 ? "game" : "games"}, ${by}`;
}

/**
 * Everything that is tried: nothing, books of growing size, another choice, and more nodes.
 *
 * @param smallest games of the smallest book
 */
export function helps(smallest: number): Help[] {
  const sizes = sizesOf(smallest);
  const largest = sizes[2];
  const uses: BookUse[] = [
    ...sizes.map((games) => ({ games, choose: "games", leastGames: 1 } as const)),
    { games: largest, choose: "record", leastGames: LEAST_FOR_RECORD },
  ];
  const isJudged = ({ games, choose }: BookUse) => games === largest && choose === "games";
  return [
    { name: NO_BOOK, nodes: 1, share: 2 },
    ...uses.map((book) => ({
      name: bookName(book),
      nodes: 1,
      book,
      share: isJudged(book) ? 2 : 1,
    })),
    { name: MORE_NODES, nodes: 2, share: 1 },
  ];
}
