/**
 * Metelyk solved (A13): the value of each first move, White's strategy followed to the end by a second
 * program, and what it says of players.
 *
 * Boards with a side of up to 3 take seconds. On the largest board each first move of White that loses is a
 * task; the one that wins is divided by Black's replies, so that a run that was stopped goes on at the reply
 * where it was.
 *
 * @module
 */
import { menOf } from "matchbox/agents/metelyk/men.ts";
import { packWeights } from "matchbox/agents/metelyk/outlook.ts";
import { Solver, solverKernel } from "matchbox/agents/metelyk/solver.ts";
import { findStrategy, joinStrategies, strategyOfMove } from "matchbox/agents/metelyk/strategy.ts";
import { trainOutlook } from "matchbox/agents/metelyk/train_outlook.ts";
import { loadWeights, TRAINING_GAMES, TRAINING_STREAM } from "matchbox/agents/metelyk/weights.ts";
import { SearchStopped } from "matchbox/agents/search/limit.ts";
import { digestOf, integer, randomStream } from "matchbox/base/mod.ts";
import { legalMoves } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { findGame } from "matchbox/games/registry.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { compareSample, compareWhole } from "./compare.ts";
import { followStrategy } from "./follow_strategy.ts";
import type { Rule } from "./full_minimax.ts";
import { judgePositions } from "./judge_positions.ts";
import { type MoveRow, sets, type StrategyRow } from "./rows.ts";

/** The largest board that is solved in a moment. */
const SMALL = 3;
/** The side of the board of the source, and its only first move that wins. */
const FULL = 4;
const WINS = "9-20";
/** Positions of a task that judges players, and samples of a task that compares. */
const BATCH = 25;
/** Positions that minimax values in a task of the third board. */
const SAMPLES = 4;

type TaskData =
  | { readonly kind: "move"; readonly side: number; readonly rule: Rule; readonly move: string }
  | { readonly kind: "reply"; readonly reply: string }
  | {
    readonly kind: "compare";
    readonly side: number;
    readonly rule: Rule;
    readonly number: number;
  }
  | { readonly kind: "strategy"; readonly side: number }
  | { readonly kind: "join" | "follow" | "train" }
  | { readonly kind: "judge"; readonly from: number; readonly count: number };

let weights: Int8Array;

