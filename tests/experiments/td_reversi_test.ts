import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { findGame } from "matchbox/games/mod.ts";
import { learnerName } from "matchbox/agents/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { gamesUntilAhead } from "matchbox/experiments/studies/td_reversi/claims.ts";
import { lossesOf } from "matchbox/experiments/studies/td_reversi/losses.ts";
import type { LossRow, ScoreRow, TimeRow } from "matchbox/experiments/studies/td_reversi/rows.ts";
import {
  BASE,
  type Board,
  BOARDS,
  gameOn,
  learnerOf,
  type Setting,
  settingNames,
} from "matchbox/experiments/studies/td_reversi/settings.ts";
import { study } from "matchbox/experiments/studies/td_reversi/show.ts";
import { checkpointsOf, endsOf } from "matchbox/experiments/studies/td_reversi/stretches.ts";
import { summarise } from "matchbox/experiments/studies/td_reversi/summary.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { createAgent } from "matchbox/agents/mod.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { stillContext } from "../fixtures/still_context.ts";

const CHECKPOINTS = [100, 400, 1600];

/** Ten runs of each setting, which win so many of 100 games, and whose moves lose so many hundredths of a disc. */
function rows(
  winsOf: (setting: Setting, games: number, board: Board, run: number) => number,
  lostOf: (setting: Setting, run: number) => number = () => 50,
  secondsOf: (setting: Setting) => number = () => 1,
) {
  const scores: ScoreRow[] = [];
  const losses: LossRow[] = [];
  const times: TimeRow[] = [];
  for (const board of BOARDS) {
    for (const setting of settingNames) {
      for (let run = 1; run <= 10; run++) {
        for (const games of CHECKPOINTS) {
          const head = { board, setting, run, games };
          const wins = winsOf(setting, games, board, run) + run % 3;
          for (const opponent of ["depth 2", "depth 4"] as const) {
            scores.push({ ...head, opponent, wins, draws: 0, losses: 100 - wins });
          }
          if (board === 6) losses.push({ ...head, moves: 100, lost: lostOf(setting, run) });
        }
        const seconds = secondsOf(setting) * (1 + run / 1000);
        times.push({
          ...{ process: run, board, setting, seconds },
          ...{ seconds_low: seconds, seconds_high: seconds, repeats: 5 },
        });
      }
    }
  }
  return { scores, losses, times };
}

function verdicts(...of: Parameters<typeof rows>) {
  const claims = study.claims(summarise(rows(...of)));
  return Object.fromEntries(claims.map((claim) => [claim.claim, verdictOn(claim).verdict]));
}

Deno.test("td-reversi: a verdict falls on the right side of its range", () => {
  // The base is ahead of all but the lambdas, which are ahead early; rates above it get worse.
  const score = (setting: Setting, games: number, _board: Board, run: number) => {
    const noise = run % 2;
    if (setting === BASE) return 60 + noise;
    if (setting.startsWith("lambda")) return games < 1600 ? 80 : 40;
    return setting === "constant rate 1" && games < 1600 ? 50 + noise : 30;
  };
  const found = verdicts(score, (setting, run) => (setting === BASE ? 50 : 80) + run % 2);
  assertEquals(found, {
    ...{ C52a: "confirmed", C52b: "confirmed", C52c: "refuted", C52d: "confirmed" },
    ...{ C52e: "confirmed", C52f: "confirmed", C52g: "confirmed", C52h: "confirmed" },
  });
  const other = verdicts(
    (setting, games, _board, run) =>
      (setting === BASE ? 20 : games < 1600 && setting !== "constant rate 1" ? 10 : 70) + run % 2,
    (setting, run) => (setting === BASE ? 50 : 20) + run % 2,
  );
  assertEquals(other, {
    ...{ C52a: "refuted", C52b: "refuted", C52c: "confirmed", C52d: "refuted" },
    ...{ C52e: "not decided", C52f: "refuted", C52g: "refuted", C52h: "refuted" },
  });
});

