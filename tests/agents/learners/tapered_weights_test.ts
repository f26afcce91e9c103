import { assert, assertAlmostEquals, assertEquals, assertGreater, assertLess } from "@std/assert";
import { BoardTerms } from "matchbox/agents/evaluate/chess/tapered/board_terms.ts";
import { FIRST_TERM, TERMS } from "matchbox/agents/evaluate/chess/tapered/layout.ts";
import { usualWeights } from "matchbox/agents/evaluate/chess/tapered/weights.ts";
import { expectedScore } from "matchbox/agents/learners/logistic_regression.ts";
import {
  learnedWeights,
  type Outcome,
  outcomeOf,
  taperedRegression,
} from "matchbox/agents/learners/tapered/tapered_model.ts";
import { playedGames, scored } from "matchbox/agents/learners/tapered/tapered_weights.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { findGame } from "matchbox/games/mod.ts";

const chess = findGame("chess");
const KNIGHT = FIRST_TERM.men + 1;

/** White, or Black, has a knight more. */
function knightMore(black: boolean, middle: number, score: number): Outcome {
  return {
    terms: Int16Array.of(KNIGHT),
    counts: Int8Array.of(black ? -1 : 1),
    middle,
    ends: [1 - middle, 1 - middle],
    score,
  };
}

/** Games of one position each, of which the side with the knight more wins `wins` of 16. */
function knightGames(count: number, wins: number, middle = 1): Outcome[][] {
  return Array.from({ length: count }, (_, index) => {
    const black = index % 32 < 16;
    const won = index % 16 < wins;
    return [knightMore(black, middle, won === black ? 0 : 1)];
  });
}

Deno.test("a weight becomes what the results say: 13 wins of 16 are worth 255 centipawns", () => {
  // 1 / (1 + 10^(-v / 400)) = 13/16 where v = 400 log10(13/3).
  const worth = 400 * Math.log10(13 / 3);
  const options = { spread: 1000, trust: 1, memory: 1 };
  const regression = taperedRegression(usualWeights(), options);
  for (let batch = 0; batch < 3; batch++) regression.learn(knightGames(1600, 13));
  const { middle, end } = learnedWeights(regression);
  assertAlmostEquals(middle[KNIGHT], worth, 8);
  // Nothing was said of the endgame and of other men.
  assertEquals(end[KNIGHT], 300);
  assertEquals(middle[FIRST_TERM.men], 100);
  assertAlmostEquals(expectedScore(worth), 13 / 16);
});

Deno.test("a weight moves less, the less games are trusted and the more is known of it before", () => {
  const moved = [[40, 1], [40, 0.1], [2, 1]].map(([spread, trust]) => {
    const regression = taperedRegression(usualWeights(), { spread, trust, memory: 1 });
    regression.learn(knightGames(800, 12));
    return 300 - regression.weights[KNIGHT];
  });
  assert(moved[0] > moved[1] && moved[1] > 0, `${moved}`);
  assert(moved[0] > 4 * moved[2], `${moved}`);
  // What a batch has said makes the next one matter less.
  const regression = taperedRegression(usualWeights(), { spread: 40, trust: 1, memory: 1 });
  const before = regression.precisions[KNIGHT];
  regression.learn(knightGames(800, 12));
  assertGreater(regression.precisions[KNIGHT], before);
  assertEquals(regression.precisions[KNIGHT + 1], before);
});

Deno.test("the loss is in bits, and learning lowers that of games held out", () => {
  const options = { spread: 100, trust: 1, memory: 1 };
  const regression = taperedRegression(usualWeights(), options);
  // A side that is 300 centipawns ahead, and loses.
  const lost = [knightMore(false, 0.5, 0)];
  assertAlmostEquals(regression.loss(lost), Math.log2(1 + 10 ** (300 / 400)));
  const others = knightGames(160, 11).flat();
  const before = regression.loss(others);
  regression.learn(knightGames(800, 11));
  assertLess(regression.loss(others), before);
});

Deno.test("terms that both sides have equally often say nothing", () => {
  const terms = new BoardTerms();
  terms.look(chess.start() as ChessPosition);
  const outcome = outcomeOf(terms, 0.5);
  assertEquals([...outcome.terms], [FIRST_TERM.tempo]);
  assertEquals([...outcome.counts], [1]);
  terms.look(chess.start("4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1") as ChessPosition);
  const { terms: found, counts } = outcomeOf(terms, 1);
  assertEquals(counts[found.indexOf(FIRST_TERM.men)], 3);
  // The kings stand on squares of the same kind.
  const squares = (term: number) => term >= FIRST_TERM.squares && term < FIRST_TERM.knight_moves;
  assertEquals([...found].filter(squares).length, 3);
});

Deno.test("the games of a generation give quiet positions with scores, the same for the same seed", () => {
  const play = (seed: string) =>
    playedGames(
      chess,
      usualWeights(),
      { games: 3, nodes: 30, opening: 6 },
      randomStream(seed),
    );
  const games = play("generation");
  assertEquals(games.length, 3);
  const positions = games.flatMap((each) => each.positions);
  assertGreater(positions.length, 20);
  for (const { outcome } of positions) {
    assert(outcome.middle >= 0 && outcome.middle <= 1);
    assert(outcome.terms.every((term) => term >= 0 && term < TERMS));
  }
  assertEquals(play("generation"), games);
  assert(JSON.stringify(play("another")) !== JSON.stringify(games));
  // By results alone a position has the score of its game; by values alone it grows with the value.
  assertEquals(
    scored(games, 1).flat().map(({ score }) => score),
    games.flatMap(({ score, positions }) => positions.map(() => score)),
  );
  const byValue = scored(games, 0).flat().map(({ score }, index) => ({
    score,
    value: positions[index].value,
  })).sort((one, other) => one.value - other.value);
  assert(byValue.every(({ score }, index) => index === 0 || score >= byValue[index - 1].score));
});
