import { assertAlmostEquals, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { termNames, terms } from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { ofEach } from "matchbox/experiments/of_each.ts";
import { leastSquares } from "matchbox/experiments/studies/reversi_strategy/least_squares.ts";
import { positionRow } from "matchbox/experiments/studies/reversi_strategy/positions.ts";
import {
  kinds,
  type PositionRow,
  type TrapRow,
} from "matchbox/experiments/studies/reversi_strategy/rows.ts";
import { study } from "matchbox/experiments/studies/reversi_strategy/show.ts";
import { findGame } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";

/**
 * The verdicts when every notion goes with the score in this direction, and the pairs of games and the traps end so.
 *
 * @param direction 1: as the notes say; -1: the other way; 0: not at all
 * @param points of the player with the term in a pair of games
 */
function verdicts(direction: number, points: number): Record<string, string> {
  const random = randomStream("made up");
  const positions = Array.from({ length: 200 }, (_, index): PositionRow => {
    const amount = index % 5 - 2;
    const noise = () => random.below(5) - 2;
    return {
      ...{ number: index + 1, player: "p", empties: 14 + index % 2, side: "dark", start: "" },
      score: direction === 0 ? noise() : 4 * amount + noise(),
      // Those of which the notes say nothing are said to harm by C44b.
      ...ofEach(termNames, (term) => amount * (direction || 1) * (terms[term].notes || -1)),
      // Not in perfect order with the moves, or there would be no interval.
      fences: -amount * (direction || 1) + (index % 7 === 0 ? 1 : 0),
      entered: -amount * (direction || 1),
    };
  });
  const worth = kinds.flatMap((kind) =>
    termNames.flatMap((term) =>
      Array.from({ length: 60 }, (_, index) => ({
        ...{ kind, term, opening: index + 1 },
        points: points + [0, 0.5, -0.5][index % 3],
      }))
    )
  );
  const traps = Array.from({ length: 60 }, (_, index): TrapRow => ({
    ...{ player: "random", game: index + 1, x_ply: 9, attack_ply: 13, answers: 5, parries: 0 },
    ...{ far: direction >= 0 ? "attacker" : "victim", near: "victim" },
    ...{ points: points / 2 > 0.5 ? 1 : points / 2 < 0.5 ? 0 : index % 2, start: "", moves: "" },
  }));
  const games = study.players!({}).flatMap(({ name: player }) =>
    Array.from({ length: 60 }, (_, index) => ({
      ...{ player, game: index + 1, x_moves: 3, open: 2, set: 1 },
      traps: player === "random" ? 1 : 0,
    }))
  );
  const times = [1, 2].flatMap((process) =>
    termNames.map((term) => ({
      ...{ process, term, repeats: 3 },
      ...{ seconds: 1e-6, seconds_low: 1e-6, seconds_high: 1e-6 },
    }))
  );
  const stable = [1, 2, 3].map((number) => ({ number, all: 40, found: 35 + number }));
  const summary = study.summarise({ positions, worth, games, traps, stable, times });
  return Object.fromEntries(
    study.claims(summary).map((claim) => [claim.claim, verdictOn(claim).verdict]),
  );
}

Deno.test("reversi-strategy: a verdict falls on the right side of its range", () => {
  const [right, wrong, neither] = [verdicts(1, 1.5), verdicts(-1, 0.5), verdicts(0, 1)];
  const judged = ["C16d", "C16f", "C16g", "C16h", "C16j"];
  assertEquals(judged.map((claim) => right[claim]), judged.map(() => "confirmed"));
  assertEquals(judged.map((claim) => wrong[claim]), judged.map(() => "refuted"));
  for (const claim of ["C16d", "C16f", "C16g", "C16j"]) {
    assertStrictEquals(neither[claim], "not decided", claim);
  }
  // A block costs its owner discs in the first, and gains them in the second.
  assertEquals(["C44a", "C44b", "C44c"].map((claim) => right[claim]), Array(3).fill("confirmed"));
  assertEquals(["C44a", "C44b", "C44c"].map((claim) => wrong[claim]), Array(3).fill("refuted"));
  // In both, fences are few where moves are many.
  assertStrictEquals(right.C16e, "confirmed");
});

Deno.test("reversi-strategy: least squares finds a plane, and the spread of two groups", () => {
  const rows = [[0, 0], [1, 0], [0, 1], [2, 1], [1, 3]];
  const plane = leastSquares(rows, rows.map(([x, y]) => 5 + 2 * x - 3 * y), "rows");
  plane.forEach((each, index) => assertAlmostEquals(each!.mean, [2, -3][index]));
  // Of two groups the coefficient is the difference of the means, its variance the sum of those of the means.
  const groups = [[0, 1], [0, 3], [0, 5], [1, 10], [1, 20]];
  const [found] = leastSquares(groups.map(([group]) => [group]), groups.map(([, y]) => y), "rows");
  assertAlmostEquals(found!.mean, 15 - 3);
  const squares = (8 / 9 + 50 / 4) * 5 / 3;
  // Student's quantile for three degrees of freedom.
  assertAlmostEquals(found!.high! - found!.mean, 3.182446 * Math.sqrt(squares), 1e-4);
  assertEquals(leastSquares([[1, 2], [2, 4], [3, 6], [4, 8]], [1, 2, 3, 5], "rows"), [null, null]);
});

Deno.test("reversi-strategy: a position has its number of empty squares, and the score of its solver", () => {
  const game = findGame("reversi");
  const solver = new EndgameSolver(8, 12);
  const clock = { now: () => 0 };
  for (const number of [2, 7]) {
    const random = randomStream(`strategy ${number}`);
    const row = positionRow(game, number, 15, solver, { random, clock });
    const position = game.start(row.start) as ReversiPosition;
    assertStrictEquals(emptySquares(position), 14 + number % 2);
    assertStrictEquals(row.side, game.sides[position.side]);
    // A move that keeps the score exists, and none is better.
    solver.begin();
    const scores = solver.moves(position).map(({ score }) => score);
    assertStrictEquals(Math.max(...scores), row.score);
    assertLess(Math.abs(row.material), 64);
  }
});
