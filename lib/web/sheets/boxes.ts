/**
 * The matchboxes of a machine that a class builds by hand: the positions in which it has a choice, each with the
 * beads of a new box. They are made from the rules and the machines of the suite.
 *
 * @module
 */
import { boxPicture, createLearner, type MenaceState } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
import { ticTacToe, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";

/** A box to be built. */
export interface PaperBox {
  /** A drawing of the position. */
  readonly picture: string;
  /** Which move of the machine it is for, from 1. */
  readonly turn: number;
  /** The moves with their beads; empty where the picture shows the beads. */
  readonly beads: readonly { readonly move: string; readonly count: number }[];
}

/** The boxes of a machine, by the name of its game. */
export const MACHINES = { tictactoe: menaceBoxes, hexapawn: herBoxes } as const;

/** The games that have a machine of matchboxes. */
export type MachineGame = keyof typeof MACHINES;

/** The boxes of MENACE, which moves first, with Michie's beads (M1). */
function menaceBoxes(): PaperBox[] {
  const game = ticTacToe();
  const random = randomStream("sheets");
  const menace = createLearner("menace:setting=michie", game, undefined, random);
  const { boxes } = menace.state as unknown as MenaceState;
  return Object.entries(boxes).map(([key, beads]) => {
    const position = game.start(`${key} X`) as TicTacToePosition;
    const taken = [...key].filter((square) => square !== "-").length;
    return { picture: boxPicture(position, beads), turn: taken / 2 + 1, beads: [] };
  }).sort((one, other) => one.turn - other.turn);
}

/** The boxes of HER, which moves second; a position and its mirror image share one. */
function herBoxes(): PaperBox[] {
  const game = findGame("hexapawn");
  const found = new Map<string, PaperBox>();
  const visit = (position: Position, ply: number) => {
    const moves = legalMoves(game, position);
    const key = [position.toString(), mirrored(position.toString())].sort()[0];
    if (ply % 2 === 1 && moves.length > 0 && !found.has(key)) {
      const beads = moves.map((move) => ({ move: game.format(position, move), count: 1 }));
      found.set(key, { picture: game.picture(position), turn: (ply + 1) / 2, beads });
    }
    for (const move of moves) {
      position.play(move);
      visit(position, ply + 1);
      position.undo();
    }
  };
  visit(game.start(), 0);
  return [...found.values()].sort((one, other) => one.turn - other.turn);
}

/** The notation of the mirror image of a position on a board of three squares a side. */
function mirrored(text: string): string {
  const [board, side] = text.split(" ");
  const rows = board.match(/.../g)!;
  return `${rows.map((row) => [...row].reverse().join("")).join("")} ${side}`;
}
