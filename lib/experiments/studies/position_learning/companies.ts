/**
 * Whom learners play with: opponents whose games do not come twice, because they slip now and then; and the same ones
 * with an opening book, so that their games begin alike.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { bookAgent } from "matchbox/agents/book/agent.ts";
import { parseBook } from "matchbox/agents/book/book_file.ts";
import type { Book } from "matchbox/agents/book/build_book.ts";
import { playEpisode } from "matchbox/agents/learners/episode.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import type { Game } from "matchbox/games/game.ts";
import { slipping } from "../delta_rule/players.ts";
import shipped from "matchbox/agents/book/shipped/reversi.json" with { type: "json" };

/** What precedes the play of the opponents. */
export interface Company {
  /** Random plies before a game. */
  readonly plies: number;
  /** Whether the opponents play from a book before they play themselves. */
  readonly book: boolean;
}

/** The companies by name. */
export const companies = {
  "many opponents": { plies: 2, book: false },
  "the same with a book": { plies: 0, book: true },
} as const satisfies Readonly<Record<string, Company>>;
/** The name of a company. */
export type CompanyName = keyof typeof companies;

/** The companies on each board: a book comes with 8x8 only. */
export const boards: Readonly<Record<string, readonly CompanyName[]>> = {
  "reversi:size=6": ["many opponents"],
  "reversi:size=8": ["many opponents", "the same with a book"],
};

/** The specs of the opponents. */
export const opponents: readonly string[] = ["easy:depth=1", "easy:depth=2", "hard:depth=1"];
/** How often an opponent makes a random move; each plays with each of these. */
const SLIPS = [0.05, 0.1, 0.2, 0.4];

let book: Book | undefined;

/** The opponents of a company. */
export function opponentsOf(game: Game, name: CompanyName): Agent[] {
  return opponents.flatMap((spec) => SLIPS.map((share) => slipping(game, spec, share)))
    .map((then) => {
      if (!companies[name].book) return then;
      book ??= parseBook(shipped);
      const choice = { choose: "games", leastGames: 1, plies: null, vary: true } as const;
      return bookAgent(`${then.name}, with a book`, game, book, { ...choice, then });
    });
}

/**
 * The points of a player in a game: sides and opponents take turns by its number.
 *
 * @param opponents from `opponentsOf`
 */
export function playOne(
  game: Game,
  company: CompanyName,
  agent: Agent,
  opponents: readonly Agent[],
  number: number,
  context: AgentContext,
): number {
  const { plies } = companies[company];
  const position = plies === 0 ? game.start() : randomOpening(game, plies, context.random);
  const opponent = opponents[(number >> 1) % opponents.length];
  const first = number % 2 === 0;
  const result = playEpisode(position, first ? [agent, opponent] : [opponent, agent], context);
  return (1 + (first ? result : -result)) / 2;
}
