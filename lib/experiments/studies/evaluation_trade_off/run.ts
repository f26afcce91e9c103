/**
 * Speed against knowledge: a simple evaluation with more nodes against one that knows more (C14, C18, C33).
 *
 * Strength is compared by nodes, which is exact; how many more nodes the simple program gets in the same time
 * is measured.
 *
 * @module
 */
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { defineExperiment, type Task, type TaskContext } from "../../study.ts";
import { DUELS, gameOf, LEVELS, multiplesAt, programOf } from "./duels.ts";
import { PositionSampler } from "./position_kinds.ts";
import { type Kind, KINDS, sets } from "./rows.ts";
import { speedRows, warmUp } from "./speeds.ts";

const parameters = {
  openings: integer(2, 10_000, 2, "openings of each match by nodes, played with both colours"),
  chess_nodes: integer(100, 1_000_000, 400, "most nodes a move of the simple program in chess"),
  discs_nodes: integer(100, 1_000_000, 400, "most nodes a move of discs in Reversi"),
  squares_nodes: integer(100, 1_000_000, 400, "most nodes a move of squares in Reversi"),
  chess_combinations: integer(1, 100_000, 30, "positions of chess looked at for combinations"),
  chess_quiet: integer(1, 100_000, 8, "positions of chess looked at for quiet ones"),
  reversi_positions: integer(1, 100_000, 20, "positions of Reversi looked at for either kind"),
  processes: integer(1, 1000, 2, "fresh processes in which the speeds of a duel are measured"),
  speeds: integer(2, 1000, 3, "positions of a process in which the speed is measured"),
  repeats: integer(1, 99, 1, "repetitions of each of these measurements"),
  timed_openings: integer(1, 1000, 1, "openings of each match by time, played with both colours"),
  milliseconds: integer(1, 10_000, 1, "time for a move in these matches"),
};

type Params = ParameterValues<typeof parameters>;

/** The data of a task, by the set of its rows. */
type TaskData =
  | {
    readonly set: "pairs";
    readonly duel: number;
    readonly level: number;
    readonly multiple: number;
    readonly block: Block;
  }
  | { readonly set: "losses"; readonly duel: number; readonly kind: Kind; readonly block: Block }
  | { readonly set: "speeds"; readonly duel: number; readonly process: number }
  | { readonly set: "timed"; readonly duel: number; readonly block: Block };

/** The openings of a task. */
const BLOCK = 8;
/** The positions that a task looks at. */
const LOOKED_AT = 20;

const PUBLISHED = {
  openings: 40,
  chess_nodes: 7200,
  discs_nodes: 9600,
  squares_nodes: 7200,
  chess_combinations: 3200,
  chess_quiet: 300,
  reversi_positions: 1200,
  processes: 10,
  speeds: 6,
  repeats: 3,
  timed_openings: 12,
  milliseconds: 5,
};

