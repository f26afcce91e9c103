import { assertAlmostEquals, assertGreater, assertLess } from "@std/assert";
import {
  type Agent,
  type AgentContext,
  createAgent,
  createLearner,
  type Learner,
  playEpisodes,
} from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const game = findGame("tictactoe");
const opponent = createAgent("random", game);

/** X's share of wins when both play at random, and when X plays best against random play. */
const RANDOM = 737 / 1260;
const BEST = 0.9948;

const folder = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));

for (const setting of ["literal", "staged", "michie"]) {
  Deno.test(`${setting}: 2,000 games against random play make it win more often, with any seed`, () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const learner = createLearner(`menace:setting=${setting}`, game);
      const stream = stillContext(`${setting} ${seed}`);
      const before = winsOf(frozen(learner, setting), 2000, stream);
      winsOf(learner, 2000, stream);
      const after = winsOf(frozen(learner, setting), 2000, stream);
      // The standard error of a difference of two shares of 2,000 games is 0.016 at most: six of them.
      assertGreater(after, before + 0.1, `seed ${seed}: ${before} and then ${after}`);
    }
  });

  Deno.test(`${setting}: after 20,000 games against random play it has learned more than half of what can be learned`, () => {
    const learner = createLearner(`menace:setting=${setting}`, game);
    const stream = stillContext(`${setting} long`);
    winsOf(learner, 20_000, stream);
    const wins = winsOf(frozen(learner, setting), 4000, stream);
    assertGreater(wins, (RANDOM + BEST) / 2, `${wins}`);
    // No player can beat the best reply, which wins all but 0.0052; the margin is five standard errors.
    assertLess(wins, BEST + 5 * Math.sqrt(BEST * (1 - BEST) / 4000), `${wins}`);
  });
}

Deno.test("staged: untrained it plays at random", () => {
  const wins = winsOf(
    createAgent("menace:setting=staged", game),
    10_000,
    stillContext("untrained"),
  );
  // As many beads for each legal square: 0.585, and four standard errors of 10,000 games.
  assertAlmostEquals(wins, RANDOM, 4 * Math.sqrt(RANDOM * (1 - RANDOM) / 10_000), `${wins}`);
});

Deno.test("literal: with one bead in each box it wins about 0.87 of its games late in training (M3)", () => {
  let sum = 0;
  for (let seed = 0; seed < 20; seed++) {
    const stream = stillContext(`one bead ${seed}`);
    const learner = createLearner("menace:setting=literal,beads=1", game, undefined, stream.random);
    winsOf(learner, 2000, stream);
    sum += winsOf(learner, 3000, stream);
  }
  // With boxes refilled when next used it would be 0.81, so the test tells the two rules apart.
  assertAlmostEquals(sum / 20, 0.87, 0.03, `${sum / 20}`);
});

/**
 * The independent figures: wins, draws and losses per game in games 1 to 50 and 951 to 1000, a mean of 2,000
 * machines with a standard error of about 0.002.
 */
const INDEPENDENT = {
  michie: [[0.629, 0.125, 0.246], [0.801, 0.096, 0.103]],
  staged: [[0.594, 0.127, 0.279], [0.767, 0.101, 0.132]],
} as const;

for (const [setting, expected] of Object.entries(INDEPENDENT)) {
  Deno.test(`${setting}: its mean curve is the one that others have found`, () => {
    const machines = 400;
    const stream = stillContext(`figures of ${setting}`);
    const position = game.start();
    const counts = [[0, 0, 0], [0, 0, 0]];
    for (let machine = 0; machine < machines; machine++) {
      const learner = createLearner(`menace:setting=${setting}`, game, undefined, stream.random);
      const [first, , last] = [50, 900, 50].map((games) =>
        playEpisodes(games, position, [learner, opponent], stream)
      );
      for (const [stretch, { wins, draws, losses }] of [first, last].entries()) {
        [wins, draws, losses].forEach((count, index) => counts[stretch][index] += count);
      }
    }
    // Shares of 50 games differ between machines by about 0.09; four standard errors of both means.
    const tolerance = 4 * Math.hypot(0.09 / Math.sqrt(machines), 0.002);
    for (const [stretch, shares] of expected.entries()) {
      for (const [result, share] of shares.entries()) {
        const found = counts[stretch][result] / (50 * machines);
        assertAlmostEquals(found, share, tolerance, `${setting}, stretch ${stretch}, ${result}`);
      }
    }
  });
}

/** The share of games that X wins against random play. */
function winsOf(agent: Agent, games: number, stream: AgentContext): number {
  return playEpisodes(games, game.start(), [agent, opponent], stream).wins / games;
}

/** The agent with the present state of a learner. */
function frozen(learner: Learner, setting: string): Agent {
  const path = `${folder}/${setting}.json`;
  Deno.writeTextFileSync(path, JSON.stringify(learner.state));
  return createAgent(`menace:setting=${setting},file=${path}`, game);
}
