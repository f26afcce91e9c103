/**
 * The tables of the study.
 *
 * @module
 */
import { layersOf, type NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import { weightsOf } from "matchbox/agents/networks/dense_network.ts";
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { total } from "../../estimates.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { CONTENDERS, sets, WAYS } from "./rows.ts";
import type { Speed, Summary } from "./summary.ts";

const { passes: { column: ofPass }, timings: { column: ofTiming } } = sets;

const hiddenOfRow: ValueColumn<Pick<Speed, "hidden">> = {
  ...ofPass.hidden,
  value: ({ hidden }) => hidden,
};

/** The tables of the contenders, of the time by legal moves, and of the passes and their agreement. */
export function tables({ speeds, byMoves, frequencies, agreements }: Summary): Table[] {
  const ways = speeds.filter(({ contender }) => WAYS.includes(contender));
  const positions = total(frequencies, "positions");
  const moves = groupBy(byMoves, "hidden", "legal_moves").rollup((contenders) => ({ contenders }));
  return [
    tableOf(
      "contenders",
      "The time of a move in positions with two legal moves or more, as often as they occur",
      ways,
      [
        hiddenOfRow,
        { ...ofTiming.contender, name: "network", value: ({ contender }) => contender },
        {
          ...{ ...ofTiming.seconds, name: "time", meaning: `time of a move, ${GEOMETRIC}` },
          value: ({ seconds }) => seconds,
        },
        {
          ...{ name: "over 38-50", kind: "measured", digits: 2 },
          meaning: `time divided by that of 38-50 in typed arrays, ${GEOMETRIC}`,
          value: (speed) => isCompared(speed) ? speed.ratio : null,
        },
        {
          ...{ name: "per legal move", kind: "measured", digits: 2 },
          meaning:
            `time divided by that of 38-50 for as many moves as are legal, ${GEOMETRIC}; 1 by the claim`,
          value: (speed) => isCompared(speed) ? speed.perMove : null,
        },
        {
          ...{ name: "TensorFlow.js", kind: "measured", digits: 1 },
          meaning: `time in TensorFlow.js divided by the time in typed arrays, ${GEOMETRIC}`,
          value: ({ tensorFlow }) => tensorFlow,
        },
      ],
    ),
    tableOf("by_moves", "The time of a move by the number of legal moves", moves, [
      hiddenOfRow,
      {
        ...{ ...ofTiming.legal_moves, name: "legal moves", meaning: "legal moves of the position" },
        value: ({ legal_moves }) => legal_moves,
      },
      {
        ...{ name: "of positions", unit: "share", digits: 4 },
        meaning: "share of the positions of random games that have so many",
        value: ({ legal_moves }) =>
          total(rowsWith(frequencies, { legal_moves }), "positions") / positions,
      },
      ...CONTENDERS.map((contender): ValueColumn<typeof moves[number]> => ({
        ...{ ...ofTiming.seconds, name: contender, detail: !WAYS.includes(contender) },
        meaning: `time of a move of ${contender}, ${GEOMETRIC}`,
        value: ({ contenders }) => rowWith(contenders, { contender }).seconds,
      })),
    ]),
    tableOf(
      "passes",
      "The size of the networks, and whether all implementations agree",
      agreements,
      [
        hiddenOfRow,
        ...(["38-50", "38-1"] as const).map((network): ValueColumn<Pick<Speed, "hidden">> => ({
          ...{ name: `weights of ${network}`, meaning: "weights and biases of the network" },
          value: ({ hidden }) => weightsWith(network, hidden),
        })),
        {
          ...{ name: "passes", digits: 2 },
          meaning: "forward passes of 38-1 for each pass of 38-50, in the same positions",
          value: ({ passes }) => passes,
        },
        { ...ofPass.values, name: "outputs", value: ({ values }) => values },
        { ...ofPass.agreeing, value: ({ agreeing }) => agreeing },
        { ...ofPass.apart, value: ({ apart }) => apart },
        {
          ...{ name: "positions", detail: true, meaning: "positions of all processes" },
          value: ({ positions }) => positions,
        },
      ],
    ),
  ];
}

/** 38-50 is what the others are compared with. */
function isCompared({ contender }: Speed): boolean {
  return contender !== "38-50";
}

function weightsWith(network: NetworkKind, hidden: string): number {
  return weightsOf(layersOf(network, hidden === "none" ? [] : [Number(hidden)], 4));
}
