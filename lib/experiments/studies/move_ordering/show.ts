/**
 * What the rows say of the orders of the moves.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { nameAtDepth, nameInSentence } from "../../game_names.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { brief, NO_AMOUNT } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import type { Addition, CutName } from "./searches.ts";
import { type AdditionSummary, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

/** Fewer nodes are fewer by however little: the source gives no amount. */
const AS_MANY = 1;
/** A smaller saving than a twentieth would hardly be noticed, so no sample is planned for it. */
const SMALLEST = 0.05;

/** The parts of the claim, by what they add. */
const PARTS: readonly (readonly [claim: string, addition: Addition])[] = [
  ["C36a", "killers"],
  ["C36b", "history"],
  ["C36c", "captures"],
  ["C36d", "checks"],
  ["C36e", "hash move"],
  ["C36f", "null move"],
  ["C36g", "aspiration"],
];

/** The claims on what the quiescence search leaves out. */
const LEFT_OUT: readonly (readonly [claim: string, cut: CutName])[] = [
  ["C14k", "delta pruning"],
  ["C14l", "losing exchanges"],
];

export const study = defineStudy(experiment, {
  title: "The order of the moves",
  question: "How many nodes does each move ordering save, alone and beside the others?",
  sources: ["E1", "C36", ...[...PARTS, ...LEFT_OUT].map(([claim]) => claim)],
  ...{ summarise, tables, figures },

  claims: (summary) => [
    ...PARTS.map(([claim, addition]) => pays(claim, addition, summary)),
    ...LEFT_OUT.map(([claim, cut]) => savesInQuiescence(claim, cut, summary)),
  ],

  finding({ additions }) {
    const chess = rowsWith(additions, { game: "chess" });
    const best = (where: "alone" | "beside") => {
      const [first] = chess.toSorted((one, other) =>
        one[where].nodes.mean - other[where].nodes.mean
      );
      return `${brief(first[where].nodes, 2)} times the nodes (${first.addition})`;
    };
    const [{ depth, count }] = chess;
    return `At depth ${depth} of chess the best addition alone leaves ${best("alone")}, and the ` +
      `best beside all others ${best("beside")}; ${count} positions.`;
  },
});

/** Whether an addition pays in chess, the game of the source's program. */
function pays(claim: string, addition: Addition, { additions }: Summary): Claim {
  const all = rowsWith(additions, { addition });
  const chess = rowWith(all, { game: "chess" });
  const { alone, beside } = chess;
  return {
    claim,
    estimand: `nodes with the addition over those without it, ${nameAtDepth(chess)}`,
    digits: 2,
    cases: [
      { name: "alone", estimate: alone.nodes },
      { name: "beside all other orders", estimate: beside.nodes },
    ],
    allowed: { high: AS_MANY, open: true, reason: NO_AMOUNT },
    smallest: SMALLEST,
    rule: "each",
    beside: [
      "Alone it is added to deepening and table.",
      ...(alone.time && beside.time
        ? [
          `One ply less deep it needs ${brief(alone.time, 2)} times the time alone and ` +
          `${brief(beside.time, 2)} beside the others (${alone.time.count} processes).`,
        ]
        : []),
      elsewhere(all.filter(({ game }) => game !== "chess")),
    ],
  };
}

/** Whether it saves nodes that the quiescence search leaves out some captures. */
function savesInQuiescence(claim: string, cut: CutName, { cuts }: Summary): Claim {
  const { game, depth, count, alone, beside, otherValue, otherMove } = rowWith(cuts, { cut });
  return {
    claim,
    estimand: `nodes with it over those without it, ${
      nameAtDepth({ game, depth })
    } with quiescence`,
    digits: 2,
    cases: [
      { name: "alone", estimate: alone.nodes },
      { name: "beside the other", estimate: beside!.nodes },
    ],
    allowed: { high: AS_MANY, open: true, reason: NO_AMOUNT },
    smallest: SMALLEST,
    rule: "each",
    beside: [
      "Alone it is added to the full order with quiescence and null windows.",
      `Nodes of the quiescence search: ${brief(alone.quiescence, 2)} alone, ${
        brief(beside!.quiescence, 2)
      } beside the other.`,
      ...(alone.time && beside!.time
        ? [
          `One ply less deep it needs ${brief(alone.time, 2)} times the time alone and ` +
          `${brief(beside!.time, 2)} beside the other (${alone.time.count} processes).`,
        ]
        : []),
      `Alone it changes the value in ${brief(otherValue)} of ${count} positions and the move in ` +
      `${brief(otherMove)}.`,
    ],
  };
}

function elsewhere(others: readonly AdditionSummary[]): string {
  if (others.length === 0) return "The other games do not have it.";
  const games = others.map(({ game, alone, beside }) =>
    `${nameInSentence(game)} ${brief(alone.nodes, 2)} alone, ${
      brief(beside.nodes, 2)
    } beside the ` +
    "others"
  );
  return `Nodes in the other games: ${games.join("; ")}.`;
}
