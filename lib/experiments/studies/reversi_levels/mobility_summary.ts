/**
 * Legal moves and results: whether greed runs out of moves (C25), and how many moves each level leaves its
 * opponent (C29c).
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { players } from "./players.ts";
import { type GameRow, stages } from "./rows.ts";
import { type View, viewsOf } from "./views.ts";

/** Own legal moves minus the opponent's, a turn, in a stage of the game. */
export interface StageMobility {
  readonly player: string;
  /** The last move of the stage. */
  readonly stage: number;
  readonly lead: Interval;
}

/** The moves of the middle that a player leads by against an opponent, and its score. */
export interface OpponentMobility {
  readonly opponent: string;
  readonly lead: Interval;
  readonly points: number;
}

/** The summary of legal moves in the round robin. */
export interface MobilitySummary {
  readonly stages: readonly StageMobility[];
  /** Maximum disc against each opponent. */
  readonly greedy: readonly OpponentMobility[];
  /** Maximum disc's further games against random play: the lead in lost games minus that in won games. */
  readonly lostMinusWon: Interval;
  /** The leads themselves; null without such a game. */
  readonly lost: Interval | null;
  readonly won: Interval | null;
  /** Moves that medium leaves an opponent, minus those that easy leaves the same one. */
  readonly mediumMinusEasy: Interval;
  /** Moves a turn of the opponent of each player, against all. */
  readonly left: readonly { readonly player: string; readonly moves: Interval }[];
}

const GREEDY = "maximum disc";
/** The stages of moves 21 to 40. */
const MIDDLE = [1, 2];

/** Intervals are over openings: the games from one opening are averaged. */
export function mobilitySummary(games: readonly GameRow[]): MobilitySummary {
  const views = viewsOf(games);
  const greedy = views.filter(({ player }) => player === GREEDY);
  const opponents = [...Map.groupBy(greedy, ({ opponent }) => opponent)];
  const decided = viewsOf(games, "more games").filter(({ player }) => player === GREEDY);
  const lead = (points: number) => {
    const leads = numbers(decided.filter((view) => view.points === points).map(middleLead));
    return leads.length > 0 ? mean(leads) : null;
  };
  const [lost, won] = [lead(0), lead(1)];
  return {
    stages: players.flatMap(({ name }) => {
      const own = views.filter(({ player }) => player === name);
      return stages.map((stage, index) => ({
        ...{ player: name, stage },
        lead: overOpenings(own, (view) => leadIn(view, index)),
      }));
    }),
    greedy: opponents.map(([opponent, met]) => ({
      opponent,
      lead: overOpenings(met, middleLead),
      points: met.reduce((sum, { points }) => sum + points, 0) / met.length,
    })),
    ...{ lost, won },
    lostMinusWon: lost && won
      ? difference(lost, won)
      : { mean: 0, low: null, high: null, count: 0 },
    mediumMinusEasy: sameOpponents(views, "medium", "easy"),
    left: players.map(({ name }) => ({
      player: name,
      moves: overOpenings(views.filter(({ player }) => player === name), ({ left }) => left),
    })),
  };
}

/** The moves that one player leaves, minus those that another leaves the same opponents. */
function sameOpponents(views: readonly View[], one: string, other: string): Interval {
  const common = views.filter(({ opponent }) => opponent !== one && opponent !== other);
  const signed = common.filter(({ player }) => player === one || player === other);
  // Both meet every opponent equally often, so twice the mean of signed numbers is the difference.
  return overOpenings(signed, ({ player, left }) => 2 * (player === one ? left : -left));
}

function leadIn({ own, theirs }: View, stage: number): number | null {
  const [one, other] = [own[stage], theirs[stage]];
  return one === null || other === null ? null : one - other;
}

function middleLead(view: View): number | null {
  const leads = numbers(MIDDLE.map((stage) => leadIn(view, stage)));
  return leads.length === 0 ? null : average(leads);
}

function overOpenings(views: readonly View[], value: (view: View) => number | null): Interval {
  const byOpening = [...Map.groupBy(views, ({ opening }) => opening).values()]
    .map((group) => numbers(group.map(value)))
    .filter((values) => values.length > 0);
  return mean(byOpening.map(average));
}

function numbers(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
