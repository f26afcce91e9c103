/**
 * Positions and games as pictures in a notebook.
 *
 * @example
 * ```ts
 * import { game, show, strip } from "matchbox/runner/show.ts";
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
 * Shows a game as a small player with a frame for each ply.
 *
 * @param width of a frame, in pixels
 * @throws {IllegalMoveError} when a move of the record cannot be played
 */
export function game(record: PlayedGame, { width = 360 } = {}): Display {
  return player(framesOf(record), { width });
}

/**
 * Shows a game as a strip of pictures: where it began, every so many plies, and where it ended.
 *
 * @param every plies between two pictures, 1 or more
 * @param width of a picture, in pixels
 * @throws {IllegalMoveError} when a move of the record cannot be played
 */
export function strip(record: PlayedGame, { every = 8, width = 180 } = {}): Display {
  const frames = framesOf(record);
  const last = frames.length - 1;
  return pictures(frames.filter((_, ply) => ply % every === 0 || ply === last), { width });
}

/** A picture of where the game began and of the position after each move, with the move marked. */
function framesOf({ game: spec, opening, moves }: PlayedGame): Picture[] {
  const game = findGame(spec);
  const position = game.start(opening);
  const frames = [{ svg: game.picture(position), caption: `${game.title}: the beginning` }];
  moves.forEach((text, ply) => {
    const caption = `${ply + 1}. ${game.sides[position.side]} ${text}`;
    const lastMove = game.parse(position, text);
    position.play(lastMove);
    frames.push({ svg: game.picture(position, { lastMove }), caption });
  });
  return frames;
}
