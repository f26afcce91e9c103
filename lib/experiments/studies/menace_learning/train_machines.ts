/**
 * Trains independent machines of one setting against one opponent, and follows their results.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { playEpisodes } from "matchbox/agents/learners/episode.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import type { Learner } from "matchbox/agents/learners/learner.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { type OpponentName, specs } from "./settings.ts";

/** How long machines play. */
export interface TrainingPlan {
  readonly machines: number;
  /** Games of the first part, which every machine plays, and of its stretches. */
  readonly games: number;
  readonly stretch: number;
  /** The first of these machines play on, up to this number of games, in longer stretches. */
  readonly long_machines: number;
  readonly long_games: number;
  readonly long_stretch: number;
  /** Games of an exam against random play, in which a machine does not learn. */
  readonly exam: number;
}

/** Which machines meet which opponent. */
export interface Pairing {
  readonly setting: string;
  readonly opponent: OpponentName;
}

/** What one machine did, in counts. */
export interface Machine {
  /** Its games by stretch; those that do not play on have no later stretches. */
  readonly stretches: readonly { readonly wins: number; readonly draws: number }[];
  /** Its points in the exam, and the beads of its first box by square. */
  readonly before: Snapshot;
  /** The same after the first part. */
  readonly after: Snapshot;
}

/** How far a machine is. */
interface Snapshot {
  readonly points: number;
  readonly beads: readonly number[];
}

/**
 * Trains the machines one after the other.
 *
 * @param stream the random stream with that name: the number of a machine, from 1, or its exam
 */
export function trainMachines(
  { setting, opponent }: Pairing,
  plan: TrainingPlan,
  stream: (name: string) => Random,
  clock: Clock,
): Machine[] {
  const game = ticTacToe();
  const position = game.start();
  const all = stretchesOf(plan);
  return Array.from({ length: plan.machines }, (_, index) => {
    const machine = index + 1;
    const random = stream(`${machine}`);
    const learner = createLearner(specs[setting], game, undefined, random);
    const other: Agent | Learner = opponent === "second MENACE"
      ? createLearner(`${specs[setting]},side=O`, game, undefined, random)
      : createAgent(opponent, game);
    const examiner = stream(`${machine}, exam`);
    const snapshot = (): Snapshot => ({
      points: examine(learner, plan.exam, { random: examiner, clock }),
      beads: firstBox(learner),
    });
    const before = snapshot();
    let after = before;
    const own = machine <= plan.long_machines ? all : all.filter(({ to }) => to <= plan.games);
    const stretches = own.map(({ from, to }) => {
      const context = { random, clock };
      const { wins, draws } = playEpisodes(to - from + 1, position, [learner, other], context);
      if (to === plan.games) after = snapshot();
      return { wins, draws };
    });
    return { stretches, before, after };
  });
}

/** A number of consecutive games. */
export interface Stretch {
  /** The number of the first of them, from 1. */
  readonly from: number;
  readonly to: number;
}

/** The stretches: short ones in the first part, then longer ones. */
export function stretchesOf(plan: TrainingPlan): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (until: number, length: number) => {
    for (let from = (stretches.at(-1)?.to ?? 0) + 1; from <= until; from += length) {
      stretches.push({ from, to: Math.min(from + length - 1, until) });
    }
  };
  add(plan.games, plan.stretch);
  if (plan.long_machines > 0) add(plan.long_games, plan.long_stretch);
  return stretches;
}

/** The points of a machine in games against random play; it does not learn from them. */
function examine(learner: Learner, games: number, context: AgentContext): number {
  const position = ticTacToe().start();
  const agents = [frozenPlayer(learner.name, learner), createAgent("random", ticTacToe())] as const;
  const { wins, draws } = playEpisodes(games, position, agents, context);
  return wins + draws / 2;
}

const EMPTY = "---------";

function firstBox(learner: Learner): readonly number[] {
  const { boxes } = learner.state as { readonly boxes: Record<string, readonly number[]> };
  return [...boxes[EMPTY]];
}