export const experiment = defineExperiment({
  id: "metelyk-solved",
  specs: ["metelyk", "random", "greedy", "alphabeta"],
  parameters: {
    largest: integer(1, FULL, SMALL, "side of the largest board that is solved"),
    samples: integer(1, 10_000, 8, "positions of the board of side 3 that minimax values too"),
    positions: integer(25, 100_000, 100, "positions of the full board in which players are judged"),
    nodes: integer(
      1000,
      1_000_000_000,
      100_000,
      "the most nodes for a position in which players are judged",
    ),
    table_bits: integer(10, 24, 18, "a table of 2^table_bits buckets of 64 bytes"),
    strategy_bits: integer(10, 25, 12, "room for 7/8 of 2^strategy_bits positions of a strategy"),
    point_nodes: integer(
      0,
      1_000_000_000_000,
      0,
      "the most nodes for a first move of the full board when points alone decide; 0 leaves it out",
    ),
  },
  presets: {
    quick: {
      ...{ largest: SMALL, samples: 4, positions: 25, nodes: 20_000, table_bits: 18 },
      ...{ strategy_bits: 12, point_nodes: 0 },
    },
    published: {
      ...{ largest: SMALL, samples: 20, positions: 400, nodes: 50_000, table_bits: 18 },
      ...{ strategy_bits: 12, point_nodes: 0 },
    },
    thorough: {
      ...{ largest: FULL, samples: 20, positions: 400, nodes: 50_000, table_bits: 23 },
      ...{ strategy_bits: 24, point_nodes: 100_000_000 },
    },
  },
  sets,

  async prepare() {
    weights = await loadWeights();
  },

  *tasks({ largest, samples, positions, point_nodes }): Iterable<Task<TaskData>> {
    const small = [1, 2, 3].filter((side) => side <= largest);
    if (largest === FULL) {
      const parts = repliesTo(WINS).map((reply) => `${WINS} ${reply}`);
      for (const reply of repliesTo(WINS)) {
        yield { key: `${WINS} ${reply}`, data: { kind: "reply", reply } };
      }
      yield { key: "join", data: { kind: "join" }, after: parts };
      yield { key: "follow", data: { kind: "follow" }, after: ["join"] };
      yield { key: "train", data: { kind: "train" } };
    }
    for (const side of largest === FULL ? [...small, FULL] : small) {
      for (const rule of ["rules", "points"] as const) {
        if (side === FULL && rule === "points" && point_nodes === 0) continue;
        for (const move of firstMoves(side)) {
          if (side === FULL && rule === "rules" && move === WINS) continue;
          yield { key: `side ${side} ${rule} ${move}`, data: { kind: "move", side, rule, move } };
        }
      }
    }
    for (const side of small) {
      yield { key: `strategy ${side}`, data: { kind: "strategy", side } };
      for (const rule of ["rules", "points"] as const) {
        for (let number = 0; number < (side < SMALL ? 1 : samples); number += SAMPLES) {
          yield {
            key: `compare ${side} ${rule} ${number}`,
            data: { kind: "compare", side, rule, number },
          };
        }
      }
    }
    for (let from = 1; from <= positions; from += BATCH) {
      const count = Math.min(BATCH, positions + 1 - from);
      yield { key: `judge from ${from}`, data: { kind: "judge", from, count } };
    }
  },

  run({ data }, { params, random, inputs }) {
    const { table_bits: tableBits, strategy_bits: strategyBits } = params;
    switch (data.kind) {
      case "move": {
        const { side, rule, move } = data;
        const start = afterMoves(side, [move]);
        const nodes = rule === "points" && side === FULL ? params.point_nodes : undefined;
        const settings = { ...settingsOf(side, rule), tableBits };
        return {
          rows: { moves: [valueRow(settings, start, { side, rule, move, reply: "" }, nodes)] },
        };
      }
      case "reply": {
        const kernel = solverKernel({ ...settingsOf(FULL, "rules"), tableBits, strategyBits });
        const start = afterMoves(FULL, [WINS, data.reply]);
        kernel.begin();
        const value = kernel.prove(menOf(start), 1) ? 1 : null;
        const { nodes, shortNodes } = kernel;
        const row: MoveRow = {
          ...{ side: FULL, rule: "rules", move: WINS, reply: data.reply, value, nodes },
          short_nodes: shortNodes,
        };
        const content = value === 1 ? findStrategy(kernel, FULL, menOf(start)) : new Uint8Array();
        return { rows: { moves: [row] }, artifact: { content } };
      }
      case "join": {
        const [before, after] = [[], [WINS]].map((moves) => menOf(afterMoves(FULL, moves)));
        const first = strategyOfMove(FULL, before, after);
        const parts = inputs.map(({ artifact }) => artifact as Uint8Array);
        return { rows: {}, artifact: { content: joinStrategies([first, ...parts]) } };
      }
      case "follow":
        return { rows: { strategies: [followed(FULL, inputs[0].artifact as Uint8Array)] } };
      case "strategy": {
        const { side } = data;
        const kernel = solverKernel({ ...settingsOf(side, "rules"), tableBits, strategyBits });
        const start = afterMoves(side, []);
        kernel.begin();
        if (!kernel.prove(menOf(start), 1)) return { rows: {} };
        return { rows: { strategies: [followed(side, findStrategy(kernel, side, menOf(start)))] } };
      }
      case "train": {
        const trained = trainOutlook(TRAINING_GAMES, randomStream(TRAINING_STREAM));
        const digest = digestOfWeights(trained);
        return {
          rows: {
            training: [{ games: TRAINING_GAMES, digest, shipped: digestOfWeights(weights) }],
          },
        };
      }
      case "compare": {
        const { side, rule, number } = data;
        const solver = new Solver(settingsOf(side, rule));
        const game = findGame(`metelyk:side=${side}`);
        const rows = side < SMALL
          ? [compareWhole(game, rule, solver)]
          : Array.from({ length: Math.min(SAMPLES, params.samples - number) }, (_, i) => ({
            ...compareSample(game, rule, solver, random),
            number: number + i + 1,
          }));
        return { rows: { references: rows.map((row) => ({ side, rule, ...row })) } };
      }
      case "judge": {
        const solver = new Solver({ size: FULL, weights, tableBits: 16 });
        return { rows: judgePositions(data, solver, params.nodes, random) };
      }
    }
  },
});

/** What solves a board: without an order on the small ones, which need none. */
function settingsOf(side: number, rule: Rule) {
  return { size: side, ties: rule === "rules", weights: side === FULL ? weights : undefined };
}

function valueRow(
  settings: ReturnType<typeof settingsOf> & { readonly tableBits: number },
  position: MetelykPosition,
  keys: Pick<MoveRow, "side" | "rule" | "move" | "reply">,
  nodes: number | undefined,
): MoveRow {
  const kernel = solverKernel(settings);
  kernel.begin((visited) => {
    if (nodes !== undefined && visited >= nodes) throw new SearchStopped();
    return nodes ?? Infinity;
  });
  let value: number | null = null;
  try {
    // For Black, who is to move: a win first, because most first moves of White lose.
    value = kernel.prove(menOf(position), 1) ? -1 : kernel.prove(menOf(position), 0) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
  }
  return { ...keys, value, nodes: kernel.nodes, short_nodes: kernel.shortNodes };
}

function followed(side: number, bytes: Uint8Array): StrategyRow {
  const { positions, replies, ends } = followStrategy(side, bytes);
  return {
    ...{ side, positions: bytes.length / 8, digest: digestOf(bytes), followed: positions },
    ...{ replies, ends },
  };
}

function digestOfWeights(weights: Int8Array): string {
  return digestOf(new Uint8Array(packWeights(weights).buffer));
}

function firstMoves(side: number): string[] {
  const game = findGame(`metelyk:side=${side}`);
  const start = game.start();
  return legalMoves(game, start).map((move) => game.format(start, move));
}

function repliesTo(move: string): string[] {
  const game = findGame(`metelyk:side=${FULL}`);
  const position = afterMoves(FULL, [move]);
  return legalMoves(game, position).map((reply) => game.format(position, reply));
}

function afterMoves(side: number, moves: readonly string[]): MetelykPosition {
  const game = findGame(`metelyk:side=${side}`);
  const position = game.start();
  for (const move of moves) position.play(game.parse(position, move));
  return position as MetelykPosition;
}
