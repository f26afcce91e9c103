/**
 * The summary of the study's rows.
 *
 * @module
 */
import { eloOf } from "matchbox/arena/elo.ts";
import { rate } from "matchbox/arena/ratings.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, geometricMean, mean, resampled, total } from "../../estimates.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { resultOfPairs, SCORE } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type Machine, machineNamed, machines, positionsOf } from "./machines.ts";
import { AS_THEY_WERE, BUDGETS, playerOf, type ProgramName, PROGRAMS } from "./players.ts";
import type { PairRow, sets } from "./rows.ts";
import { NOVICE } from "./run.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

const programs: readonly ProgramName[] = PROGRAMS.map(({ name }) => name);

/** What the depth of a search can be, in plies; the players search no deeper. */
const DEPTHS = { least: 0, most: 50 };

/** The program whose search is that of the machines from 1973 on. */
export const MACHINE_PROGRAM: ProgramName = "full width";

/** The matches, the ladder, what hardware and algorithms are worth, and MANIAC's program. */
export function summarise(rows: RowsOf<typeof sets>) {
  const matches = groupBy(rows.pairs, "group", "first", "second").rollup(resultOfPairs);
  const budgets = BUDGETS.filter((nodes) =>
    rows.costs.some(({ player }) => player === playerOf("type A", nodes).name)
  );
  const gains = gainsOf(rows.pairs, budgets);
  const costs = groupBy(rows.costs, "player").rollup((own) => ({
    positions: geometricMean(own, "nodes", "positions"),
    depth: boundedMean(own, "depth", "positions", DEPTHS),
  }));
  const { ratings } = rate(matches);
  const years = new Map<string, number>(AS_THEY_WERE.map(({ name, year }) => [name, year]));
  for (const { name, year } of PROGRAMS) {
    for (const nodes of budgets) years.set(playerOf(name, nodes).name, year);
  }
  const ladder = ratings.map((rating) => ({
    ...rating,
    ...rowWith(costs, { player: rating.name }),
    year: years.get(rating.name) ?? null,
    asItWas: AS_THEY_WERE.some(({ name }) => name === rating.name),
  }));
  return {
    ...{ matches, ladder, budgets },
    ...gains,
    machines: machines.map((machine) => onMachine(machine, ladder, budgets, gains)),
    losAlamos: groupBy(rows.los_alamos, "opponent").rollup((games) => ({
      games: games.length,
      points: boundedMean(
        groupBy(games, "opening").rollup((own) => ({
          points: own.reduce((sum, { points }) => sum + points, 0) / own.length,
        })),
        "points",
        "openings",
        SCORE,
      ),
      moves: meanOfWins(games),
    })),
    maniac: geometricMean(rows.maniac, "positions", "positions"),
  };
}

/** Moves of the games that MANIAC's program won, over their openings; null when there are none. */
function meanOfWins(
  games: readonly { readonly opening: number; readonly points: number; readonly moves: number }[],
) {
  const won = groupBy(rowsWith(games, { points: 1 }), "opening").rollup((own) => ({
    moves: total(own, "moves") / own.length,
  }));
  return won.length === 0 ? null : mean(won, "moves", "openings");
}

/** The points of the first player in both games of an opening, by the names of the players. */
type Opening = ReadonlyMap<string, number>;

/**
 * What more positions and later programs are worth. Every step is a match of its own: four times the positions for the
 * same program, or the next program with the same positions. Steps in a row add up. All matches share their openings,
 * so the intervals are over openings.
 */
