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
import { findGame, type Game, type Move, type Result } from "matchbox/games/mod.ts";
import { formatReversiGames, parseReversiGames } from "matchbox/games/reversi/mod.ts";
import { formatTranscript, parseTranscript } from "matchbox/games/reversi/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { Refusal } from "../refusal.ts";
import { PERSON } from "./levels.ts";
import type { Form, SavedGame } from "./messages.ts";
import { playerNamed } from "./players.ts";

/**
 * Writes a game as a file.
 *
 * @throws {Refusal} when it has no such form
 */
export async function saveGame(referee: Referee, form: Form): Promise<SavedGame> {
  const { game, end, past } = referee;
  const name = game.spec.replace(/\W+/g, "-");
  if (form === "record") {
    const kind = { deterministic: false };
    const record = end ? referee.record(kind) : referee.unfinished(kind);
    const text = await formatRecord(record, "1");
    return { name: `${name}.${game.name === "chess" ? "pgn" : "txt"}`, text };
  }
  if (game.name !== "reversi") {
    throw new Refusal(`expected the form record for ${game.title} but found ${form}`);
  }
  const moves = past.since(0);
  if (form === "transcript") {
    return { name: `${name}-transcript.txt`, text: `${formatTranscript(game, moves)}\n` };
  }
  const games = [{ moves, result: end?.result ?? null }];
  return { name: `${name}-games.txt`, text: formatReversiGames({ game, games }) };
}

/** A game as it was read from a file. */
export interface LoadedGame {
  readonly game: Game;
  readonly opening: string;
  /** In notation. */
  readonly moves: readonly string[];
  readonly end: GameEnd | null;
  /** Who plays on. */
  readonly players: readonly [string, string];
}

const PEOPLE = [PERSON, PERSON] as const;

/**
 * Reads the first game of a file, of any of the forms. Every move is checked.
 *
 * @throws {UsageError} when it is none of them, or a move cannot be played
 */
export async function loadGame(text: string): Promise<LoadedGame> {
  const content = text.replace(/^\uFEFF/, "").trim();
  if (content === "") throw new Refusal("the file is empty");
  if (/^(#.*\s+)*reversi\b/.test(content)) return fromGames(content);
  if (/^\[Event "Matchbox"\]/.test(content)) return await fromRecord(content);
  if (/^[a-j0-9\s-]+$/i.test(content.replace(/pass|pa/gi, ""))) return fromTranscript(content);
  return await fromPgn(content);
}

function fromGames(text: string): LoadedGame {
  const { game, games } = parseReversiGames(text);
  if (games.length === 0) throw new Refusal("the file has no game");
  const [{ moves, result }] = games;
  return loaded(game, moves, result);
}

async function fromRecord(text: string): Promise<LoadedGame> {
  const { records: [record], damaged } = await readRecords(text);
  if (!record) {
    if (/^\[Result "\*"\]/m.test(text)) return await fromUnfinished(text);
    throw new Refusal(`the file has no game; line ${damaged[0].line}: ${damaged[0].reason}`);
  }
  const { opening, moves, result, ending, reason } = record;
  return {
    ...{ game: findGame(record.game), opening, moves, players: PEOPLE },
    end: { result, ending, reason },
  };
}

/** A game that goes on, against the same players. */
async function fromUnfinished(text: string): Promise<LoadedGame> {
  const { game: spec, agents, opening, moves } = await readUnfinished(text);
  const game = findGame(spec);
  const players = [playerNamed(game, agents[0], 0), playerNamed(game, agents[1], 1)] as const;
  return { game, opening, moves, players, end: null };
}

/** The boards of a transcript are told apart by its squares. */
function fromTranscript(text: string): LoadedGame {
  let refused: unknown;
  for (const spec of ["reversi:size=8", "reversi:size=6", "reversi:size=10"]) {
    const game = findGame(spec);
    try {
      return loaded(game, parseTranscript(game, text), null);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      refused ??= error;
    }
  }
  throw refused;
}

async function fromPgn(text: string): Promise<LoadedGame> {
  const { parsePgn, splitPgn } = await import("matchbox/games/chess/pgn.ts");
  const [first] = splitPgn(text);
  const { opening, moves, result } = parsePgn(first?.text ?? text);
  const results = { "1-0": 1, "1/2-1/2": 0, "0-1": -1, "*": null } as const;
  return { game: findGame("chess"), opening, moves, end: endOf(results[result]), players: PEOPLE };
}

function loaded(game: Game, moves: readonly Move[], result: Result | null): LoadedGame {
  const position = game.start();
  const opening = position.toString();
  const names = moves.map((move) => {
    const name = game.format(position, move);
    position.play(move);
    return name;
  });
  return { game, opening, moves: names, end: endOf(result), players: PEOPLE };
}

/** An end that a file tells; the referee finds one by the rules itself. */
function endOf(result: Result | null): GameEnd | null {
  return result === null ? null : { result, ending: "resignation", reason: "as in the file" };
}
