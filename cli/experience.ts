/**
 * `experience`: what the self-learning player of Reversi has learned, in a database and in files.
 *
 * @module
 */
import {
  deltaRuleValues,
  type DeltaWeights,
  formatPositions,
  formatWeights,
  type GameCounts,
  output,
  parsePositions,
  parseWeights,
  ruleOf,
} from "matchbox/agents/mod.ts";
import { quote, readRegularText, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, type Side } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import type { Table } from "matchbox/report/table.ts";
import { ExperienceStore } from "matchbox/runner/experience/experience_store.ts";
import { IncomingGames } from "matchbox/runner/experience/incoming_games.ts";
import {
  type GameToLearn,
  type LearnedGames,
  learnGames,
} from "matchbox/runner/experience/learn_games.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { checkReadable, checkWritable, readAllowed } from "./allowed_paths.ts";
import { printJson, wholeNumber } from "./options.ts";
import { warnOfDamage } from "./record_writer.ts";
import { refuseOtherLearner } from "./saved_learner.ts";
import { refuseOther, writeWhole } from "./whole_file.ts";

/** The options as text. */
export interface ExperienceFlags {
  readonly store: string;
  /** The spec of the learner: its rule, and the weights at the start. */
  readonly learner: string;
  readonly db?: string;
  readonly w?: string;
  readonly out?: string;
  readonly side?: string;
  readonly top?: string;
  readonly json?: boolean;
}

const MOST_SHOWN = 1_000_000;

/** `experience show`: the weights and the positions met most often. */
export function showVerb(gameSpec: string, flags: ExperienceFlags): void {
  const game = reversiOf(gameSpec);
  const top = wholeNumber("experience show", "--top", flags.top ?? "10", 0, MOST_SHOWN);
  using experience = openStore(game, flags);
  const { rule } = deltaRuleValues(flags.learner, game);
  const positions = [...experience.positions()]
    .sort(([, one], [, other]) => gamesOf(other) - gamesOf(one)).slice(0, top);
  const found = { game: game.spec, weights: experience.weights, known: experience.size };
  if (flags.json) {
    const rows = positions.map(([position, counts]) => ({ position, ...counts }));
    return printJson({ ...found, positions: rows });
  }
  console.log(sentenceOf(game, experience));
  if (positions.length === 0) return;
  console.log(
    toMarkdown(positionsTable(positions, ([, counts]) => output(rule, counts, found.weights)), {
      legend: false,
    }),
  );
}

/** `experience import`: replaces what is in the database by db.json and w.json. */
export function importVerb(gameSpec: string, flags: ExperienceFlags): void {
  const game = reversiOf(gameSpec);
  const { db, w } = flags;
  if (db === undefined || w === undefined) {
    throw new UsageError("experience import: expected --db and --w, because they belong together");
  }
  const { size } = game.start() as ReversiPosition;
  const positions = parsePositions(db, readText("--db", db), size);
  const weights = parseWeights(w, readText("--w", w));
  using experience = openStore(game, flags);
  experience.replace(weights, positions);
  report(game, experience, flags);
}

/** `experience export`: writes db.json and w.json, or the state that an agent's `file` reads. */
export function exportVerb(gameSpec: string, flags: ExperienceFlags): void {
  const game = reversiOf(gameSpec);
  const { db, w, out } = flags;
  if (db === undefined && w === undefined && out === undefined) {
    throw new UsageError("experience export: expected --db, --w or --out");
  }
  refuseOthers(game, { db, w, out });
  using experience = openStore(game, flags);
  if (db !== undefined) writeWhole(db, formatPositions(experience));
  if (w !== undefined) writeWhole(w, formatWeights(experience.weights));
  if (out !== undefined) {
    const positions = Object.fromEntries(experience.positions());
    writeWhole(out, `${JSON.stringify({ weights: experience.weights, positions })}\n`);
  }
  report(game, experience, flags);
}

