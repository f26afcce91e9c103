/**
 * What a trained evaluation of Reversi buys: in nodes and time of the endgame solver, whose moves it orders, and
 * in games against evaluations that are not trained.
 *
 * Everything was tuned on other positions. The held-out positions have streams of their own, chosen after the last
 * change of the solver. Those of the FFO were looked at whenever the solver had changed.
 *
 * @module
 */
import { digestOf, integer, type ParameterValues, rememberFiles } from "matchbox/base/mod.ts";
import { unpackWeights } from "matchbox/agents/evaluate/reversi/pattern_weights.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { defineExperiment, type Task, type TaskContext } from "../../study.ts";
import { type Kind, type Opponent, opponents, sets } from "./rows.ts";
import { ffoNumbers, ffoPosition, heldOutPosition, solveByEach } from "./solve.ts";
import { playPositions, stages, trainNext } from "./train.ts";

const parameters = {
  training_games: integer(50, 1_000_000, 16_000, "games whose positions train the evaluation"),
  held_out: integer(2, 1000, 50, "positions that are held out, and solved"),
  empties: integer(12, 24, 20, "empty squares of these positions"),
  ffo: integer(0, ffoNumbers.length, ffoNumbers.length, "positions of the FFO, from 40 on"),
  depth: integer(1, 12, 4, "plies of the search in games at equal depth"),
  openings: integer(2, 10_000, 40, "openings of each match at equal depth"),
  milliseconds: integer(1, 10_000, 5, "time for a move in games at equal time"),
  timed_openings: integer(2, 1000, 10, "openings of each match at equal time"),
};

type Params = ParameterValues<typeof parameters>;

/** The data of a task. */
type TaskData =
  | { readonly step: "games" | "stage"; readonly block: Block }
  | { readonly step: "solve"; readonly kind: Kind; readonly number: number }
  | {
    readonly step: "pairs" | "timed";
    readonly opponent: Opponent;
    readonly block: Block;
  };

/** Training games and openings of a task. */
const GAMES = 200;
const OPENINGS = 10;

/** The file of all weights, in results. */
const FILE = "reversi_patterns.bin";

const reversi = findGame("reversi");

export const experiment = defineExperiment({
  id: "trained-evaluation",
  specs: ["reversi", "alphabeta"],
  parameters,
  presets: {
    quick: {
      training_games: 300,
      held_out: 6,
      empties: 14,
      ffo: 0,
      depth: 2,
      openings: 10,
      milliseconds: 1,
      timed_openings: 2,
    },
    published: {
      training_games: 16_000,
      held_out: 50,
      empties: 20,
      ffo: 5,
      depth: 4,
      openings: 40,
      milliseconds: 5,
      timed_openings: 10,
    },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    const games = blocksOf(params.training_games, GAMES);
    const gamesKey = (block: Block) => `games ${block.from} to ${block.to}`;
    const stageKey = (stage: number) => `stage ${stage}`;
    for (const block of games) yield { key: gamesKey(block), data: { step: "games", block } };
    for (const stage of stages) {
      const before = stage === stages[0] ? [] : [stageKey(stage - 1)];
      yield {
        key: stageKey(stage),
        data: { step: "stage", block: { number: stage, from: stage, to: stage } },
        after: [...before, ...games.map(gamesKey)],
      };
    }
    const after = [stageKey(stages.at(-1)!)];
    for (const opponent of opponents) {
      for (const block of blocksOf(params.openings, OPENINGS)) {
        const key = `against ${opponent} at equal depth, block ${block.number}`;
        yield { key, data: { step: "pairs", opponent, block }, after };
      }
    }
    const solved = (kind: Kind, number: number) => ({
      key: `${kind} ${number}`,
      timed: true,
      data: { step: "solve", kind, number } as const,
      after,
    });
    for (let number = 1; number <= params.held_out; number++) yield solved("held out", number);
    for (const number of ffoNumbers.slice(0, params.ffo)) yield solved("FFO", number);
    for (const opponent of opponents) {
      for (const block of blocksOf(params.timed_openings, 1)) {
        const key = `against ${opponent} at equal time, opening ${block.number}`;
        yield { key, timed: true, data: { step: "timed", opponent, block }, after };
      }
    }
  },

  run({ data }, context) {
    const { params, inputs, stream, clock } = context;
    const artifacts = inputs.map(({ artifact }) => artifact as Uint8Array);
    switch (data.step) {
      case "games": {
        const { from, to } = data.block;
        const streams = Array.from(
          { length: to - from + 1 },
          (_, i) => stream(`training game ${from + i}`),
        );
        return { rows: {}, artifact: { content: playPositions(streams) } };
      }
      case "stage": {
        const { number: stage } = data.block;
        const [before, batches] = stage === stages[0]
          ? [null, artifacts]
          : [artifacts[0], artifacts.slice(1)];
        const { file: content, row } = trainNext(stage, batches, before);
        const file = stage === stages.at(-1) ? FILE : undefined;
        return { rows: { stages: [row] }, artifact: { content, file } };
      }
      case "solve": {
        const { kind, number } = data;
        const position = kind === "FFO"
          ? ffoPosition(number)
          : heldOutPosition(params.empties, stream(`held-out position ${number}`), clock);
        const warmUp = stream("warm up");
        const rows = solveByEach(position, unpackWeights(artifacts[0]), { warmUp, clock });
        return { rows: { solved: rows.map((row) => ({ kind, number, ...row })) } };
      }
      case "pairs":
        return {
          rows: { pairs: pairRows(data, `depth=${params.depth}`, params.openings, context) },
        };
      case "timed": {
        const limit = `depth=60,seconds=${params.milliseconds / 1000}`;
        return { rows: { timed: pairRows(data, limit, params.timed_openings, context) } };
      }
    }
  },
});

/** Pairs of games of the trained evaluation against another one, in the same search. */
function pairRows(
  { opponent, block }: Extract<TaskData, { step: "pairs" | "timed" }>,
  limit: string,
  openings: number,
  { inputs, stream, clock }: TaskContext<Params>,
) {
  const bytes = inputs[0].artifact as Uint8Array<ArrayBuffer>;
  const digest = digestOf(bytes);
  rememberFiles(new Map([[digest, bytes]]));
  const agents = [`patterns(weights=${digest})`, opponent]
    .map((evaluation) => `alphabeta:${limit},order=killers,eval=${evaluation}`);
  const seed = stream("openings").uint32();
  return playPairs(reversi, { agents: [agents[0], agents[1]], openings, ...block, seed, clock })
    .map((row) => ({ opponent, ...row }));
}
