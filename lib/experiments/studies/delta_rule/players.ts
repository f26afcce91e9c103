/**
 * The players of the study, which count their moves.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import {
  DeltaRulePlayer,
  deltaRuleValues,
} from "matchbox/agents/learners/delta_rule/delta_rule.ts";
import { RememberedExperience } from "matchbox/agents/learners/delta_rule/experience.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { type Game, legalMoves } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Setting } from "./rows.ts";

/** The level that learns. */
const LEVEL = "easy";
/** Plies of the level, and of its second search. */
const DEPTH = 2;
const DEEPER = 4;

/** What a player did in some games. */
export interface Counts {
  /** Moves that are no pass. */
  moves: number;
  /** Those among them whose position was known. */
  known: number;
  /** Those searched again, deeper. */
  deeper: number;
  /** Those in which the deeper search found another move. */
  changed: number;
}

/** A player that counts its moves. */
export interface Counted {
  readonly agent: Agent;
  readonly counts: Counts;
}

/** A learner, its level without learning, and the level that always searches deeper. */
export interface Players {
  readonly player: DeltaRulePlayer;
  readonly experience: RememberedExperience;
  readonly shallow: Agent;
  readonly deep: Agent;
}

/** The players of a setting; the learner knows nothing yet. */
export function playersOf({ rule, start }: Setting, game: Game): Players {
  const spec = `delta_rule:level=${LEVEL},depth=${DEPTH},deeper=${DEEPER - DEPTH},rule=${rule}`;
  const experience = new RememberedExperience({ w1: start, w2: start, w3: start });
  return {
    player: new DeltaRulePlayer(spec, game, deltaRuleValues(spec, game), experience),
    experience,
    shallow: createAgent(`${LEVEL}:depth=${DEPTH}`, game),
    deep: createAgent(`${LEVEL}:depth=${DEEPER}`, game),
  };
}

/** The learner as it is, which learns from its games. */
export function learningPlayer(players: Players): Counted {
  const { agent, counts } = learnedPlayer(players);
  const { player } = players;
  return { agent: { ...agent, gameEnd: (result, side) => player.gameEnd(result, side) }, counts };
}

/** The learner with what it knows: it is told of no result. */
export function learnedPlayer({ player, experience, shallow }: Players): Counted {
  const counts = noCounts();
  const agent: Agent = {
    name: player.name,
    gameStart: () => player.gameStart(),
    choose(position, context) {
      const { move, text, depths } = player.consider(position as ReversiPosition, context);
      // A pass is no choice.
      if (text !== null) {
        counts.moves++;
        if (experience.at(text) !== undefined) counts.known++;
        if (depths.length > 1) {
          counts.deeper++;
          if (shallow.choose(position, context) !== move) counts.changed++;
        }
      }
      return move;
    },
  };
  return { agent, counts };
}

/** A player that searches deeper in this share of its moves, drawn at random. */
export function deeperAtRandom({ shallow, deep }: Players, share: number): Counted {
  const counts = noCounts();
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

/** A player that makes a random move in this share of its moves, so that no game comes twice. */
export function slipping(game: Game, spec: string, share: number): Agent {
  const agent = createAgent(spec, game);
  return {
    ...agent,
    name: `${spec}, slipping`,
    choose(position, context) {
      if (context.random.float() >= share) return agent.choose(position, context);
      const moves = legalMoves(game, position);
      return moves[context.random.below(moves.length)];
    },
  };
}

function noCounts(): Counts {
  return { moves: 0, known: 0, deeper: 0, changed: 0 };
}
