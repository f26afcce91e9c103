/**
 * The players of the study and the matches between them.
 *
 * @module
 */
import { type Pair, type Player, roundRobin } from "../../round_robin.ts";

/** A group of matches; in each of them the players differ in one thing only, but for the ladder. */
export type Group =
  | "ladder"
  | `part, ${typeof SCALES[number]["name"]}`
  | `${"addition" | "more nodes"} ${typeof PLACES[number]}`
  | "equal nodes"
  | "width"
  | "equal depth"
  | "itself";

/** A match. */
export interface Pairing extends Pair {
  readonly group: Group;
  /** What is left out or added, or the nodes, width or depth of both; empty in the ladder. */
  readonly what: string;
  /** Whether its games are long, so that fewer are played. */
  readonly deep?: boolean;
}

/** The parameters that decide who plays whom. */
export interface PairingOptions {
  readonly depth: number;
  readonly part_nodes: number;
  readonly addition_nodes: number;
  readonly budgets: number;
  readonly width: number;
  readonly equal_depth: number;
}

/** The last step of the ladder is a program with all techniques and the evaluation of the step before. */
export const COMPOSED = "composed search";

/** The five steps of the source. */
export const STEPS = ["1 random", "2 material", "3 minimax", "4 alpha-beta", "5 squares"];

/** The players of the ladder, in the order of the source: each is meant to be better than the one before. */
export function ladderOf(depth: number): Player[] {
  return [
    { name: STEPS[0], agent: "step1_random" },
    { name: STEPS[1], agent: "step2_material" },
    { name: STEPS[2], agent: "step3_minimax" },
    { name: STEPS[3], agent: `step4_alphabeta:depth=${depth}` },
    { name: STEPS[4], agent: `step5_squares:depth=${depth}` },
    ...SCALES.map(({ name, scale }) => ({
      name: `eight parts, ${name}`,
      agent: `alphabeta:depth=${depth},eval=eight_parts(scale=${scale})`,
    })),
    {
      name: COMPOSED,
      agent: `search:depth=${depth},eval=piece_squares,table_bits=14,quiescence=true`,
    },
  ];
}

/** The value of a point of the evaluation in eight parts: as we read the source, and as it says. */
export const SCALES = [
  { name: "1/100 pawn", scale: "centipawn" },
  { name: "whole pawn", scale: "pawn" },
] as const;

/** The part that the source calls the most important one. */
export const MATERIAL = "material";

/** The eight parts of the evaluation: the parameters of its spec, by name. */
const PARTS = {
  [MATERIAL]: "material",
  "attacked squares": "attacked",
  "key squares": "key_squares",
  "passed pawns": "passed",
  "doubled pawns": "doubled",
  "castling": "castled",
  "pawn advancement": "advancement",
  "pawn chains": "chains",
} as const;

/** Half the width of the aspiration window, for three of four changes of the value (study move-ordering). */
const WINDOW = 310.5;

/** What can be added to the search: the parameters of the spec, by name. */
const ADDITIONS = {
  "killers": { killers: true },
  "history": { history: true },
  "captures": { loud: "before_killers" },
  "checks": { checks: true },
  "hash move": { hash_move: true },
  "null move": { null_move: "verified" },
  "aspiration": { window: WINDOW },
} as const;

/** The name of the player with every addition. */
export const ALL_ADDITIONS = "all seven";

/** Alone: neither player has another addition. Beside the others: both have all others. */
export const PLACES = ["alone", "beside the others"] as const;

/** Players also meet themselves with so many times the nodes, to tell what time is worth. */
export const MORE_NODES = [2, 4];

/** Alpha-beta with iterative deepening and a table, and no more. */
export const FRAME = "deepening and table";

/** Nodes a move of the matches between full-width and selective search. */
export const BUDGETS = [1000, 4000, 30_000, 400_000, 2_000_000] as const;

/** From this budget and this depth on a match is deep: the search of all moves completes five plies, then six. */
export const DEEP_BUDGET = 400_000;
export const DEEP_DEPTH = 5;

/** Widths that are compared at the second budget. */
const WIDTHS = [4, 8, 16];

/** Every name of a part. */
export const partNames = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** Every name of an addition. */
export const additionNames = Object.keys(ADDITIONS) as (keyof typeof ADDITIONS)[];

/** All matches. */
export function pairingsOf(options: PairingOptions): Pairing[] {
  return [
    ...roundRobin(ladderOf(options.depth))
      .map((pair): Pairing => ({ group: "ladder", what: "", ...pair })),
    ...partPairings(options),
    ...additionPairings(options),
    ...selectivePairings(options),
    ...equalPlayers(options).map((player): Pairing => ({
      ...{ group: "itself", what: player.name, first: player, second: player },
    })),
  ];
}

/** The player without a part meets the one with all eight. */
function partPairings({ part_nodes: nodes }: PairingOptions): Pairing[] {
  return SCALES.flatMap(({ name }) => {
    const player = (text: string, without?: keyof typeof PARTS): Player => ({
      name: `${text}, ${name}`,
      agent: `search:depth=50,nodes=${nodes},table_bits=12,eval=${
        eightParts(name, without)
      },quiescence=true`,
    });
    return partNames.map((part): Pairing => ({
      group: `part, ${name}`,
      what: part,
      first: player(`without ${part}`, part),
      second: player("all eight parts"),
    }));
  });
}

