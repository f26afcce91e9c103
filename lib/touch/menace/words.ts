/**
 * The sentences of the page about a machine.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import { squareName } from "matchbox/games/notation.ts";
import { capital, countWord, numberWord } from "../page/words.ts";
import { gamesOf, NO_TALLY, sumOf } from "./curve.ts";
import { type ShownMachine } from "./machine_view.ts";
import {
  type History,
  type OpenedBox,
  type OpponentName,
  PACES,
  type Setting,
} from "./machine_view.ts";

/** Opponents, as they are called. */
export const OPPONENT_WORDS: Readonly<Record<OpponentName, string>> = {
  person: "you",
  random: "random play",
  perfect: "perfect play",
  menace: "another MENACE",
};

/** Rules, as they are offered. */
export const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  michie: "Michie's, of 1963",
  staged: "one bead more or less",
  literal: "three random beads",
};

/** What the rules are. */
export const SETTING_SENTENCES: Readonly<Record<Setting, string>> = {
  michie: "A new box has 4, 3, 2 or 1 beads of a colour, fewer for later moves; of squares that " +
    "are mirror images only one has beads. Won: 3 beads more. Drawn: 1 more. Lost: 1 less.",
  staged: "A new box has 4, 3, 2 or 1 beads for every free square. Won: 1 bead more. Drawn: the " +
    "bead goes back. Lost: it stays out.",
  literal:
    "A new box has only 3 beads, of random colours. Won: 1 bead more. Drawn: the bead goes " +
    "back. Lost: it stays out. A box whose last bead is drawn gets three new ones at once.",
};

/** A speed, e.g. `a move every 2 seconds`. */
export function paceWord(index: number): string {
  const pace = PACES[index];
  if ("games" in pace) {
    return Number.isFinite(pace.games)
      ? `${numberWord(pace.games)} games a second`
      : "as fast as possible";
  }
  if (pace.moves < 1) return `a move every ${1 / pace.moves} seconds, to watch`;
  return pace.moves === 1 ? "a move a second, to watch" : `${pace.moves} moves a second, to watch`;
}

/** A change in beads, e.g. `+3`, with a proper minus sign. */
export function changeWord(change: number): string {
  return change > 0 ? `+${numberWord(change)}` : change < 0 ? `−${numberWord(-change)}` : "±0";
}

/** The state of the game or training, for the line above the board. */
export function statusWords({ game, training }: ShownMachine): string {
  const { against, moves, result } = game;
  const watched = moves.length > 0 || game.opened.length > 0;
  if (training && !watched) {
    const { done, games } = training;
    const part = games === null
      ? `${countWord(done, "game")} so far`
      : `${numberWord(done)} of ${countWord(games, "game")}`;
    return `Training against ${OPPONENT_WORDS[against]}: ${part}.`;
  }
  const other = against === "person" ? "You" : capital(OPPONENT_WORDS[against]);
  if (result === null) {
    if (moves.length % 2 === 0) return "MENACE is to move.";
    return against === "person" ? "Your move: you play O." : `${other} is to move.`;
  }
  if (moves.length === 0) return "MENACE gives up: its first box is empty.";
  if (result === 0) return "A draw.";
  if (result === 1) return "MENACE wins.";
  return against === "person" ? "You win." : `${other} wins.`;
}

/** What was drawn from a box. */
export function drawWords({ beads, drawn, refilled, change }: OpenedBox, move: string): string {
  const total = beads.reduce((sum, count) => sum + count, 0);
  const refill = refilled ? "It was empty and got three random beads. " : "";
  const draw = `MENACE drew a bead for ${move}: ${numberWord(beads[drawn])} of ${
    countWord(total, "bead")
  } stood for it.`;
  if (change === null) return `${refill}${draw}`;
  return `${refill}${draw} ${changeSentence(change, move)}`;
}

function changeSentence(change: number, move: string): string {
  if (change > 0) return `After the game it got ${countWord(change, "more bead")} for ${move}.`;
  if (change < 0) return `After the game it lost ${countWord(-change, "bead")} for ${move}.`;
  return "After the game the bead went back.";
}

/** What happened since the state before, for people who do not see the page; empty for nothing. */
export function newsWords(before: ShownMachine, state: ShownMachine): string {
  if (before.training && !state.training) {
    const sum = totalOf(state.history);
    const old = totalOf(before.history);
    return sum < old ? "" : `The training is over. ${historyWords(state.history)}`;
  }
  const { moves, opened, against } = state.game;
  if (state.training && (moves.length === 0 || !isSlow(state))) return "";
  const known = before.game.moves;
  const goesOn = moves.length > known.length && known.every((move, i) => move === moves[i]);
  const parts: string[] = [];
  for (let ply = goesOn ? known.length : 0; ply < moves.length; ply++) {
    if (ply % 2 === 1) {
      const who = against === "person" ? "You play" : `${capital(OPPONENT_WORDS[against])} plays`;
      parts.push(`${who} ${moves[ply]}.`);
      continue;
    }
    const box = opened[ply / 2];
    const beads = box ? `, drawn from ${countWord(box.beads.reduce((a, b) => a + b), "bead")}` : "";
    parts.push(`MENACE plays ${moves[ply]}${beads}.`);
  }
  if (parts.length === 0) return "";
  parts.push(statusWords(state));
  if (state.game.result !== null) {
    const changes = opened.map(({ change }, i) => `${moves[2 * i]} ${changeWord(change!)}`);
    parts.push(`Beads: ${changes.join(", ")}.`);
  }
  return parts.join(" ");
}

/** Whether nothing goes faster than it can be told: a game of a person, or a move a second. */
function isSlow({ training, game }: ShownMachine): boolean {
  const pace = training && PACES[training.pace];
  return !pace || game.result !== null || ("moves" in pace && pace.moves <= 1);
}

/** All games by their results. */
export function historyWords({ played }: History): string {
  return tallyWords(Object.values(played).reduce(sumOf, NO_TALLY));
}

/** The games of a learner by their results. */
export function tallyWords(tally: Tally): string {
  const { wins, draws, losses } = tally;
  if (gamesOf(tally) === 0) return "It has played no game yet.";
  return `Of ${countWord(gamesOf(tally), "game")} it won ${numberWord(wins)}, drew ${
    numberWord(draws)
  } and lost ${numberWord(losses)}.`;
}

/** The board and beads of a box in words. */
export function boxWords(key: string, beads: readonly number[]): string {
  const named = (mark: string) =>
    [...key].flatMap((each, square) => each === mark ? [squareName(square, 3)] : []).join(" ");
  const marks = key.includes("X") ? `X ${named("X")}, O ${named("O")}` : "empty board";
  const counts = beads.flatMap((count, square) =>
    count > 0 ? [`${squareName(square, 3)} ${numberWord(count)}`] : []
  );
  return `${marks}; beads: ${counts.join(", ") || "none"}`;
}

function totalOf({ played }: History): number {
  return gamesOf(Object.values(played).reduce(sumOf, NO_TALLY));
}
