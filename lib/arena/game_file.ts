/**
 * Played games from files: PGN of any program for chess, our own records for all games.
 *
 * @module
 */
import type { BookGame } from "matchbox/agents/book/build_book.ts";
import { quote, readRegularFile, UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Result } from "matchbox/games/game.ts";
import { decodePgn, splitPgn } from "matchbox/games/chess/pgn_file.ts";
import { readTags } from "matchbox/games/chess/pgn_tags.ts";
import { digestOfGame, gameDigest } from "./counted_game.ts";
import type { GameRecord } from "./game_record.ts";
import { OWN_EVENT } from "./record_tags.ts";
import { type Damage, readRecords } from "./record_text.ts";
import { orUnreadable } from "./unreadable.ts";

/** A game in a file. */
export interface PlayedGame
  extends Pick<GameRecord, "agents" | "opening" | "moves" | "deterministic"> {
  /** What the file says of it beside its moves: it tells apart two games with the same moves. */
  readonly identity: string;
  /** For side 0; null for a game that was not finished. */
  readonly result: Result | null;
}

/** The games of a file, and the parts of it that are not valid games. */
export interface GameFile {
  /** The valid games, in the order of the file. */
  readonly games: PlayedGame[];
  /** The parts left out, each with its line and its problem. */
  readonly damaged: Damage[];
}

/** The games to count, and the numbers of the others. */
export interface CountableGames {
  /** The different finished games. */
  readonly games: BookGame[];
  /** The number of games without a result. */
  readonly unfinished: number;
  /** The number of games of deterministic agents that repeat another one. */
  readonly repeated: number;
  /** The number of games that were there before, e.g. in another file. */
  readonly again: number;
}

/** Is told how many games of a file are read, and how many there are. */
export type OnGame = (done: number, total: number) => void;

/**
 * Reads a file of games. Each is played again: its moves must be legal. Damaged games are reported and left
 * out.
 *
 * @param onGame told of the progress in PGN; other records take no time
 * @throws {UsageError} when the file cannot be read, is too large or has games of another kind
 */
export async function readGameFile(
  game: Game,
  path: string,
  onGame?: OnGame,
): Promise<GameFile> {
  const bytes = orUnreadable(path, () => readRegularFile(path));
  const file = game.name === "chess" ? await readPgnGames(bytes, onGame) : await readOwn(bytes);
  const foreign = file.specs.find((spec) => spec !== game.spec);
  if (foreign !== undefined) {
    throw new UsageError(`${quote(path)} has games of ${foreign}, not of ${game.spec}`);
  }
  return file;
}

/** What one of our records says of its game, as `PlayedGame.identity`. */
export function recordIdentity({ agents, seed }: Pick<GameRecord, "agents" | "seed">): string {
  return `${agents.join(" v ")}, ${seed}`;
}

/**
 * A digest by which a game is known again wherever it is found: of what its file says of it, its moves and
 * its result.
 */
export function fileGameDigest(
  { identity, opening, moves, result }:
    & Pick<PlayedGame, "identity" | "opening" | "result">
    & { readonly moves: readonly (string | Move)[] },
): string {
  return digestOfGame([identity, opening, moves.join(" "), `${result}`]);
}

/**
 * Leaves out unfinished games, games that were there before, and games that deterministic agents repeated:
 * these count once, as in a match.
 */
export function countableGames(games: Iterable<PlayedGame>): CountableGames {
  const countable: BookGame[] = [];
  const seen = new Set<string>();
  const isNew = (digest: string) => seen.size < seen.add(digest).size;
  let [unfinished, repeated, again] = [0, 0, 0];
  for (const game of games) {
    const { opening, moves, result, deterministic } = game;
    if (result === null) unfinished++;
    else if (!isNew(fileGameDigest(game))) again++;
    else if (deterministic && !isNew(gameDigest(game))) repeated++;
    else countable.push({ opening, moves, result });
  }
  return { games: countable, unfinished, repeated, again };
}

/** The games, and the specs of those that say what game they are of. */
type Found = GameFile & { readonly specs: readonly string[] };

async function readOwn(bytes: Uint8Array): Promise<Found> {
  const { records, damaged } = await readRecords(new TextDecoder().decode(bytes));
  const games = records.map((record) => ({
    ...record,
    identity: recordIdentity(record),
  }));
  return { games, damaged, specs: records.map(({ game }) => game) };
}

const RESULTS = { "1-0": 1, "1/2-1/2": 0, "0-1": -1, "*": null } as const;

async function readPgnGames(bytes: Uint8Array, onGame?: OnGame): Promise<Found> {
  const { parsePgn } = await import("matchbox/games/chess/pgn.ts");
  const found = { games: [] as PlayedGame[], damaged: [] as Damage[], specs: [] as string[] };
  let number = 0;
  const sections = [...splitPgn(decodePgn(bytes))];
  for (const { line, text } of sections) {
    onGame?.(number, sections.length);
    number++;
    const written = Object.fromEntries(readTags(text).tags);
    if (written.Event === OWN_EVENT && written.Game !== undefined) found.specs.push(written.Game);
    try {
      const { tags, opening, moves, result } = parsePgn(text);
      found.games.push({
        agents: [tags.White ?? "?", tags.Black ?? "?"],
        identity: JSON.stringify(Object.entries(tags).sort()),
        opening,
        moves,
        result: RESULTS[result],
        deterministic: tags.Deterministic === "yes",
      });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      found.damaged.push({ line, record: number, reason: error.message });
    }
  }
  return found;
}
