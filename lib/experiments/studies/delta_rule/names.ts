/**
 * Names for the reader.
 *
 * @module
 */
import type { DeltaRuleName } from "matchbox/agents/learners/delta_rule/rule.ts";
import { nameInSentence } from "../../game_names.ts";
import type { Setting } from "./rows.ts";

/** The rules in words. */
export const RULES: Readonly<Record<DeltaRuleName, string>> = {
  right: "draws counted",
  literal: "literal",
  two_targets: "two targets",
};

/** A board and a rule in words, e.g. `Reversi 6x6, literal`. */
export function ruleName({ board, rule }: Setting): string {
  return `${nameInSentence(board)}, ${RULES[rule]}`;
}

/** A setting in words, e.g. `Reversi 6x6, literal, from 0`. */
export function settingName(setting: Setting): string {
  return `${ruleName(setting)}, from ${setting.start}`;
}
