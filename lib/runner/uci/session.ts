/**
 * An agent as an engine: answers the commands of the Universal Chess Interface, by which chess programs and
 * engines talk. Stefan Meyer-Kahlen's description of 2006 is the standard.
 *
 * @module
 */
import { agentName } from "matchbox/agents/mod.ts";
import { firstLineOf } from "matchbox/base/mod.ts";
import {
  type ChessPosition,
  coordinates,
  moveAt,
  movesOfPieces,
} from "matchbox/games/chess/mod.ts";
import { findGame, type Game, type Move } from "matchbox/games/mod.ts";
import { type GoCommand, readGo } from "./go_command.ts";
import { optionLines, withOption } from "./options.ts";
import { Thinker } from "./thinker.ts";
import { now } from "./thinking_messages.ts";
import { thinkingSpec } from "./thinking_spec.ts";

/** How the engine plays and answers. */
export interface SessionOptions {
  /** The spec of the agent that plays. */
  readonly spec: string;
  /** What it calls itself. Default: Matchbox and the spec. */
  readonly name?: string;
  /** The master seed of the agent. */
  readonly seed: number;
  /** URLs of modules with additional agents, which are open in this thread. */
  readonly modules?: readonly string[];
  /** Writes a line of the protocol. */
  write(line: string): void;
}

/** A position as the chess program gave it. */
interface Given {
  /** The notation before the moves. */
  readonly opening: string;
  readonly moves: readonly Move[];
  readonly position: ChessPosition;
}

/** Milliseconds that a search with a limit may go on after the end of the input. */
const LAST_LIMIT = 10_000;

/** What answers a null move, and a game that is over. */
const NO_MOVE = "0000";

const COMMANDS = [
  ...["uci", "isready", "ucinewgame", "position", "go", "stop", "setoption", "quit"],
  ...["debug", "register", "ponderhit"],
];

/** One conversation with a chess program. */
export class UciSession {
  readonly #game: Game = findGame("chess");
  readonly #options: SessionOptions;
  readonly #thinker: Thinker;
  #spec: string;
  #given: Given = this.#start();
  #newGame = true;
  #searches = 0;
  /** An answer that waits for `stop` or `ponderhit`, after the search has ended. */
  #held: string | undefined;
  /** Whether the answer must wait. */
  #holding = false;
  /** The command by which it ponders, until `ponderhit` or `stop`. */
  #pondering: GoCommand | undefined;
  #ended: () => void = () => {};