/** The spec of the evaluation on a scale, with all eight parts or without one of them. */
export function eightParts(
  name: typeof SCALES[number]["name"],
  without?: keyof typeof PARTS,
): string {
  const { scale } = SCALES.find((each) => each.name === name)!;
  return `eight_parts(scale=${scale}${without === undefined ? "" : `,${PARTS[without]}=0`})`;
}

/**
 * The player with an addition meets the one without it. Alone: neither has any other. Beside the others:
 * both have all the others.
 */
function additionPairings({ addition_nodes: nodes }: PairingOptions): Pairing[] {
  const none = { killers: false, history: false, loud: "off", checks: false, hash_move: false };
  const player = (name: string, added: Iterable<keyof typeof ADDITIONS>, times = 1): Player => {
    const parts = { ...none, null_move: "off", scout: false, quiescence: false };
    for (const addition of added) Object.assign(parts, ADDITIONS[addition]);
    const text = Object.entries(parts).map(([key, value]) => `${key}=${value}`).join(",");
    const limits = `depth=50,nodes=${times * nodes},table_bits=14`;
    return { name, agent: `search:${limits},eval=piece_squares,${text}` };
  };
  const frame = player(FRAME, []);
  const all = player(ALL_ADDITIONS, additionNames);
  const others = (left: string) => additionNames.filter((name) => name !== left);
  return [
    ...additionNames.map((what): Pairing => ({
      ...{ group: "addition alone", what, first: player(`only ${what}`, [what]), second: frame },
    })),
    { group: "addition alone", what: ALL_ADDITIONS, first: all, second: frame },
    ...MORE_NODES.map((times): Pairing => ({
      ...{ group: "more nodes alone", what: `${times} times the nodes`, second: frame },
      first: player(`${FRAME}, ${times} times the nodes`, [], times),
    })),
    ...additionNames.map((what): Pairing => ({
      ...{ group: "addition beside the others", what, first: all },
      second: player(`all without ${what}`, others(what)),
    })),
    ...MORE_NODES.map((times): Pairing => ({
      ...{ group: "more nodes beside the others", what: `${times} times the nodes`, second: all },
      first: player(`${ALL_ADDITIONS}, ${times} times the nodes`, additionNames, times),
    })),
  ];
}

/** The player that searches all moves meets the one that searches the most plausible ones. */
function selectivePairings({ budgets, width, equal_depth }: PairingOptions): Pairing[] {
  const at = BUDGETS.slice(0, budgets);
  const widths = WIDTHS.filter((other) => other !== width);
  const depths = Array.from({ length: equal_depth - 2 }, (_, index) => index + 3);
  return [
    ...at.map((nodes): Pairing => ({
      ...{ group: "equal nodes", what: `${nodes} nodes` },
      first: withNodes(nodes),
      second: withNodes(nodes, width),
      deep: nodes >= DEEP_BUDGET,
    })),
    ...widths.map((other): Pairing => ({
      ...{ group: "width", what: `width ${other}` },
      first: withNodes(BUDGETS[1]),
      second: withNodes(BUDGETS[1], other),
    })),
    ...depths.map((depth): Pairing => ({
      ...{ group: "equal depth", what: `depth ${depth}` },
      first: selective(`depth ${depth}`, `depth=${depth}`),
      second: selective(`depth ${depth}`, `depth=${depth}`, width),
      deep: depth >= DEEP_DEPTH,
    })),
  ];
}

function withNodes(nodes: number, width?: number): Player {
  return selective(`${nodes} nodes`, `depth=50,nodes=${nodes}`, width);
}

function selective(what: string, limits: string, width?: number): Player {
  const agent = `selective:${limits},eval=piece_squares`;
  return width === undefined
    ? { name: `all moves, ${what}`, agent }
    : { name: `${width} most plausible moves, ${what}`, agent: `${agent},width=${width}` };
}

/** Players that meet themselves: then both sides are equally strong. */
function equalPlayers({ depth }: PairingOptions): Player[] {
  const ladder = ladderOf(depth);
  return [...STEPS.slice(-2), COMPOSED].map((name) =>
    ladder.find((player) => player.name === name)!
  );
}

/** The matches whose players' costs are not measured: another scale or number of nodes changes nothing. */
const WITHOUT_COSTS: readonly Group[] = [
  ...["part, whole pawn", "more nodes alone", "more nodes beside the others"] as const,
  ...["width", "itself"] as const,
];

/** Every player whose nodes and time are measured, once. */
export function costlyPlayers(pairings: readonly Pairing[]): Player[] {
  const players = pairings.filter(({ group }) => !WITHOUT_COSTS.includes(group))
    .flatMap(({ first, second }) => [second, first]);
  return [...new Map(players.map((player) => [player.name, player])).values()];
}
