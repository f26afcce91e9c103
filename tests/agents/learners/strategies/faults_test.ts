import { assert, assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import type { Agent } from "matchbox/agents/mod.ts";
import { createAgent, playEpisode } from "matchbox/agents/mod.ts";
import { populationsByFile } from "matchbox/agents/learners/list.ts";
import type { TrainedPopulation } from "matchbox/agents/learners/population.ts";
import { firstTexelState, nextTexelState } from "matchbox/agents/learners/texel.ts";
import { valuesByGames } from "matchbox/agents/learners/tuned/by_games.ts";
import { chessPieces } from "matchbox/agents/learners/tuned/chess_pieces.ts";
import { type PlayedPosition, selfPlay } from "matchbox/agents/learners/tuned/self_play.ts";
import { checkParameters, type Random, randomStream } from "matchbox/base/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";

// Each check is tried on the learner and on a learner with the fault that it looks for.

const entries = Object.assign(
  {},
  populationsByFile["strategies/populations.ts"],
  populationsByFile["texel.ts"],
);

/** Learners with generations of milliseconds. */
const SMALL: readonly [string, string, Record<string, unknown>][] = [
  ["chess", "cma_es", { pairs: 1, population: 3, depth: 1 }],
  ["reversi:size=6", "cross_entropy", { pairs: 1, population: 3, depth: 1 }],
  ["metelyk:side=3", "one_plus_one", { pairs: 2 }],
  ["reversi:size=6", "texel", { games: 2, depth: 1 }],
  ["reversi:size=6", "texel", { games: 2, depth: 1, fit: "linear" }],
];

function begin(gameName: string, name: string, options: Record<string, unknown>, random: Random) {
  const game = findGame(gameName);
  const values = checkParameters(name, entries[name].parameters(game), options);
  return entries[name].create(name, game, values as never, { random });
}

const context = { random: randomStream("games of a frozen player"), clock: { now: () => 0 } };

for (const [game, name, options] of SMALL) {
  const start = (random: Random) => begin(game, name, options, random);
  const label = `${name} on ${game}${options.fit ? `, ${options.fit}` : ""}`;

  Deno.test(`${label}: another seed is another training`, () => {
    /** What a training by this seed has reached. */
    const trained = (seed: string, streamOf: (seed: string) => Random) => {
      const random = streamOf(seed);
      const population = start(random);
      for (let i = 0; i < 2; i++) population.advance(random);
      return JSON.stringify(population.state);
    };
    const differs = (streamOf: (seed: string) => Random) =>
      trained("one", streamOf) !== trained("two", streamOf);
    assert(differs(randomStream));
    assertStrictEquals(trained("one", randomStream), trained("one", randomStream));
    // The fault: a learner that makes a stream of its own.
    assert(!differs(() => randomStream("always the same")));
  });

  Deno.test(`${label}: the player that it has come to learns no more`, () => {
    /** Whether games of the player leave the population as it was. */
    const isFrozen = (playerOf: (population: TrainedPopulation) => Agent) => {
      const population = start(randomStream("frozen"));
      const before = JSON.stringify(population.state);
      const player = playerOf(population);
      const found = findGame(game);
      const seats = [player, createAgent("random", found)] as const;
      for (let i = 0; i < 2; i++) playEpisode(found.start(), seats, context);
      return JSON.stringify(population.state) === before;
    };
    assert(isFrozen((population) => population.best(name)));
    // The fault: a copy that goes on learning from its games.
    assert(
      !isFrozen((population) => ({
        ...population.best(name),
        gameEnd: () => population.advance(context.random),
      })),
    );
  });
}

Deno.test("candidates are judged by their own points, not by those of the weights that they meet", () => {
  const tuned = chessPieces(findGame("chess"), 2);
  const [wise, fool] = [[300, 300, 500, 900], [-300, -300, -500, -900]];
  const options = { pairs: 3, opening: 4 };
  assertGreater(valuesByGames([wise], fool, tuned, options, randomStream("wise"))[0], 0.8);
  assertLess(valuesByGames([fool], wise, tuned, options, randomStream("wise"))[0], 0.2);
});

Deno.test("a position of self-play has the result of its game for the side to move", () => {
  const game = findGame("tictactoe");
  const player = createAgent("random", game);
  const terms = ({ side }: Position) => [side === 0 ? 1 : -1];
  /** The results of a game for the first side, one for each of its positions. */
  const forFirst = (positions: readonly PlayedPosition[]) => [
    ...new Set(positions.map(({ terms: [sign], result }) => sign * result + 0)),
  ];
  for (let i = 0; i < 20; i++) {
    let first: number | null = null;
    const watched = { ...player, gameEnd: (result: number) => void (first = result) };
    const seed = `game ${i}`;
    const positions = selfPlay({ game, terms }, watched, 0, randomStream(seed));
    playEpisode(game.start(), [watched, watched], { ...context, random: randomStream(seed) });
    // A random opening of no plies draws nothing, so that both are the same game.
    assertEquals(forFirst(positions), [first! + 0]);
    // The fault: results that are not turned round for the second side.
    if (first !== 0) {
      const wrong = positions.map((each) => ({ ...each, result: first! }));
      assertEquals(forFirst(wrong).length, 2);
    }
  }
});

for (const fit of ["logistic", "linear"] as const) {
  Deno.test(`texel learns from the winners: a queen more is good, ${fit}`, () => {
    const tuned = chessPieces(findGame("chess"), 2);
    const options = { fit, games: 20, opening: 8, trust: 1, memory: 1 };
    const queenBy = (sign: number) => {
      // The fault: the terms of the other side.
      const turned = {
        ...tuned,
        terms: (...at: Parameters<typeof tuned.terms>) =>
          tuned.terms(...at)?.map((count) => sign * count) ?? null,
      };
      const first = firstTexelState(tuned, options);
      return nextTexelState(first, turned, options, randomStream("queens")).coefficients[4];
    };
    assertGreater(queenBy(1), 0);
    assertLess(queenBy(-1), 0);
  });
}
