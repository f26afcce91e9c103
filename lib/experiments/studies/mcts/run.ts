/**
 * Monte-Carlo tree search against alpha-beta, and against itself with other settings.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { integer, randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { processesParameter, timeSideBySide } from "../../timing.ts";
import {
  alphaBeta,
  ARENAS,
  CONSTANTS,
  DEPTHS,
  LEAF_PLIES,
  mcts,
  mctsWithLeaf,
  PLAYOUTS,
  SAME,
  sets,
  TIMED_PLAYOUTS,
  timedAlphaBeta,
} from "./rows.ts";

const parameters = {
  openings: integer(2, 10_000, 2, "openings of each match, played with both colours"),
  playouts: integer(6, 1600, 400, "the most playouts for a move against alpha-beta"),
  processes: processesParameter(1, "each of which times a move of every player"),
};

/** What a task does: a match, or the times of a process. */
type TaskData =
  | {
    readonly set: "depth";
    readonly arena: number;
    readonly playouts: number;
    readonly depth: number;
    readonly block: Block;
  }
  | {
    readonly set: "constants";
    readonly arena: number;
    readonly constant: number;
    readonly block: Block;
  }
  | {
    readonly set: "leaves";
    readonly arena: number;
    readonly plies: number;
    readonly block: Block;
  }
  | { readonly set: "times"; readonly process: number };

/** The openings of a task. */
const BLOCK = 8;
/** How much of a random game lies before the positions that a process times, and how often it times them. */
const [STAGES, REPEATS] = [[1 / 8, 3 / 8, 5 / 8, 7 / 8], 5] as const;

export const experiment = defineExperiment({
  id: "mcts",
  specs: ["tictactoe", "connect_four", "reversi", "metelyk", "mcts", "alphabeta"],
  parameters,
  presets: {
    quick: { openings: 2, playouts: 100, processes: 3 },
    published: { openings: 24, playouts: 1600, processes: 30 },
    thorough: { openings: 240, playouts: 1600, processes: 40 },
  },
  sets,

  *tasks({ openings, playouts: most, processes }): Iterable<Task<TaskData>> {
    const blocks = blocksOf(openings, BLOCK);
    for (const [arena, { name }] of ARENAS.entries()) {
      for (const block of blocks) {
        for (const playouts of PLAYOUTS.filter((each) => each <= most)) {
          for (const depth of DEPTHS) {
            const key = `${name}, ${playouts} against depth ${depth}, block ${block.number}`;
            yield { key, data: { set: "depth", arena, playouts, depth, block } };
          }
        }
        for (const constant of CONSTANTS) {
          const key = `${name}, constant ${constant}, block ${block.number}`;
          yield { key, data: { set: "constants", arena, constant, block } };
        }
        for (const plies of LEAF_PLIES) {
          const key = `${name}, leaf after ${plies} plies, block ${block.number}`;
          yield { key, data: { set: "leaves", arena, plies, block } };
        }
      }
    }
    for (let process = 1; process <= processes; process++) {
      yield { key: `times, process ${process}`, timed: true, data: { set: "times", process } };
    }
  },

  run({ data }, { params: { openings }, stream, random, clock }) {
    if (data.set === "times") {
      const works = ARENAS.flatMap((arena) => {
        const game = findGame(arena.game);
        const positions = STAGES.flatMap((stage) =>
          startPositions(game, 1, Math.floor(stage * arena.plies), random)
        );
        return timedPlayers(arena).map((player) => {
          const agent = createAgent(player, game);
          const context = { random: randomStream("times"), clock };
          return {
            key: { process: data.process, game: arena.name, player },
            run: () => positions.forEach((position) => void agent.choose(position, context)),
            parts: positions.length,
          };
        });
      });
      const times = timeSideBySide(works, REPEATS, { clock, random })
        .map(({ process, game, player, seconds }) => ({ process, game, player, seconds }));
      return { rows: { times } };
    }
    const arena = ARENAS[data.arena];
    const game = findGame(arena.game);
    const match = { openings, ...data.block, seed: stream("openings").uint32(), clock };
    const name = arena.name;
    switch (data.set) {
      case "depth": {
        const { playouts, depth } = data;
        const agents = [mcts(playouts), alphaBeta(depth)] as const;
        const pairs = playPairs(game, { agents, ...match });
        return { rows: { depth: pairs.map((row) => ({ game: name, playouts, depth, ...row })) } };
      }
      case "constants": {
        const { constant } = data;
        const agents = [mcts(SAME, constant), mcts(SAME)] as const;
        const pairs = playPairs(game, { agents, ...match });
        return { rows: { constants: pairs.map((row) => ({ game: name, constant, ...row })) } };
      }
      case "leaves": {
        const { plies } = data;
        const agents = [mctsWithLeaf(arena, SAME, plies), mcts(SAME)] as const;
        const pairs = playPairs(game, { agents, ...match });
        return { rows: { leaves: pairs.map((row) => ({ game: name, plies, ...row })) } };
      }
    }
  },
});

/** All players whose times are compared in a game. */
function timedPlayers(arena: typeof ARENAS[number]): string[] {
  return [
    ...DEPTHS.map(timedAlphaBeta),
    mcts(TIMED_PLAYOUTS),
    ...LEAF_PLIES.map((plies) => mctsWithLeaf(arena, TIMED_PLAYOUTS, plies)),
  ];
}
