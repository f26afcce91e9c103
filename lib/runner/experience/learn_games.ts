/**
 * Learning from games in files: each is learned once, by its digest, however often it is given. So the same
 * command may be given again after it was killed, and files may have games in common.
 *
 * @module
 */
import { type DeltaRule, playedPositions } from "matchbox/agents/mod.ts";
import { fileGameDigest, type PlayedGame } from "matchbox/arena/mod.ts";
import type { Game, Move, Result, Side } from "matchbox/games/mod.ts";
import { noProgress, type Progress } from "../work/progress.ts";
import type { ExperienceStore } from "./experience_store.ts";

/** Games of a transaction: with 50, learning takes a seventh of the time, and others wait a tenth of a second. */
const TOGETHER = 50;

/** A finished game of a file, as far as it is learned from. */
export interface GameToLearn extends Pick<PlayedGame, "identity" | "opening"> {
  /** Legal moves in turn. */
  readonly moves: readonly Move[];
  /** For side 0. */
  readonly result: Result;
}

/** What came of the games. */
export interface LearnedGames {
  /** The number of games of which a side was learned. */
  readonly learned: number;
  /** The number of the others: all that they teach had been learned before. */
  readonly already: number;
}

/**
 * Learns from games, in their order.
 *
 * @param sides the sides that learn; a side that learned a game before teaches nothing more
 */
export function learnGames(
  experience: ExperienceStore,
  game: Game,
  rule: DeltaRule,
  games: readonly GameToLearn[],
  sides: readonly Side[],
  progress: Progress = noProgress,
): LearnedGames {
  let learned = 0;
  progress.start("games learned", games.length, 0);
  const learn = (played: GameToLearn) => {
    const met = playedPositions(game, played.moves, played.opening);
    const digest = fileGameDigest(played);
    const fresh = sides.filter((side) => {
      const outcome = (side === 0 ? played.result : -played.result) as Result;
      return experience.learnSide(rule, digest, side, { positions: met[side], outcome });
    });
    if (fresh.length > 0) learned++;
  };
  for (let from = 0; from < games.length; from += TOGETHER) {
    const some = games.slice(from, from + TOGETHER);
    experience.together(() => some.forEach(learn));
    progress.update(from + some.length);
  }
  progress.end();
  return { learned, already: games.length - learned };
}