Deno.test("td-reversi: what takes four times as long is compared after a fourth of its games", () => {
  // The base scores 0.6 throughout, the network 0.3 after 400 games and 0.5 after 1,600.
  const { boards } = summarise(rows(
    (setting, games) => setting === BASE ? 60 : games === 1600 ? 50 : 30,
    undefined,
    (setting) => setting === "network" ? 4 : 1,
  ));
  const network = boards[0].settings.find(({ setting }) => setting === "network")!;
  assertAlmostEquals(network.ratio!.mean, 4, 1e-9);
  assertAlmostEquals(network.behind.mean, 0.1, 1e-9);
  assertAlmostEquals(network.behindInTime!.mean, 0.3, 1e-9);
  // One that is four times as fast meets the base after a fourth of the games of the base.
  const fast = summarise(rows(
    (setting, games) => setting !== BASE ? 50 : games === 1600 ? 60 : 20,
    undefined,
    (setting) => setting === "network" ? 0.25 : 1,
  )).boards[0].settings.find(({ setting }) => setting === "network")!;
  assertAlmostEquals(fast.behindInTime!.mean, -0.3, 1e-9);
});

Deno.test("td-reversi: a player is ahead from the checkpoint after which it is always ahead", () => {
  const until = (wins: readonly number[]) =>
    gamesUntilAhead(
      summarise(rows((_setting, games) => wins[CHECKPOINTS.indexOf(games)])),
      ...[8, "depth 2"] as const,
    );
  assertEquals([until([70, 70, 70]), until([70, 30, 70]), until([70, 70, 30])], [100, 1600, null]);
});

Deno.test("td-reversi: checkpoints double up to the last game, and stretches leave no game out", () => {
  assertEquals(checkpointsOf(512), [64, 128, 256, 512]);
  assertEquals(checkpointsOf(100), [100]);
  assertEquals(endsOf(1, 5000), [0, 4096]);
  assertEquals(endsOf(2, 5000), [4096, 5000]);
});

Deno.test("td-reversi: the settings are different learners, which name all that they depend on", () => {
  const names = settingNames.map((setting) => learnerName(learnerOf[setting], findGame("reversi")));
  assertStrictEquals(new Set(names).size, settingNames.length);
  for (const [index, setting] of settingNames.entries()) {
    if (setting !== "network") assertStrictEquals(names[index], `${learnerOf[setting]},self=true`);
  }
});

Deno.test("td-reversi: perfect play loses nothing, random play does", () => {
  const game = findGame(gameOn(6));
  const random = randomStream("openings");
  const openings = Array.from({ length: 3 }, () => randomOpening(game, 6, random));
  const lost = (spec: string) =>
    lossesOf(createAgent(spec, game), game, openings, 8, stillContext(spec));
  const perfect = lost("endgame:empties=8,before=random");
  assertStrictEquals(perfect.lost, 0);
  assert(perfect.moves > 0);
  assert(lost("random").lost > 0);
});

Deno.test("td-reversi: each learner is tested at each checkpoint, from the openings of its run", async () => {
  const { rows } = await runStudy("td-reversi", {
    ...{ store: ":memory:", executors: localExecutors(0) },
    set: { runs: 2, small: 128, large: 64, openings: 4, exact: 1, empties: 6, processes: 1 },
  });
  const scores = rows.scores as unknown as ScoreRow[];
  for (const setting of settingNames) {
    const own = scores.filter((row) => row.setting === setting && row.run === 2);
    assertEquals(
      own.map(({ board, games, opponent }) => `${board} ${games} ${opponent}`),
      [
        ...["6 64 depth 2", "6 64 depth 4", "6 128 depth 2", "6 128 depth 4", "6 128 hard"],
        ...["8 64 depth 2", "8 64 depth 4", "8 64 hard"],
      ],
    );
    for (const { wins, draws, losses, opponent } of own) {
      assertStrictEquals(wins + draws + losses, opponent === "hard" ? 2 : 8);
    }
  }
});
