/**
 * Games against programs that are not installed everywhere, as they were played once, and what can be made anew of
 * them: the moves of our player.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import { type Clock, randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";

/** The games of a program, as `deno task bench chess_programs` writes them. */
export interface RecordedGames {
  /** What the program calls itself, with its version; empty where there are no games. */
  readonly version: string;
  readonly games: readonly RecordedGame[];
}

/** A game. */
export interface RecordedGame extends Pick<GameRecord, "ending"> {
  /** The names of our player and of the form of the program. */
  readonly player: string;
  readonly program: string;
  /** Number of the opening, from 1. */
  readonly opening: number;
  /** Our player's side: 0 for White. */
  readonly side: 0 | 1;
  /** Our player's points: 0, 1/2 or 1. */
  readonly points: number;
  /** The position from which they played. */
  readonly start: string;
  /** The moves, with spaces between. */
  readonly moves: string;
}

/** How many moves our player made in a game, and how many of them it makes again. */
export interface Replayed {
  readonly own: number;
  readonly again: number;
}

/**
 * Plays our player's moves anew, against the recorded moves of the program.
 *
 * @param spec of our player
 * @throws {UsageError} when a recorded move is not legal
 */
export function replay(game: Game, spec: string, record: RecordedGame, clock: Clock): Replayed {
  const agent = createAgent(spec, game);
  const position = game.start(record.start);
  let [own, again] = [0, 0];
  agent.gameStart?.(record.side);
  for (const text of record.moves.split(" ")) {
    const move = game.parse(position, text);
    if (position.side === record.side) {
      own++;
      // Players that draw no lots have no use for the stream.
      const random = randomStream("replay");
      if (agent.choose(position, { random, clock }) === move) again++;
    }
    position.play(move);
  }
  return { own, again };
}
