/**
 * AlphaZero in small: what a search gains by a network that learns from its own games, and how many games that takes.
 *
 * @module
 */
import { playEpisodes } from "matchbox/agents/learners/episode.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import type { Learner, PlainData } from "matchbox/agents/learners/learner.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { randomOpenings } from "matchbox/agents/learners/random_opening.ts";
import { createAgent, prepareAgents } from "matchbox/agents/registry.ts";
import { integer, type Random, randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { processesParameter, timeSideBySide } from "../../timing.ts";
import {
  ALWAYS,
  type Arena,
  ARENAS,
  AT_THE_END,
  learnerSpec,
  MEASURED,
  type Opponent,
  specOf,
  TRIED,
  type Way,
  WAYS,
} from "./arenas.ts";
import { endings, examine, worstOnBothSides } from "./exam.ts";
import { sets } from "./rows.ts";

/** The points of a training, as parts of all its games. */
const POINTS = [0, 1 / 8, 1 / 4, 1 / 2, 1] as const;
/** Games of a timed run, and how often it is timed. */
const [TIMED_GAMES, REPEATS] = [4, 3] as const;

/** What a task does: a stretch of a training with the exams at its end, or the times of a process. */
type TaskData =
  | { readonly do: "train"; readonly arena: number; readonly run: number; readonly point: number }
  | { readonly do: "time"; readonly process: number };

export const experiment = defineExperiment({
  id: "alphazero-small",
  specs: [
    ...["tictactoe", "connect_four", "reversi", "metelyk"],
    ...["alphazero", "mcts", "alphabeta", "perfect", "solver"],
  ],
  parameters: {
    runs: integer(2, 1000, 6, "trainings of each game, each with a seed of its own"),
    games: integer(8, 10_000_000, 3200, "games of a training against itself"),
    playouts: integer(1, 10_000, 50, "playouts for a move, in the training and after it"),
    openings: integer(2, 10_000, 12, "openings of each exam, played with both colours"),
    processes: processesParameter(1, "each of which times training games of every game"),
  },
  presets: {
    quick: { runs: 2, games: 80, playouts: 16, openings: 4, processes: 2 },
    published: { runs: 6, games: 3200, playouts: 50, openings: 12, processes: 10 },
    // 10 CPU minutes for a training in Reversi; 80 for all.
    thorough: { runs: 4, games: 200_000, playouts: 50, openings: 40, processes: 20 },
  },
  sets,

  *tasks({ runs, processes }): Iterable<Task<TaskData>> {
    for (const [arena, { name }] of ARENAS.entries()) {
      for (let run = 1; run <= runs; run++) {
        const keyOf = (point: number) => `${name}, run ${run}, part ${point}`;
        for (const point of POINTS.keys()) {
          const after = point === 0 ? [] : [keyOf(point - 1)];
          yield { key: keyOf(point), data: { do: "train", arena, run, point }, after };
        }
      }
    }
    for (let process = 1; process <= processes; process++) {
      yield { key: `times, process ${process}`, timed: true, data: { do: "time", process } };
    }
  },

  async prepare({ playouts }) {
    for (const arena of ARENAS) {
      await prepareAgents(
        opponentsOf(arena, true).flatMap((opponent) => {
          const spec = opponent === "policy" ? null : specOf(opponent, arena, playouts);
          return spec ?? [];
        }),
        findGame(arena.game),
      );
    }
  },

  run({ data }, { params, stream, random, seed, inputs, clock }) {
    const spec = learnerSpec(params.playouts);
    if (data.do === "time") {
      const works = ARENAS.map(({ name, game: played }) => {
        const game = findGame(played);
        const learner = createLearner(spec, game);
        const context = { random: randomStream("times"), clock };
        const seats = [learner, learner] as const;
        return {
          key: { process: data.process, game: name },
          run: () => void playEpisodes(TIMED_GAMES, game.start(), seats, context),
          parts: TIMED_GAMES,
        };
      });
      const times = timeSideBySide(works, REPEATS, { clock, random })
        .map(({ process, game, seconds }) => ({ process, game, seconds }));
      return { rows: { times } };
    }
    const { run, point } = data;
    const arena = ARENAS[data.arena];
    const game = findGame(arena.game);
    const [before, after] = [POINTS[point - 1] ?? 0, POINTS[point]]
      .map((part) => Math.round(part * params.games));
    const state = point === 0 ? undefined : JSON.parse(inputs[0].artifact as string);
    const learner = createLearner(spec, game, state, random);
    playEpisodes(after - before, game.start(), [learner, learner], { random, clock });

    const last = point === POINTS.length - 1;
    const openings = randomOpenings(
      game,
      { count: params.openings, plies: arena.opening },
      stream(`openings of ${arena.name}`),
    );
    const player = playerOf(game, params.playouts, learner.state);
    const contextOf = (label: string) => ({ random: randomStream(`${seed}/${label}`), clock });
    const opponentOf = (opponent: Opponent) =>
      opponent === "policy"
        ? player("policy")
        : createAgent(specOf(opponent, arena, params.playouts)!, game);
    const exams = WAYS.flatMap((way) =>
      opponentsOf(arena, last).filter((opponent) => opponent !== "policy" || way === "search")
        .map((opponent) => ({
          ...{ game: arena.name, run, games: after, way, opponent },
          ...examine(
            player(way),
            opponentOf(opponent),
            openings,
            contextOf(`${way} ${opponent}`),
          ),
        }))
    );
    const stageOf = (way: Way) => ({ game: arena.name, run, games: after, way });
    return {
      rows: {
        exams,
        beaten: arena.name !== TRIED ? [] : WAYS.map((way) => ({
          ...stageOf(way),
          worst: worstOnBothSides(game, player(way), contextOf(`${way} tried`)),
        })),
        endings: arena.name !== MEASURED ? [] : WAYS.map((way) => ({
          ...stageOf(way),
          ...endings(game, player(way), opponentOf("depth"), openings, contextOf(`${way} endings`)),
        })),
      },
      artifact: last && run === 1
        ? { file: `${arena.game.replace(/\W+/g, "_")}.json`, content: published(learner) }
        : { content: JSON.stringify(learner.state) },
    };
  },
});

/** Whom a learner meets in a game. */
function opponentsOf({ perfect }: Arena, last: boolean): Opponent[] {
  return [...ALWAYS, ...last ? AT_THE_END : []]
    .filter((opponent) => opponent !== "perfect" || perfect !== null);
}

/** Makes the player with what was learned, in either way. */
function playerOf(game: Game, playouts: number, state: PlainData) {
  const unused: Random = randomStream("unused");
  return (way: Way) =>
    frozenPlayer(
      way,
      createLearner(learnerSpec(way === "search" ? playouts : 0), game, state, unused),
    );
}

/** The state of a learner without the positions of its replay window, which its play does not need. */
function published(learner: Learner): string {
  const state = learner.state as Readonly<Record<string, PlainData>>;
  return JSON.stringify({ ...state, window: { squares: "", shares: "", results: "" } });
}
