/**
 * A machine as it is kept, and how it is made: anew, by its rules, or from a file.
 *
 * @module
 */
import {
  createLearner,
  type Learner,
  type MenaceRules,
  type MenaceState,
  type PlainData,
} from "matchbox/agents/mod.ts";
import { firstLineOf, type Random, type RandomState, UsageError } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import type { Owner } from "../owners.ts";
import { Refusal } from "../refusal.ts";
import { NO_HISTORY } from "matchbox/touch/menace/history.ts";
import {
  type History,
  type Setting,
  SETTINGS,
  type TrainerName,
  type Training,
} from "matchbox/touch/menace/machine_view.ts";

/**
 * A machine. What it has learned and its random stream are those before the game on the board, from which
 * they follow together with the person's moves.
 */
export interface Machine {
  readonly id: string;
  /** Who may train and change it; if missing, everyone who has its address. */
  readonly owner?: Owner;
  readonly learned: MenaceState;
  /** What the second machine has learned that it meets in training; null before. */
  readonly rival: PlainData;
  readonly random: RandomState;
  /** The person's moves in the game on the board. */
  readonly moves: readonly string[];
  /** All games that are over, that on the board with them. */
  readonly history: History;
  readonly training: Training | null;
}

/** A machine that has not played: its boxes are filled by the rules of a setting. */
export function newMachine(id: string, setting: Setting, random: Random): Machine {
  const learner = createLearner(`menace:setting=${setting}`, ticTacToe(), undefined, random);
  return withBeads(id, learner.state as unknown as MenaceState, random);
}

/**
 * Reads a file as `deno task train` and the page write it.
 *
 * @throws {Refusal} when it is no MENACE, or none that the page can show
 */
export function readMachine(text: string): MenaceState {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Refusal("the file is no JSON; expected a machine that was saved here or by train");
  }
  try {
    const state = learnerOf(content).state as unknown as MenaceState;
    if (state.rules.side !== "X") {
      throw new Refusal("the machine plays O; expected one that plays X");
    }
    if (!state.rules.symmetry) {
      throw new Refusal("the machine has 2,201 boxes; expected the 304 of symmetric positions");
    }
    return state;
  } catch (error) {
    if (error instanceof UsageError) {
      const reason = firstLineOf(error).replace(/received undefined$/, "found nothing");
      throw new Refusal(`the file is no MENACE; ${reason}`);
    }
    throw error;
  }
}

/** A file with what a machine has learned, which `menace:file=...` plays. */
export function savedText(learned: MenaceState): string {
  return `${JSON.stringify(learned)}\n`;
}

/** @throws {UsageError} when the state is not that of a MENACE */
export function learnerOf(state: unknown): Learner {
  return createLearner("menace", ticTacToe(), state);
}

/** The spec of an opponent in training; a second machine has the rules of the first. */
export function opponentSpec(name: TrainerName, rules: MenaceRules): string {
  if (name !== "menace") return name;
  const parameters = Object.entries({ ...rules, side: "O" });
  return `menace:${parameters.map(([key, value]) => `${key}=${value}`).join(",")}`;
}

/** The name of the setting with these rules; null when there is none. */
export function settingOf(rules: MenaceRules): Setting | null {
  named ??= SETTINGS.map((setting) => {
    const { state } = createLearner(`menace:setting=${setting}`, ticTacToe());
    return [setting, sortedText((state as unknown as MenaceState).rules)] as const;
  });
  const text = sortedText(rules);
  return named.find(([, each]) => each === text)?.[0] ?? null;
}

let named: readonly (readonly [Setting, rules: string])[] | undefined;

/** A machine that has learned this and has no history. */
export function withBeads(id: string, learned: MenaceState, random: Random): Machine {
  return {
    ...{ id, learned, random: random.state, history: NO_HISTORY },
    ...{ rival: null, moves: [], training: null },
  };
}

function sortedText(rules: MenaceRules): string {
  return JSON.stringify(Object.entries(rules).sort());
}
