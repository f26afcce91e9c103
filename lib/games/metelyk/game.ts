/**
 * Metelyk (A1-A6): each side moves its men, White to the right and Black upwards, from its base through the
 * battle quarter, which both share. Men capture diagonally ahead like pawns in chess. A man on the last
 * line can be borne off for a point. White moves first. The game ends when the side to move has no move:
 * more points win, then more men in the battle quarter. Neither captures nor bearing off are forced.
 *
 * The parameter `side` is the side k of that quarter: 4 in the source; 1, 2 and 3 give smaller boards.
 *
 * For positions see notation.ts. Moves are written `9-20` for a step ahead, `9x24` for a capture and
 * `35-off` for bearing off. A move can also be given by its row in the table (see table.ts), e.g. `#6`.
 *
 * @module
 */
import { type Game, legalMoves } from "../game.ts";
import { boardOf } from "./board.ts";
import { parseMetelyk, startOf } from "./notation.ts";
import { drawMetelyk, NAMES, pictureOfMetelyk } from "./picture.ts";
import { MetelykPosition } from "./position.ts";
import { metelykSpec } from "./sets.ts";
import { moveName, tableOf } from "./table.ts";
import { parseMove } from "../notation.ts";
import { integer } from "matchbox/base/mod.ts";

/** The parameters of the game, for the registry. */
export const metelykParameters = {
  side: integer(1, 4, 4, "fields on a side of the battle quarter"),
};

/**
 * The game of Metelyk.
 *
 * @param size fields on a side of the battle quarter, the parameter `side`: 1 to 4
 */
export function metelyk(size: number): Game {
  const { men, maxPlies } = boardOf(size);
  const table = tableOf(size);
  // Copied for each game: to read the notation takes as long as ten plies.
  const beginning = MetelykPosition.fromNotation(startOf(size), size);
  const game: Game = {
    spec: metelykSpec(size),
    name: "metelyk",
    title: `Metelyk ${2 * size}x${2 * size}`,
    sides: NAMES,
    // A man has one step ahead and two captures.
    maxMoves: Math.min(3 * men, table.length),
    maxPlies,

    drawReason: () => "equal points and equal men in the battle quarter",

    start(notation) {
      if (notation === undefined) return beginning.clone();
      return MetelykPosition.fromNotation(parseMetelyk(notation, size), size);
    },

    format: (position, move) => moveName(table[move], position.side),

    parse(position, text) {
      const byRow = legalMoves(game, position).find((row) => text === `#${row}`);
      return byRow ?? parseMove(game, position, text);
    },

    // No null move, because zugzwang is common: men only move ahead, so a side may have to give up a
    // blocking or safe field. No threat must be answered.
    tactics: {
      threatened: () => false,
      loudMoves: (position, out, from) => (position as MetelykPosition).loudMoves(out, from),
    },

    draw: (position) => drawMetelyk(position as MetelykPosition),

    picture: (position, marks = {}) => pictureOfMetelyk(position as MetelykPosition, marks),
  };
  return game;
}
