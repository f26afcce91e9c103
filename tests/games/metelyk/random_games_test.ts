/**
 * Statistics of random games of Metelyk, compared with a hundred thousand games of an independent program
 * (A13).
 *
 * @module
 */
import { assertAlmostEquals, assertGreaterOrEqual, assertLessOrEqual } from "@std/assert";
import { findGame } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";

const GAMES = 100_000;

/**
 * The tolerance between two samples: four standard errors of the difference of two independent means of
 * values with this standard deviation.
 */
const apart = (deviation: number) => 4 * deviation * Math.sqrt(2 / GAMES);

Deno.test(`${GAMES} random games have the length, branching and score of an independent program`, () => {
  const games = playAll();
  const near = (found: number, known: number, tolerance: number, what: string) =>
    assertAlmostEquals(found, known, tolerance, `${what}: ${found}, expected ${known}`);
  // Known to one decimal, so up to 0.05 off; the length of a game has a standard deviation of 12.6.
  near(games.plies / GAMES, 72.4, 0.05 + apart(12.6), "mean length");
  // Known to two decimals; the mean number of moves in a game has a standard deviation below 0.6.
  near(games.moves / games.plies, 4.37, 0.005 + apart(0.6), "mean branching");
  // Known to three decimals; a share p has the standard deviation sqrt(p (1 - p)).
  near(games.white / GAMES, 0.506, 0.0005 + apart(0.5), "White's share");
  near(games.drawn / GAMES, 0.036, 0.0005 + apart(0.19), "draws");
  near(games.black / GAMES, 0.458, 0.0005 + apart(0.5), "Black's share");
  // The shortest and the longest game that there are.
  assertGreaterOrEqual(games.shortest, 17);
  assertLessOrEqual(games.longest, 120);
});

/** Allocates nothing, so that all games take about a second. */
function playAll() {
  const game = findGame("metelyk");
  const random = randomStream("metelyk random games");
  const out = new Int32Array(game.maxMoves);
  const position = game.start();
  let [plies, moves, white, drawn, black] = [0, 0, 0, 0, 0];
  let [shortest, longest] = [Infinity, 0];
  for (let number = 0; number < GAMES; number++) {
    let length = 0;
    for (let end; (end = position.moves(out, 0)) > 0; length++) {
      moves += end;
      position.play(out[random.below(end)]);
    }
    const result = position.result();
    if (result === 1) white++;
    else if (result === 0) drawn++;
    else black++;
    plies += length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
    for (; length > 0; length--) position.undo();
  }
  return { plies, moves, white, drawn, black, shortest, longest };
}
