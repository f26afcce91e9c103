/**
 * The training of one learner against its own level, and its games afterwards.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  createAgent,
  DeltaRulePlayer,
  deltaRuleValues,
  RememberedExperience,
} from "matchbox/agents/mod.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { findGame, type Move, type Position, type Result, type Side } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
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
interface Tally {
  games: number;
  points: number;
  moves: number;
  known: number;
  deeper: number;
}

/** A player whose moves are counted. */
type Chooser = (position: ReversiPosition, context: AgentContext, tally: Tally) => Move;

/** The rows of a training and of its tests. */
export function train(
  { seen, unseen, rounds, random, clock, learner, ...setting }: TrainingPlan,
): { rounds: RoundRow[]; tests: TestRow[] } {
  const { board, rule, start } = setting;
  const game = findGame(board);
  const spec = `delta_rule:level=${LEVEL},depth=${DEPTH},deeper=${DEEPER - DEPTH},rule=${rule}`;
  const experience = new RememberedExperience({ w1: start, w2: start, w3: start });
  const player = new DeltaRulePlayer(spec, game, deltaRuleValues(spec, game), experience);
  const opponent = createAgent(`${LEVEL}:depth=${DEPTH}`, game);
  const context = { random, clock };
  const own = { ...setting, learner };

  const choose: Chooser = (position, context, tally) => {
    const { move, text, depths } = player.consider(position, context);
    count(tally, depths.length > 1, text !== null && experience.at(text) !== undefined, text);
    return move;
  };
  const training: RoundRow[] = [];
  for (let round = 1; round <= rounds; round++) {
    const tally = playAll(seen, choose, opponent, context, (side) => {
      player.gameStart();
      return (result) => player.gameEnd(result, side);
    });
    const { weights } = experience;
    const positions = [...experience.positions()].length;
    training.push({ ...own, round, ...tally, ...weights, positions });
  }

  const tests: TestRow[] = [];
  const deep = createAgent(`${LEVEL}:depth=${DEEPER}`, game);
  for (const [openings, positions] of [["seen", seen], ["unseen", unseen]] as const) {
    const { known: _, ...learned } = playAll(positions, choose, opponent, context, () => {
      player.gameStart();
      return () => {};
    });
    const share = learned.moves ? learned.deeper / learned.moves : 0;
    const control: Chooser = (position, context, tally) => {
      const again = random.float() < share;
      const move = (again ? deep : opponent).choose(position, context);
      const placed = move < position.size ** 2;
      if (placed) count(tally, again, false, "");
      return move;
    };
    const { known: __, ...atRandom } = playAll(
      positions,
      control,
      opponent,
      context,
      () => () => {},
    );
    tests.push({ ...own, openings, player: "learned", ...learned });
    tests.push({ ...own, openings, player: "deeper at random", ...atRandom });
  }
  return { rounds: training, tests };
}

function count(tally: Tally, deeper: boolean, known: boolean, text: string | null): void {
  // A pass is no choice.
  if (text === null) return;
  tally.moves++;
  if (deeper) tally.deeper++;
  if (known) tally.known++;
}

/**
 * Plays from every position twice, with both sides.
 *
 * @param begin told of the start of every game, with the side of the chooser; what it returns is told the
 *   result for side 0
 */
function playAll(
  positions: readonly Position[],
  choose: Chooser,
  opponent: Agent,
  context: AgentContext,
  begin: (side: Side) => (result: Result) => void,
): Tally {
  const tally: Tally = { games: 0, points: 0, moves: 0, known: 0, deeper: 0 };
  for (const start of positions) {
    for (const side of [0, 1] as const) {
      const end = begin(side);
      const result = playOne(
        start,
        (position) =>
          position.side === side
            ? choose(position as ReversiPosition, context, tally)
            : opponent.choose(position, context),
      );
      end(result);
      tally.games++;
      tally.points += ((side === 0 ? result : -result) + 1) / 2;
    }
  }
  return tally;
}

/** Plays a game to its end, takes it back, and returns the result for side 0. */
function playOne(position: Position, choose: (position: Position) => Move): Result {
  let plies = 0;
  let result = position.result();
  while (result === null) {
    position.play(choose(position));
    plies++;
    result = position.result();
  }
  for (; plies > 0; plies--) position.undo();
  return result;
}
