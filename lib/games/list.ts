/**
 * Every game, by the file that defines it and its name. A game listed here is known to the test battery, the
 * command line and the notebooks. What a study depends on is found by these names, see
 * lib/runner/fingerprint/named_files.ts.
 *
 * @module
 */
import type { Parameters } from "matchbox/base/mod.ts";
import { chess } from "./chess/game.ts";
import { connectFour, connectFourParameters } from "./connect_four/game.ts";
import type { SizeText } from "./connect_four/board.ts";
import { draughts, draughtsParameters } from "./draughts/game.ts";
import type { Game } from "./game.ts";
import { hexapawn, hexapawnParameters } from "./hexapawn/game.ts";
import { losAlamos } from "./los_alamos/game.ts";
import { metelyk, metelykParameters } from "./metelyk/game.ts";
import { reversi, reversiParameters } from "./reversi/game.ts";
import type { ReversiEnd } from "./reversi/geometry.ts";
import { ticTacToe } from "./tictactoe/game.ts";

/** How a game is made from its spec. */
export interface GameEntry {
  /** What its spec may set. */
  readonly parameters: Parameters;
  /** Makes the game of these values, which have been checked. */
  create(values: never): Game;
}

/** The games by name, in groups by file, relative to this one. */
export const gamesByFile: Readonly<Record<string, Readonly<Record<string, GameEntry>>>> = {
  "tictactoe/game.ts": { tictactoe: { parameters: {}, create: () => ticTacToe() } },
  "reversi/game.ts": {
    reversi: {
      parameters: reversiParameters,
      create: ({ size, end }: { size: number; end: ReversiEnd }) => reversi(size, end),
    },
  },
  "metelyk/game.ts": {
    metelyk: {
      parameters: metelykParameters,
      create: ({ side }: { side: number }) => metelyk(side),
    },
  },
  "connect_four/game.ts": {
    connect_four: {
      parameters: connectFourParameters,
      create: ({ size }: { size: SizeText }) => connectFour(size),
    },
  },
  "hexapawn/game.ts": {
    hexapawn: {
      parameters: hexapawnParameters,
      create: ({ size }: { size: number }) => hexapawn(size),
    },
  },
  "draughts/game.ts": {
    draughts: {
      parameters: draughtsParameters,
      create: ({ size }: { size: number }) => draughts(size),
    },
  },
  "los_alamos/game.ts": { los_alamos: { parameters: {}, create: () => losAlamos() } },
  "chess/game.ts": { chess: { parameters: {}, create: () => chess() } },
};
