/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Table } from "matchbox/report/table.ts";
import { RULES } from "./names.ts";
import type { SettingSummary, Summary } from "./summary.ts";

/** What each setting comes to, and its training round by round. */
export function tables({ settings }: Summary): Table[] {
  return [settingsTable(settings), roundsTable(settings)];
}

const SETTING = [
  { name: "board", kind: "key", meaning: "the game" },
  { name: "rule", kind: "key", meaning: "variant of the rule" },
  { name: "from", kind: "key", meaning: "the three weights before the first game" },
] as const;

const named = ({ board, rule, start }: SettingSummary) => ({
  board: findGame(board).title,
  rule: RULES[rule],
  from: start,
});

function settingsTable(settings: readonly SettingSummary[]): Table {
  const score = { kind: "exact", digits: 3 } as const;
  return {
    name: "settings",
    title: "The learner against its own level without learning, after the training",
    columns: [
      ...SETTING,
      { name: "learners", kind: "exact", meaning: "learners behind the means" },
      { name: "gain", ...score, meaning: "points a game, last round of training minus the first" },
      { name: "seen", ...score, meaning: "points a game from the openings of the training" },
      {
        name: "control",
        ...score,
        meaning: "the same of the level that searches deeper at random, equally often",
      },
      { name: "unseen", ...score, meaning: "points a game from openings that it has never seen" },
      {
        name: "deeper",
        ...score,
        detail: true,
        meaning: "share of the moves searched deeper, from the openings of the training",
      },
      ...["w1", "w2", "w3"].map((name) => ({
        name,
        ...score,
        detail: true,
        meaning: `weight ${name} after the training`,
      })),
    ],
    rows: settings.flatMap((setting) => {
      const [seen, unseen] = setting.tests;
      if (!unseen) return [];
      const [w1, w2, w3] = setting.rounds.at(-1)!.weights;
      return [{
        ...named(setting),
        learners: setting.learners,
        gain: setting.gain,
        seen: seen.learned,
        control: seen.atRandom,
        unseen: unseen.learned,
        deeper: seen.deeper,
        ...{ w1, w2, w3 },
      }];
    }),
  };
}

function roundsTable(settings: readonly SettingSummary[]): Table {
  const share = { kind: "exact", digits: 3 } as const;
  return {
    name: "rounds",
    title: "The training, round by round",
    columns: [
      ...SETTING,
      { name: "games", kind: "key", meaning: "games of a learner up to the end of the round" },
      { name: "score", ...share, meaning: "points a game in the round" },
      { name: "known", ...share, meaning: "share of the moves whose position was known" },
      { name: "deeper", ...share, meaning: "share of the moves for which it searched again" },
    ],
    rows: settings.flatMap((setting) =>
      setting.rounds.map(({ games, score, known, deeper }) => ({
        ...named(setting),
        ...{ games, score, known, deeper },
      }))
    ),
  };
}
