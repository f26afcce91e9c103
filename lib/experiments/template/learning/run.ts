/**
 * My study: how a learner improves, game by game. To ask about another, change the learner and its opponent.
 *
 * @module
 */
import { playEpisodes } from "matchbox/agents/learners/episode.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { exact, key } from "../../columns.ts";
import { rowSet } from "../../row_sets.ts";
import { defineExperiment } from "../../study.ts";

export const GAME = "tictactoe";
export const LEARNER = "menace";
/** It plays second. */
export const OPPONENT = "random";

export const sets = {
  stretches: rowSet("Consecutive games of one machine", {
    machine: key<number>("number of the machine, from 1"),
    from: key<number>("number of its first game in this row"),
    to: key<number>("number of its last game in this row"),
    wins: exact("games", "games that the learner won"),
    draws: exact("games", "games drawn"),
  }),
};

export const experiment = defineExperiment({
  id: "my-study",
  specs: [GAME, LEARNER, OPPONENT],
  parameters: {
    /** Each has its own random streams. */
    machines: integer(2, 10_000, 20, "independent learners"),
    stretches: integer(2, 10_000, 10, "stretches of games that each learner plays"),
    games: integer(1, 100_000, 50, "games of a stretch"),
  },
  presets: {
    quick: { machines: 20, stretches: 10, games: 50 },
    published: { machines: 200, stretches: 40, games: 50 },
  },
  sets,

  // A machine is a chain of tasks, so a stopped run continues in the middle of its training.
  *tasks({ machines, stretches }) {
    for (let machine = 1; machine <= machines; machine++) {
      const key = (number: number) => `machine ${machine}, stretch ${number}`;
      for (let number = 1; number <= stretches; number++) {
        const after = number > 1 ? [key(number - 1)] : [];
        const last = number === stretches;
        yield { key: key(number), data: { machine, number, last }, after };
      }
    }
  },

  run({ data: { machine, number, last } }, { params: { games }, inputs, random, clock }) {
    const game = findGame(GAME);
    const learned = inputs.length ? JSON.parse(inputs[0].artifact as string) : undefined;
    const learner = createLearner(LEARNER, game, learned, random);
    const opponent = createAgent(OPPONENT, game);
    const context = { random, clock };
    const { wins, draws } = playEpisodes(games, game.start(), [learner, opponent], context);
    const [from, to] = [(number - 1) * games + 1, number * games];
    const content = JSON.stringify(learner.state);
    return {
      rows: { stretches: [{ machine, from, to, wins, draws }] },
      // Only the first machine's final state is published.
      artifact: { content, file: machine === 1 && last ? "machine_1.json" : undefined },
    };
  },
});
