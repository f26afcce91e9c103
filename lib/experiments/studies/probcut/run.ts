/**
 * What ProbCut has to know of the trained evaluation, and what it buys: in nodes to the same depth, and in games at
 * equal nodes.
 *
 * It learns from positions of games as the evaluation does; the positions on which nodes are counted are of games
 * that nothing is learned from.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import {
  fitPair,
  type LearnedPair,
  probCutStages,
  shallowDepths,
  stageOfPosition,
  valuesByDepth,
} from "matchbox/agents/learners/pattern_training/probcut_training.ts";
import { trainingPositions } from "matchbox/agents/learners/pattern_training/training_positions.ts";
import { digestOf, integer, type Random, real, rememberFiles } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { rounded } from "../../rounded.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { confidences, sets } from "./rows.ts";

/** The data of a task. */
type TaskData =
  | { readonly step: "values" | "nodes" | "pairs"; readonly block: Block }
  | { readonly step: "fit" };

/** Games, positions and openings of a task. */
const GAMES = 5;
const POSITIONS = 10;
const OPENINGS = 10;

/** The file of what was learned, in results. */
const FILE = "reversi_probcut.json";
const FIT = "fit";

const reversi = findGame("reversi");

/** What games give: the stage of a position and its values by depth. */
type StageValues = readonly [number, readonly number[]];

export const experiment = defineExperiment({
  id: "probcut",
  specs: ["reversi", "search", "alphabeta"],
  parameters: {
    games: integer(5, 100_000, 40, "games whose positions teach it, one of each stage of a game"),
    deepest: integer(4, 12, 10, "the deepest search that it cuts"),
    positions: integer(2, 100_000, 40, "positions on which nodes are counted"),
    depth: integer(4, 14, 10, "plies of the search there"),
    openings: integer(2, 100_000, 60, "openings of the match"),
    nodes: integer(100, 10_000_000, 20_000, "nodes for a move of the match"),
    confidence: real(0.1, 10, 1.2, "the confidence in the match, in standard deviations"),
  },
  presets: {
    quick: {
      games: 10,
      deepest: 6,
      positions: 10,
      depth: 6,
      openings: 10,
      nodes: 1000,
      confidence: 1.2,
    },
    published: {
      games: 40,
      deepest: 10,
      positions: 40,
      depth: 10,
      openings: 60,
      nodes: 20_000,
      confidence: 1.2,
    },
  },
  sets,

  *tasks({ games, positions, openings }): Iterable<Task<TaskData>> {
    const key = (step: string, { from, to }: Block) => `${step} ${from} to ${to}`;
    const blocks = blocksOf(games, GAMES);
    for (const block of blocks) yield { key: key("games", block), data: { step: "values", block } };
    yield { key: FIT, data: { step: "fit" }, after: blocks.map((block) => key("games", block)) };
    const after = [FIT];
    for (const block of blocksOf(positions, POSITIONS)) {
      yield { key: key("positions", block), data: { step: "nodes", block }, after };
    }
    for (const block of blocksOf(openings, OPENINGS)) {
      yield { key: key("openings", block), data: { step: "pairs", block }, after };
    }
  },

  run({ data }, { params, inputs, stream, clock }) {
    switch (data.step) {
      case "values": {
        const values = valuesByDepth(params.deepest);
        const found: StageValues[] = numbers(data.block).flatMap((number) => {
          const random = stream(`game ${number}`);
          return onePositionOfStages(random).flatMap((position) => {
            const known = values(position, { random, clock });
            return known ? [[stageOfPosition(position), known] as const] : [];
          });
        });
        return { rows: {}, artifact: { content: JSON.stringify(found) } };
      }
      case "fit": {
        const found = inputs.flatMap(({ artifact }) =>
          JSON.parse(artifact as string) as StageValues[]
        );
        const learned = probCutStages.flatMap((stage) => {
          const values = found.flatMap(([of, known]) => of === stage ? [known] : []);
          return Object.entries(shallowDepths).flatMap(([depth]) =>
            Number(depth) > params.deepest ? [] : [{
              positions: values.length,
              ...pairOf(stage, Number(depth), values),
            }]
          );
        });
        const pairs: LearnedPair[] = learned.map(({ positions: _, ...pair }) => pair);
        const rows = learned.map(({ stage, ...pair }) => ({ empties: 4 * stage, ...pair }));
        return {
          rows: { pairs: rows },
          artifact: { content: `${JSON.stringify({ pairs }, null, 1)}\n`, file: FILE },
        };
      }
      case "nodes": {
        const evaluation = evaluationOf(inputs[0].artifact as string);
        return {
          rows: {
            nodes: numbers(data.block).flatMap((number) => {
              const random = stream(`position ${number}`);
              const all = onePositionOfStages(random);
              const position = all[random.below(all.length)];
              return confidences.map((confidence) => {
                const probCut = confidence === 0 ? "" : `,probcut=${confidence}`;
                const agent = createAgent(
                  `search:depth=${params.depth},eval=${evaluation}${probCut},${PARTS}`,
                  reversi,
                );
                let nodes = 0;
                let value = NaN;
                const move = agent.choose(position, {
                  ...{ random, clock },
                  found: (finding) => ({ nodes, value } = finding),
                });
                return {
                  ...{ number, confidence, empties: emptySquares(position), nodes, value },
                  ...{ start: `${position}`, move: reversi.format(position, move) },
                };
              });
            }),
          },
        };
      }
      case "pairs": {
        const evaluation = evaluationOf(inputs[0].artifact as string);
        const plain = `search:depth=60,nodes=${params.nodes},eval=${evaluation},${PARTS}`;
        const seed = stream("openings").uint32();
        const { openings, confidence } = params;
        const agents = [`${plain},probcut=${confidence}`, plain] as const;
        return {
          rows: {
            match: playPairs(reversi, { agents, openings, ...data.block, seed, clock }),
          },
        };
      }
    }
  },
});

/** The other parts of the search are those of the level expert. */
const PARTS = "killers=false,malus=true";

/** The stages in which shallow searches are learned have one position each. */
function onePositionOfStages(random: Random): ReversiPosition[] {
  const byStage = Map.groupBy(trainingPositions(reversi, random), stageOfPosition);
  return probCutStages.flatMap((stage) => {
    const some = byStage.get(stage) ?? [];
    return some.length === 0 ? [] : [some[random.below(some.length)]];
  });
}

function pairOf(stage: number, depth: number, values: readonly (readonly number[])[]): LearnedPair {
  const { shallow, slope, intercept, deviation } = fitPair(values, depth);
  return {
    ...{ stage, depth, shallow },
    ...{ slope: rounded(slope), intercept: rounded(intercept), deviation: rounded(deviation) },
  };
}

/** The trained evaluation with what was learned. */
function evaluationOf(learned: string): string {
  const bytes = new TextEncoder().encode(learned);
  const digest = digestOf(bytes);
  rememberFiles(new Map([[digest, bytes]]));
  return `patterns(errors=${digest})`;
}

function numbers({ from, to }: Block): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
