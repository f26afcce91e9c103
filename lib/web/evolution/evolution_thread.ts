/**
 * A thread in which one population evolves, at a pace that people can follow. It tells what it has done a few
 * times a second, and ends when the server ends it. The generations are those of `deno task train`.
 *
 * @module
 */
import {
  Evolution,
  type EvolutionSettings,
  evolutionSettings,
  layersOf,
  type Lineage,
  weightsOf,
} from "matchbox/agents/mod.ts";
import { continuedStream, parseSpec, type Random } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { answerCalls, tell } from "matchbox/runner/threads/answer_calls.ts";
import { trainingStream } from "matchbox/runner/training/training_work.ts";
import { lineageBranches } from "./lineage.ts";
import { measureChampion } from "./strength.ts";
import type { BeginEvolution, EvolutionNews } from "./thread_messages.ts";

/** Milliseconds between two messages, at least. */
const PAUSE = 200;

/** The champion is measured after so many generations each. */
const MEASURED_EVERY = 20;

let pace = 0;
let wake = () => {};

const functions = {
  evolve,
  /** Changes the pace: generations a second, 0 for as many as possible. */
  setPace(wished: number): void {
    pace = wished;
    wake();
  },
} as const;

/** What the thread may be asked. */
export type EvolutionFunctions = typeof functions;

answerCalls(functions);

/** Evolves a population to its last generation. */
async function evolve(begin: BeginEvolution): Promise<void> {
  const { game: spec, learner, seed, before, until } = begin;
  pace = begin.pace;
  const game = findGame(spec);
  const settings = evolutionSettings(parseSpec(learner).parameters);
  const random = before
    ? continuedStream(before.random)
    : trainingStream(seed, { game: game.spec, learner, against: "random" });
  const evolution = before
    ? Evolution.continue(settings, game, stateOf(before, settings, game))
    : Evolution.begin(settings, game, random);
  const departed = evolution.lines.length - evolution.members.length;
  const teller = new Teller(evolution, settings, game, random, departed);
  if (!before) teller.tell();
  while (evolution.generation < until) {
    const began = performance.now();
    const fixed = pace === 0 ? Infinity : Math.max(1, Math.round(pace * PAUSE / 1000));
    for (let done = 0; done < fixed && evolution.generation < until; done++) {
      evolution.train(1, random);
      if (evolution.generation % MEASURED_EVERY === 0) break;
      if (pace === 0 && performance.now() - began > PAUSE) break;
    }
    teller.tell();
    const wished = pace === 0 ? 0 : Math.max(PAUSE, 1000 / pace);
    await sleep(wished - (performance.now() - began));
  }
}

/** Waits, but not longer than until the pace changes. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Tells the server what has happened since it was told last. */
class Teller {
  readonly #evolution: Evolution;
  readonly #settings: EvolutionSettings;
  readonly #game: Game;
  readonly #random: Random;
  /** The lines that left and were told. */
  #told: number;

  constructor(
    evolution: Evolution,
    settings: EvolutionSettings,
    game: Game,
    random: Random,
    told: number,
  ) {
    this.#evolution = evolution;
    this.#settings = settings;
    this.#game = game;
    this.#random = random;
    this.#told = told;
  }

  tell(): void {
    const { generation, members, lines } = this.#evolution;
    const departed = lines.slice(this.#told, lines.length - members.length);
    this.#told += departed.length;
    const living = new Set(members.map(({ line }) => line.network));
    const size = members[0].network.weights.length;
    const weights = new Float64Array(size * members.length);
    members.forEach(({ network }, i) => weights.set(network.weights, i * size));
    const news: EvolutionNews = {
      generation,
      lines: members.map(({ line }) => line),
      weights,
      random: this.#random.state,
      departed,
      branches: lineageBranches(lines, living, generation),
      champion: generation % MEASURED_EVERY === 0
        ? measureChampion(this.#evolution, this.#settings, this.#game)
        : null,
    };
    tell(news, [weights.buffer]);
  }
}

/** The state of an evolution from what was kept of it. */
function stateOf(
  { generation, lines, weights, departed }: NonNullable<BeginEvolution["before"]>,
  { network, hidden }: EvolutionSettings,
  game: Game,
): unknown {
  const left: Lineage[] = departed.flatMap((text) => JSON.parse(text));
  const size = weightsOf(layersOf(network, hidden.sizes, (game.start() as MetelykPosition).size));
  const numbers = [...left, ...lines].map((line) => line.network);
  return {
    generation,
    nextNetwork: numbers.reduce((most, number) => Math.max(most, number), 0) + 1,
    members: lines.map((line, i) => ({
      line,
      weights: [...weights.subarray(i * size, (i + 1) * size)],
    })),
    departed: left,
  };
}
