/**
 * Games as files: PGN for chess, transcripts and files of games (D8) for Reversi, our records for all.
 *
 * @module
 */
import { formatRecord, type GameEnd, readRecords, type Referee } from "matchbox/arena/mod.ts";
import { findGame, type Game, type Move, type Result } from "matchbox/games/mod.ts";
import { formatReversiGames, parseReversiGames } from "matchbox/games/reversi/mod.ts";
import { formatTranscript, parseTranscript } from "matchbox/games/reversi/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { Refusal } from "../refusal.ts";
import type { Form, SavedGame } from "./messages.ts";

/**
 * Writes a game as a file.
 *
 * @throws {Refusal} when it has no such form
 */
export async function saveGame(referee: Referee, form: Form): Promise<SavedGame> {
  const { game, end, past } = referee;
  const name = game.spec.replace(/\W+/g, "-");
  if (form === "record") {
    return game.name === "chess"
      ? { name: `${name}.pgn`, text: await pgnOf(referee) }
      : { name: `${name}.txt`, text: await recordOf(referee) };
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
}

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

async function recordOf(referee: Referee): Promise<string> {
  if (!referee.end) {
    throw new Refusal(
      "the record of a game is written when it is over; it is kept here until then",
    );
  }
  return await formatRecord(referee.record({ deterministic: false }), "1");
}

async function pgnOf(referee: Referee): Promise<string> {
  if (referee.end) return await recordOf(referee);
  const { formatPgn } = await import("matchbox/games/chess/pgn.ts");
  const [White, Black] = referee.names;
  const tags = { Event: "Matchbox", White, Black, Result: "*" };
  return formatPgn({ tags, opening: referee.past.opening, moves: referee.moveNames() });
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
    // An unfinished game of chess is no record, but PGN.
    if (/^\[Result "\*"\]/m.test(text)) return await fromPgn(text);
    throw new Refusal(`the file has no game; line ${damaged[0].line}: ${damaged[0].reason}`);
  }
  const { opening, moves, result, ending, reason } = record;
  return { game: findGame(record.game), opening, moves, end: { result, ending, reason } };
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
  return { game: findGame("chess"), opening, moves, end: endOf(results[result]) };
}

function loaded(game: Game, moves: readonly Move[], result: Result | null): LoadedGame {
  const position = game.start();
  const opening = position.toString();
  const names = moves.map((move) => {
    const name = game.format(position, move);
    position.play(move);
    return name;
  });
  return { game, opening, moves: names, end: endOf(result) };
}

/** An end that a file tells; the referee finds one by the rules itself. */
function endOf(result: Result | null): GameEnd | null {
  return result === null ? null : { result, ending: "resignation", reason: "as in the file" };
}
