/**
 * The ways to learn that are compared: five families, each in a more approximate and in a finer version, and the
 * answer that is always the same.
 *
 * @module
 */
import type { Examples, Learned } from "matchbox/agents/learners/labelled/examples.ts";
import { neighboursOf } from "matchbox/agents/learners/labelled/neighbours.ts";
import { networkOf } from "matchbox/agents/learners/labelled/network.ts";
import { patternRegression } from "matchbox/agents/learners/labelled/patterns.ts";
import { regression } from "matchbox/agents/learners/labelled/regression.ts";
import { mostCommon, rulesOf } from "matchbox/agents/learners/labelled/rules.ts";
import { treeOf } from "matchbox/agents/learners/labelled/tree.ts";
import type { Random } from "matchbox/base/mod.ts";

/** What a way may need beside the examples. */
export interface Needs {
  /** The squares of the patterns. */
  readonly shapes: readonly (readonly number[])[];
  readonly random: Random;
}

/** Learns in one way. */
type Learn = (examples: Examples, needs: Needs) => Learned;

/** The examples that a leaf or a rule of the approximate version rests on at least, and the neighbours that it asks. */
const MANY = 15;
/** Hidden neurons of the networks. */
const [FEW_NEURONS, MANY_NEURONS] = [8, 64];

const network = (neurons: number): Learn => (examples, { random }) =>
  networkOf(examples, neurons, random);

/** The ways by name. */
export const ways = {
  "most common": mostCommon(),
  "small tree": treeOf(MANY),
  "full tree": treeOf(1),
  "few rules": rulesOf(MANY),
  "all rules": rulesOf(1),
  "15 neighbours": neighboursOf(MANY),
  "1 neighbour": neighboursOf(1),
  "squares": regression,
  "patterns": (examples, { shapes }) => patternRegression(examples, shapes),
  "small network": network(FEW_NEURONS),
  "large network": network(MANY_NEURONS),
} as const satisfies Readonly<Record<string, Learn>>;

/** The name of a way. */
export type WayName = keyof typeof ways;

/** The names of all ways. */
export const wayNames = Object.keys(ways) as readonly WayName[];

/** The answer that is always the same. */
export const GUESS: WayName = "most common";

/** The ways that learn more than that. */
export const learning: readonly WayName[] = wayNames.filter((way) => way !== GUESS);

/** The trained networks; the source's choice. */
export const networks: readonly WayName[] = ["small network", "large network"];

/** Each family with its approximate and its fine version. */
export const families: readonly {
  readonly name: string;
  readonly approximate: WayName;
  readonly fine: WayName;
}[] = [
  { name: "trees", approximate: "small tree", fine: "full tree" },
  { name: "rules", approximate: "few rules", fine: "all rules" },
  { name: "neighbours", approximate: "15 neighbours", fine: "1 neighbour" },
  { name: "regression", approximate: "squares", fine: "patterns" },
  { name: "networks", approximate: "small network", fine: "large network" },
];
