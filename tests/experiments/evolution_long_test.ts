import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import {
  contests,
  fullKinds,
  type Kind,
  smallKinds,
} from "matchbox/experiments/studies/evolution_long/kinds.ts";
import { OPPONENTS } from "matchbox/experiments/studies/evolution_long/opponents.ts";
import { keptBy, wonPositions } from "matchbox/experiments/studies/evolution_long/perfect_play.ts";
import type { sets } from "matchbox/experiments/studies/evolution_long/rows.ts";
import { study } from "matchbox/experiments/studies/evolution_long/show.ts";
import { strongest } from "matchbox/experiments/studies/evolution_long/summary.ts";
import { valuesBelow } from "matchbox/experiments/studies/metelyk_solved/full_minimax.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { withFolder } from "../fixtures/command.ts";
import { hastyExecutors } from "../fixtures/hasty_executors.ts";
import { noVerdict } from "./around.ts";

type Rows = RowsOf<typeof sets>;

const SMALL = {
  ...{ runs: 2, generations: 4, doublings: 2, openings: 1, positions: 5, perfect: 1, processes: 1 },
};
const { rows, artifacts } = await run();

Deno.test("evolution-long: every population has a champion after equally many games, whatever its size", () => {
  const populations = Map.groupBy(
    rows.strengths,
    ({ network, hidden, inputs, population, run }) =>
      `${network} ${hidden} ${inputs} ${population} ${run}`,
  );
  assertStrictEquals(populations.size, 2 * fullKinds.length);
  for (const own of populations.values()) {
    // 4 generations of 16 networks, doubled twice.
    assertEquals([...new Set(own.map(({ played }) => played))], [0, 64, 128, 256]);
    assertStrictEquals(own.length, 4 * OPPONENTS.length);
    for (const { games } of own) assertStrictEquals(games, 2);
  }
  assertStrictEquals(rows.duels.length, 2 * contests.length * 4);
  assertStrictEquals(rows.kept.length, 2 * smallKinds.length * 4);
  assertStrictEquals(rows.perfect.length, 2 * smallKinds.length);
});

Deno.test("evolution-long: the kinds of a contest differ in one thing alone", () => {
  for (const { question, first, second } of contests) {
    const differing = (Object.keys(first) as (keyof Kind)[])
      .filter((key) => first[key] !== second[key]);
    assertEquals(differing, [question]);
  }
});

Deno.test("evolution-long: the champion that is kept has most points in the end", () => {
  const last = rows.strengths.filter(({ played }) => played === 256);
  const pointsOf = ({ wins, draws }: { wins: number; draws: number }) => wins + draws / 2;
  const byChampion = Map.groupBy(
    last,
    ({ network, hidden, inputs, population, run }) =>
      [network, hidden, inputs, population, run].join(),
  );
  const points = [...byChampion].map(([name, own]) => {
    return { name, points: own.reduce((sum, row) => sum + pointsOf(row), 0) };
  });
  const most = Math.max(...points.map(({ points }) => points));
  const best = points.find(({ points }) => points === most)!;
  for (const { network, hidden, inputs, population, run, games } of rows.champion) {
    assertStrictEquals([network, hidden, inputs, population, run].join(), best.name);
    // Five times as many openings as at the checkpoints, each with both sides.
    assertStrictEquals(games, 10);
  }
  const { sizes, inputs } = JSON.parse(artifacts.get("champion.json") as string);
  const [kept] = rows.champion;
  const hidden = kept.hidden === "none" ? [] : [Number(kept.hidden)];
  assertEquals(sizes, [38, ...hidden, kept.network === "38-1" ? 1 : 50]);
  assertStrictEquals(inputs, kept.inputs);
});

Deno.test("evolution-long: the moves that keep a win are those of full minimax", () => {
  const game = findGame("metelyk:side=3");
  // Full minimax from the start would take too long: those that are nearest to the end.
  const positions = wonPositions(20, randomStream("won positions"))
    .toSorted((one, other) => menOn(one.position) - menOn(other.position)).slice(0, 6);
  const values = new Map<string, number>();
  for (const { position, winning } of positions) {
    const start = game.start(position);
    valuesBelow(game, start, "rules", (met, value) => values.set(met.toString(), value));
    assertStrictEquals(values.get(position), 1);
    const keeping = legalMoves(game, start).filter((move) => {
      start.play(move);
      const value = values.get(start.toString());
      start.undo();
      return value === -1;
    });
    assertEquals(keeping.toSorted(), winning.toSorted());
  }
  const first = (position: MetelykPosition, wanted: boolean) => {
    const { winning } = positions.find((each) => each.position === position.toString())!;
    return legalMoves(game, position).find((move) => winning.includes(move) === wanted)!;
  };
  assertStrictEquals(keptBy((position) => first(position, true), positions), 6);
  assertStrictEquals(keptBy((position) => first(position, false), positions), 0);
});

Deno.test("evolution-long: a run that is stopped in the middle goes on with the same rows", async () => {
  await withFolder(async (folder) => {
    const controller = new AbortController();
    const progress = {
      start() {},
      update: (done: number) => done >= 30 && controller.abort(),
      end() {},
    };
    const stopped = await run({ store: folder, progress, signal: controller.signal });
    assertStrictEquals(stopped.complete, false);
    const finished = await run({ store: folder });
    assertGreater(finished.resumed, 29);
    for (const set of ["strengths", "duels", "kept", "perfect", "champion"] as const) {
      assertEquals(finished.rows[set], rows[set]);
    }
  });
});

/** Men on the board. */
function menOn(position: string): number {
  return position.split(" ")[0].match(/[WB]/g)!.length;
}

