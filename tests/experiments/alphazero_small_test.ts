import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { randomOpenings } from "matchbox/agents/learners/random_opening.ts";
import { agentName, createAgent } from "matchbox/agents/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  ALWAYS,
  ARENAS,
  AT_THE_END,
  MEASURED,
  specOf,
  STRENGTHS,
  TIMES,
  TRIED,
  WAYS,
} from "matchbox/experiments/studies/alphazero_small/arenas.ts";
import {
  endings,
  examine,
  worstOnBothSides,
} from "matchbox/experiments/studies/alphazero_small/exam.ts";
import { study } from "matchbox/experiments/studies/alphazero_small/show.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../fixtures/still_context.ts";

const RUNS = [1, 2, 3, 4, 5, 6];
/** Games of a training, at its points. */
const STAGES = [0, 100, 800];
const PLAYED = 40;

/** What the rows are made of. */
interface Made {
  /** The score of the search at each point. */
  readonly scores: readonly number[];
  /** That of the policy. */
  readonly policy: number;
  /** The trainings that are never beaten in tic-tac-toe. */
  readonly unbeaten: number;
}

/** The summary of made-up rows. */
function summary({ scores, policy, unbeaten }: Made) {
  const stages = ARENAS.flatMap(({ name: game }) =>
    STAGES.flatMap((games, index) =>
      WAYS.flatMap((way) => RUNS.map((run) => ({ game, run, games, way, index })))
    )
  );
  const exams = stages.flatMap(({ index, ...stage }) =>
    [...ALWAYS, ...index === STAGES.length - 1 ? AT_THE_END : []].map((opponent) => {
      // Trainings differ a little, at each point in another way.
      const apart = ((stage.run * index) % 3 - 1) / 50;
      const score = (stage.way === "search" ? scores[index] : policy) + apart;
      return {
        ...{ ...stage, opponent, played: PLAYED },
        ...{ points: score * PLAYED, losses: (1 - score) * PLAYED },
      };
    })
  );
  const of = (name: string) => stages.filter(({ game }) => game === name);
  const beaten = of(TRIED).map(({ index: _, ...stage }) => ({
    ...stage,
    worst: stage.run <= unbeaten ? 0 : -1,
  }));
  const endings = of(MEASURED).map(({ index: _, ...stage }) => ({
    ...stage,
    moves: 20,
    discs: 30,
  }));
  const times = ARENAS.flatMap(({ name: game }) =>
    [1, 2].map((process) => ({ process, game, seconds: 0.01 }))
  );
  return study.summarise({ exams, beaten, endings, times });
}

function verdicts(made: Made): string[] {
  return study.claims(summary(made)).map((claim) => verdictOn(claim).verdict);
}

Deno.test("alphazero-small: a verdict falls on the right side of its range", () => {
  const [yes, no] = ["confirmed", "refuted"];
  assertEquals(verdicts({ scores: [0.2, 0.4, 0.8], policy: 0.7, unbeaten: 6 }), Array(8).fill(yes));
  assertEquals(verdicts({ scores: [0.8, 0.7, 0.2], policy: 0.3, unbeaten: 0 }), Array(8).fill(no));
  // As strong as the others: far fewer positions for as much strength, and near perfect play, but no gain.
  const even = verdicts({ scores: [0.5, 0.5, 0.5], policy: 0.5, unbeaten: 3 });
  const open = "not decided";
  assertEquals(even, [open, open, open, open, open, open, yes, open]);
});

Deno.test("alphazero-small: C49 speaks of the games in which more positions make a player stronger", () => {
  const [few] = study.claims(summary({ scores: [0.2, 0.4, 0.8], policy: 0.5, unbeaten: 6 }));
  assert("cases" in few);
  assertEquals(
    few.cases.map(({ name }) => name),
    ["plain MCTS", "alpha-beta"].flatMap((other) => STRENGTHS.map((game) => `${game}, ${other}`)),
  );
  assert(!STRENGTHS.includes(TRIED));
});

Deno.test("alphazero-small: discs of the endgame, and a gain from the first part to the last", () => {
  const { endings, duels, times } = summary({ scores: [0.2, 0.4, 0.8], policy: 0.5, unbeaten: 6 });
  assertAlmostEquals(endings[0].discs.mean, 1.5, 1e-9);
  const gain = duels.find(({ way, opponent }) => way === "search" && opponent === "mcts")!.gain!;
  assertAlmostEquals(gain.mean, 0.4, 1e-9);
  assertAlmostEquals(times[0].seconds.mean, 0.01, 1e-9);
});

Deno.test("alphazero-small: every opponent is a player of its game, ten times as busy where it says so", () => {
  for (const arena of ARENAS) {
    const game = findGame(arena.game);
    for (const opponent of [...ALWAYS, ...AT_THE_END]) {
      const spec = opponent === "policy" ? null : specOf(opponent, arena, 50);
      if (spec !== null) agentName(spec, game);
    }
    assert(specOf("nodes times", arena, 50)!.includes(`nodes=${50 * TIMES}`));
  }
});

Deno.test("alphazero-small: perfect play of tic-tac-toe is beaten by nothing, random play is", () => {
  const game = findGame("tictactoe");
  const context = stillContext("exam");
  assertStrictEquals(worstOnBothSides(game, createAgent("perfect", game), context), 0);
  assertStrictEquals(worstOnBothSides(game, createAgent("random", game), context), -1);
});

Deno.test("alphazero-small: a perfect endgame loses no disc, and equal players share the points", () => {
  const game = findGame("reversi:size=6");
  const context = stillContext("exam");
  const openings = randomOpenings(game, { count: 2, plies: 4 }, context.random);
  const endgame = createAgent("endgame:empties=14,before=random", game);
  const found = endings(game, endgame, createAgent("random", game), openings, context);
  assertStrictEquals(found.discs, 0);
  assert(found.moves > 8);
  const random = endings(game, createAgent("random", game), endgame, openings, context);
  assert(random.discs > 0);
  const same = () => createAgent("alphabeta:depth=2", game);
  const { played, points } = examine(same(), same(), openings, context);
  assertEquals([played, points], [4, 2]);
});
