/**
 * A machine of MENACE in the page: its beads, the game on its board, and its training.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { playEpisodes } from "matchbox/agents/learners/episode.ts";
import { Menace } from "matchbox/agents/learners/menace.ts";
import {
  type MenaceRules,
  type MenaceValues,
  rulesOf,
} from "matchbox/agents/learners/menace_rules.ts";
import type { MenaceState } from "matchbox/agents/learners/menace_state.ts";
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import { perfectAgent } from "matchbox/agents/perfect.ts";
import { random as randomPlay } from "matchbox/agents/random.ts";
import { UsageError } from "matchbox/base/errors.ts";
import { type Random, randomStream } from "matchbox/base/random.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { stretchesAhead } from "./curve.ts";
import { afterGames, NO_HISTORY, tallyOf } from "./history.ts";
import type { History, OpponentName, Setting, TrainerName } from "./machine_view.ts";
import { beadsOf, WatchedGame } from "./watched_game.ts";

/** What a reader sets of the rules; the others are those of the setting. */
export interface ChosenRules {
  readonly setting: Setting;
  /** Beads for each square in the boxes of the first to fourth move, such as `4/3/2/1`. */
  readonly beads?: string;
  /** Changes in beads like the one drawn, after a game won, drawn and lost. */
  readonly rewards?: readonly [win: number, draw: number, loss: number];
}

/** The rules that were chosen. */
export function chosenRules({ setting, beads, rewards }: ChosenRules): MenaceRules {
  const [win, draw, loss] = rewards ?? [null, null, null];
  const nothing: Omit<MenaceValues, "setting" | "beads" | "win" | "draw" | "loss"> = {
    ...{ side: null, symmetry: null, squares: null, fill: null, refill: null, resign: null },
  };
  return rulesOf({ ...nothing, setting, beads: beads ?? null, win, draw, loss });
}

/** The most games of a point of the curve before it is drawn. */
const LONGEST_STRETCH = 10_000;

/** A machine with a random stream of its own: the same clicks give the same beads. */
export class TrainedMachine {
  readonly rules: MenaceRules;
  history: History = NO_HISTORY;
  readonly #learner: Menace;
  readonly #random: Random;
  readonly #opponents = new Map<TrainerName, Agent>();

  /** @param seed of its random stream */
  constructor(rules: ChosenRules, seed: string) {
    this.rules = chosenRules(rules);
    this.#random = randomStream(seed);
    this.#learner = new Menace("menace", this.rules, this.#random);
  }

  /** The beads of all boxes, by their numbers. */
  get boxes(): readonly (readonly number[])[] {
    return beadsOf(this.#learner.state as unknown as MenaceState);
  }

  /** Begins a game on the board. */
  begin(against: OpponentName): WatchedGame {
    const opponent = against === "person" ? null : this.#opponent(against);
    return new WatchedGame(this.#learner, this.#random, against, opponent);
  }

  /** Counts a game on the board that is over. */
  finish(game: WatchedGame): void {
    this.history = afterGames(this.history, game.shown.against, [tallyOf(game.result!)]);
  }

  /** Plays games without a board. */
  train(games: number, against: TrainerName): void {
    const context = { random: this.#random, clock: performance };
    const opponent = this.#opponent(against);
    const stretches = stretchesAhead(this.history.curve, games, LONGEST_STRETCH);
    const results: Tally[] = stretches.map((count) =>
      playEpisodes(count, ticTacToe().start(), [this.#learner, opponent], context)
    );
    this.history = afterGames(this.history, against, results);
  }

  #opponent(name: TrainerName): Agent {
    let opponent = this.#opponents.get(name);
    if (!opponent) this.#opponents.set(name, opponent = this.#make(name));
    return opponent;
  }

  #make(name: TrainerName): Agent {
    const game = ticTacToe();
    switch (name) {
      case "random":
        return randomPlay.create("random", game, {} as never);
      case "perfect":
        return perfectAgent(NO_OTHERS).create("perfect", game, {} as never);
      case "menace":
        return new Menace("menace", { ...this.rules, side: "O" }, this.#random);
    }
  }
}

/** In tic-tac-toe the perfect player asks no other agent. */
const NO_OTHERS = {
  createAgent: none,
  agentName: none,
  prepareAgents: none,
};

function none(): never {
  throw new UsageError("there are no other agents here");
}
