/**
 * Reads a file of games to learn from that may come in parts: transcripts (D8), or records of ours. A damaged
 * game is reported with its line, and reading goes on at the next one.
 *
 * @module
 */
import { BEGINNING, type Damage, readRecords, recordIdentity } from "matchbox/arena/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { parseReversiGames } from "matchbox/games/reversi/mod.ts";
import type { GameToLearn } from "./learn_games.ts";

/** Games of a part of a file. */
export interface ReadGames {
  /** The finished games, in the order of the file. */
  readonly games: readonly GameToLearn[];
  /** The number of games without a result. */
  readonly unfinished: number;
  /** What is no game, each with its line in the file. */
  readonly damaged: readonly Damage[];
}

/** The most characters of a game, far more than one has. */
const LONGEST_GAME = 100_000;

/** A file that is read part by part. */
export class IncomingGames {
  readonly #name: string;
  readonly #game: Game;
  /** What came after the last whole game. */
  #rest = "";
  /** The lines before it. */
  #lines = 0;
  /** The games before it, damaged ones included. */
  #count = 0;
  /** The line that names the board, in a file of transcripts. */
  #board: string | null = null;
  #form: "transcripts" | "records" | null = null;

  /**
   * Begins the file.
   *
   * @param name of the file, for errors
   * @param game Reversi of one size, of which all games must be
   */
  constructor(name: string, game: Game) {
    this.#name = name;
    this.#game = game;
  }

  /**
   * Takes the next part.
   *
   * @returns the games that it completes
   * @throws {UsageError} when the file has games of another kind, or is no file of games; one line
   */
  async add(part: string): Promise<ReadGames> {
    this.#rest = this.#rest === "" ? part.replace(/^\uFEFF/, "") : this.#rest + part;
    this.#form ??= formOf(this.#rest.slice(0, this.#rest.lastIndexOf("\n") + 1));
    const end = this.#form === "records"
      ? this.#rest.lastIndexOf(BEGINNING)
      : this.#rest.lastIndexOf("\n") + 1;
    const whole = this.#form === null || end <= 0 ? "" : this.#rest.slice(0, end);
    this.#rest = this.#rest.slice(whole.length);
    if (this.#rest.length > LONGEST_GAME + part.length) {
      throw new UsageError(
        `${this.#name}: expected games of at most ${LONGEST_GAME} characters, from line ` +
          `${this.#lines + 1} on`,
      );
    }
    return await this.#read(whole);
  }

  /**
   * The file is complete.
   *
   * @returns the last games
   * @throws {UsageError} as `add`
   */
  async end(): Promise<ReadGames> {
    const last = this.#rest;
    this.#rest = "";
    this.#form ??= formOf(last) ?? "records";
    return await this.#read(last);
  }

  async #read(text: string): Promise<ReadGames> {
    const read = this.#form === "records" ? await this.#records(text) : this.#transcripts(text);
    this.#lines += text.split("\n").length - 1;
    this.#count += read.games.length + read.unfinished + read.damaged.length;
    return read;
  }

  async #records(text: string): Promise<ReadGames> {
    const { records, damaged } = await readRecords(text);
    const foreign = records.find(({ game }) => game !== this.#game.spec);
    if (foreign) this.#refuse(foreign.game);
    const games = records.map((record) => {
      const { opening, result } = record;
      const position = this.#game.start(opening);
      const moves = record.moves.map((text) => {
        const move = this.#game.parse(position, text);
        position.play(move);
        return move;
      });
      return { identity: recordIdentity(record), opening, moves, result };
    });
    return {
      ...{ games, unfinished: 0 },
      damaged: damaged.map(({ line, record, reason }) => ({
        ...{ line: line + this.#lines, record: record + this.#count, reason },
      })),
    };
  }

  #transcripts(text: string): ReadGames {
    const games: GameToLearn[] = [];
    const damaged: Damage[] = [];
    const start = { identity: "", opening: this.#game.start().toString() };
    let [number, unfinished] = [this.#count, 0];
    for (const [index, written] of text.split("\n").entries()) {
      const content = withoutComment(written);
      if (content === "") continue;
      const line = this.#lines + index + 1;
      if (this.#board === null) {
        this.#begin(content, line);
        continue;
      }
      number++;
      try {
        const [{ moves, result }] = parseReversiGames(`${this.#board}\n${content}`).games;
        if (result === null) unfinished++;
        else games.push({ ...start, moves, result });
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        damaged.push({ line, record: number, reason: withoutLine(error) });
      }
    }
    return { games, unfinished, damaged };
  }

  /** Takes the line that names the board. */
  #begin(board: string, line: number): void {
    try {
      parseReversiGames(board);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`${this.#name}, line ${line}: ${withoutLine(error)}`);
    }
    const { spec } = findGame(board);
    if (spec !== this.#game.spec) this.#refuse(spec);
    this.#board = board;
  }

  #refuse(spec: string): never {
    throw new UsageError(`${quote(this.#name)} has games of ${spec}, not of ${this.#game.spec}`);
  }
}

/** The form of a file by its first line that is no comment; null when there is none yet. */
function formOf(text: string): "transcripts" | "records" | null {
  for (const line of text.split("\n")) {
    const content = withoutComment(line);
    if (content !== "") return content.startsWith("reversi") ? "transcripts" : "records";
  }
  return null;
}

function withoutComment(line: string): string {
  const sign = line.indexOf("#");
  return (sign < 0 ? line : line.slice(0, sign)).trim();
}

/** The message of an error without the line, which is that of the short text that was read. */
function withoutLine({ message }: Error): string {
  return message.replace(/^line \d+: /, "");
}
