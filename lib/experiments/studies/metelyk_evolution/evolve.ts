/**
 * A step of a chain: a population evolves to its next checkpoint, and its champion is tested.
 *
 * @module
 */
import { Evolution } from "matchbox/agents/learners/evolution/evolution.ts";
import type { Lineage } from "matchbox/agents/learners/evolution/lineage.ts";
import type { EvolutionSettings } from "matchbox/agents/learners/evolution/settings.ts";
import { chooserOf, type NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import { DenseNetwork } from "matchbox/agents/networks/dense_network.ts";
import type { Encoding } from "matchbox/agents/networks/encoding.ts";
import type { NetworkData } from "matchbox/agents/networks/network_file.ts";
import type { Random } from "matchbox/base/mod.ts";
import { drawOpenings, duel, METELYK, opponentOf, OPPONENTS } from "./duel.ts";
import type { HallRow, LineRow, StrengthRow } from "./rows.ts";

/** A population of the study. */
export interface PopulationName {
  readonly network: NetworkKind;
  readonly hidden: string;
  readonly inputs: Encoding;
  readonly run: number;
}

/** What a step gives to the next one. */
export interface Stored {
  readonly state: unknown;
  /** The hall of fame: the champion of each checkpoint. */
  readonly hall: readonly Champion[];
}

/** A champion. */
export interface Champion {
  readonly line: Lineage;
  /** Generations of its population. */
  readonly generation: number;
  readonly data: NetworkData;
}

/** The conditions of a step. */
export interface StepConditions {
  readonly settings: EvolutionSettings;
  /** Generations until the checkpoint. */
  readonly generations: number;
  /** Openings of the games against each opponent. */
  readonly openings: number;
  readonly random: Random;
  stream(label: string): Random;
}

/** Continues the population to its next checkpoint, or begins it, and tests its champion. */
export function evolve(
  name: PopulationName,
  before: Stored | null,
  { settings, generations, openings, random, stream }: StepConditions,
): { stored: Stored; lines: readonly Lineage[]; strengths: StrengthRow[] } {
  const evolution = before
    ? Evolution.continue(settings, METELYK, before.state)
    : Evolution.begin(settings, METELYK, random);
  evolution.train(generations, random);
  const best = evolution.champion(random);
  const { generation } = evolution;
  const champion = { line: best.line, generation, data: evolution.dataOf(best) };
  const choose = chooserOf(name.network, best.network, name.inputs);
  const strengths = OPPONENTS.map((opponent) => {
    // The same openings for all populations of a run, whatever their networks and generations.
    const label = `run ${name.run} against ${opponent}`;
    const positions = drawOpenings(openings, stream(`openings of ${label}`));
    const other = opponentOf(opponent, stream(`moves of ${label}`));
    return { ...name, generation, opponent, ...duel(choose, other, positions) };
  });
  return {
    stored: { state: evolution.state, hall: [...before?.hall ?? [], champion] },
    lines: evolution.lines,
    strengths,
  };
}

/** The champions of all checkpoints against the last one. */
export function hallRows(
  name: PopulationName,
  hall: readonly Champion[],
  openings: number,
  random: Random,
): HallRow[] {
  const positions = drawOpenings(openings, random);
  const last = chooserOfChampion(name.network, hall[hall.length - 1]);
  return hall.map((champion) => ({
    ...name,
    generation: champion.generation,
    champion: champion.line.network,
    mutations: champion.line.generation,
    history: champion.line.history,
    ...duel(last, chooserOfChampion(name.network, champion), positions),
  }));
}

/** How a stored champion chooses its moves. */
export function chooserOfChampion(kind: NetworkKind, { data }: Champion) {
  const network = new DenseNetwork(data.sizes, Float64Array.from(data.weights));
  return chooserOf(kind, network, data.inputs);
}

/** The living networks and all their ancestors, in the order of birth. */
export function livingLines(
  { network, hidden }: PopulationName,
  lines: readonly Lineage[],
  population: number,
): LineRow[] {
  const byNumber = new Map(lines.map((line) => [line.network, line]));
  const living = new Set(lines.slice(-population).map((line) => line.network));
  const kept = new Set<number>();
  for (const number of living) {
    for (let at: number | null = number; at !== null && !kept.has(at);) {
      kept.add(at);
      at = byNumber.get(at)!.parent;
    }
  }
  return [...kept].sort((a, b) => a - b).map((number) => {
    const { parent, born, generation, total, survived, history } = byNumber.get(number)!;
    return {
      ...{ network, hidden, number, parent, born, living: living.has(number) },
      ...{ generation, total, survived, history },
    };
  });
}
