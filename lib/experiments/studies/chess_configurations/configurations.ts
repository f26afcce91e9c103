/**
 * The configurations of the search that are compared. All have the same evaluation, tables of piece squares.
 *
 * @module
 */
import type { Player } from "../../round_robin.ts";

const EVALUATION = "eval=piece_squares";

/** The transposition table has 2^TABLE_BITS entries. */
const TABLE_BITS = 16;

/** Half the width of the aspiration window, for three of four changes of the value (study move-ordering). */
const WINDOW = 310.5;

/** The agent `search` with every part off: alpha-beta, and the moves as generated. */
const NOTHING = {
  deepening: false,
  table_bits: 0,
  hash_move: false,
  killers: false,
  loud: "off",
  history: false,
  scout: false,
  null_move: "off",
  quiescence: false,
};

type Parts = Readonly<Record<string, string | number | boolean>>;

/** What is added to alpha-beta with iterative deepening: the parameters of the spec, by name. */
const ADDITIONS = {
  "captures first": { loud: "before_killers" },
  "killers": { killers: true },
  "history": { history: true },
  "table": { table_bits: TABLE_BITS, hash_move: true },
  "NegaScout": { scout: true },
  "aspiration": { window: WINDOW },
  "null move": { null_move: "verified" },
  "late reductions": { reductions: true },
  "quiescence": { quiescence: true },
} satisfies Readonly<Record<string, Parts>>;

/** The search that all others are measured by. */
export const MINIMAX = "minimax";
/** Alpha-beta to a fixed depth. */
export const ALPHA_BETA = "alpha-beta";
/** Alpha-beta with iterative deepening: what the additions are added to. */
export const DEEPENING = "deepening";
/** The agent `search` as it comes. */
export const COMPOSED = "composed search";
/** The parts of the agent `champion`: all that pay. */
export const EVERY_PART = "every part";

/** Every name of an addition. */
export const additionNames = Object.keys(ADDITIONS) as (keyof typeof ADDITIONS)[];

/** The additions that leave the value of a position as it is, and with it the quality of the move. */
export const SAME_VALUE: readonly string[] = [
  ...[ALPHA_BETA, DEEPENING, "captures first", "killers", "history", "NegaScout", "aspiration"],
];

/** The name of each configuration, the simplest first. */
export const names: readonly string[] = [
  ...[MINIMAX, ALPHA_BETA, DEEPENING],
  ...additionNames,
  ...[COMPOSED, EVERY_PART],
];

/**
 * Nodes that each configuration visits in the time in which `deepening` visits one, so that all players of the
 * tournament have about the same time for a move. They are those of a pilot; the time that they take stands in the
 * rows.
 */
const PACE: Readonly<Record<string, number>> = {
  [MINIMAX]: 1.17,
  [DEEPENING]: 1,
  ...{ "captures first": 0.7, "killers": 0.82, "history": 0.65, "table": 0.8 },
  ...{ "NegaScout": 0.95, "aspiration": 0.95, "null move": 1, "late reductions": 0.95 },
  ...{ "quiescence": 0.67, [COMPOSED]: 0.38, [EVERY_PART]: 0.115 },
};

/** The configuration as a player that searches to a fixed depth. */
export function toDepth(name: string, depth: number): Player {
  return { name, agent: specOf(name, `depth=${depth}`) };
}

/**
 * The configuration as a player of the tournament.
 *
 * @param nodes a move of `deepening`; the others have as many as fit into the same time
 * @param fixed depth of the player without iterative deepening, which cannot stop in time
 */
function inTime(name: string, nodes: number, fixed: number): Player {
  if (name === ALPHA_BETA) return toDepth(name, fixed);
  const own = Math.round(nodes * PACE[name]);
  return { name, agent: specOf(name, `depth=50,nodes=${own}`) };
}

/** Every configuration as a player of the tournament. */
export function playersOf({ nodes, fixed_depth }: {
  readonly nodes: number;
  readonly fixed_depth: number;
}): Player[] {
  return names.map((name) => inTime(name, nodes, fixed_depth));
}

/** The spec of the player whose move is taken for the best: every part, and many nodes. */
export function judgeOf(nodes: number): string {
  return specOf(EVERY_PART, `depth=50,nodes=${nodes}`);
}

function specOf(name: string, limits: string): string {
  const given = `${limits},${EVALUATION}`;
  const bits = `table_bits=${TABLE_BITS}`;
  switch (name) {
    case MINIMAX:
      return `minimax:${given}`;
    case COMPOSED:
      return `search:${given},${bits}`;
    case EVERY_PART:
      return `champion:${given},${bits},extension=false`;
  }
  const parts: Parts = {
    ...NOTHING,
    deepening: name !== ALPHA_BETA,
    ...ADDITIONS[name as keyof typeof ADDITIONS],
  };
  const text = Object.entries(parts).map(([key, value]) => `${key}=${value}`).join(",");
  return `search:${given},${text}`;
}
