import { assertAlmostEquals, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { agentName } from "matchbox/agents/mod.ts";
import { parseSpec } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  alphaBeta,
  ARENAS,
  CONSTANTS,
  DEPTHS,
  LEAF_PLIES,
  mcts,
  mctsWithLeaf,
  PLAYOUTS,
  TIMED_PLAYOUTS,
  timedAlphaBeta,
} from "matchbox/experiments/studies/mcts/rows.ts";
import { study } from "matchbox/experiments/studies/mcts/show.ts";
import { findGame } from "matchbox/games/mod.ts";

const OPENINGS = Array.from({ length: 40 }, (_, index) => index + 1);

/** What the rows are made of. */
interface Made {
  /** The share of openings that it wins, by playouts, from the fewest to the most. */
  readonly scores: readonly number[];
  /** The same for an evaluation at the leaves, and for other constants. */
  readonly own: number;
  /** Playouts in the time of a move of alpha-beta. */
  readonly inTime: number;
}

/** The summary of made-up rows. */
function summary({ scores, own, inTime }: Made) {
  const points = (share: number, opening: number) => opening <= share * OPENINGS.length ? 2 : 0;
  const rows = ARENAS.flatMap(({ name: game }) =>
    OPENINGS.map((opening) => ({
      depth: scores.flatMap((share, index) =>
        DEPTHS.map((depth) => ({
          ...{ game, playouts: PLAYOUTS[index], depth, opening, points: points(share, opening) },
        }))
      ),
      constants: CONSTANTS.map((constant) => ({
        ...{ game, constant, opening, points: points(own, opening) },
      })),
      leaves: LEAF_PLIES.map((plies) => ({ game, plies, opening, points: points(own, opening) })),
    }))
  );
  const times = ARENAS.flatMap((arena) =>
    [1, 2].flatMap((process) => {
      const row = (player: string, seconds: number) => ({
        ...{ process, game: arena.name, player, seconds },
      });
      return [
        ...DEPTHS.map((depth) => row(timedAlphaBeta(depth), inTime)),
        row(mcts(TIMED_PLAYOUTS), TIMED_PLAYOUTS),
        ...LEAF_PLIES.map((plies) =>
          row(mctsWithLeaf(arena, TIMED_PLAYOUTS, plies), TIMED_PLAYOUTS / 2)
        ),
      ];
    })
  );
  return study.summarise({
    depth: rows.flatMap(({ depth }) => depth),
    constants: rows.flatMap(({ constants }) => constants),
    leaves: rows.flatMap(({ leaves }) => leaves),
    times,
  });
}

function verdicts(made: Made): string[] {
  return study.claims(summary(made)).map((claim) => verdictOn(claim).verdict);
}

const [RISING, FALLING] = [[0.2, 0.3, 0.4, 0.6, 0.7], [0.7, 0.6, 0.4, 0.3, 0.2]];

Deno.test("mcts: a verdict falls on the right side of its range", () => {
  const [yes, no] = ["confirmed", "refuted"];
  assertEquals(verdicts({ scores: RISING, own: 0.75, inTime: 25 }), [yes, yes, yes, yes, no]);
  assertEquals(verdicts({ scores: FALLING, own: 0.25, inTime: 8 }), [no, no, no, no, yes]);
  const even = verdicts({ scores: [0.5, 0.5, 0.5, 0.5, 0.5], own: 0.5, inTime: 25 });
  assertEquals(even, Array(5).fill("not decided"));
});

Deno.test("mcts: no number of playouts stands for another one", () => {
  // 400 playouts of a small run are not 1,600; and 3 and 5,000 playouts were not played.
  assertStrictEquals(
    verdicts({ scores: RISING.slice(0, 4), own: 0.5, inTime: 25 })[1],
    "not decided",
  );
  for (const inTime of [3, 5000]) {
    assertStrictEquals(verdicts({ scores: RISING, own: 0.5, inTime })[2], "not decided");
  }
});

Deno.test("mcts: the playouts at an even score, those in the time of a search, and the score there", () => {
  // Scores 0.4 with 100 playouts and 0.6 with 400: even in the middle of their logarithms.
  const [duel] = summary({ scores: RISING, own: 0.5, inTime: 200 }).duels;
  assertAlmostEquals(duel.even.mean, 200, 1e-9);
  assertAlmostEquals(duel.inTime.mean, 200, 1e-9);
  assertAlmostEquals(duel.atEqualTime!.mean, 0.5, 1e-9);
  const [weak] = summary({ scores: [0.2, 0.2, 0.2, 0.2, 0.2], own: 0.5, inTime: 5000 }).duels;
  assertEquals([weak.even.mean, weak.atEqualTime], [Infinity, null]);
});

Deno.test("mcts: each step of the playouts has its gain, and a leaf its time", () => {
  const { growth: [{ steps }], leaves } = summary({ scores: RISING, own: 0.5, inTime: 25 });
  assertEquals(steps.map(({ playouts }) => playouts), PLAYOUTS.slice(1));
  for (const [index, gain] of [0.1, 0.1, 0.2, 0.1].entries()) {
    assertAlmostEquals(steps[index].gain.mean, gain, 1e-9);
  }
  for (const { time } of leaves) assertAlmostEquals(time.mean, 0.5, 1e-9);
});

Deno.test("mcts: a title counts what is shown, and says nothing of all games that some do not show", () => {
  const titles = (own: number) => {
    const made = summary({ scores: RISING, own, inTime: 25 });
    const judged = study.claims(made).map((claim) => verdictOn(claim));
    return study.figures(made, (claim) => judged.find((each) => each.claim === claim)!)
      .map(({ title }) => title);
  };
  const [, leaves, constants] = titles(0.75);
  assertMatch(leaves, /is shown to be better in 10 of 10 cases, and worse in 0$/);
  assertMatch(constants, /is shown to be better in 0 of 15 cases, and worse in 15$/);
  assertMatch(titles(0.5)[1], /is shown to be better in 0 of 10 cases, and worse in 0$/);
});

Deno.test("mcts: an evaluation at the leaves is the one that alpha-beta uses", () => {
  for (const arena of ARENAS) {
    const game = findGame(arena.game);
    const evaluationOf = (spec: string) => parseSpec(agentName(spec, game)).parameters.eval;
    const [search, leaf] = [alphaBeta(2), mctsWithLeaf(arena, 100, 0)].map(evaluationOf);
    assertStrictEquals(leaf, search, arena.name);
    assertStrictEquals(evaluationOf(mcts(100)), "none", arena.name);
  }
});
