/**
 * MENACE's dialogue with a person, by lines of text (M5). The first line of the input is the number of games.
 * Each game begins with `new game`; the board is printed after every move. MENACE moves first; the person
 * answers with two letters of L, M and R, first for the row (top, middle, bottom), then for the column (left,
 * middle, right). After every game the content of all boxes is printed: a list for each box, with a digit
 * from 0 to 8 for each bead. The boxes are kept from game to game.
 *
 * @module
 */
import { quote } from "matchbox/base/mod.ts";
import { legalMoves, type Move, type Position, type Result } from "matchbox/games/game.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { type AgentContext, RESIGN } from "../agent.ts";
import { Episode } from "./episode.ts";
import type { Learner } from "./learner.ts";
import type { MenaceState } from "./menace_state.ts";

/** How the dialogue is held. */
export interface ProtocolOptions {
  /** What the machine may use to choose a move, with the stream of its draws. */
  readonly context: AgentContext;
  /** Whether the boxes are printed after every move as well. */
  readonly everyMove?: boolean;
  /** Prints a line. */
  print(line: string): void;
}

/**
 * Plays the games. At the end of the input it stops; MENACE learns nothing from a game that is not over.
 *
 * @param menace plays X
 * @param lines the person's input; a line that is not understood is answered, and the next one is read
 * @returns the results of the finished games, for MENACE
 */
export async function menaceProtocol(
  menace: Learner,
  lines: AsyncIterator<string>,
  { context, everyMove = false, print }: ProtocolOptions,
): Promise<Result[]> {
  const results: Result[] = [];
  const games = await read(lines, numberOf, print);
  for (let number = 0; number < (games ?? 0); number++) {
    print("new game");
    const position = ticTacToe().start();
    const game = new Episode(position, [menace, null]);
    while (game.result === null) {
      const move = position.side === 0
        ? game.choose(context)
        : await read(lines, (line) => squareOf(line, position), print);
      if (move === null) return results;
      game.play(move);
      if (move !== RESIGN) print(boardOf(position));
      if (everyMove && game.result === null) print(boxesOf(menace));
    }
    const { result } = game;
    print(result === 1 ? "MENACE wins" : result === 0 ? "a draw" : "MENACE loses");
    print(boxesOf(menace));
    results.push(result);
  }
  return results;
}

/** Reads lines until one is understood; null at the end of the input. */
async function read<T>(
  lines: AsyncIterator<string>,
  parse: (line: string) => T | string,
  print: (line: string) => void,
): Promise<T | null> {
  while (true) {
    const { value, done } = await lines.next();
    if (done) return null;
    const line = value.trim();
    if (line === "") continue;
    const parsed = parse(line);
    if (typeof parsed !== "string") return parsed;
    print(parsed);
  }
}

/** A number of games, or what is wrong. */
function numberOf(line: string): number | string {
  const games = Number(line);
  if (/^\d+$/.test(line) && games >= 1) return games;
  return `${quote(line)}: expected the number of games, e.g. 3`;
}

/** The square of two letters, or what is wrong. */
function squareOf(line: string, position: Position): Move | string {
  const [row, column] = [...line.toUpperCase()].map((letter) => "LMR".indexOf(letter));
  if (line.length !== 2 || row < 0 || column < 0) {
    return `${quote(line)}: expected two letters of L, M and R, first the row, then the column`;
  }
  const square = 3 * row + column;
  if (legalMoves(ticTacToe(), position).includes(square)) return square;
  return `${quote(line)}: that square is taken`;
}

/** The board in three lines. */
function boardOf(position: Position): string {
  const marks = position.toString();
  return [0, 3, 6].map((from) => marks.slice(from, from + 3)).join("\n");
}

/** The content of all boxes in a line: `[[0, 0, 4, 8], [1], ...]`. */
function boxesOf(menace: Learner): string {
  const { boxes } = menace.state as unknown as MenaceState;
  const lists = Object.values(boxes).map((counts) => {
    const beads = counts.flatMap((count, square) => Array<number>(count).fill(square));
    return `[${beads.join(", ")}]`;
  });
  return `[${lists.join(", ")}]`;
}
