/**
 * Training of any learner without test games, so that games and time are those of its learning alone.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { resolveSpec } from "matchbox/agents/entries.ts";
import { playEpisodes } from "matchbox/agents/learners/episode.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import type { Learner, PlainData } from "matchbox/agents/learners/learner.ts";
import { populationsByFile } from "matchbox/agents/learners/list.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import type { PopulationEntry } from "matchbox/agents/learners/population.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { formatSpec, type Random } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import type { LearnerOfGame } from "./learners.ts";

/** A training that goes on. */
export interface Training {
  /** Games so far. */
  readonly played: number;
  /** Games that it plays at once at least: those of a generation. */
  readonly step: number;
  /** All that its future depends on, but for the random stream. */
  readonly state: PlainData;
  /** Plays and learns; by whole generations. */
  train(games: number): void;
  /** Plays as well as it can now, and learns from nothing. */
  player(): Agent;
}

/** What a training is made with. */
export interface TrainingStart {
  readonly game: Game;
  /** Of its games, and of what is random in an untrained learner. */
  readonly random: Random;
  /** The state of such a training; without it, it begins. */
  readonly state?: unknown;
}

/** The form of a state. */
interface Saved {
  readonly played: number;
  /** Of each learner: two where each side has its own. */
  readonly learned: readonly PlainData[];
}

const populations: Readonly<Record<string, PopulationEntry>> = Object.assign(
  {},
  ...Object.values(populationsByFile),
);

/** No learner knows the time. */
const clock = { now: () => 0 };

/** Begins a training, or goes on from a state. */
export function trainingOf(learner: LearnerOfGame, start: TrainingStart): Training {
  return learner.by.way === "generations"
    ? byGenerations(learner, learner.by.games, start)
    : byGames(learner, start);
}

function byGames({ spec, by }: LearnerOfGame, { game, random, state }: TrainingStart): Training {
  const saved = state as Saved | undefined;
  const specs = by.way === "sides" ? [spec, by.other] : [spec];
  const learners = specs.map((own, i) => createLearner(own, game, saved?.learned[i], random));
  const [first, second = first] = learners;
  const opponent = by.way === "against" ? createAgent(by.agent, game) : second;
  const context: AgentContext = { random, clock };
  const position = game.start();
  let played = saved?.played ?? 0;
  return {
    get played() {
      return played;
    },
    step: 1,
    get state() {
      return { played, learned: learners.map((learner) => learner.state) };
    },
    train(games) {
      // Against an agent it changes sides after each game.
      const sideOf = (number: number): Side =>
        by.way === "against" ? (played + number) % 2 as Side : 0;
      playEpisodes(games, position, [first, opponent], context, sideOf);
      played += games;
    },
    player: () => by.way === "sides" ? bySide(first, second) : frozenPlayer(spec, first),
  };
}

/** One player of two learners, one for each side. */
function bySide(first: Learner, second: Learner): Agent {
  const players = [first, second].map((learner) => frozenPlayer(learner.name, learner));
  return {
    name: first.name,
    gameStart: (side) => players[side].gameStart?.(side),
    choose: (position, context) => players[position.side].choose(position, context),
  };
}

function byGenerations(
  { spec }: LearnerOfGame,
  games: number,
  { game, random, state }: TrainingStart,
): Training {
  const { entry, name, values } = resolveSpec("learner", populations, spec, game);
  const saved = state as Saved | undefined;
  const population = entry.create(formatSpec(name, values), game, values, {
    state: saved?.learned[0],
    random,
  });
  const played = () => games * population.generation;
  return {
    get played() {
      return played();
    },
    step: games,
    get state() {
      return { played: played(), learned: [population.state] };
    },
    train(more) {
      for (const end = played() + more; played() < end;) population.advance(random);
    },
    player: () => population.best(spec),
  };
}
