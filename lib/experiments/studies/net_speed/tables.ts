/**
 * The tables of the study.
 *
 * @module
 */
import { layersOf, type NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import { weightsOf } from "matchbox/agents/networks/dense_network.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { CONTENDERS, WAYS } from "./rows.ts";
import { type NetSpeed, speedOf } from "./summary.ts";

/** The tables of the contenders, of the time by legal moves, and of the passes and their agreement. */
export function tables(summary: NetSpeed): Table[] {
  return [contenders(summary), byMoves(summary), passes(summary)];
}

const hidden: Column = { name: "hidden", kind: "key", meaning: "neurons of the hidden layer" };
const over = "geometric mean over the samples with its 95 % interval";

function contenders({ speeds }: NetSpeed): Table {
  return {
    name: "contenders",
    title: "The time of a move in positions with two legal moves or more",
    columns: [
      hidden,
      { name: "network", kind: "key", meaning: "the network and the way in which it is computed" },
      { name: "time", unit: "s", kind: "measured", meaning: `time of a move, ${over}` },
      {
        name: "over 38-50",
        kind: "measured",
        digits: 2,
        meaning: `time divided by that of 38-50 in typed arrays, ${over}`,
      },
      {
        name: "per legal move",
        kind: "measured",
        digits: 2,
        meaning: `that ratio divided by the number of legal moves, ${over}; 1 by the claim`,
      },
      {
        name: "TensorFlow.js",
        kind: "measured",
        digits: 1,
        meaning: `time in TensorFlow.js divided by the time in typed arrays, ${over}`,
      },
    ],
    rows: speeds.filter(({ contender }) => WAYS.includes(contender)).map(
      ({ hidden, contender, seconds, ratio, perMove, tensorFlow }) => {
        // 38-50 is what the others are compared with.
        const compared = contender !== "38-50";
        return {
          ...{ hidden, network: contender, time: seconds },
          "over 38-50": compared ? ratio : null,
          "per legal move": compared ? perMove : null,
          "TensorFlow.js": tensorFlow,
        };
      },
    ),
  };
}

function byMoves({ byMoves }: NetSpeed): Table {
  const groups = Map.groupBy(byMoves, ({ hidden, legalMoves }) => `${hidden} ${legalMoves}`);
  return {
    name: "by_moves",
    title: "The time of a move by the number of legal moves",
    columns: [
      hidden,
      { name: "legal moves", kind: "key", meaning: "legal moves of the position" },
      ...CONTENDERS.map((contender, i): Column => ({
        ...{ name: contender, unit: "s", kind: "measured", detail: i >= WAYS.length },
        meaning: `time of a move of ${contender}, ${over}`,
      })),
    ],
    rows: [...groups.values()].map((group) => ({
      hidden: group[0].hidden,
      "legal moves": group[0].legalMoves,
      ...Object.fromEntries(
        CONTENDERS.map((contender) => [
          contender,
          speedOf(group, group[0].hidden, contender).seconds,
        ]),
      ),
    })),
  };
}

function passes({ agreements }: NetSpeed): Table {
  const weights = (kind: NetworkKind, hidden: string) =>
    weightsOf(layersOf(kind, hidden === "none" ? [] : [Number(hidden)], 4));
  return {
    name: "passes",
    title: "The size of the networks, and whether all implementations agree",
    columns: [
      hidden,
      { name: "weights of 38-50", kind: "exact", meaning: "weights and biases of the network" },
      { name: "weights of 38-1", kind: "exact", meaning: "weights and biases of the network" },
      {
        name: "passes",
        kind: "exact",
        digits: 2,
        meaning: "forward passes of 38-1 for each pass of 38-50, in the same positions",
      },
      { name: "outputs", kind: "exact", meaning: "outputs compared with the first implementation" },
      {
        name: "agreeing",
        kind: "exact",
        meaning: "outputs that differ by at most 1e-5, relative to those greater than 1",
      },
      { name: "apart", kind: "exact", meaning: "the largest such difference" },
      { name: "positions", kind: "exact", detail: true, meaning: "positions of all samples" },
    ],
    rows: agreements.map(({ hidden, positions, passes, values, agreeing, apart }) => ({
      hidden,
      "weights of 38-50": weights("38-50", hidden),
      "weights of 38-1": weights("38-1", hidden),
      ...{ passes, outputs: values, agreeing, apart, positions },
    })),
  };
}