  /**
   * An engine that waits for its first line.
   *
   * @throws {UsageError} as `createAgent`
   */
  constructor(options: SessionOptions) {
    this.#options = options;
    this.#spec = options.spec;
    agentName(options.spec, this.#game);
    this.#thinker = new Thinker(options.modules ?? []);
  }

  /**
   * Carries out a line of commands. Unknown words at its beginning are skipped.
   *
   * @param line null for one that was too long
   * @returns whether the conversation goes on
   */
  async take(line: string | null): Promise<boolean> {
    if (line === null) {
      this.#complain("a line is too long and was not read");
      return true;
    }
    const words = line.split(/\s+/).filter(Boolean);
    const first = words.findIndex((word) => COMMANDS.includes(word));
    if (first < 0) return true;
    const [command, ...rest] = words.slice(first);
    switch (command) {
      case "uci":
        this.#introduce();
        break;
      case "isready":
        if (!this.#thinker.thinking) await this.#thinker.ready();
        this.#write("readyok");
        break;
      case "ucinewgame":
        this.#newGame = true;
        break;
      case "setoption":
        this.#setOption(rest);
        break;
      case "position":
        this.#setUp(rest);
        break;
      case "go":
        if (!this.#thinker.thinking) await this.#thinker.ready();
        this.#go(rest);
        break;
      case "stop":
        this.#stop();
        break;
      case "ponderhit":
        this.#ponderHit();
        break;
      case "quit":
        return false;
    }
    return true;
  }

  /** No more commands will come: ends the running search, if need be, and the thread. */
  async end({ atOnce }: { readonly atOnce: boolean }): Promise<void> {
    if (this.#holding || atOnce) this.#stop();
    if (this.#thinker.thinking) {
      const ended = new Promise<void>((resolve) => this.#ended = resolve);
      const timer = setTimeout(() => this.#stop(), LAST_LIMIT);
      await ended;
      clearTimeout(timer);
    }
    this.#thinker.close();
  }

  #introduce(): void {
    const { name = `Matchbox ${this.#options.spec}` } = this.#options;
    this.#write(`id name ${name}`);
    this.#write("id author the Matchbox authors");
    for (const option of optionLines(this.#spec, this.#game)) this.#write(option);
    this.#write("uciok");
  }

  #setOption(words: readonly string[]): void {
    const end = words.indexOf("value");
    const name = words.slice(1, end < 0 ? undefined : end).join(" ");
    const value = end < 0 ? "" : words.slice(end + 1).join(" ");
    if (words[0] !== "name" || name === "") {
      return this.#complain("setoption: expected name NAME value VALUE");
    }
    this.#attempt(() => this.#spec = withOption(this.#spec, this.#game, name, value));
  }

  #setUp(words: readonly string[]): void {
    const end = words.indexOf("moves");
    const [kind, ...fen] = words.slice(0, end < 0 ? undefined : end);
    if (kind !== "startpos" && kind !== "fen") {
      return this.#complain("position: expected startpos or fen FEN");
    }
    this.#attempt(() => {
      const given = this.#start(kind === "fen" ? fen.join(" ") : undefined);
      const moves = (end < 0 ? [] : words.slice(end + 1)).map((text) => {
        const move = moveAt(given.position, text);
        if (move === undefined) {
          throw new RangeError(
            `position: ${text.slice(0, 10)} is not a legal move in ${given.position}`,
          );
        }
        given.position.play(move);
        return move;
      });
      this.#given = { ...given, moves };
    });
  }

  #go(words: readonly string[]): void {
    if (this.#thinker.thinking || this.#held !== undefined) {
      return this.#complain("go: the last search has not ended");
    }
    const { opening, moves, position } = this.#thinkable();
    const go = readGo(words, position.side);
    const only = this.#onlyMoves(position, go.searchMoves);
    const possible = only ?? movesOfPieces(position);
    this.#holding = go.infinite || go.ponder;
    this.#pondering = go.ponder ? go : undefined;
    // Also where the game is drawn by its rules but the chess program plays on.
    if (position.result() !== null) return this.#answer(possible[0]);
    this.#attempt(() => {
      const thought = {
        ...{ opening, moves, only, newGame: this.#newGame },
        spec: thinkingSpec(this.#spec, this.#game, go),
        stream: `${this.#options.seed}/uci/search ${++this.#searches}`,
      };
      this.#newGame = false;
      this.#thinker.think(thought, {
        info: (line) => this.#write(line),
        end: (choice, failed) => {
          if (failed !== undefined) this.#complain(failed);
          const legal = choice !== undefined && possible.includes(choice.move);
          if (!legal && failed === undefined) this.#complain("the agent played no legal move");
          if (legal) this.#answer(choice.move, choice.reply);
          else this.#answer(possible[0]);
          this.#ended();
        },
      });
      if (!go.ponder) this.#limit(go);
    });
  }

  #limit({ milliseconds }: GoCommand): void {
    if (milliseconds !== undefined) this.#thinker.limit(now() + milliseconds);
  }

  /** The moves of `go searchmoves`, without those that are not legal; undefined when none are left. */
  #onlyMoves(position: ChessPosition, texts: readonly string[] = []): Move[] | undefined {
    const legal = texts.flatMap((text) => {
      const move = moveAt(position, text);
      if (move === undefined) {
        this.#complain(`go: ${text.slice(0, 10)} is not a legal move in ${position}`);
      }
      return move ?? [];
    });
    return legal.length > 0 ? legal : undefined;
  }

  /** The opponent has played the expected move: the search goes on in the time of the engine. */
  #ponderHit(): void {
    const go = this.#pondering;
    if (go === undefined) return;
    this.#pondering = undefined;
    if (go.infinite) return;
    this.#release();
    this.#limit(go);
  }

  /** Where a game is drawn by repetition or fifty moves, the agent plays on as if it had just begun. */
  #thinkable(): Given {
    const { position } = this.#given;
    const drawn = position.end();
    if (drawn !== "threefold repetition" && drawn !== "fifty-move rule") return this.#given;
    const fields = `${position}`.split(" ");
    fields[4] = "0";
    return this.#start(fields.join(" "));
  }

  #start(fen?: string): Given {
    const position = this.#game.start(fen) as ChessPosition;
    return { opening: `${position}`, moves: [], position };
  }

  #answer(move: Move | undefined, reply?: Move): void {
    const best = move === undefined ? NO_MOVE : coordinates(move);
    const line = `bestmove ${best}${reply === undefined ? "" : ` ponder ${coordinates(reply)}`}`;
    if (this.#holding) this.#held = line;
    else this.#write(line);
  }

  #stop(): void {
    this.#pondering = undefined;
    this.#release();
    this.#thinker.stop();
  }

  /** The answer waits no longer. */
  #release(): void {
    this.#holding = false;
    if (this.#held === undefined) return;
    this.#write(this.#held);
    this.#held = undefined;
  }

  /** Errors are told, and change nothing. */
  #attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#complain(firstLineOf(error));
    }
  }

  #complain(problem: string): void {
    this.#write(`info string ${problem}`);
  }

  #write(line: string): void {
    this.#options.write(line);
  }
}
