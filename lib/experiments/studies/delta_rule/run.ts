/**
 * Delta-rule: the self-learning player of Reversi against its own level without learning. It finds out what
 * the learner gains with the games it plays, by rule, starting weights and board, and how much of that is
 * only the deeper search.
 *
 * @module
 */
import { DELTA_RULES } from "matchbox/agents/learners/delta_rule/rule.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment } from "../../study.ts";
import { sets, type Setting } from "./rows.ts";
import { train } from "./training.ts";

/** Of 6 x 6 to 10 x 10 squares (D9). */
const BOARDS = [6, 8, 10].map((size) => `reversi:size=${size}`);
/** Random plies before a game, so that the deterministic players do not repeat it. */
const OPENING_PLIES = 6;

/** A learner to be trained. */
interface Trained extends Setting {
  readonly learner: number;
}

export const experiment = defineExperiment({
  id: "delta-rule",
  specs: ["reversi", "delta_rule", "easy"],
  parameters: {
    learners: integer(2, 1000, 6, "learners of each setting, each with openings of its own"),
    openings: integer(1, 1000, 10, "openings of a learner; as many others are kept for the tests"),
    rounds: integer(2, 10_000, 8, "rounds of training: each opening twice, with both sides"),
    large_learners: integer(2, 1000, 6, "learners of each setting on the larger boards"),
  },
  presets: {
    quick: { learners: 3, openings: 3, rounds: 3, large_learners: 2 },
    published: { learners: 24, openings: 10, rounds: 12, large_learners: 12 },
    thorough: { learners: 50, openings: 20, rounds: 40, large_learners: 30 },
  },
  sets,

  *tasks({ learners, large_learners }) {
    for (const { board, ...rest } of settings()) {
      const count = board === BOARDS[0] ? learners : large_learners;
      for (let learner = 1; learner <= count; learner++) {
        const data: Trained = { board, ...rest, learner };
        yield { key: `${board} ${rest.rule} ${rest.start} learner ${learner}`, data };
      }
    }
  },

  run({ data: { learner, ...setting } }, { params: { openings, rounds }, stream, clock, random }) {
    // All settings of a board train their learners from the same openings.
    const drawn = stream(`${setting.board} learner ${learner} openings ${openings}`);
    const game = findGame(setting.board);
    const positions = startPositions(game, 2 * openings, OPENING_PLIES, drawn);
    const rows = train({
      ...setting,
      learner,
      seen: positions.slice(0, openings),
      unseen: positions.slice(openings),
      ...{ rounds, random, clock },
    });
    return { rows };
  },
});

/** Every rule from weights of 0 on all boards; on the smallest one a sweep of the weights too. */
function* settings(): Generator<Setting> {
  for (const board of BOARDS) {
    for (const rule of DELTA_RULES) {
      for (const start of board === BOARDS[0] ? STARTS : STARTS.slice(0, 1)) {
        yield { board, rule, start };
      }
    }
  }
}

/** The equal weights at the start: below, at and above the target of 5. */
const STARTS = [0, 5, 10];
