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
 * A cell that ends with a bare position shows it as well, without marks.
 *
 * @module
 */
import type { GameRecord } from "matchbox/arena/mod.ts";
import { findGame, gameOf, type PictureMarks, type Position } from "matchbox/games/mod.ts";
import { type Display, type Picture, picture, pictures, player } from "matchbox/report/display.ts";

/** How a position is shown. */
export interface ShowOptions extends PictureMarks {
  /** Below the picture; the name of the game unless given. */
  readonly caption?: string;
}

/** What is needed of the record of a game to show it. */
export type PlayedGame =
  & Pick<GameRecord, "game" | "moves">
  & Partial<Pick<GameRecord, "opening">>;

/** Shows a position of any game. */
export function show(position: Position, { caption, ...marks }: ShowOptions = {}): Display {
  const game = gameOf(position);
  return picture(game.picture(position, marks), caption ?? game.title);
}

/**
 * Shows a game as a small player with a frame for each ply. A notebook keeps all of them: 60 plies of
 * Reversi are a third of a megabyte, 100 of chess nearly two.
 *
 * @param every plies between two frames, 1 or more
 * @param width of a frame, in pixels
 * @throws {IllegalMoveError} when a move of the record cannot be played
 */
export function game(record: PlayedGame, { every = 1, width = 360 } = {}): Display {
  return player(framesOf(record, every), { width });
}

/**
 * Shows a game as a strip of pictures: where it began, every so many plies, and where it ended.
 *
 * @param every plies between two pictures, 1 or more
 * @param width of a picture, in pixels
 * @throws {IllegalMoveError} when a move of the record cannot be played
 */
export function strip(record: PlayedGame, { every = 8, width = 180 } = {}): Display {
  return pictures(framesOf(record, every), { width });
}

/** Where the game began, the position after every so many moves and after the last, these marked. */
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
