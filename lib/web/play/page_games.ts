/**
 * What the page adds to each game. A game that is not listed here is offered too: its levels are searches by its default evaluation.
 *
 * @module
 */
import { findGame, listGames } from "matchbox/games/mod.ts";
import { type Level, LEVELS, type USUAL_LEVELS } from "./levels.ts";
import type { Form } from "./messages.ts";

/** A game on the page. */
export interface PageGame {
  /** How it is played, in a few sentences, for someone who sees it for the first time. */
  readonly rules: readonly string[];
  /** The specs that the form of a new game offers. */
  readonly offered: readonly string[];
  /**
   * The agents behind the levels. Those that may search for long have a limit of time, so that they deepen step
   * by step and can be watched.
   */
  readonly levels:
    & Readonly<Record<typeof USUAL_LEVELS[number], string>>
    & Readonly<Partial<Record<Level, string>>>;
  /** Whether each side sees the board from its own side. */
  readonly turns: boolean;
  /** The forms in which a game is saved. */
  readonly forms: readonly Form[];
}

/** What a game has that is listed without it. */
const usual: Omit<PageGame, "offered"> = {
  rules: [],
  levels: {
    easy: "greedy",
    medium: "search:depth=4,seconds=5",
    hard: "search:depth=60,seconds=3",
  },
  turns: false,
  forms: ["record"],
};

/** The games that the page adds something to, by name. In Reversi three levels are those of D3, D4 and D5. */
const listed: Readonly<Record<string, Partial<PageGame>>> = {
  tictactoe: {
    rules: [
      "Choose an empty square. X and O take turns.",
      "Three of your marks in a row, a column or a diagonal win.",
    ],
    levels: { easy: "greedy", medium: "alphabeta:depth=4", hard: "perfect" },
  },
  reversi: {
    rules: [
      "Choose a square with a diamond. Your disc must enclose discs of the other side in a straight " +
      "line, and all that it encloses become yours.",
      "Who has no such square passes. When neither side can move, more discs win.",
    ],
    offered: ["reversi", "reversi:size=6", "reversi:size=10"],
    levels: {
      easy: "easy",
      medium: "medium:seconds=5",
      hard: "hard:seconds=10",
      expert: "expert:seconds=3",
    },
    forms: ["record", "transcript", "games"],
  },
  metelyk: {
    rules: [
      "Choose one of your men, then its target; or drag it. White's men step to the right, Black's men " +
      "step up. A man takes an enemy diagonally ahead, as a pawn does in chess.",
      "A man on the last line of the red square can leave the board, by the arrow beside it, for a " +
      "point. The game ends when the side to move has no move: more points win, then more men in the " +
      "red square.",
    ],
    offered: ["metelyk", "metelyk:side=3"],
  },
  connect_four: {
    rules: [
      "Choose a column. Your disc falls to the lowest free square of it. Red and yellow take turns.",
      "Four of your discs in a row, a column or a diagonal win. A full board is a draw.",
    ],
    offered: ["connect_four", "connect_four:size=6x5", "connect_four:size=4x4"],
    levels: {
      easy: "greedy",
      medium: "alphabeta:depth=4",
      hard: "solver:empties=24,before=search(depth=60,seconds=3)",
    },
  },
  hexapawn: {
    rules: [
      "Choose one of your pawns, then its target. A pawn steps straight ahead to a free square, or takes " +
      "a pawn diagonally ahead.",
      "Who brings a pawn to the last row wins, and who cannot move loses.",
    ],
    offered: ["hexapawn", "hexapawn:size=4"],
  },
  draughts: {
    rules: [
      "Choose one of your men, then its target. Men step diagonally ahead; they take ahead and back, by a jump " +
      "over a man to the free square behind it, and go on as long as they can.",
      "A man that stops on the last row becomes a king, who goes and takes along whole diagonals. You must take, " +
      "and as many as you can. Who cannot move loses; 25 moves of each side by kings alone are a draw.",
    ],
    turns: true,
  },
  los_alamos: {
    rules: [
      "Choose one of your men, then its target; or drag it. The men go as in chess. There are no bishops, pawns " +
      "step one square, and nobody castles.",
      "The game is won by checkmate. It is drawn by stalemate, fifty moves without a capture or pawn move, or " +
      "too few men to mate.",
    ],
    turns: true,
  },
  chess: {
    rules: [
      "Choose one of your men, then its target; or drag it. To castle, move the king two squares.",
      "The game is won by checkmate. It is drawn by stalemate, the third occurrence of a position, " +
      "fifty moves without a capture or pawn move, or too few men to mate.",
    ],
    levels: {
      easy: "alphabeta:depth=2,order=killers",
      medium: "search:depth=4,seconds=5",
      hard: "champion:depth=60,seconds=4",
    },
    turns: true,
  },
};

/** What the page knows of the game with that name. */
export function pageGame(name: string): PageGame {
  return { offered: [name], ...usual, ...listed[name] };
}

/** The levels of the game with that name, the weakest first. */
export function levelsOf(name: string): Level[] {
  const { levels } = pageGame(name);
  return LEVELS.filter((level) => levels[level] !== undefined);
}

/** The canonical specs of the games that are offered. */
export function offeredGames(): string[] {
  return listGames().flatMap(({ name }) =>
    pageGame(name).offered.map((spec) => findGame(spec).spec)
  );
}
