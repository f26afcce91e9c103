/**
 * Trains independent machines of one setting against one opponent, and follows their results.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { playEpisode } from "matchbox/agents/learners/episode.ts";
import type { Learner } from "matchbox/agents/learners/learner.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { rounded } from "../../rounded.ts";
import type { CurveRow, FirstBoxRow, GainRow } from "./rows.ts";
import { type OpponentName, specs } from "./settings.ts";

/** How long machines play. */
export interface TrainingPlan {
  readonly machines: number;
  /** Games of the first part, which every machine plays, and of its stretches. */
  readonly games: number;
  readonly stretch: number;
  /** The first of these machines play on, up to this number of games, in longer stretches. */
  readonly longMachines: number;
  readonly longGames: number;
  readonly longStretch: number;
  /** Games of an exam against random play, in which a machine does not learn. */
  readonly exam: number;
}

/** The kinds of squares, as they differ on the empty board. */
export const kinds = ["corner", "edge", "centre"] as const;
const kindOf = (square: number) => square === 4 ? "centre" : square % 2 === 0 ? "corner" : "edge";

const EMPTY = "---------";

/** The rows of a task. */
export interface Trained {
  readonly curve: CurveRow[];
  readonly gains: GainRow[];
  readonly first_box: FirstBoxRow[];
}

/**
 * Trains the machines one after the other.
 *
 * @param stream the random stream with that name: the number of a machine, from 1, or its exam
 */
export function trainMachines(
  pair: { readonly setting: string; readonly opponent: OpponentName },
  plan: TrainingPlan,
  stream: (name: string) => Random,
  clock: Clock,
): Trained {
  const { setting, opponent } = pair;
  const game = ticTacToe();
  const position = game.start();
  const stretches = stretchesOf(plan);
  const results = stretches.map(() => ({ wins: [] as number[], draws: [] as number[] }));
  const before = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  const after = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  const favourites: string[] = [];
  const exams = { before: [] as number[], after: [] as number[] };

  for (let machine = 1; machine <= plan.machines; machine++) {
    const random = stream(`${machine}`);
    const learner = createLearner(specs[setting], game, undefined, random);
    const other: Agent | Learner = opponent === "second MENACE"
      ? createLearner(`${specs[setting]},side=O`, game, undefined, random)
      : createAgent(opponent, game);
    note(before, firstBox(learner));
    const examiner = stream(`${machine}, exam`);
    exams.before.push(examine(learner, plan.exam, { random: examiner, clock }));
    for (const [index, { from, to }] of stretches.entries()) {
      if (from > plan.games && machine > plan.longMachines) break;
      let [wins, draws] = [0, 0];
      for (let number = from; number <= to; number++) {
        const result = playEpisode(position, [learner, other], { random, clock });
        if (result === 1) wins++;
        else if (result === 0) draws++;
      }
      results[index].wins.push(wins / (to - from + 1));
      results[index].draws.push(draws / (to - from + 1));
      if (to !== plan.games) continue;
      exams.after.push(examine(learner, plan.exam, { random: examiner, clock }));
      const shares = firstBox(learner);
      note(after, shares);
      favourites.push(kinds.reduce((best, kind) => shares[kind] > shares[best] ? kind : best));
    }
  }
  const scores = results.map(({ wins, draws }) => wins.map((win, i) => win + draws[i] / 2));
  const last = stretches.findIndex(({ to }) => to === plan.games);
  const length = ({ from, to }: { readonly from: number; readonly to: number }) => to - from + 1;
  const totals = scores[0].map((_, machine) =>
    stretches.slice(0, last + 1).reduce(
      (sum, stretch, index) => sum + length(stretch) * scores[index][machine],
      0,
    ) / plan.games
  );
  const gain = ends("gain", mean(scores[last].map((score, i) => score - scores[0][i])));
  return {
    curve: stretches.flatMap(({ from, to }, index) => {
      const { wins, draws } = results[index];
      if (wins.length === 0) return [];
      const [win, draw] = [shareOf(mean(wins)), mean(draws)];
      return [{
        ...{ setting, opponent, from, to, machines: wins.length },
        win: rounded(win.mean),
        draw: rounded(draw.mean),
        loss: rounded(1 - win.mean - draw.mean),
        win_low: rounded(win.low ?? win.mean),
        win_high: rounded(win.high ?? win.mean),
        ...ends("score", shareOf(mean(scores[index]))),
      }];
    }),
    gains: [{
      ...{ setting, opponent, machines: plan.machines },
      ...gain,
      ...ends("total", mean(totals)),
      exam_before: rounded(mean(exams.before).mean),
      exam_after: rounded(mean(exams.after).mean),
      ...ends("exam_gain", mean(exams.after.map((after, i) => after - exams.before[i]))),
    }],
    first_box: kinds.map((square) => ({
      ...{ setting, opponent, square, machines: plan.machines },
      before: rounded(mean(before.get(square)!).mean),
      ...ends("after", shareOf(mean(after.get(square)!))),
      favourite: rounded(favourites.filter((kind) => kind === square).length / plan.machines),
    })),
  };
}

/** The stretches: short ones in the first part, then longer ones. */
export function stretchesOf(plan: TrainingPlan): { readonly from: number; readonly to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  const add = (until: number, length: number) => {
    for (let from = (stretches.at(-1)?.to ?? 0) + 1; from <= until; from += length) {
      stretches.push({ from, to: Math.min(from + length - 1, until) });
    }
  };
  add(plan.games, plan.stretch);
  if (plan.longMachines > 0) add(plan.longGames, plan.longStretch);
  return stretches;
}

/** The points per game of a machine against random play; it does not learn from them. */
function examine(learner: Learner, games: number, context: AgentContext): number {
  const position = ticTacToe().start();
  const frozen: Agent = {
    name: learner.name,
    gameStart: (side) => learner.gameStart(side),
    choose: (position, context) => learner.choose(position, context),
  };
  const examiner = createAgent("random", ticTacToe());
  let points = 0;
  for (let number = 0; number < games; number++) {
    points += (1 + playEpisode(position, [frozen, examiner], context)) / 2;
  }
  return points / games;
}

/** The share of the beads of the first box, by kind of square; nothing in an empty box. */
function firstBox(learner: Learner): Record<string, number> {
  const { boxes } = learner.state as { readonly boxes: Record<string, readonly number[]> };
  const beads = boxes[EMPTY];
  const total = beads.reduce((sum, count) => sum + count);
  const shares: Record<string, number> = { corner: 0, edge: 0, centre: 0 };
  beads.forEach((count, square) => shares[kindOf(square)] += total === 0 ? 0 : count / total);
  return shares;
}

function note(lists: ReadonlyMap<string, number[]>, shares: Record<string, number>): void {
  for (const kind of kinds) lists.get(kind)!.push(shares[kind]);
}

/** The mean of shares: its interval ends at 0 and 1. */
function shareOf({ mean, low, high, count }: Interval): Interval {
  const within = (end: number | null) => end === null ? null : Math.min(Math.max(end, 0), 1);
  return { mean, low: within(low), high: within(high), count };
}

function ends<N extends string>(name: N, { mean, low, high }: Interval) {
  return {
    [name]: rounded(mean),
    [`${name}_low`]: rounded(low ?? mean),
    [`${name}_high`]: rounded(high ?? mean),
  } as Record<N | `${N}_low` | `${N}_high`, number>;
}