export const experiment = defineExperiment({
  id: "evaluation-trade-off",
  specs: ["chess", "reversi", "search", "greedy"],
  parameters,
  presets: {
    quick: {
      openings: 2,
      chess_nodes: 400,
      discs_nodes: 800,
      squares_nodes: 800,
      chess_combinations: 12,
      chess_quiet: 4,
      reversi_positions: 12,
      processes: 2,
      speeds: 3,
      repeats: 1,
      timed_openings: 1,
      milliseconds: 1,
    },
    published: PUBLISHED,
    // Sized for a power of 80 % by the published run: 175 openings for C14b in chess, 300 for C14c.
    thorough: { ...PUBLISHED, openings: 300, processes: 20 },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    const most = [params.chess_nodes, params.discs_nodes, params.squares_nodes];
    for (const [duel, { name, game }] of DUELS.entries()) {
      for (const level of LEVELS) {
        for (const multiple of multiplesAt(DUELS[duel], level, most[duel])) {
          for (const block of blocksOf(params.openings, BLOCK)) {
            const key = `${name}, ${level} nodes times ${multiple}, block ${block.number}`;
            yield { key, data: { set: "pairs", duel, level, multiple, block } };
          }
        }
      }
      for (const kind of KINDS) {
        for (const block of blocksOf(lookedAt(params, game, kind), LOOKED_AT)) {
          const key = `${name}, ${kind}, block ${block.number}`;
          yield { key, data: { set: "losses", duel, kind, block } };
        }
      }
    }
    for (const [duel, { name }] of DUELS.entries()) {
      for (let process = 1; process <= params.processes; process++) {
        const key = `${name}, speeds, process ${process}`;
        yield { key, timed: true, data: { set: "speeds", duel, process } };
      }
      // Each opening has a process of its own.
      for (const block of blocksOf(params.timed_openings, 1)) {
        const key = `${name}, games by time, opening ${block.number}`;
        yield { key, timed: true, data: { set: "timed", duel, block } };
      }
    }
  },

  run({ data }, context) {
    switch (data.set) {
      case "pairs":
        return { rows: { pairs: pairRows(data, context) } };
      case "losses":
        return { rows: lossRows(data, context) };
      case "speeds":
        return { rows: { speeds: allSpeeds(data, context) } };
      case "timed":
        return { rows: { timed: timedRows(data, context) } };
    }
  },
});

type Context = TaskContext<Params>;

function pairRows(
  { duel: index, level, multiple, block }: Extract<TaskData, { set: "pairs" }>,
  { params: { openings }, stream, clock }: Context,
) {
  const duel = DUELS[index];
  const agents = [
    programOf(duel, "simple", { nodes: level * multiple }),
    programOf(duel, "rich", { nodes: level }),
  ] as const;
  const seed = stream("openings").uint32();
  return playPairs(gameOf(duel), { agents, openings, ...block, seed, clock })
    .map((row) => ({ duel: duel.name, level, multiple, ...row }));
}

function timedRows(
  { duel: index, block }: Extract<TaskData, { set: "timed" }>,
  { params: { timed_openings: openings, milliseconds }, stream, clock }: Context,
) {
  const duel = DUELS[index];
  warmUp(duel, clock);
  const limit = { seconds: milliseconds / 1000 };
  const agents = [programOf(duel, "simple", limit), programOf(duel, "rich", limit)] as const;
  const seed = stream("openings of games by time").uint32();
  return playPairs(gameOf(duel), { agents, openings, ...block, seed, clock })
    .map((row) => ({ duel: duel.name, ...row }));
}

function lossRows(
  { duel: index, kind, block: { from, to } }: Extract<TaskData, { set: "losses" }>,
  { stream, clock }: Context,
) {
  const duel = DUELS[index];
  const sampler = new PositionSampler(duel, clock);
  const found = [];
  for (let number = from; number <= to; number++) {
    // Both duels of Reversi, and both kinds, look at the same positions.
    const label = `${duel.game} ${duel.game === "chess" ? kind : "late"} ${number}`;
    found.push(sampler.rowsOf(kind, number, stream(label)));
  }
  return {
    positions: found.flatMap(({ positions }) => positions),
    losses: found.flatMap(({ losses }) => losses),
  };
}

function allSpeeds(
  { duel: index, process }: Extract<TaskData, { set: "speeds" }>,
  { params, stream, clock }: Context,
) {
  const duel = DUELS[index];
  const { spec } = gameOf(duel);
  const positions = Array.from(
    { length: params.speeds },
    (_, index) =>
      positionFromPlay(spec, stream(`${spec} position ${index + 1} of process ${process}`)),
  );
  return speedRows(duel, positions, clock, params.repeats).map((row) => ({ process, ...row }));
}

function lookedAt(params: Params, game: string, kind: Kind): number {
  if (game !== "chess") return params.reversi_positions;
  return kind === "combination" ? params.chess_combinations : params.chess_quiet;
}
