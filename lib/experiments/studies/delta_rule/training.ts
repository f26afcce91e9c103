/**
 * The training of one learner against its own level, and its games afterwards.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import {
  DeltaRulePlayer,
  deltaRuleValues,
} from "matchbox/agents/learners/delta_rule/delta_rule.ts";
import { RememberedExperience } from "matchbox/agents/learners/delta_rule/experience.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { RoundRow, Setting, TestRow } from "./rows.ts";

/** How a learner is trained. */
export interface TrainingPlan extends Setting {
  readonly learner: number;
  /** Positions from which its games begin, and others that it never sees in training. */
  readonly seen: readonly Position[];
  readonly unseen: readonly Position[];
  readonly rounds: number;
  readonly random: Random;
  readonly clock: Clock;
}

/** The level that learns, and its opponent. */
const LEVEL = "easy";
/** Plies of the level, and of its second search. */
const DEPTH = 2;
const DEEPER = 4;

/** What a player did in some games. */
interface Counts {
  /** Moves that are no pass, those among them whose position was known, and those searched deeper. */
  readonly moves: number;
  readonly known: number;
  readonly deeper: number;
}

/** A player that counts its moves. */
interface Counted {
  readonly agent: Agent;
  readonly counts: Counts;
}

/** The rows of a training and of its tests. */
export function train(
  { seen, unseen, rounds, random, clock, learner, ...setting }: TrainingPlan,
): { rounds: RoundRow[]; tests: TestRow[] } {
  const { board, rule, start } = setting;
  const game = findGame(board);
  const spec = `delta_rule:level=${LEVEL},depth=${DEPTH},deeper=${DEEPER - DEPTH},rule=${rule}`;
  const experience = new RememberedExperience({ w1: start, w2: start, w3: start });
  const player = new DeltaRulePlayer(spec, game, deltaRuleValues(spec, game), experience);
  const shallow = createAgent(`${LEVEL}:depth=${DEPTH}`, game);
  const deep = createAgent(`${LEVEL}:depth=${DEEPER}`, game);
  const own = { ...setting, learner };
  const play = (openings: readonly Position[], { agent, counts }: Counted) => {
    const { wins, draws, losses } = pairedGames(agent, shallow, openings, { random, clock });
    return { games: wins + draws + losses, points: wins + draws / 2, ...counts };
  };

  const training: RoundRow[] = [];
  for (let round = 1; round <= rounds; round++) {
    const played = play(seen, learningPlayer(player, experience));
    const { weights } = experience;
    const positions = [...experience.positions()].length;
    training.push({ ...own, round, ...played, ...weights, positions });
  }

  const tests: TestRow[] = [];
  for (const [openings, positions] of [["seen", seen], ["unseen", unseen]] as const) {
    const { known: _, ...learned } = play(positions, learnedPlayer(player, experience));
    const share = learned.moves ? learned.deeper / learned.moves : 0;
    const { known: __, ...atRandom } = play(positions, deeperAtRandom(shallow, deep, share));
    tests.push({ ...own, openings, player: "learned", ...learned });
    tests.push({ ...own, openings, player: "deeper at random", ...atRandom });
  }
  return { rounds: training, tests };
}

/** The player as it is, which learns from its games. */
function learningPlayer(player: DeltaRulePlayer, experience: RememberedExperience): Counted {
  const { agent, counts } = learnedPlayer(player, experience);
  return { agent: { ...agent, gameEnd: (result, side) => player.gameEnd(result, side) }, counts };
}

/** The player with what it knows: it is told of no result. */
function learnedPlayer(player: DeltaRulePlayer, experience: RememberedExperience): Counted {
  const counts = { moves: 0, known: 0, deeper: 0 };
  const agent: Agent = {
    name: player.name,
    gameStart: () => player.gameStart(),
    choose(position, context) {
      const { move, text, depths } = player.consider(position as ReversiPosition, context);
      // A pass is no choice.
      if (text !== null) {
        counts.moves++;
        if (experience.at(text) !== undefined) counts.known++;
        if (depths.length > 1) counts.deeper++;
      }
      return move;
    },
  };
  return { agent, counts };
}

/** A player that searches deeper in this share of its moves, drawn at random. */
function deeperAtRandom(shallow: Agent, deep: Agent, share: number): Counted {
  const counts = { moves: 0, known: 0, deeper: 0 };
  const agent: Agent = {
    name: "deeper at random",
    choose(position, context) {
      const again = context.random.float() < share;
      const move = (again ? deep : shallow).choose(position, context);
      const placed = move < (position as ReversiPosition).size ** 2;
      if (placed) counts.moves++;
      if (placed && again) counts.deeper++;
      return move;
    },
  };
  return { agent, counts };
}
