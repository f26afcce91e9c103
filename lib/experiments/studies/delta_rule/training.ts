/**
 * The training of one learner against its own level, and its games afterwards.
 *
 * @module
 */
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import {
  type Counted,
  deeperAtRandom,
  learnedPlayer,
  learningPlayer,
  playersOf,
} from "./players.ts";
import type { RoundRow, Setting, TestRow } from "./rows.ts";

/** How a learner is trained. */
export interface TrainingPlan extends Setting {
  readonly learner: number;
  /** Positions from which its games begin. */
  readonly openings: readonly Position[];
  readonly rounds: number;
  readonly random: Random;
  readonly clock: Clock;
}

/** The rows of a training and of its tests. */
export function train(
  { openings, rounds, random, clock, learner, ...setting }: TrainingPlan,
): { rounds: RoundRow[]; tests: TestRow[] } {
  const players = playersOf(setting, findGame(setting.board));
  const { experience, shallow } = players;
  const own = { ...setting, learner };
  const play = ({ agent, counts }: Counted) => {
    const { wins, draws, losses } = pairedGames(agent, shallow, openings, { random, clock });
    const { moves, known, deeper } = counts;
    return { games: wins + draws + losses, points: wins + draws / 2, moves, known, deeper };
  };

  const training: RoundRow[] = [];
  for (let round = 1; round <= rounds; round++) {
    const played = play(learningPlayer(players));
    const { weights } = experience;
    const positions = [...experience.positions()].length;
    training.push({ ...own, round, ...played, ...weights, positions });
  }

  const { known: _, ...learned } = play(learnedPlayer(players));
  const share = learned.moves ? learned.deeper / learned.moves : 0;
  const { known: __, ...atRandom } = play(deeperAtRandom(players, share));
  return {
    rounds: training,
    tests: [
      { ...own, player: "learned", ...learned },
      { ...own, player: "deeper at random", ...atRandom },
    ],
  };
}
