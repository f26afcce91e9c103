/**
 * The rules of MENACE that differ between versions, as named settings and free parameters.
 *
 * - `literal`: the rules of source C to the letter. A box starts with 3 random beads, duplicates allowed
 *   (M2). A win adds a bead like the one drawn, a loss takes it (M4). The draw that empties a box puts three
 *   random beads in at once, and the move is drawn again from them (M3).
 * - `staged`: a box starts with 4, 3, 2, 1 beads for each legal square, in the machine's first to fourth
 *   move, and a box found empty is refilled with three random beads (the variant of M3). Rewards as in
 *   `literal`.
 * - `michie`: 4, 3, 2, 1 beads, but for only one of the squares that are symmetric on that board; 3 beads
 *   more for a win, 1 more for a draw, 1 less for a loss (Michie 1963, M4). Michie's machine resigned when
 *   its first box was empty; here the box is refilled, unless `resign` is set.
 *
 * @module
 */
import { custom, flag, integer, oneOf, quote, UsageError } from "matchbox/base/mod.ts";

/** The rules of a machine. */
export interface MenaceRules {
  /** The side that it plays. */
  readonly side: "X" | "O";
  /** Whether symmetric positions share a box. */
  readonly symmetry: boolean;
  /** The squares that get beads: all legal ones, or only one of those that are symmetric. */
  readonly squares: "legal" | "distinct";
  /** Whether a new box gets its beads for each such square, or in all, at random. */
  readonly fill: "each" | "random";
  /** The number of these beads in the boxes of the machine's first to fourth move: `3`, or `4/3/2/1`. */
  readonly beads: string;
  /** The change in beads like the one drawn, after a game won. */
  readonly win: number;
  /** The same after a game drawn. */
  readonly draw: number;
  /** The same after a game lost. */
  readonly loss: number;
  /** When an empty box gets three random beads: when its last bead is drawn, when it is found, or never. */
  readonly refill: "drawn" | "found" | "never";
  /** Whether the machine resigns when its first box is empty, instead of refilling it. */
  readonly resign: boolean;
}

const settingNames = ["literal", "staged", "michie"] as const;
export type Setting = typeof settingNames[number];

/** The parameters as given; null for those that are not. */
export type MenaceValues =
  & { readonly setting: Setting | null }
  & { readonly [K in keyof MenaceRules]: MenaceRules[K] | null };

const staged: MenaceRules = {
  side: "X",
  symmetry: true,
  squares: "legal",
  fill: "each",
  beads: "4/3/2/1",
  win: 1,
  draw: 0,
  loss: -1,
  refill: "found",
  resign: false,
};

const settings: Readonly<Record<Setting, MenaceRules>> = {
  staged,
  literal: { ...staged, fill: "random", beads: "3", refill: "drawn" },
  michie: { ...staged, squares: "distinct", win: 3, draw: 1, loss: -1 },
};

const MOST_BEADS = 999;
const MOST_REWARD = 99;
const STAGES = 4;

/** The parameters of a spec. Those that are not given have the value of the setting, or of the file. */
export function menaceParameters() {
  const reward = (result: string) =>
    integer(
      -MOST_REWARD,
      MOST_REWARD,
      null,
      `change in beads like the one drawn, after a ${result}`,
    );
  return {
    setting: oneOf(settingNames, null, "version of the rules: literal, unless a file has others"),
    side: oneOf(["X", "O"], null, "the side that it plays"),
    symmetry: flag(null, "whether symmetric positions share a box"),
    squares: oneOf(
      ["legal", "distinct"],
      null,
      "squares with beads; distinct: symmetric ones once",
    ),
    fill: oneOf(["each", "random"], null, "beads of a new box: for each square, or random ones"),
    beads: custom(
      `a whole number from 1 to ${MOST_BEADS}, or ${STAGES} by the number of the move, e.g. 4/3/2/1`,
      readBeads,
      null,
      "number of these beads",
    ),
    win: reward("win"),
    draw: reward("draw"),
    loss: reward("loss"),
    refill: oneOf(
      ["drawn", "found", "never"],
      null,
      "when an empty box gets three random beads: at once when the last is drawn, when found, never",
    ),
    resign: flag(null, "whether it resigns when its first box is empty"),
  };
}

/**
 * The rules that parameters mean.
 *
 * @param known the rules of a saved machine; parameters that are given must agree with them
 * @throws {UsageError} when they do not, or when rules contradict each other
 */
export function rulesOf(given: MenaceValues, known?: MenaceRules): MenaceRules {
  const base = given.setting === null ? known ?? settings.literal : settings[given.setting];
  const names = Object.keys(staged) as (keyof MenaceRules)[];
  const set = names.filter((name) => given[name] !== null).map((name) => [name, given[name]]);
  const rules: MenaceRules = { ...base, ...Object.fromEntries(set) };
  for (const name of known ? names : []) {
    if (known![name] === rules[name]) continue;
    throw new UsageError(
      `it was made with ${name}=${known![name]}, not with ${name}=${rules[name]}`,
    );
  }
  if (rules.symmetry || rules.squares === "legal") return rules;
  // Without symmetry no two squares of a box count as the same.
  if (given.squares === null) return { ...rules, squares: "legal" };
  throw new UsageError("menace: squares=distinct needs symmetry=true; expected squares=legal");
}

/** The number of beads of a new box by turn, from 0. */
export function beadsByTurn({ beads }: MenaceRules): number[] {
  const counts = beads.split("/").map(Number);
  return Array.from({ length: STAGES }, (_, turn) => counts[turn] ?? counts[0]);
}

function readBeads(text: string): string {
  const counts = text.split("/");
  const fits = (count: string) =>
    /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= MOST_BEADS;
  if ([1, STAGES].includes(counts.length) && counts.every(fits)) {
    return counts.map(Number).join("/");
  }
  throw new UsageError(
    `parameter beads of menace: expected a whole number from 1 to ${MOST_BEADS}, or ${STAGES} by ` +
      `the number of the move, e.g. 4/3/2/1, but found ${quote(text)}`,
  );
}
