/**
 * Positions and games as pictures in a notebook.
 *
 * @example
 * ```ts
 * import { game, show, strip } from "matchbox/notebook/mod.ts";
 *
 * show(position, { legalMoves: true });
 * game(match.records[0]);
 * strip(match.records[0], { every: 10 });
 * ```
 *
 * A cell that ends with a position itself shows it too, without marks.
 *
 * @module
 */
import type { GameRecord } from "matchbox/arena/mod.ts";
import { findGame, gameOf, type PictureMarks, type Position } from "matchbox/games/mod.ts";
import { type Display, type Picture, picture, pictures, player } from "matchbox/report/display.ts";

/** Options of `show`. */
export interface ShowOptions extends PictureMarks {
  /** The text below the picture; default: the name of the game. */
  readonly caption?: string;
}

/** The parts of a game record that are needed to show it. */
export type PlayedGame =
  & Pick<GameRecord, "game" | "moves">
  & Partial<Pick<GameRecord, "opening">>;

/** Shows a position of any game. */
export function show(position: Position, { caption, ...marks }: ShowOptions = {}): Display {
  const game = gameOf(position);
  return picture(game.picture(position, marks), caption ?? game.title);
}

/**
 * Shows a game as a small player with a frame for each ply. The notebook's file contains all frames: 60
 * plies of Reversi take a third of a megabyte, 100 plies of chess nearly two megabytes.
 *
 * @param every plies between two frames, 1 or more
 * @param width of a frame, in pixels
 * @throws {IllegalMoveError} when a move of the record cannot be played
 */
export function game(record: PlayedGame, { every = 1, width = 360 } = {}): Display {
  return player(framesOf(record, every), { width });
}

/**
 * Shows a game as a strip of pictures: the beginning, a position every `every` plies, and the end.
 *
 * @param every plies between two pictures, 1 or more
 * @param width of a picture, in pixels
 * @throws {IllegalMoveError} when a move of the record cannot be played
 */
export function strip(record: PlayedGame, { every = 8, width = 180 } = {}): Display {
  return pictures(framesOf(record, every), { width });
}

/** The starting position, a position every `every` plies and the final one, with the last move marked. */
function framesOf({ game: spec, opening, moves }: PlayedGame, every: number): Picture[] {
  const game = findGame(spec);
  const position = game.start(opening);
  const frames = [{ svg: game.picture(position), caption: `${game.title}: the beginning` }];
  moves.forEach((text, index) => {
    const ply = index + 1;
    const mover = game.sides[position.side];
    const lastMove = game.parse(position, text);
    position.play(lastMove);
    if (ply % every !== 0 && ply !== moves.length) return;
    frames.push({
      svg: game.picture(position, { lastMove }),
      caption: `${ply}. ${mover} ${text}`,
    });
  });
  return frames;
}
