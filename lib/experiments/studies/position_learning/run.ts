/**
 * Position-learning: the learner that remembers positions, in earnest: thousands of games against many opponents,
 * and against a player with an opening book (D6). How often it meets what it knows, and by other moves; what its
 * memory costs; what that gains, and what a learner that generalises gains by as many games.
 *
 * @module
 */
import type { DeltaRuleName } from "matchbox/agents/learners/delta_rule/rule.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { boards, type CompanyName, opponents } from "./companies.ts";
import { practise, type Practised, sitExam } from "./practice.ts";
import { rivals } from "./rivals.ts";
import { sets } from "./rows.ts";

/** The source's rule with draws counted, and the one that learns from lost games too. */
const RULES: readonly DeltaRuleName[] = ["right", "two_targets"];

/** The data of a task. */
type TaskData =
  | ({ readonly step: "practise" } & Practised)
  | {
    readonly step: "rival";
    readonly rival: string;
    readonly board: string;
    /** Whom it practises with; null when it plays against itself. */
    readonly company: CompanyName | null;
    readonly learner: number;
  };

export const experiment = defineExperiment({
  id: "position-learning",
  specs: ["reversi", "delta_rule", "ntuple", ...opponents],
  parameters: {
    learners: integer(2, 1000, 5, "learners of each board, company and rule"),
    games: integer(64, 1_000_000, 3200, "games of a practice"),
    exam: integer(2, 1_000_000, 300, "games of each exam after it"),
  },
  presets: {
    quick: { learners: 3, games: 192, exam: 40 },
    published: { learners: 5, games: 3200, exam: 300 },
    thorough: { learners: 30, games: 100_000, exam: 4000 },
  },
  sets,

  *tasks({ learners }): Iterable<Task<TaskData>> {
    const numbers = Array.from({ length: learners }, (_, index) => index + 1);
    for (const [board, companies] of Object.entries(boards)) {
      for (const company of companies) {
        for (const rule of RULES) {
          for (const learner of numbers) {
            const key = `${board}, ${company}, ${rule}, learner ${learner}`;
            yield { key, data: { step: "practise", board, company, rule, learner } };
          }
        }
      }
    }
    for (const { name: rival, boards: own, inCompany } of rivals) {
      for (const board of own) {
        for (const company of inCompany ? boards[board] : [null]) {
          for (const learner of numbers) {
            const key = [board, rival, ...company ? [company] : [], `learner ${learner}`].join(
              ", ",
            );
            yield { key, data: { step: "rival", rival, board, company, learner } };
          }
        }
      }
    }
  },

  run({ data }, { params, stream: shared, random, clock }) {
    const { games, exam: exam_games } = params;
    const { board, learner } = data;
    // All who sit an exam with one number have the same openings and the same draws of their opponents.
    const stream = (label: string) => shared(`${board} learner ${learner} ${label}`);
    if (data.step === "practise") {
      const { step: _, ...own } = data;
      return { rows: practise({ ...own, games, exam_games, stream, clock }) };
    }
    const game = findGame(board);
    const rival = rivals.find(({ name }) => name === data.rival)!;
    const agent = rival.teach(game, games, { random, clock }, data.company);
    const exams = data.company ? [data.company] : boards[board];
    const rows = exams.map((exam) => ({
      ...{ board, rival: rival.name, learner, exam, taught: games, games: exam_games },
      points: sitExam(game, exam, agent, exam_games, { stream, clock }),
    }));
    return { rows: { rivals: rows } };
  },
});
