/**
 * Practice of the learner of D6: it plays against an opponent and learns from each game. What it does is
 * counted as the log of the source's server tells it (D10): a position was unknown, a move was accepted, or it
 * was searched for again.
 *
 * @module
 */
import {
  type Agent,
  type AgentContext,
  createAgent,
  DeltaRulePlayer,
  deltaRuleValues,
  type DeltaWeights,
  playedPositions,
  ruleOf,
  type Tally,
} from "matchbox/agents/mod.ts";
import { fileGameDigest } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import {
  findGame,
  type Game,
  legalMoves,
  type Move,
  type Position,
  type Result,
  type Side,
} from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { ExperienceStore } from "./experience_store.ts";
import { LessonsAhead } from "./lessons_ahead.ts";

/** Games to be played. */
export interface PracticePlan {
  /** The canonical spec of the game. */
  readonly game: string;
  /** The spec of the learner: its level and its rule. */
  readonly learner: string;
  /** The spec of an agent that does not resign; null for the learner itself, which learns both sides then. */
  readonly against: string | null;
  /** How often it makes a random move instead of its own, from 0 to 1. */
  readonly slip: number;
  /** What the games are known by: with their numbers it tells them from all others, and gives their draws. */
  readonly id: string;
  /** The number of the first game; with even numbers the learner has side 0, with odd ones side 1. */
  readonly from: number;
  /** How many games. */
  readonly games: number;
  /** Milliseconds after which the rest of the games is left. */
  readonly patience: number;
}

/** How the learner chose its moves, passes aside. */
export interface MoveCounts {
  /** Moves into positions that it did not know. */
  readonly unknown: number;
  /** Moves into known positions whose output reached the threshold. */
  readonly accepted: number;
  /** Moves that were searched for again, deeper. */
  readonly again: number;
}

/** What came of some games. */
export interface Practised extends Tally, MoveCounts {
  /** The positions that it knows afterwards. */
  readonly known: number;
  /** Its weights afterwards. */
  readonly weights: DeltaWeights;
}

/**
 * Plays games, and learns from each when it is over; what was learned is kept at the end. A game that was
 * learned before, by its id and number, teaches nothing.
 *
 * @param stopped whether to end at once; a game that is not over then has no effect
 */
export function practise(
  experience: ExperienceStore,
  { game: spec, learner, against, slip, id, from, games, patience }: PracticePlan,
  stopped: () => boolean = () => false,
): Practised {
  const game = findGame(spec);
  const values = deltaRuleValues(learner, game);
  const lessons = new LessonsAhead(experience, ruleOf(values));
  const player = new DeltaRulePlayer(learner, game, values, lessons);
  const opponent = against === null ? player : createAgent(against, game);
  const counts = { wins: 0, draws: 0, losses: 0, unknown: 0, accepted: 0, again: 0 };
  const began = performance.now();
  for (let number = from; number < from + games; number++) {
    const name = `${id} game ${number}`;
    const side = number % 2 as Side;
    const context = { random: randomStream(name), clock: performance, stopped };
    const played = playGame(game, { player, opponent, side, slip, lessons }, context);
    if (!played) break;
    const { moves, result, chosen } = played;
    const opening = game.start().toString();
    const met = playedPositions(game, moves);
    const sides = ([0, 1] as const).filter((each) => each === side || opponent === player);
    lessons.learnGame(
      name,
      sides.map((each) => ({
        side: each,
        positions: met[each],
        outcome: resultOf(result, each),
        digests: [fileGameDigest({ identity: name, opening, moves, result })],
      })),
    );
    const own = resultOf(result, side);
    counts[own === 1 ? "wins" : own === 0 ? "draws" : "losses"]++;
    for (const key of ["unknown", "accepted", "again"] as const) counts[key] += chosen[key];
    if (performance.now() - began > patience) break;
  }
  lessons.keep();
  return { ...counts, known: experience.size, weights: experience.weights };
}

interface Players {
  readonly player: DeltaRulePlayer;
  readonly opponent: Agent;
  /** That of the learner. */
  readonly side: Side;
  readonly slip: number;
  readonly lessons: LessonsAhead;
}

/** Plays a game; null when it was stopped. */
function playGame(
  game: Game,
  { player, opponent, side, slip, lessons }: Players,
  context: AgentContext & { stopped(): boolean },
): { readonly moves: Move[]; readonly result: Result; readonly chosen: MoveCounts } | null {
  const position = game.start();
  const moves: Move[] = [];
  const chosen = { unknown: 0, accepted: 0, again: 0 };
  player.gameStart();
  if (opponent !== player) opponent.gameStart?.(1 - side as Side);
  while (true) {
    const result = position.result();
    if (result !== null) return { moves, result, chosen };
    let move: Move;
    if (position.side === side) {
      const choice = player.consider(position as ReversiPosition, context);
      move = choice.move;
      if (choice.text !== null) {
        if (choice.depths.length > 1) chosen.again++;
        else if (lessons.at(choice.text)) chosen.accepted++;
        else chosen.unknown++;
      }
    } else {
      const slips = context.random.float() < slip;
      move = slips ? anyMove(game, position, context) : opponent.choose(position, context);
    }
    if (context.stopped()) return null;
    moves.push(move);
    position.play(move);
  }
}

function anyMove(game: Game, position: Position, { random }: AgentContext): Move {
  const moves = legalMoves(game, position);
  return moves[random.below(moves.length)];
}

/** The result for a side. */
function resultOf(result: Result, side: Side): Result {
  return (side === 0 ? result : -result) as Result;
}
