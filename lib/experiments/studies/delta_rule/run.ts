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
import { OPPONENTS, practise } from "./practice.ts";
import { sets, type Setting } from "./rows.ts";
import { train } from "./training.ts";

/** Of 6 x 6 to 10 x 10 squares (D9). */
const BOARDS = [6, 8, 10].map((size) => `reversi:size=${size}`);
/** Random plies before a game, so that the deterministic players do not repeat it. */
const OPENING_PLIES = 6;

/** A learner to be trained, or to practise. */
interface Trained extends Setting {
  readonly do: "train" | "practise";
  readonly learner: number;
}

export const experiment = defineExperiment({
  id: "delta-rule",
  specs: ["reversi", "delta_rule", ...OPPONENTS],
  parameters: {
    learners: integer(2, 1000, 6, "learners of each setting, each with openings of its own"),
    openings: integer(1, 1000, 10, "openings of a learner in training"),
    rounds: integer(2, 10_000, 8, "rounds of training: each opening twice, with both sides"),
    large_learners: integer(2, 1000, 6, "learners of each setting on the larger boards"),
    practising: integer(2, 1000, 4, "learners of each rule and board that practise"),
    practice_boards: integer(1, BOARDS.length, 2, "boards of practice, the smallest first"),
    practice: integer(10, 1_000_000, 200, "games of a practice"),
    exam: integer(2, 1_000_000, 100, "games of each exam after it"),
  },
  presets: {
    quick: {
      ...{ learners: 3, openings: 3, rounds: 3, large_learners: 2 },
      ...{ practising: 3, practice_boards: 2, practice: 200, exam: 60 },
    },
    published: {
      ...{ learners: 24, openings: 10, rounds: 12, large_learners: 12 },
      ...{ practising: 8, practice_boards: 2, practice: 3000, exam: 600 },
    },
    thorough: {
      ...{ learners: 50, openings: 20, rounds: 40, large_learners: 30 },
      ...{ practising: 30, practice_boards: 3, practice: 20_000, exam: 4000 },
    },
  },
  sets,

  *tasks({ learners, large_learners, practising, practice_boards }) {
    for (const { board, ...rest } of settings()) {
      const count = board === BOARDS[0] ? learners : large_learners;
      for (let learner = 1; learner <= count; learner++) {
        const data: Trained = { do: "train", board, ...rest, learner };
        yield { key: `${board} ${rest.rule} ${rest.start} learner ${learner}`, data };
      }
    }
    for (const board of BOARDS.slice(0, practice_boards)) {
      for (const rule of DELTA_RULES) {
        for (let learner = 1; learner <= practising; learner++) {
          const data: Trained = { do: "practise", board, rule, start: STARTS[0], learner };
          yield { key: `${board} ${rule} practice of learner ${learner}`, data };
        }
      }
    }
  },

  run({ data: { do: what, ...own } }, { params, stream, clock, random }) {
    // All settings of a board have the same openings and the same draws of their opponents.
    const drawn = (label: string) => stream(`${own.board} learner ${own.learner} ${label}`);
    if (what === "practise") {
      const { practice: games, exam: exam_games } = params;
      return { rows: practise({ ...own, games, exam_games, stream: drawn, clock }) };
    }
    const { openings: count, rounds } = params;
    const game = findGame(own.board);
    const openings = startPositions(game, count, OPENING_PLIES, drawn(`openings ${count}`));
    return { rows: train({ ...own, openings, rounds, random, clock }) };
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
