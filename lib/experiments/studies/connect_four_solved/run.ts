/**
 * Connect Four on small boards, solved: who wins with best play, what the solver costs and what each of its
 * parts saves, and how often the players of the suite throw a draw away against perfect play. The winners are
 * compared with those of J. Tromp (https://tromp.github.io/c4/c4.html), which C. Steininger has confirmed and
 * extended (https://github.com/ChristopheSteininger/c4).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import type { SizeText } from "matchbox/games/connect_four/board.ts";
import { defineExperiment, type Task } from "../../study.ts";
import {
  boardsUpTo,
  byMove,
  byPart,
  firstMovesOf,
  type Part,
  parts,
  questionsOf,
  withoutPart,
} from "./boards.ts";
import { type Batch, learn, LEARNER, playedOn, players, playGames } from "./players.ts";
import { sets } from "./rows.ts";

/** Games of a task. */
const BATCH = 50;

type TaskData =
  | { readonly what: "questions"; readonly size: SizeText }
  | { readonly what: "first moves"; readonly size: SizeText }
  | { readonly what: "part"; readonly size: SizeText; readonly without: Part }
  | { readonly what: "learn"; readonly size: SizeText }
  | { readonly what: "games" } & Batch;

export const experiment = defineExperiment({
  id: "connect-four-solved",
  specs: ["connect_four", ...players],
  parameters: {
    squares: integer(16, 48, 24, "squares of the largest boards that are solved"),
    games: integer(2, 10_000, 10, "games of each player on each board"),
    practice: integer(1, 10_000_000, 300, "games of the learner against itself before"),
    table_bits: integer(4, 24, 16, "a table of 2^table_bits buckets of 16 bytes"),
  },
  presets: {
    quick: { squares: 24, games: 6, practice: 300, table_bits: 16 },
    published: { squares: 36, games: 60, practice: 20_000, table_bits: 22 },
    // With the usual board of 7x6.
    thorough: { squares: 42, games: 200, practice: 200_000, table_bits: 24 },
  },
  sets,

  *tasks({ squares, games }): Iterable<Task<TaskData>> {
    // The longest first, so that the others fit beside it.
    for (const size of boardsUpTo(squares).reverse()) {
      yield { key: `${size}`, data: { what: "questions", size } };
    }
    for (const size of byMove(squares)) {
      yield { key: `${size}: first moves`, data: { what: "first moves", size } };
    }
    for (const size of byPart(squares)) {
      for (const without of Object.keys(parts) as Part[]) {
        yield { key: `${size} without ${without}`, data: { what: "part", size, without } };
      }
    }
    for (const size of playedOn) {
      const practice = `${size}: ${LEARNER} learns`;
      yield { key: practice, data: { what: "learn", size } };
      for (const player of players) {
        for (let from = 1; from <= games; from += BATCH) {
          const to = Math.min(from + BATCH - 1, games);
          const key = `${size}: ${player}, games from ${from}`;
          const after = player === LEARNER ? [practice] : [];
          yield { key, data: { what: "games", size, player, from, to }, after };
        }
      }
    }
  },

  run({ data }, { params: { practice, table_bits: tableBits }, inputs, random, stream, clock }) {
    if (data.what === "questions") {
      return { rows: { questions: questionsOf(data.size, tableBits) } };
    }
    if (data.what === "first moves") {
      return { rows: { first_moves: firstMovesOf(data.size, tableBits) } };
    }
    if (data.what === "part") {
      return { rows: { parts: [withoutPart(data.size, data.without, tableBits)] } };
    }
    if (data.what === "learn") {
      return { rows: {}, artifact: { content: learn(data.size, practice, random, clock) } };
    }
    const learned = inputs[0]?.artifact as string | undefined;
    return { rows: { games: playGames(data, { tableBits, stream, clock, learned }) } };
  },
});
