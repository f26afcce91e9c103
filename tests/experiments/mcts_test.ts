import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
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
} from "matchbox/experiments/studies/mcts/rows.ts";
import { study } from "matchbox/experiments/studies/mcts/show.ts";

const OPENINGS = Array.from({ length: 60 }, (_, index) => index + 1);

/**
 * The summary of made-up rows.
 *
 * @param scores points of a pair by playouts, from the fewest to the most
 * @param own points of a pair of an evaluation at the leaves, and of other constants
 * @param seconds of a playout; a move of alpha-beta takes one
 */
function summary(scores: readonly number[], own: number, seconds: number) {
  const points = (pair: number, opening: number) => pair + [0, 0.5, -0.5][opening % 3];
  const rows = ARENAS.flatMap((arena) => {
    const { name: game } = arena;
    return OPENINGS.map((opening) => ({
      depth: PLAYOUTS.flatMap((playouts, index) =>
        DEPTHS.map((depth) => ({
          ...{ game, playouts, depth, opening, points: points(scores[index], opening) },
        }))
      ),
      constants: CONSTANTS.map((constant) => ({
        ...{ game, constant, opening, points: points(own, opening) },
      })),
      leaves: LEAF_PLIES.map((plies) => ({ game, plies, opening, points: points(own, opening) })),
    }));
  });
  const times = ARENAS.flatMap((arena) =>
    [1, 2].flatMap((process) => [
      ...[
        mcts(TIMED_PLAYOUTS),
        ...LEAF_PLIES.map((plies) => mctsWithLeaf(arena, TIMED_PLAYOUTS, plies)),
      ].map((player) => ({
        ...{ process, game: arena.name, player, seconds: TIMED_PLAYOUTS * seconds },
      })),
      ...DEPTHS.map((depth) => ({
        ...{ process, game: arena.name, player: alphaBeta(depth), seconds: 1 },
      })),
    ])
  );
  return study.summarise({
    depth: rows.flatMap(({ depth }) => depth),
    constants: rows.flatMap(({ constants }) => constants),
    leaves: rows.flatMap(({ leaves }) => leaves),
    times,
  });
}

function verdicts(...made: Parameters<typeof summary>): string[] {
  return study.claims(summary(...made)).map((claim) => verdictOn(claim).verdict);
}

Deno.test("mcts: a verdict falls on the right side of its range", () => {
  const [yes, no] = ["confirmed", "refuted"];
  assertEquals(verdicts([0.5, 0.5, 1.5, 1.5], 1.5, 1), [yes, yes, yes, yes, no]);
  // Where no number of playouts is even there is no time to judge.
  assertEquals(verdicts([1.5, 0.5, 0.5, 0.5], 0.5, 1), [no, no, "not decided", no, yes]);
  // 200 playouts of a thousandth of a move take a fifth of it.
  assertStrictEquals(verdicts([0.5, 0.5, 1.5, 1.5], 1.5, 0.001)[2], no);
});

Deno.test("mcts: the playouts at an even score, and what they cost", () => {
  // The score is 0.25 with 100 playouts and 0.75 with 400: even in the middle of their logarithms.
  const [duel] = summary([0.5, 0.5, 1.5, 1.5], 1, 0.25).duels;
  assertAlmostEquals(duel.even.mean, 200, 1e-9);
  assertAlmostEquals(duel.timeOfPlayout.mean, 0.25, 1e-9);
  assertAlmostEquals(duel.timeAtEven!.mean, 50, 1e-9);
  const [weak] = summary([0.5, 0.5, 0.5, 0.5], 1, 0.25).duels;
  assertEquals([weak.even.mean, weak.timeAtEven], [Infinity, null]);
  assertStrictEquals(weak.points.length, PLAYOUTS.length);
});
