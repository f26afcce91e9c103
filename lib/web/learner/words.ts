/**
 * The words of the page about the learner.
 *
 * @module
 */
import { countWord, numberWord } from "matchbox/touch/page/words.ts";
import type { LearnedFile, Training } from "./messages.ts";
import type { Considered, GameLesson } from "./notes.ts";
import type { RivalName } from "./players.ts";

/** Opponents of a training, as they are called. */
export const RIVAL_WORDS: Readonly<Record<RivalName, string>> = {
  random: "random play",
  easy: "level easy",
  medium: "level medium",
  hard: "level hard",
  itself: "itself",
};

/**
 * How a training stands, after so many games.
 *
 * @param left seconds that it will still take; null when that is not known
 */
export function trainingWords(
  { against, games, end }: Training,
  done: number,
  left: number | null = null,
): string {
  const [part, all] = [numberWord(done), countWord(games, "game")];
  const rival = RIVAL_WORDS[against];
  switch (end) {
    case null:
      return `Game ${part} of ${numberWord(games)} against ${rival}${
        left === null ? "" : `, ${durationWords(left)} left`
      }.`;
    case "complete":
      return `The training against ${rival} is over: ${all}.`;
    case "stopped":
      return `The training against ${rival} was stopped after ${part} of ${all}.`;
    case "failed":
      return `The training against ${rival} failed after ${part} of ${all}; the server says why.`;
  }
}

function durationWords(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  const minutes = Math.round(seconds / 60);
  return minutes < 100
    ? `about ${countWord(minutes, "minute")}`
    : `about ${countWord(Math.round(minutes / 60), "hour")}`;
}

/** What came of a file of games. */
export function learnedWords({ learned, already, unfinished, damaged }: LearnedFile): string {
  const others = [
    [already, "known before"],
    [unfinished, "without a result"],
    [damaged, "damaged"],
  ] as const;
  return [
    `${countWord(learned, "game")} learned`,
    ...others.filter(([count]) => count > 0).map(([count, words]) =>
      `${numberWord(count)} ${words}`
    ),
  ].join(", ") + ".";
}

/** Games won, lost and drawn, e.g. `2 won, 1 lost, 0 drawn`. */
function countWords({ w, l, n }: { w: number; l: number; n: number }): string {
  return `${w} won, ${l} lost, ${n} drawn`;
}

/** A weight, as it is shown. */
export function weightWords(weight: number): string {
  return weight.toFixed(3);
}

/** How the learner chose its move. */
export function consideredWords(
  { first, known, output, threshold, depths, played }: Considered,
): string {
  const ahead = (plies: number) => `${countWord(plies, "ply", "plies")} ahead`;
  if (!known) return `It had never met the position with ${first}, and looked ${ahead(depths[0])}.`;
  const found = output === null ? "no number" : output.toFixed(2);
  const met = `It knew the position with ${first}: ${countWords(known)}. The output ${found}`;
  if (depths.length === 1) {
    return output !== null && output >= threshold
      ? `${met} reaches ${threshold}, so it played ${first}.`
      : `${met} is below ${threshold}, but it looks no deeper.`;
  }
  const then = played === first ? `found ${first} again` : `played ${played}`;
  return `${met} is below ${threshold}, so it looked ${ahead(depths.at(-1)!)} instead of ` +
    `${depths[0]}, and ${then}.`;
}

/** What a game taught the learner. */
export function lessonWords({ positions, fresh, before, after }: GameLesson): string {
  const weights = ([["won", "w1"], ["lost", "w2"], ["drawn", "w3"]] as const)
    .filter(([, key]) => weightWords(before[key]) !== weightWords(after[key]))
    .map(([name, key]) =>
      `of games ${name} ${weightWords(before[key])} → ${weightWords(after[key])}`
    );
  return `It has learned from this game: ${
    countWord(positions, "position")
  }, ${fresh} of them new. ` +
    (weights.length > 0 ? `Weights: ${weights.join(", ")}.` : "Its weights stay as they were.");
}
