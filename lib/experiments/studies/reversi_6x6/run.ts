/**
 * Reversi on 6x6, solved from its start: light wins by 20 to 16 (C27c; Feinstein 1993). Two proofs, each a chain of
 * null-window searches, give the score; then best play is found to the end of the game.
 *
 * The proofs do not need each other, so that two of them keep two cores busy. A run that was stopped goes on
 * at the subproblem where it was.
 *
 * @module
 */
import { integer, oneOfNumbers } from "matchbox/base/mod.ts";
import { defineExperiment, type Task, type TaskInput } from "../../study.ts";
import { bestLine } from "./best_line.ts";
import { firstPlies } from "./first_plies.ts";
import { boundsForDark, MOST_GIVEN, problemOf, sizes } from "./problem.ts";
import { type Known, nextLink, splitOf } from "./proof.ts";
import { type Goal, goals, sets } from "./rows.ts";

const parameters = {
  size: oneOfNumbers(sizes, 6, "side of the board"),
  given: integer(0, MOST_GIVEN, 0, "moves of best play that are given; 0 solves the whole game"),
  split: integer(1, 12, 4, "plies from there to the subproblems"),
  links: integer(1, 1000, 40, "the most subproblems of each proof"),
  table_bits: integer(1, 22, 20, "a table of 2^table_bits buckets of 64 bytes"),
};

type TaskData = { readonly goal: Goal; readonly number: number } | { readonly goal: null };

export const experiment = defineExperiment({
  id: "reversi-6x6",
  specs: ["reversi"],
  parameters,
  presets: {
    quick: { size: 4, given: 0, split: 4, links: 12, table_bits: 10 },
    published: { size: 6, given: 4, split: 3, links: 40, table_bits: 20 },
    thorough: { size: 6, given: 0, split: 4, links: 60, table_bits: 20 },
  },
  sets,

  *tasks({ links }): Iterable<Task<TaskData>> {
    // Links of both proofs in turn, so that both are begun at once.
    for (let number = 1; number <= links; number++) {
      for (const goal of goals) {
        const after = number > 1 ? [keyOf(goal, number - 1)] : [];
        yield { key: keyOf(goal, number), data: { goal, number }, after };
      }
    }
    yield {
      key: "best play",
      data: { goal: null },
      after: goals.map((goal) => keyOf(goal, links)),
    };
  },

  run({ data }, { params, inputs }) {
    const { size, given, split: plies, table_bits } = params;
    const problem = problemOf(size, given);
    const known = inputs.flatMap(knownOf);
    const split = splitOf(problem, plies, known);
    if (data.goal !== null) {
      const row = nextLink(problem, split, data.goal, data.number, table_bits);
      return {
        rows: { searches: row ? [row] : [] },
        artifact: { content: JSON.stringify(split.known()) },
      };
    }
    const { start, expected } = problem;
    const { lower, upper } = boundsForDark(split.root(), start.side);
    const proved = lower === expected && upper === expected;
    return {
      rows: {
        solution: [{ size, given, start: start.toString(), expected, lower, upper }],
        line: proved ? bestLine(problem, split, table_bits) : [],
        tree: firstPlies(problem, plies, known),
      },
    };
  },
});

function keyOf(goal: Goal, number: number): string {
  return `${goal} ${number}`;
}

function knownOf({ artifact }: TaskInput<typeof sets>): Known {
  return JSON.parse(artifact as string);
}
