/**
 * Games as files: PGN for chess, transcripts and files of games (D8) for Reversi, our records for all.
 *
 * @module
 */
import {
  formatRecord,
  type GameEnd,
  readRecords,
  readUnfinished,
  type Referee,
} from "matchbox/arena/mod.ts";
import { readMovetext, readTags } from "matchbox/games/chess/mod.ts";
import { findGame, type Game, lineNames, type Move } from "matchbox/games/mod.ts";
import {
  formatReversiGames,
  formatTranscript,
  parseReversiGames,
  parseTranscript,
  splitReversiGames,
} from "matchbox/games/reversi/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { Refusal } from "../refusal.ts";
import { gamesInFile } from "./games_in_file.ts";
import { PERSON } from "./levels.ts";
import type { Form, SavedGame } from "./messages.ts";
import { pageGame } from "./page_games.ts";
import { playerNamed } from "./players.ts";
import { plainComment } from "./written_comment.ts";
import { formatWritten, type WrittenGame } from "./written_game.ts";

/**
 * Writes a game as a file. What was read from a file is written again: its tags, and its comments, variations and
 * evaluations as long as the moves before them are there.
 *
 * @param written the file that the game is from, or null
 * @throws {Refusal} when it has no such form
 */
export async function saveGame(
  referee: Referee,
  form: Form,
  written: WrittenGame | null,
): Promise<SavedGame> {
  const { game, end, past } = referee;
  const name = game.spec.replace(/\W+/g, "-");
  if (form === "record") {
    const text = await recordOf(referee, written);
    return { name: `${name}.${game.name === "chess" ? "pgn" : "txt"}`, text };
  }
  if (!pageGame(game.name).forms.includes(form)) {
    throw new Refusal(`expected the form record for ${game.title} but found ${form}`);
  }
  const moves = past.since(0);
  if (form === "transcript") {
    return { name: `${name}-transcript.txt`, text: `${formatTranscript(game, moves)}\n` };
  }
  const comments = (written?.notes ?? []).map(({ text }) => `# ${plainComment(text)}\n`).join("");
  const games = [{ moves, result: end?.result ?? null }];
  return {
    name: `${name}-games.txt`,
    text: comments + formatReversiGames({ game, games }),
  };
}

/** A record of ours, or the file that the game is from, with what has changed since. */
async function recordOf(referee: Referee, written: WrittenGame | null): Promise<string> {
  const kind = { deterministic: false };
  const record = referee.end ? referee.record(kind) : referee.unfinished(kind);
  const text = await formatRecord(record, "1");
  if (!written) return text;
  const { game, opening, moves } = record;
  let common = 0;
  while (common < moves.length && moves[common] === written.moves[common]) common++;
  const same = common === Math.max(moves.length, written.moves.length) &&
    endsAs(written, referee.end);
  const ours = Object.fromEntries(readTags(text).tags);
  const { Result, Termination } = ours;
  const hasTags = written.tags.length > 0;
  // Of the tags of other programs only those change that tell of the end.
  const newer = same && hasTags ? {} : hasTags && !written.own ? { Result, Termination } : ours;
  return formatWritten({
    ...{ game, opening, moves },
    tags: [...new Map([...written.tags, ...Object.entries(newer)])],
    notes: written.notes.filter(({ ply }) => ply <= common),
    result: newer.Result ?? written.result,
  });
}

/** Whether a game ended as its file tells, or as follows from its moves. */
function endsAs({ end }: WrittenGame, now: GameEnd | null): boolean {
  if (end === null || now === null) return end === now || now?.ending === "rules";
  return end.result === now.result && end.ending === now.ending;
}

/** A game as it was read from a file. */
export interface LoadedGame {
  /** The canonical spec of the game. */
  readonly spec: string;
  readonly opening: string;
  /** In notation. */
  readonly moves: readonly string[];
  readonly end: GameEnd | null;
  /** Who plays on. */
  readonly players: readonly [string, string];
  readonly written: WrittenGame;
}

const PEOPLE = [PERSON, PERSON] as const;

/**
 * Reads a file of one game, of any of the forms. Every move is checked, but those of variations.
 *
 * @throws {Refusal} when the file is empty, or has several games
 * @throws {UsageError} when it is none of the forms, or a move cannot be played
 */
