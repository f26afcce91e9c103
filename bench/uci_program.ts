/**
 * A chess program that is spoken to by the Universal Chess Interface, as a player of one game after the other.
 *
 * @module
 */
import type { Player, PlayerContext } from "matchbox/arena/mod.ts";
import { coordinates } from "matchbox/games/chess/coordinates.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import { positionCommand } from "matchbox/runner/chess_programs/position_command.ts";
import { TimedProgram } from "./timed_program.ts";

/** A running program. */
export class UciProgram extends TimedProgram implements Player {
  /** What it calls itself. */
  name = "";
  readonly #chess: Game;
  readonly #options: Readonly<Record<string, string>>;
  readonly #go: string;

  /**
   * Starts a program.
   *
   * @param path of the program
   * @param args that it is started with
   * @param options the values of its options, by their names
   * @param go how long it thinks about a move, e.g. `depth 4`
   */
  constructor(
    chess: Game,
    path: string,
    args: readonly string[],
    options: Readonly<Record<string, string>>,
    go: string,
  ) {
    super(path, args);
    this.#chess = chess;
    this.#options = options;
    this.#go = go;
  }

  /** Sets its options. */
  async begin(): Promise<void> {
    await this.tell("uci");
    for (;;) {
      const line = await this.hear("uci");
      if (line.startsWith("id name ")) this.name = line.slice("id name ".length);
      if (line === "uciok") break;
    }
    for (const [name, value] of Object.entries(this.#options)) {
      await this.tell(`setoption name ${name} value ${value}`);
    }
  }

  /** Begins a game. */
  async gameStart(): Promise<void> {
    await this.tell("ucinewgame");
    await this.tell("isready");
    while (await this.hear("isready") !== "readyok");
  }

  /**
   * Its move.
   *
   * @throws {Error} when it answers no legal move or has ended
   */
  async choose(position: Position, { past }: PlayerContext): Promise<Move> {
    await this.tell(positionCommand(position, past));
    await this.tell(`go ${this.#go}`);
    for (;;) {
      const line = await this.hear("go");
      if (!line.startsWith("bestmove ")) continue;
      const [, wanted] = line.split(" ");
      const move = legalMoves(this.#chess, position).find((each) => coordinates(each) === wanted);
      if (move === undefined) throw new Error(`"${line}" is no move in ${position}`);
      return move;
    }
  }
}
