/**
 * My study: two learners after equally many games, and after equally long training. To compare others, change
 * the learners and their opponent.
 *
 * @module
 */
import type { AgentContext } from "matchbox/agents/agent.ts";
import { playEpisode, playEpisodes } from "matchbox/agents/learners/episode.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { exact, key, measured } from "../../columns.ts";
import { rowSet } from "../../row_sets.ts";
import { defineExperiment } from "../../study.ts";

export const GAME = "tictactoe";
/** The score of the first is compared with that of the second. */
export const LEARNERS = ["menace:setting=michie", "menace:setting=staged"] as const;
/** In training and in the test; it plays second. */
export const OPPONENT = "random";

const [machine, learner] = [
  key<number>("number of the machine, from 1; both learners of a number meet the same test"),
  key("the learner, as a spec"),
];

export const sets = {
  by_games: rowSet("One machine after a number of games", {
    ...{ machine, learner },
    games: exact("games", "games of its training"),
    score: exact("points a game", "score in the test, in which it learns nothing"),
  }),
  by_time: rowSet("One machine after a time", {
    ...{ machine, learner },
    games: measured("games", "games of its training"),
    seconds: measured("s", "time of its training, with nothing else on the machine"),
    score: measured("points a game", "score in the test, in which it learns nothing"),
  }),
};

export const experiment = defineExperiment({
  id: "my-study",
  specs: [GAME, ...LEARNERS, OPPONENT],
  parameters: {
    /** Each has its own random streams. */
    machines: integer(2, 10_000, 20, "machines of each learner for each budget"),
    games: integer(1, 1_000_000, 500, "games of a training"),
    milliseconds: integer(1, 600_000, 5, "time of a training, on one core"),
    tests: integer(1, 1_000_000, 200, "games of the test"),
  },
  presets: {
    quick: { machines: 20, games: 500, milliseconds: 5, tests: 200 },
    published: { machines: 200, games: 2000, milliseconds: 20, tests: 1000 },
  },
  sets,

  *tasks({ machines }) {
    for (const budget of ["games", "time"] as const) {
      for (let machine = 1; machine <= machines; machine++) {
        for (const learner of LEARNERS) {
          const data = { budget, machine, learner };
          yield { key: `${budget}: ${learner} ${machine}`, data, timed: budget === "time" };
        }
      }
    }
  },

  run({ data: { budget, machine, learner } }, { params, random, clock, stream }) {
    const made = () => createLearner(learner, game, undefined, random);
    const game = findGame(GAME);
    const position = game.start();
    const opponent = createAgent(OPPONENT, game);
    const context: AgentContext = { random, clock };
    const train = (own: ReturnType<typeof made>) =>
      playEpisodes(params.games, position, [own, opponent], context);
    const trained = made();
    let games = params.games;
    let seconds = 0;
    if (budget === "games") {
      train(trained);
    } else {
      // Another machine first, so that the code is compiled when the time begins.
      train(made());
      const start = clock.now();
      for (games = 0; seconds < params.milliseconds / 1000; games++) {
        playEpisode(position, [trained, opponent], context);
        seconds = (clock.now() - start) / 1000;
      }
    }
    const tests = { random: stream(`test of machine ${machine}`), clock };
    const player = frozenPlayer(trained.name, trained);
    const { wins, draws } = playEpisodes(params.tests, position, [player, opponent], tests);
    const row = { machine, learner, games, score: (wins + draws / 2) / params.tests };
    return { rows: budget === "games" ? { by_games: [row] } : { by_time: [{ ...row, seconds }] } };
  },
});