/** The verdicts on rows that are made up, by claim. */
function verdicts(made: Partial<MadeUp>): Record<string, string> {
  const claims = study.claims(study.summarise(madeUp(made))).map(verdictOn);
  return Object.fromEntries(claims.map(({ claim, verdict }) => [claim, verdict]));
}

Deno.test("evolution-long: evolution has stopped when the last doubling brings less than two points in a hundred", () => {
  assertStrictEquals(verdicts({ gain: 0.01 }).C1k, "confirmed");
  assertStrictEquals(verdicts({ gain: -0.1 }).C1k, "confirmed");
  assertStrictEquals(verdicts({ gain: 0.03 }).C1k, "refuted");
  assertStrictEquals(verdicts({ gain: 0.02, apart: 0.02 }).C1k, "not decided");
});

Deno.test("evolution-long: the contests are judged by the last champions alone", () => {
  // The first of a contest: 38-1, scaled inputs, the larger population.
  const strong = verdicts({ duel: 0.6 });
  assertEquals([strong.C1i, strong.C20c, strong.C1l], ["refuted", "confirmed", "confirmed"]);
  const weak = verdicts({ duel: 0.4 });
  assertEquals([weak.C1i, weak.C20c, weak.C1l], ["confirmed", "refuted", "refuted"]);
  const even = verdicts({ duel: 0.5 });
  assertEquals([even.C1i, even.C20c, even.C1l], Array(3).fill("not decided"));
});

Deno.test("evolution-long: perfect play judges by the wins that are kept", () => {
  assertStrictEquals(verdicts({ keptBy1: 0.5 }).C1j, "confirmed");
  assertStrictEquals(verdicts({ keptBy1: 0.8 }).C1j, "refuted");
});

Deno.test("evolution-long: the strongest kind is that with most points against all opponents", () => {
  const made = madeUp({ gain: 0 });
  const strengths = made.strengths.map((row) =>
    row.population === 64 && row.network === "38-1" && row.played === 200
      ? { ...row, wins: row.wins + 100 }
      : row
  );
  const { network, hidden, population, together } = strongest(
    study.summarise({ ...made, strengths }),
  );
  assertEquals([network, hidden, population], ["38-1", "16", 64]);
  assertAlmostEquals(together.mean, 0.4, 1e-9);
});

Deno.test("evolution-long: the titles of the figures say the scores", () => {
  const summary = study.summarise(madeUp({ gain: 0, duel: 0.6, keptBy1: 0.5 }));
  const titles = study.figures(summary, noVerdict).map(({ title }) => title);
  assertMatch(titles[0], /^After 200 games .*0\.30 against greedy/);
  assertMatch(titles[1], /0\.60 with no hidden layer, 0\.60 with 16 hidden neurons against 38-50/);
  assertMatch(titles[2], /a share of 0\.50 to 0\.70 of the wins$/);
});

interface MadeUp {
  /** What the last doubling brings, in points a game. */
  readonly gain: number;
  /** The points of the first in the last contest. */
  readonly duel: number;
  /** The share of the wins that 38-1 keeps in the end; 38-50 keeps 0.7. */
  readonly keptBy1: number;
  /** How far the runs lie on either side. */
  readonly apart: number;
}

/** Rows of three runs, after 0, 50, 100 and 200 games; before the last doubling a champion has 0.3 points a game. */
function madeUp(
  { gain = 0, duel = 0.5, keptBy1 = 0.6, apart = 0.002 }: Partial<MadeUp>,
): Rows {
  const runs = [1, 2, 3];
  const steps = [0, 50, 100, 200];
  const points = (mean: number, run: number) => ({
    ...{ games: 1000, wins: Math.round(1000 * (mean + apart * (run - 2))), draws: 0 },
  });
  const named = ({ network, hidden, inputs, population }: Kind) => {
    return { network, hidden, inputs, population };
  };
  const each = <T>(make: (run: number, played: number) => T[]) =>
    runs.flatMap((run) => steps.flatMap((played) => make(run, played)));
  return {
    strengths: each((run, played) =>
      fullKinds.flatMap((kind) =>
        OPPONENTS.map((opponent) => ({
          ...{ ...named(kind), run, played, opponent },
          // The scatter of a run is that of its last champion.
          ...(played === 200 ? points(0.3 + gain, run) : points(0.3, 2)),
        }))
      )
    ),
    duels: each((run, played) =>
      contests.map(({ question, of }) => ({
        ...{ question, of, run, played },
        ...points(played === 200 ? duel : 0.1, run),
      }))
    ),
    kept: each((run, played) =>
      smallKinds.map(({ network, hidden }) => ({
        ...{ network, hidden, run, played, positions: 1000 },
        kept: network === "38-1" ? 1000 * keptBy1 + run : 700,
      }))
    ),
    perfect: smallKinds.flatMap(({ network, hidden }) =>
      runs.map((run) => ({ network, hidden, run, ...points(0.1, run) }))
    ),
    champion: OPPONENTS.map((opponent) => ({
      ...{ ...named(fullKinds[0]), run: 1, opponent },
      ...points(0.3, 2),
    })),
    speeds: fullKinds.flatMap((kind) =>
      [1, 2, 3].map((process) => ({
        ...{ process, ...named(kind), parts: 16, repeats: 20 },
        seconds: 1e-4 * (kind.network === "38-1" ? 3 : 1),
      }))
    ),
  } as unknown as Rows;
}

async function run(options: Partial<Parameters<typeof runStudy>[1]> = {}) {
  const { rows, artifacts, complete, resumed } = await runStudy("evolution-long", {
    ...{ set: SMALL, store: ":memory:", executors: hastyExecutors, ...options },
  });
  return { rows: rows as unknown as Rows, artifacts, complete, resumed };
}
