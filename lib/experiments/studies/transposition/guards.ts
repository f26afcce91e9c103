/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import { deepest, sampled, type Summary } from "./summary.ts";

const THOUSAND_SLOTS = 10;
const LARGE = 20;

export const guards = guardsOf(study, {
  "notebooks/09_transposition.ipynb": [
    {
      sentence:
        "In tic-tac-toe and Metelyk many orders of the moves lead to the same position, and " +
        "the values alone save much.",
      notQuick: "its searches are shallow",
      holds: ({ uses }) =>
        ["tictactoe", "metelyk:side=4"].every((game) =>
          rowWith(uses, { game, use: "values" }).nodes.mean < 0.75
        ),
    },
    {
      sentence: "There the values alone save nothing, or even cost nodes.",
      holds: ({ uses }) => rowWith(uses, { game: "reversi:size=8", use: "values" }).nodes.high! > 1,
    },
    {
      sentence: "The hash move makes up for it.",
      holds: ({ uses }) =>
        rowWith(uses, { game: "reversi:size=8", use: "values and hash move" }).nodes.high! < 1,
    },
    {
      sentence: "Even a table of a thousand slots keeps most of the gain, if deeper entries stay.",
      holds: (summary) =>
        gamesOf(summary).every((game) => gainOf(summary, game, THOUSAND_SLOTS, "deeper") > 0.5),
    },
    {
      sentence:
        "Once there are many more slots than positions that are stored, a larger one adds " +
        "nothing.",
      holds: (summary) =>
        gamesOf(summary).every((game) => gainOf(summary, game, LARGE - 2, "deeper") > 0.97),
    },
    {
      sentence:
        "The scheme matters where the table is too small: with a thousand slots `deeper` keeps " +
        "clearly more of the gain than `always` in Reversi and chess.",
      holds(summary) {
        const apart = (game: string, bits: number) =>
          gainOf(summary, game, bits, "deeper") - gainOf(summary, game, bits, "always");
        return gamesOf(summary).every((game) => Math.abs(apart(game, LARGE)) < 0.05) &&
          ["reversi:size=8", "chess"].every((game) => apart(game, THOUSAND_SLOTS) > 0.1);
      },
    },
    {
      sentence: "With open windows wrong values are rare.",
      holds: (summary) =>
        literalOf(summary, "alpha-beta").every(({ valueShare }) => valueShare.mean < 0.05),
    },
    {
      sentence: "Null windows and aspiration windows search the same position again with another " +
        "window. Then the table answers with the bound of the first search",
      holds(summary) {
        const wrong = (search: "alpha-beta" | "null windows" | "aspiration windows") =>
          literalOf(summary, search).reduce((sum, { values }) => sum + values, 0);
        return wrong("alpha-beta") < Math.min(wrong("null windows"), wrong("aspiration windows"));
      },
    },
    {
      sentence:
        "A wrong value does not always mean a worse move. And trusting deeper entries makes " +
        "little difference here",
      holds({ values }) {
        const literal = rowsWith(sampled(deepest(values)), { table: "literal" });
        return literal.some(({ values, moves }) => moves < values) &&
          rowsWith(literal, { trust: "equal" }).every((one) => {
            const { game, search } = one;
            const other = rowWith(literal, { game, search, trust: "deeper" });
            return Math.abs(one.valueShare.mean - other.valueShare.mean) < 0.1;
          });
      },
    },
    {
      sentence: "The hashes behave nearly like random numbers: each bit about halves the mistakes.",
      holds: ({ locks, pairs }) =>
        locks.every(({ unnoticed, expected }) => isNear(unnoticed, expected)) &&
        pairs.every(({ pairs, expected }) => isNear(pairs, expected)),
    },
    {
      sentence:
        "In Reversi and Metelyk a node costs clearly more with a table, because of the look-up " +
        "and the store; in chess the difference is small.",
      notQuick: "it times few positions",
      holds: ({ speeds }) =>
        speeds.every(({ game, perNode }) =>
          game === "chess"
            ? perNode.mean > 0.9 && perNode.mean < 1.25
            : perNode.low! > 1 && perNode.mean > 1.15
        ),
    },
    {
      sentence:
        "**Store the bound.** It takes two bits, and without it a program with null windows " +
        "plays by wrong values.",
      holds: (summary) =>
        literalOf(summary, "null windows").some(({ values }) => values > 0) &&
        rowsWith(summary.values, { table: "with bounds" }).every(({ values }) => values === 0),
    },
    {
      sentence: "A table of a thousand slots keeps most of what one of a million saves.",
      holds: (summary) =>
        gamesOf(summary).every((game) => gainOf(summary, game, THOUSAND_SLOTS, "deeper") > 0.5),
    },
    {
      sentence: "**The whole hash as lock is enough** for searches of this length: collisions in " +
        "the slot are common, and none went unnoticed.",
      holds: ({ locks }) =>
        locks.every(({ wrongHits, collisions }) => wrongHits === 0 && collisions > 0),
    },
  ],
});

function gamesOf({ sizes }: Summary): string[] {
  return [...new Set(sampled(sizes).map(({ game }) => game))];
}

/** What a table saves, as a share of what the largest one saves. */
function gainOf(
  { sizes }: Summary,
  game: string,
  bits: number,
  replacement: Summary["sizes"][number]["replacement"],
): number {
  const saved = (bits: number, replacement: Summary["sizes"][number]["replacement"]) =>
    1 - rowWith(sizes, { game, bits, replacement }).nodes.mean;
  return saved(bits, replacement) / saved(LARGE, "deeper");
}

/** The searches with the literal table that use only entries of the same depth. */
function literalOf({ values }: Summary, search: Summary["values"][number]["search"]) {
  return rowsWith(sampled(deepest(values)), { search, table: "literal", trust: "equal" });
}

/**
 * Whether a count is near what random numbers let expect. Small counts tell little. The same two positions may meet
 * many times in a search, so that counts scatter more than those of independent events.
 */
function isNear(count: number, expected: number): boolean {
  return expected < 100 || (count < 1.5 * expected && count > expected / 1.5);
}
