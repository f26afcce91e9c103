/**
 * The work of a task: a step of a training with its tests, the last players against each other, or trainings in
 * equal time.
 *
 * @module
 */
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { randomOpenings } from "matchbox/agents/learners/random_opening.ts";
import { type Clock, shuffle } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { cpuClock } from "../../cpu_clock.ts";
import { roundRobin } from "../../round_robin.ts";
import { rounded } from "../../rounded.ts";
import type { TaskContext, TaskResult } from "../../study.ts";
import { type WonPosition, wonPositions } from "../evolution_long/perfect_play.ts";
import { linesOf } from "./code_length.ts";
import { against, marksOf, OPPONENTS, STRONGEST } from "./exams.ts";
import { ARENAS, type LearnerOfGame } from "./learners.ts";
import { type Data, gamesLadder, type Params, timeLadder } from "./parameters.ts";
import type { sets, TimesRow } from "./rows.ts";
import { type Training, trainingOf, type TrainingStart } from "./training.ts";

type Context = TaskContext<Params, typeof sets>;
type Result = TaskResult<typeof sets>;
type DataOf<W extends Data["what"]> = Extract<Data, { what: W }>;

/** Does a task. */
export function runTask(data: Data, context: Context): Result {
  switch (data.what) {
    case "positions": {
      const { params, stream } = context;
      const positions = wonPositions(params.exam, stream("won positions"));
      return { rows: {}, artifact: { content: JSON.stringify(positions) } };
    }
    case "train":
      return train(data, context);
    case "duels":
      return duels(data, context);
    case "time":
      return time(data, context);
    case "code":
      return { rows: { code: codeRows() } };
  }
}

/** The training goes on to its next budget, or begins, and its player is tested. */
function train({ arena, learner, run, rung }: DataOf<"train">, context: Context): Result {
  const { params, random, stream, inputs } = context;
  const each = ARENAS[arena];
  const { name } = each.learners[learner];
  const game = findGame(each.game);
  const [papers, before] = inputs.map(({ artifact }) => JSON.parse(artifact as string));
  const training = trainingOf(each.learners[learner], { game, random, state: before });
  const ladder = gamesLadder(each, params);
  training.train(ladder[rung] - training.played);
  const player = training.player();
  const key = { game: each.name, learner: name, run, played: training.played };
  // The same openings for all learners of a run, at each budget.
  const openings = randomOpenings(
    game,
    { count: params.openings, plies: each.plies },
    stream(`${each.name}, openings ${run}`),
  );
  const last = rung === ladder.length - 1;
  // Half of the openings are enough where a move takes long.
  const few = openings.slice(0, Math.ceil(openings.length / 2));
  const tests = [
    ...OPPONENTS.map((opponent) => [opponent, openings] as const),
    ...last ? [[STRONGEST, few] as const] : [],
  ];
  const scores = tests.map(([opponent, from]) => {
    const { wins, draws } = against(player, opponent, game, from, random);
    return { ...key, opponent, games: 2 * from.length, wins, draws };
  });
  const marks = marksOf(player, each, {
    ...{ game, games: params.exam, positions: papers as WonPosition[], openings, random },
  });
  return {
    rows: { scores, marks: marks ? [{ ...key, ...marks }] : [] },
    artifact: { content: JSON.stringify(training.state) },
  };
}

/** The last players of a run meet. */
function duels({ arena, run }: DataOf<"duels">, context: Context): Result {
  const { params, random, stream, inputs } = context;
  const each = ARENAS[arena];
  const game = findGame(each.game);
  const players = new Map(each.learners.map((learner, index) => {
    const state = JSON.parse(inputs[index].artifact as string);
    return [learner.name, trainingOf(learner, { game, random, state }).player()];
  }));
  const openings = randomOpenings(
    game,
    { count: params.openings, plies: each.plies },
    stream(`${each.name}, duels ${run}`),
  );
  const pairs = roundRobin(each.learners.map(({ name, spec }) => ({ name, agent: spec })));
  return {
    rows: {
      duels: pairs.map(({ first, second }) => {
        const [one, other] = [first, second].map(({ name }) => players.get(name)!);
        const { wins, draws } = pairedGames(one, other, openings, {
          ...{ random, clock: { now: () => 0 } },
        });
        return {
          ...{ game: each.name, run, first: first.name, second: second.name },
          ...{ games: 2 * openings.length, wins, draws },
        };
      }),
    },
  };
}

/** Games between two looks at the clock. */
const LOOK = 5;

/** All learners of a game in equal time, in a random order. */
function time({ arena, process }: DataOf<"time">, context: Context): Result {
  const { params, random, stream, clock } = context;
  const each = ARENAS[arena];
  const game = findGame(each.game);
  const cpu = cpuClock(clock);
  const openings = randomOpenings(
    game,
    { count: params.openings, plies: each.plies },
    stream(`${each.name}, timed openings ${process}`),
  );
  const budgets = timeLadder(params);
  const timeOf = (learner: LearnerOfGame): TimesRow[] => {
    const start: TrainingStart = { game, random };
    // A training that is thrown away compiles the code.
    const thrownAway = trainingOf(learner, start);
    for (let spent = 0; spent < budgets[0];) spent += stepOf(thrownAway, cpu);
    const training = trainingOf(learner, start);
    let [seconds, within] = [0, 0];
    let before: unknown;
    return budgets.map((budget) => {
      while (seconds <= budget) {
        within = seconds;
        if (training.step > 1) before = training.state;
        seconds += stepOf(training, cpu);
      }
      // A generation that ends after the time does not count; a few games are no matter.
      const judged = training.step > 1
        ? trainingOf(learner, { ...start, state: before })
        : training;
      const player = judged.player();
      const points = OPPONENTS.reduce((sum, opponent) => {
        const { wins, draws } = against(player, opponent, game, openings, random);
        return sum + wins + draws / 2;
      }, 0);
      return {
        ...{ process, game: each.name, learner: learner.name, budget },
        ...{ seconds: rounded(training.step > 1 ? within : seconds), played: judged.played },
        ...{ games: 2 * openings.length * OPPONENTS.length, points },
      };
    });
  };
  return { rows: { times: shuffle([...each.learners], random).flatMap(timeOf) } };
}

/** Trains for a generation, or for a few games; gives the CPU time of it, in seconds. */
function stepOf(training: Training, cpu: Clock): number {
  const from = cpu.now();
  training.train(Math.max(training.step, LOOK));
  return (cpu.now() - from) / 1000;
}

/** The lines of code of each learner; none where there are no files to read, as in a browser. */
function codeRows() {
  if (!("Deno" in globalThis)) return [];
  const folder = new URL(import.meta.resolve("matchbox/agents/learners/list.ts"));
  const read = (path: string) => Deno.readTextFileSync(new URL(path, folder));
  return ARENAS.flatMap(({ name, learners }) =>
    learners.map((learner) => ({
      ...{ game: name, learner: learner.name, lines: linesOf(learner.spec, read) },
    }))
  );
}