export async function loadGame(text: string): Promise<LoadedGame> {
  const games = gamesInFile(text);
  if (games.length === 0) throw new Refusal("the file has no game");
  if (games.length > 1) throw new Refusal(`expected a file of one game but found ${games.length}`);
  const [{ form, text: content }] = games;
  switch (form) {
    case "games":
      return fromGames(content);
    case "record":
      return await fromRecord(content);
    case "transcript":
      return fromTranscript(content);
    case "pgn":
      return await fromPgn(content);
  }
}

function fromGames(text: string): LoadedGame {
  const { game, games: [{ moves, result }] } = parseReversiGames(text);
  const [{ comments }] = splitReversiGames(text);
  const notes = comments.map((comment) => ({ ply: 0, text: `; ${comment}` }));
  // A winner before the end of the game: the format says that the other side gave up.
  const gaveUp = result !== null && positionAfter(game, moves).result() === null;
  const end = gaveUp ? { result, ending: "resignation", reason: "as in the file" } as const : null;
  return loaded(game, moves, { end, notes });
}

async function fromRecord(text: string): Promise<LoadedGame> {
  const { records: [record], damaged: [damage] } = await readRecords(text);
  if (damage && /^\[Result "\*"\]/m.test(text)) return await fromUnfinished(text);
  if (damage) throw new Refusal(`line ${damage.line}: ${damage.reason}`);
  const { game, opening, moves, result, ending, reason } = record;
  const end = ending === "rules" ? null : { result, ending, reason };
  const written = writtenOf(text, { own: true, moves, end });
  return { spec: game, opening, moves, players: PEOPLE, end, written };
}

/** A game that goes on, against the same players. */
async function fromUnfinished(text: string): Promise<LoadedGame> {
  const { game: spec, agents, opening, moves } = await readUnfinished(text);
  const game = findGame(spec);
  const players = [playerNamed(game, agents[0], 0), playerNamed(game, agents[1], 1)] as const;
  const written = writtenOf(text, { own: true, moves, end: null });
  return { spec, opening, moves, players, end: null, written };
}

/** The boards of a transcript are told apart by its squares. */
function fromTranscript(text: string): LoadedGame {
  let refused: unknown;
  for (const spec of ["reversi:size=8", "reversi:size=6", "reversi:size=10"]) {
    const game = findGame(spec);
    try {
      return loaded(game, parseTranscript(game, text), { end: null, notes: [] });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      refused ??= error;
    }
  }
  throw refused;
}

const RESULTS = { "1-0": 1, "1/2-1/2": 0, "0-1": -1, "*": null } as const;

async function fromPgn(text: string): Promise<LoadedGame> {
  const { parsePgn } = await import("matchbox/games/chess/pgn.ts");
  const { tags, opening, moves, result: word } = parsePgn(text);
  const game = findGame("chess");
  const result = RESULTS[word];
  const position = game.start(opening);
  for (const move of moves) position.play(game.parse(position, move));
  const { Termination: reason = "" } = tags;
  const end = result === null || result === position.result()
    ? null
    : { result, ending: "unknown", reason: reason === "?" ? "" : reason } as const;
  const written = writtenOf(text, { own: false, moves, end, result: word });
  return { spec: game.spec, opening, moves, end, players: PEOPLE, written };
}

/** The part of a file that a game does not need to be played. */
function writtenOf(
  text: string,
  { own, moves, end, result }: {
    readonly own: boolean;
    readonly moves: readonly string[];
    readonly end: WrittenGame["end"];
    readonly result?: string;
  },
): WrittenGame {
  const { tags, end: from } = readTags(text);
  const turns = text.slice(from).trim();
  // In some games `1-0` is a move; in our records the result is always there.
  const last = own ? turns.split(/\s+/).at(-1)! : "";
  const { notes } = own
    ? readMovetext(turns.slice(0, -last.length), { hasResult: false })
    : readMovetext(turns);
  return {
    own,
    tags: tags.map(([name, value]) => [name, value]),
    moves: [...moves],
    notes: [...notes],
    end: end && { result: end.result, ending: end.ending },
    result: result ?? last,
  };
}

function loaded(
  game: Game,
  played: readonly Move[],
  { end, notes }: { readonly end: GameEnd | null; readonly notes: WrittenGame["notes"] },
): LoadedGame {
  const start = game.start();
  const [opening, moves] = [start.toString(), lineNames(game, start, played)];
  const written = { own: true, tags: [], moves, notes, end, result: "" };
  return { spec: game.spec, opening, moves, end, players: PEOPLE, written };
}

function positionAfter(game: Game, moves: readonly Move[]) {
  const position = game.start();
  for (const move of moves) position.play(move);
  return position;
}
