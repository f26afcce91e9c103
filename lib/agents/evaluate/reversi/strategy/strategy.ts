/**
 * The notes on strategy as an evaluation (D11): a weighted sum of terms that have names, so that what a term is worth
 * can be measured by leaving it out or by adding it.
 *
 * @module
 */
import { custom, quote, real, unknownName, UsageError } from "matchbox/base/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { EvaluationEntry } from "../../evaluation.ts";
import { boardOf } from "./board.ts";
import { type TermName, termNames, terms } from "./terms.ts";

/** The terms that are counted; written as in a spec. */
interface Chosen {
  readonly names: readonly TermName[];
  toString(): string;
}

type Values = Readonly<Record<TermName, number | null>> & { readonly terms: Chosen | null };

/** Listed in evaluations.ts. */
export const strategy: EvaluationEntry<ReversiPosition, Values> = {
  summary: "14 notes on strategy as terms, e.g. terms=mobility+corners; on 6x6 and 8x8 (D11)",

  // On 4x4 the X-squares are the four squares of the start.
  knows: (game) => [6, 8].includes((game.start() as ReversiPosition).size),

  parameters: () => ({
    terms: custom(
      `names joined by +, of ${termNames.join(", ")}`,
      readTerms,
      null,
      "the terms that count, all if not set",
    ),
    ...Object.fromEntries(termNames.map((name) => {
      const { counts, weight } = terms[name];
      return [name, real(-1000, 1000, null, `weight of ${counts}, ${weight} if not set`)];
    })),
  }),

  create(_game, values) {
    const counted = (values.terms?.names ?? termNames)
      .map((name) => ({ of: terms[name].of, weight: values[name] ?? terms[name].weight }))
      .filter(({ weight }) => weight !== 0);
    return {
      evaluate(position) {
        const board = boardOf(position);
        let value = 0;
        for (const { of, weight } of counted) value += weight * of(board);
        return value;
      },
    };
  },
};

function readTerms(text: string): Chosen {
  const names = text.split("+").map((name): TermName => {
    const known = termNames.find((each) => each === name);
    if (known) return known;
    throw unknownName("term", name, termNames, { owner: "evaluation strategy" });
  });
  if (new Set(names).size < names.length) {
    throw new UsageError(`terms ${quote(text)}: expected each term once`);
  }
  return { names, toString: () => text };
}
