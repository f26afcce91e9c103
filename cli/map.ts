/**
 * `map`: solves positions of the map of 6x6 that are missing, and trains the order of moves that it uses.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { formatBook, readBook } from "matchbox/agents/book/book_file.ts";
import { map6x6, MAP_GAME, MAP_PLIES, solvedPositions } from "matchbox/agents/endgame/map_6x6.ts";
import {
  neighboursAfter,
  positionsAfter,
  type SolvedPosition,
} from "matchbox/agents/endgame/position_map.ts";
import { provedBook } from "matchbox/agents/endgame/proved_book.ts";
import { scoreNear } from "matchbox/agents/endgame/score_near.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { PARTS_OF_DISC } from "matchbox/agents/evaluate/reversi/pattern_sum.ts";
import {
  packWeights,
  trainedWeights,
  unpackWeights,
} from "matchbox/agents/evaluate/reversi/pattern_weights.ts";
import { searchedLabels } from "matchbox/agents/learners/pattern_training/labels.ts";
import { trainWeights } from "matchbox/agents/learners/pattern_training/train_weights.ts";
import { randomStream, readRegularFile } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { minutesOf } from "./options.ts";
import { refuseOther, writeWhole } from "./whole_file.ts";

/** The map of the project. */
const FILE = fromFileUrl(new URL("../lib/agents/endgame/map_6x6.json", import.meta.url));

/** The options of `map` as text. */
export interface MapFlags {
  readonly minutes: string;
  readonly book?: string;
  readonly train?: string;
}

/** One table of 1 GB for all positions of a run: neighbours have many positions in common. */
const TABLE_BITS = 24;

/** Games that train the order of moves. */
const TRAINING_GAMES = 8000;

/** `map`. The file is written anew after each position, so that nothing is lost when it is stopped. */
export async function mapVerb({ minutes: text, book, train }: MapFlags): Promise<void> {
  if (book !== undefined) return writeBook(book);
  if (train !== undefined) return writeWeights(train);
  const minutes = minutesOf("map", text);
  const end = performance.now() + 60_000 * minutes;
  const game = findGame(MAP_GAME);
  const solved = new Map(solvedPositions.map((each) => [each.position, each]));
  const all = positionsAfter(game, MAP_PLIES);
  const { size } = game.start() as ReversiPosition;
  const solver = new EndgameSolver(size, TABLE_BITS);
  const guess = searchedLabels(game, trainedWeights(size));
  const progress = await terminalProgress();
  progress.start("positions", all.length, solved.size);
  solver.begin();
  for (const [position, start] of neighboursAfter(game, MAP_PLIES)) {
    if (performance.now() >= end) break;
    if (solved.has(position)) continue;
    const before = solver.nodes;
    const score = scoreNear(solver, start, guess(start as ReversiPosition) / PARTS_OF_DISC);
    solved.set(position, { position, score, nodes: solver.nodes - before });
    writeWhole(FILE, textOf(all, solved));
    progress.update(solved.size);
  }
  progress.end();
  console.log(`${solved.size} of ${all.length} positions are solved`);
}

/** Writes the best moves that the map proves. */
function writeBook(file: string): void {
  refuseOther("--book", file, "a book", () => void readBook(readRegularFile(file)));
  const game = findGame(MAP_GAME);
  const book = provedBook(game, map6x6(game), MAP_PLIES);
  writeWhole(file, formatBook(book));
  console.log(`proved best moves in ${book.positions.size} positions: ${file}`);
}

/** Trains the evaluation that orders moves on 6x6, as shipped/README.md of the evaluations says. */
async function writeWeights(file: string): Promise<void> {
  refuseOther("--train", file, "weights", () => {
    const { weights } = JSON.parse(new TextDecoder().decode(readRegularFile(file)));
    unpackWeights(Uint8Array.fromBase64(weights));
  });
  const progress = await terminalProgress();
  progress.start("games", TRAINING_GAMES, 0);
  const random = randomStream("patterns of 6x6");
  const weights = trainWeights(findGame(MAP_GAME), TRAINING_GAMES, random, progress.update);
  progress.end();
  const text = packWeights(weights).toBase64();
  writeWhole(file, `{\n  "weights": "${text}"\n}\n`);
  console.log(`weights of ${TRAINING_GAMES} games: ${file}`);
}

/** A line for each position, in their order. */
function textOf(all: readonly string[], solved: ReadonlyMap<string, SolvedPosition>): string {
  const lines = all.flatMap((each) => solved.get(each) ?? []).map((each) => JSON.stringify(each));
  return `[\n${lines.join(",\n")}\n]\n`;
}
