/**
 * Trains a learner game by game: against an opponent, which learns too if it is a learner, or against itself. Then
 * games against the opponent, from which nobody learns, show how good it has become.
 *
 * @module
 */
import * as v from "valibot";
import { UsageError } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/game.ts";
import type { Agent, AgentContext } from "../agent.ts";
import { playEpisodes } from "./episode.ts";
import { type Frozen, frozenPlayer, savedState } from "./frozen.ts";
import { type Learner, type LearnerEntry, type PlainData, readState } from "./learner.ts";
import { testGames } from "./test_games.ts";
import type { Opponent, Tally, Trainer, TrainerEntry } from "./trainer.ts";

/** All that a training depends on. */
const schema = v.strictObject({
  played: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  learner: v.unknown(),
  opponent: v.unknown(),
});

/** The trainer of a learner: its steps are games. A learner that plays both sides changes them every game. */
export function byEpisodes<V>(entry: LearnerEntry<V>): TrainerEntry<Frozen<V>> {
  return {
    summary: entry.summary,
    games: entry.games,
    parameters: (game) => ({ ...entry.parameters(game), file: savedState() }),
    unit: "games",
    create(name, game, values, { opponent, state, random }) {
      const saved = state === undefined ? undefined : readState(name, schema, state);
      const learned = values.file?.content;
      if (entry.selfPlay?.(values)) {
        const state = saved ? saved.learner : learned;
        const learner = entry.create(name, game, values, { state, random });
        return new SelfTrainer(learner, game, opponent, saved?.played ?? 0);
      }
      const side = entry.side?.(values, learned) ?? null;
      if (side !== null && side === opponent.side) {
        const both = game.sides[side];
        const other = game.sides[1 - side];
        throw new UsageError(
          `${name} and its opponent ${opponent.name} both play only ${both}; expected an opponent ` +
            `that plays ${other}`,
        );
      }
      const learner = entry.create(name, game, values, {
        state: saved ? saved.learner : learned,
        random,
      });
      const seat = side ?? (opponent.side === null ? null : 1 - opponent.side as Side);
      const other = opponent.create(saved?.opponent ?? undefined);
      return new EpisodeTrainer(learner, other, game.start(), seat, saved?.played ?? 0);
    },
  };
}

class EpisodeTrainer implements Trainer {
  readonly #learner: Learner;
  readonly #opponent: Agent | Learner;
  readonly #position: Position;
  /** The side of the learner; null when it changes. */
  readonly #seat: Side | null;
  #played: number;

  constructor(
    learner: Learner,
    opponent: Agent | Learner,
    position: Position,
    seat: Side | null,
    played: number,
  ) {
    this.#learner = learner;
    this.#opponent = opponent;
    this.#position = position;
    this.#seat = seat;
    this.#played = played;
  }

  get state(): PlainData {
    const opponent = "state" in this.#opponent ? this.#opponent.state : null;
    return { played: this.#played, learner: this.#learner.state, opponent };
  }

  get learned(): PlainData {
    return this.#learner.state;
  }

  train(steps: number, context: AgentContext): Tally {
    const seats = [this.#learner, this.#opponent] as const;
    const before = this.#played;
    const sideOf = (number: number) => this.#seat ?? (before + number) % 2 as Side;
    const tally = playEpisodes(steps, this.#position, seats, context, sideOf);
    this.#played += steps;
    return tally;
  }
}

/** Trains a learner that plays both sides of each game. */
class SelfTrainer implements Trainer {
  readonly #learner: Learner;
  readonly #game: Game;
  readonly #opponent: Opponent;
  #played: number;

  constructor(learner: Learner, game: Game, opponent: Opponent, played: number) {
    this.#learner = learner;
    this.#game = game;
    this.#opponent = opponent;
    this.#played = played;
  }

  get state(): PlainData {
    return { played: this.#played, learner: this.#learner.state, opponent: null };
  }

  get learned(): PlainData {
    return this.#learner.state;
  }

  train(steps: number, context: AgentContext): Tally {
    const learner = this.#learner;
    playEpisodes(steps, this.#game.start(), [learner, learner], context);
    this.#played += steps;
    const { name } = learner;
    const label = `${name} after game ${this.#played}`;
    const player = frozenPlayer(name, learner);
    return testGames(this.#game, player, this.#opponent.create(), label, context.clock);
  }
}
