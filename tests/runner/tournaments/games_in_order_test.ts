import { assert, assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { scheduledGames, setUpTournament, TournamentTally } from "matchbox/arena/mod.ts";
import { randomStream, shuffle } from "matchbox/base/mod.ts";
import type { Task } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { encodeRows } from "matchbox/runner/work/encoded_rows.ts";
import { GamesInOrder } from "matchbox/runner/tournaments/games_in_order.ts";
import type { DecodedTask } from "matchbox/runner/work/run_work.ts";
import { type AnyWork, finished } from "matchbox/runner/work/task.ts";
import { type Stretch, work } from "matchbox/runner/tournaments/tournament_work.ts";

const game = findGame("tictactoe");
const tournament = setUpTournament(game, { agents: ["random", "greedy", "minimax"], games: 20 });
const keys = [...scheduledGames(tournament)].map(({ key }) => key);
const { game: _, ...plain } = tournament;
const params = { game: game.spec, tournament: plain, modules: [], limits: {}, files: new Map() };
await work.prepare!(params);

/** Plays the games of a task, as a worker would. */
function finish(task: Task<Stretch>, seconds: number): DecodedTask {
  const result = work.run(task, {
    ...{ params, seed: "", random: randomStream(""), stream: randomStream, clock: performance },
    inputs: [],
    progress() {},
  });
  return {
    ...finished(work as AnyWork, task, result, seconds),
    decoded: { games: result.rows.games! },
  };
}

function newRun(): GamesInOrder {
  return new GamesInOrder(tournament, new TournamentTally(tournament), {});
}

/** The keys of the games of a task. */
function gamesOf({ data }: Task): string[] {
  const { from, count } = data as Stretch;
  return keys.slice(from, from + count);
}

Deno.test("every game is given out once, many in a task if they are short, and all are counted", () => {
  for (const [seconds, most] of [[1e-4, 16], [10, 1]]) {
    const games = newRun();
    const handedOut: string[] = [];
    let largest = 0;
    for (const task of games.tasks()) {
      handedOut.push(...gamesOf(task));
      largest = Math.max(largest, gamesOf(task).length);
      games.take([finish(task, seconds)]);
    }
    assertEquals(handedOut, keys);
    if (most === 1) assertStrictEquals(largest, 1);
    else assertGreater(largest, 8);
    assert(games.complete);
    assertStrictEquals(games.tally.games, keys.length);
  }
});

Deno.test("resumed games are not given out again, for any division into tasks", () => {
  const stored: DecodedTask[] = [];
  const first = newRun();
  let number = 0;
  for (const task of first.tasks()) {
    const finished = finish(task, 1e-4);
    first.take([finished]);
    // Every other task of the first run is lost.
    if (number++ % 2 === 0) stored.push(finished);
  }
  const again = newRun();
  again.resume(stored);
  assertGreater(again.resumed, 0);
  const missing = [...again.tasks()].flatMap(gamesOf);
  assertStrictEquals(missing.length, keys.length - again.resumed);
  assertStrictEquals(new Set(missing).size, missing.length);
});

Deno.test("each game of a failed task is tried separately; a lost game costs only its pair", () => {
  const games = newRun();
  const failed: Task<Stretch>[] = [];
  for (const task of games.tasks()) {
    if (gamesOf(task).length > 4 && failed.length === 0) failed.push(task);
    else games.take([finish(task, 1e-4)]);
  }
  assert(!games.complete);
  const singles = [...games.oneByOne(failed)];
  assertEquals(singles.map(gamesOf).flat(), gamesOf(failed[0]));
  assertEquals(singles.map(({ key }) => key), gamesOf(failed[0]));
  games.take(singles.slice(1).map((task) => finish(task, 1e-4)));
  games.giveUp([singles[0]]);
  assert(games.complete);
  assertStrictEquals(games.tally.games, keys.length - 2);
});

Deno.test("whatever earlier runs of this and other tournaments have left, the rest is played and all are counted once", () => {
  // A match of two of the three: in its schedule other games follow each other.
  const match = setUpTournament(game, { agents: ["random", "minimax"], games: 12, openings: 10 });
  const whole = newRun();
  for (const task of whole.tasks()) whole.take([finish(task, 1e-4)]);
  for (let number = 0; number < 20; number++) {
    const random = randomStream(`left over ${number}`);
    const stored: DecodedTask[] = [];
    for (const size of [1e-4, 2e-3, 10]) {
      const run = newRun();
      for (const task of run.tasks()) {
        const finished = finish(task, size);
        run.take([finished]);
        if (random.below(3) === 0) stored.push(finished);
      }
    }
    const games = [...scheduledGames(match)].flatMap(({ key }) => {
      const place = keys.indexOf(key);
      return place < 0 ? [] : finish({ key, data: { from: place, count: 1 } }, 1).decoded.games;
    });
    assertGreater(games.length, 0);
    const other = finish({ key: "of another run", data: { from: 0, count: 0 } }, 1);
    stored.push({ ...other, rows: encodeRows(work.sets, { games }) });
    shuffle(stored, random);
    const told: string[] = [];
    const again = new GamesInOrder(tournament, new TournamentTally(tournament), {
      onGame: (_record, { key }) => told.push(key),
    });
    again.resume(stored);
    const missing: string[] = [];
    for (const task of again.tasks()) {
      missing.push(...gamesOf(task));
      again.take([finish(task, 2e-3)]);
    }
    assertStrictEquals(again.resumed + missing.length, keys.length);
    assertEquals(told, keys);
    assert(again.complete);
    assertEquals(again.tally.result(), whole.tally.result());
  }
});
