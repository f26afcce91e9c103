/**
 * The agent that plays from an opening book, and outside the book as another agent does (E3).
 *
 * @module
 */
import {
  file,
  type FileContent,
  flag,
  integer,
  oneOf,
  quote,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import type { Agent, AgentContext, AgentEntry, Analysis } from "../agent.ts";
import { moveAlone } from "../move_alone.ts";
import { agentParameter, type NestedAgents } from "../nested_agents.ts";
import { readBook } from "./book_file.ts";
import { type BookChoice, type BookMove, bookMoves, chooseBookMove } from "./book_moves.ts";
import type { Book } from "./build_book.ts";
import { describeRecord } from "./describe_record.ts";
import { scoreOf } from "./position_statistics.ts";
import { shippedBook } from "./shipped.ts";

interface Values {
  readonly file: FileContent<Book> | null;
  readonly choose: "games" | "record";
  readonly least_games: number;
  readonly plies: number | null;
  readonly vary: boolean;
  /** The spec of an agent in its nested form. */
  readonly then: string;
}

/** More than any book or game has. */
const MOST = 1_000_000;

/**
 * The entry of the agent.
 *
 * @param agents makes the agent that plays outside the book
 */
export function bookEntry(agents: NestedAgents): AgentEntry<Values> {
  return {
    summary: "moves of an opening book while it has any, then those of another agent",

    parameters: (game) => ({
      file: file(
        `a book of ${game.spec}, made by deno task book build`,
        (bytes) => readBook(bytes, game),
        "the book; one comes with chess and one with reversi",
        shippedBook(game),
      ),
      choose: oneOf(["games", "record"], "games", "the move with most games or the best score"),
      least_games: integer(1, MOST, 1, "moves with fewer games are not played"),
      plies: integer(1, MOST, null, "only positions that a game reached in fewer plies"),
      vary: flag(false, "any move of the book at random, in proportion to its games"),
      then: agentParameter(agents, game, "search", "the agent that plays outside the book"),
    }),

    async prepare(game, values) {
      bookOf(game, values);
      await agents.prepareAgents([values.then], game);
    },

    create(name, game, values) {
      const { choose, least_games: leastGames, plies, vary, then } = values;
      return bookAgent(name, game, bookOf(game, values), {
        choose,
        leastGames,
        plies,
        vary,
        then: agents.createAgent(then, game),
      });
    },
  };
}

function bookOf(game: Game, { file }: Values): Book {
  if (file) return file.content;
  throw new UsageError(
    `agent book: no book of ${game.spec} comes with the project; ` +
      "expected file=PATH, a book made by deno task book build",
  );
}

/** How the agent chooses in the book, and what plays outside it. */
export interface BookAgentOptions extends BookChoice {
  /** Plays where the book has no move. */
  readonly then: Agent;
}

/**
 * Makes such an agent from a book in memory, e.g. in a study.
 *
 * @param name of the agent
 * @throws {UsageError} when the book is of another game
 */
export function bookAgent(name: string, game: Game, book: Book, options: BookAgentOptions): Agent {
  if (book.game !== game.spec) {
    throw new UsageError(`agent ${quote(name)}: a book of ${book.game}, not of ${game.spec}`);
  }
  const { then } = options;
  return {
    name,

    choose(position, context) {
      const moves = bookMoves(book, game, position, options);
      if (moves.length === 0) return then.choose(position, context);
      return chooseBookMove(moves, options, context.random).move;
    },

    analyse(position, context) {
      const moves = bookMoves(book, game, position, options);
      return moves.length > 0
        ? analysisOf(moves, options, context)
        : analysisOutside(then, position, context);
    },

    gameStart: (side) => then.gameStart?.(side),
    gameEnd: (result, side) => then.gameEnd?.(result, side),
  };
}

function analysisOf(moves: readonly BookMove[], options: BookChoice, context: AgentContext) {
  const chosen = chooseBookMove(moves, options, context.random);
  const choice = options.vary && moves.length > 1 ? ", drawn by its games" : "";
  return {
    ...moveAlone(chosen.move, `from the book: ${describeRecord(chosen)}${choice}`),
    value: scoreOf(chosen),
    bookMoves: moves,
  };
}

function analysisOutside(then: Agent, position: Position, context: AgentContext): Analysis {
  const analysis = then.analyse?.(position, context) ?? moveAlone(then.choose(position, context));
  const note = analysis.note === undefined ? "" : `; ${analysis.note}`;
  return { ...analysis, note: `not in the book${note}` };
}