function gainsOf(pairs: readonly PairRow[], budgets: readonly number[]) {
  const played = pairs.filter(({ group }) => group !== "as it was");
  const openings: Opening[] = [...Map.groupBy(played, ({ opening }) => opening).values()].map((
    own,
  ) => new Map(own.map(({ first, second, points }) => [`${first} v ${second}`, points])));
  const step = (sample: readonly Opening[], one: string, other: string) => {
    const points = sample.reduce((sum, opening) => sum + opening.get(`${one} v ${other}`)!, 0);
    // One more game, drawn, so that a step that wins everything stays finite.
    return eloOf((points + 0.5) / (2 * sample.length + 1));
  };
  const name = (program: ProgramName, nodes: number) => playerOf(program, nodes).name;
  const hardware = (program: ProgramName) => (sample: readonly Opening[]) =>
    sum(
      budgets.slice(1).map((nodes, index) =>
        step(sample, name(program, nodes), name(program, budgets[index]))
      ),
    );
  const algorithm = (from: number, to: number) => (sample: readonly Opening[]) =>
    average(
      budgets.map((nodes) =>
        sum(
          programs.slice(from + 1, to + 1).map((later, index) =>
            step(sample, name(later, nodes), name(programs[from + index], nodes))
          ),
        )
      ),
    );
  const doublings = Math.log2(budgets.at(-1)! / budgets[0]);
  const ofHardware = (sample: readonly Opening[]) =>
    average(programs.map((program) => hardware(program)(sample)));
  const ofAlgorithms = algorithm(0, programs.length - 1);
  const estimate = (of: (sample: readonly Opening[]) => number, called: string) =>
    resampled(openings, of, { name: called, unit: "openings" });

  const [least, most] = ["IBM 704", "Deep Blue II"].map(machineNamed);
  const apart = Math.log2(positionsOf(most) / positionsOf(least));
  const machinesOf = (sample: readonly Opening[]) =>
    hardware(MACHINE_PROGRAM)(sample) / doublings * apart;
  const from = programs.indexOf("seven moves");
  const programsOf = algorithm(from, programs.indexOf(MACHINE_PROGRAM));
  return {
    doublings,
    /** Elo for each doubling of the positions. */
    doubling: programs.map((program) => ({
      program,
      elo: estimate((sample) => hardware(program)(sample) / doublings, `doubling, ${program}`),
    })),
    /** Elo of a program above the one before it, mean over the budgets. */
    later: programs.slice(1).map((program, index) => ({
      program,
      before: programs[index],
      elo: estimate(algorithm(index, index + 1), `later, ${program}`),
    })),
    /** Elo of the whole range of positions, mean over the programs; and of all programs, mean over the budgets. */
    hardware: estimate(ofHardware, "hardware"),
    algorithms: estimate(ofAlgorithms, "algorithms"),
    share: estimate(
      (sample) => shareOf(ofHardware(sample), ofAlgorithms(sample)),
      "share of hardware",
    ),
    /** From the IBM 704 to Deep Blue; what hardware is worth there is extrapolated. */
    extrapolated: {
      hardware: estimate(machinesOf, "extrapolated hardware"),
      algorithms: estimate(programsOf, "extrapolated algorithms"),
      share: estimate(
        (sample) => shareOf(machinesOf(sample), programsOf(sample)),
        "extrapolated share",
      ),
    },
  };
}

/** The share of a gain in two; a loss counts as no gain, and where nothing is gained the share is a half. */
function shareOf(gain: number, other: number): number {
  const [one, two] = [Math.max(gain, 0), Math.max(other, 0)];
  return one + two === 0 ? 0.5 : one / (one + two);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function average(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

/** A machine on the ladder: our full-width search with its positions, extrapolated from the most that was played. */
function onMachine(
  machine: Machine,
  ladder: readonly { readonly name: string; readonly finite: number }[],
  budgets: readonly number[],
  { doubling }: Pick<ReturnType<typeof gainsOf>, "doubling">,
) {
  const most = budgets.at(-1)!;
  const { finite } = rowWith(ladder, { name: playerOf(MACHINE_PROGRAM, most).name });
  const { elo } = rowWith(doubling, { program: MACHINE_PROGRAM });
  const doublings = Math.log2(positionsOf(machine) / most);
  const at = (end: number | null) => end === null ? null : finite + doublings * end;
  const ends = [at(elo.low), at(elo.high)];
  const rating: Interval = {
    ...{ ...elo, mean: finite + doublings * elo.mean },
    ...{ low: doublings < 0 ? ends[1] : ends[0], high: doublings < 0 ? ends[0] : ends[1] },
  };
  return { ...machine, positions: positionsOf(machine), doublings, rating };
}

/** The games of MANIAC's program against the beginner. */
export function noviceOf({ losAlamos }: Summary) {
  return rowWith(losAlamos, { opponent: NOVICE });
}
