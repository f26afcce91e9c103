/**
 * A training game of MENACE, step by step: the box that it opens, the bead that it draws, and what goes into
 * the boxes after the game.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  beadsAt,
  boxPicture,
  Episode,
  type Learner,
  RESIGN,
} from "matchbox/agents/mod.ts";
import type { Move, Result } from "matchbox/games/mod.ts";
import { ticTacToe, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import { type Display, type Picture, player } from "matchbox/report/display.ts";

/** A box that MENACE has used. */
interface Used {
  readonly position: TicTacToePosition;
  readonly move: Move;
}

/**
 * Plays a game in which MENACE learns, and shows it as a small player.
 *
 * @param menace a learner `menace` that plays X
 * @param opponent plays O
 * @param width of a frame, in pixels
 */
export function menaceGame(
  menace: Learner,
  opponent: Agent,
  context: AgentContext,
  { width = 360 } = {},
): Display {
  return player(framesOf(menace, opponent, context), { width, name: "menace_game" });
}

/** The frames of a game. */
export function framesOf(menace: Learner, opponent: Agent, context: AgentContext): Picture[] {
  const game = ticTacToe();
  const position = game.start() as TicTacToePosition;
  const frames: Picture[] = [];
  const used: Used[] = [];
  const episode = new Episode(position, [menace, opponent]);
  while (episode.result === null) {
    const beads = position.side === 0 ? beadsAt(menace, position) : undefined;
    const move = episode.choose(context);
    if (move === RESIGN) {
      episode.play(move);
      break;
    }
    const name = game.format(position, move);
    if (beads) {
      const before = position.clone();
      used.push({ position: before, move });
      frames.push({
        svg: boxPicture(before, beads, move),
        caption: `Move ${used.length}: MENACE draws a bead for ${name}.`,
      });
    }
    const who = position.side === 0 ? "MENACE" : "O";
    episode.play(move);
    frames.push({ svg: game.picture(position, { lastMove: move }), caption: `${who}: ${name}.` });
  }
  const result = episode.result!;
  return [...frames, ...used.map((box, index) => after(menace, box, index + 1, result))];
}

/** A box after the game. */
function after(menace: Learner, { position, move }: Used, number: number, result: Result): Picture {
  const word = result === 1 ? "won" : result === 0 ? "drawn" : "lost";
  const beads = beadsAt(menace, position)!;
  return {
    svg: boxPicture(position, beads, move),
    caption: `The game is ${word}: the box of move ${number} has ${beads[move]} for ` +
      `${ticTacToe().format(position, move)} now.`,
  };
}