/** `experience learn`: learns from games in files, for both sides or for one; from each game once. */
export async function learnVerb(
  gameSpec: string,
  files: readonly string[],
  flags: ExperienceFlags,
): Promise<void> {
  const game = reversiOf(gameSpec);
  const sides = sidesOf(game, flags.side ?? "both");
  for (const file of files) checkReadable("experience learn", file);
  const rule = ruleOf(deltaRuleValues(flags.learner, game));
  const games: GameToLearn[] = [];
  for (const file of files) games.push(...await readGames(game, file));
  if (games.length === 0) {
    throw new UsageError(`${files.join(", ")}: no finished game of ${game.spec}`);
  }
  using experience = openStore(game, flags);
  const learned = learnGames(experience, game, rule, games, sides, await terminalProgress());
  report(game, experience, flags, learned);
}

/** Games as transcripts (D8), or records of ours; those that are damaged are told and left out. */
async function readGames(game: Game, file: string): Promise<readonly GameToLearn[]> {
  const reader = new IncomingGames(file, game);
  const parts = [await reader.add(readText("experience learn", file)), await reader.end()];
  const games = parts.flatMap(({ games }) => games);
  const damaged = parts.flatMap(({ damaged }) => damaged);
  warnOfDamage(file, damaged, games.length);
  if (damaged.length > 0) Deno.exitCode = 1;
  return games;
}

function reversiOf(spec: string): Game {
  const game = findGame(spec);
  if (game.name === "reversi") return game;
  throw new UsageError(`experience: expected Reversi, e.g. reversi:size=6, but found ${game.spec}`);
}

function sidesOf(game: Game, name: string): readonly Side[] {
  if (name === "both") return [0, 1];
  const side = game.sides.indexOf(name);
  if (side >= 0) return [side as Side];
  throw new UsageError(
    `--side ${quote(name)}: expected both, ${game.sides.join(" or ")}`,
  );
}

function openStore(game: Game, { store, learner }: ExperienceFlags): ExperienceStore {
  checkWritable("--store", store);
  const { w1, w2, w3 } = deltaRuleValues(learner, game);
  const start: DeltaWeights = { w1, w2, w3 };
  return new ExperienceStore(store, game.spec, start);
}

function report(
  game: Game,
  experience: ExperienceStore,
  { json, store }: ExperienceFlags,
  learned?: LearnedGames,
): void {
  const { weights, size: known } = experience;
  if (json) {
    const games = { games: learned?.learned ?? null, already: learned?.already ?? null };
    return printJson({ game: game.spec, weights, known, ...games, store });
  }
  if (learned) console.log(`${learned.learned} games learned`);
  if (learned?.already) console.log(`already learned: ${learned.already}`);
  console.log(sentenceOf(game, experience));
}

function sentenceOf(game: Game, { size, weights: { w1, w2, w3 } }: ExperienceStore): string {
  const [won, lost, drawn] = [w1, w2, w3].map((weight) => weight.toFixed(4));
  return `${game.title}: ${size} positions; weights ${won} of games won, ${lost} lost, ${drawn} drawn`;
}

type Known = readonly [string, GameCounts];

function positionsTable(positions: readonly Known[], outputOf: (known: Known) => number): Table {
  const games = { unit: "games", kind: "exact" } as const;
  return {
    name: "positions",
    title: "Positions met most often",
    columns: [
      { name: "position", kind: "key", meaning: "0 empty, 1 light, 2 dark, 3 the move" },
      { name: "won", ...games, meaning: "games won" },
      { name: "lost", ...games, meaning: "games lost" },
      { name: "drawn", ...games, meaning: "games drawn" },
      { name: "output", kind: "exact", digits: 3, meaning: "output of the rule" },
    ],
    rows: positions.map((known) => {
      const [position, { w, l, n }] = known;
      return { position, won: w, lost: l, drawn: n, output: outputOf(known) };
    }),
  };
}

function gamesOf({ w, l, n }: GameCounts): number {
  return w + l + n;
}

function readText(option: string, path: string): string {
  return new TextDecoder().decode(readAllowed(option, path));
}

/** Each file may only replace one of its kind. */
function refuseOthers(game: Game, { db, w, out }: Pick<ExperienceFlags, "db" | "w" | "out">): void {
  const { size } = game.start() as ReversiPosition;
  if (db !== undefined) {
    const read = () => void parsePositions(db, readRegularText(db), size);
    refuseOther("--db", db, "a file of positions", read);
  }
  if (w !== undefined) {
    refuseOther(
      "--w",
      w,
      "a file of weights",
      () => void parseWeights(w, readRegularText(w)),
    );
  }
  if (out !== undefined) refuseOtherLearner(out, "delta_rule", game);
}
