/**
 * The players of the study and the matches between them.
 *
 * @module
 */
import type { Pair, Player } from "../../round_robin.ts";
import { machineNamed, positionsOf } from "./machines.ts";

/** A program of history, with as many positions for a move as one likes. */
interface Program {
  readonly name: string;
  readonly year: number;
  /** Its spec with a limit of nodes. */
  limited(nodes: number): string;
}

/** Positions for a move in the matches at equal positions, each four times the one before. */
export const BUDGETS = [250, 1000, 4000, 16_000] as const;

/** All moves to a depth, with a table, killer moves and quiescence, and nothing that leaves out moves before that. */
const FULL_WIDTH =
  "eval=eight_parts,null_move=off,scout=false,history=false,quiescence=pruned,table_bits=14";

/** No search of the study gets so deep. */
const DEEP = "depth=50";

/** Each by year. Only the last is not historical. */
export const PROGRAMS = [
  { name: "type A", year: 1950, limited: (nodes) => `shannon_a:${DEEP},nodes=${nodes}` },
  { name: "seven moves", year: 1957, limited: (nodes) => `bernstein:${DEEP},nodes=${nodes}` },
  {
    ...{ name: "alpha-beta", year: 1962 },
    limited: (nodes) => `alphabeta:${DEEP},nodes=${nodes},eval=shannon`,
  },
  {
    ...{ name: "full width", year: 1973 },
    limited: (nodes) => `search:${DEEP},nodes=${nodes},${FULL_WIDTH}`,
  },
  {
    ...{ name: "today", year: 2026 },
    limited: (nodes) => `champion:${DEEP},nodes=${nodes},table_bits=14,extension=false`,
  },
] as const satisfies readonly Program[];

/** The name of a program in tables and figures. */
export type ProgramName = typeof PROGRAMS[number]["name"];

/** What a match is about: more positions, a later program, or programs as they were. */
export type Group = "hardware" | "algorithm" | "as it was";

/** A match; the later program or the one with more positions is first. */
export interface Pairing extends Pair {
  readonly group: Group;
}

/** A program with a budget. */
export function playerOf(name: ProgramName, nodes: number): Player {
  const { limited } = PROGRAMS.find((program) => program.name === name)!;
  return { name: `${name}, ${nodes} positions`, agent: limited(nodes) };
}

/** The programs as they were, each on its own machine, by year; the last four are compared with the one before. */
export const AS_THEY_WERE: readonly (Player & { readonly year: number })[] = [
  { name: "type B, 4000 positions", year: 1950, agent: `shannon_b:${DEEP},nodes=4000` },
  { name: "paper machine", year: 1952, agent: "turing" },
  { name: "seven moves, IBM 704", year: 1957, agent: "bernstein" },
  {
    ...{ name: "alpha-beta, IBM 7090", year: 1962 },
    agent: PROGRAMS[2].limited(positionsOf(machineNamed("IBM 7090"))),
  },
  { name: "full width, 5 plies", year: 1973, agent: `search:depth=5,${FULL_WIDTH}` },
];

const RANDOM: Player = { name: "random play", agent: "random" };

/** All matches. */
export function pairingsOf(budgets: readonly number[]): Pairing[] {
  const programs = PROGRAMS.map(({ name }) => name);
  const [typeB, ...others] = AS_THEY_WERE;
  return [
    ...programs.flatMap((name) =>
      budgets.slice(1).map((nodes, index): Pairing => ({
        group: "hardware",
        first: playerOf(name, nodes),
        second: playerOf(name, budgets[index]),
      }))
    ),
    ...budgets.flatMap((nodes) =>
      programs.slice(1).map((name, index): Pairing => ({
        group: "algorithm",
        first: playerOf(name, nodes),
        second: playerOf(programs[index], nodes),
      }))
    ),
    asItWas(playerOf("type A", budgets[0]), RANDOM),
    asItWas(typeB, playerOf("type A", budgets.at(-1)!)),
    asItWas(others[0], playerOf("type A", budgets[1])),
    ...others.slice(1).map((later, index) => asItWas(later, others[index])),
  ];
}

function asItWas(first: Player, second: Player): Pairing {
  return { group: "as it was", first, second };
}

/** Every player once. */
export function playersOf(pairings: readonly Pairing[]): Player[] {
  const all = pairings.flatMap(({ first, second }) => [second, first]);
  return [...new Map(all.map((player) => [player.name, player])).values()];
}
