/**
 * The work of a task: a step of a population, matches between champions, what perfect play says of one, or a
 * timing.
 *
 * @module
 */
import { Evolution } from "matchbox/agents/learners/evolution/evolution.ts";
import type { TaskContext, TaskResult } from "../../study.ts";
import { timeSideBySide } from "../../timing.ts";
import { type Champion, chooserOfChampion } from "../metelyk_evolution/evolve.ts";
import { chooserOfAgent, drawOpenings, duel, opponentOf } from "../metelyk_evolution/duel.ts";
import { contests, FULL, fullKinds, gameOf, type Kind, settingsOf, SMALL } from "./kinds.ts";
import { OPPONENTS } from "./opponents.ts";
import { type Data, type Params, playedAt } from "./parameters.ts";
import { keptBy, type WonPosition, wonPositions } from "./perfect_play.ts";
import type { sets } from "./rows.ts";

type Context = TaskContext<Params, typeof sets>;
type Result = TaskResult<typeof sets>;
type DataOf<W extends Data["what"]> = Extract<Data, { what: W }>;

/** What a step gives to the next one. */
interface Stored {
  /** Without the lines of the networks that left. */
  readonly state: unknown;
  /** The champion of each checkpoint. */
  readonly hall: readonly Champion[];
}

/** Openings of the kept champion against each opponent. */
const MORE_OPENINGS = 5;
/** Rounds of a timing. */
const ROUNDS = 20;

/** Runs a task. */
export function runTask(data: Data, context: Context): Result {
  switch (data.what) {
    case "evolve":
      return evolve(data, context);
    case "duel":
      return compare(data, context);
    case "positions":
      return {
        rows: {},
        artifact: {
          content: JSON.stringify(wonPositions(context.params.positions, context.random)),
        },
      };
    case "judge":
      return judge(data, context);
    case "champion":
      return keepChampion(data, context);
    case "time":
      return timeGames(data, context);
  }
}

/** A population goes on to its next checkpoint, or begins, and its champion is tested. */
function evolve({ kind, run, checkpoint }: DataOf<"evolve">, context: Context): Result {
  const { params, random, stream } = context;
  const [before] = storedIn(context);
  const settings = settingsOf(kind);
  const game = gameOf(kind.side);
  const evolution = before
    ? Evolution.continue(settings, game, before.state)
    : Evolution.begin(settings, game, random);
  const played = playedAt(checkpoint, params);
  const generations = played / kind.population - evolution.generation;
  evolution.train(generations, random);
  const best = evolution.champion(random);
  const champion: Champion = {
    line: best.line,
    generation: evolution.generation,
    data: evolution.dataOf(best),
  };
  const strengths = kind.side === FULL
    ? OPPONENTS.map((opponent) => ({
      ...namesOf(kind),
      ...{ run, played, opponent },
      // The same openings for all populations of a run, at each checkpoint.
      ...against(champion, kind, opponent, params.openings, `run ${run}`, stream),
    }))
    : [];
  const stored: Stored = {
    state: { ...(evolution.state as object), departed: [] },
    hall: [...before?.hall ?? [], champion],
  };
  return { rows: { strengths }, artifact: { content: JSON.stringify(stored) } };
}

/** The champions of two kinds meet at each checkpoint. */
function compare({ contest, run }: DataOf<"duel">, context: Context): Result {
  const { params, stream } = context;
  const { question, of, first, second } = contests[contest];
  const openings = drawOpenings(params.openings, stream(`${question}, run ${run}`));
  const [ones, others] = storedIn(context).map(({ hall }) => hall);
  return {
    rows: {
      duels: ones.map((one, checkpoint) => ({
        ...{ question, of, run, played: playedAt(checkpoint, params) },
        ...duel(
          chooserOfChampion(first.network, one),
          chooserOfChampion(second.network, others[checkpoint]),
          openings,
        ),
      })),
    },
  };
}

/** What perfect play says of the champions of a population on the small board. */
function judge({ kind, run }: DataOf<"judge">, context: Context): Result {
  const { params, inputs, stream } = context;
  const { network, hidden } = kind;
  const [positions, { hall }] = inputs.map(({ artifact }) => JSON.parse(artifact as string)) as [
    WonPosition[],
    Stored,
  ];
  const game = gameOf(SMALL);
  const last = chooserOfChampion(network, hall[hall.length - 1]);
  const perfect = chooserOfAgent("perfect", game, stream(`moves of perfect play, run ${run}`));
  const openings = drawOpenings(params.perfect, stream(`against perfect play, run ${run}`), game);
  return {
    rows: {
      kept: hall.map((champion, checkpoint) => ({
        ...{ network, hidden, run, played: playedAt(checkpoint, params) },
        positions: positions.length,
        kept: keptBy(chooserOfChampion(network, champion), positions),
      })),
      perfect: [{ network, hidden, run, ...duel(last, perfect, openings) }],
    },
  };
}

/** The last champion with most points against the opponents is kept, and plays again from new openings. */
function keepChampion({ runs }: DataOf<"champion">, context: Context): Result {
  const { params, inputs, stream } = context;
  const points = inputs.map(({ rows }) =>
    rows.strengths.reduce((sum, { wins, draws }) => sum + wins + draws / 2, 0)
  );
  const best = points.indexOf(Math.max(...points));
  const kind = fullKinds[Math.floor(best / runs)];
  const { hall }: Stored = JSON.parse(inputs[best].artifact as string);
  const champion = hall[hall.length - 1];
  const openings = MORE_OPENINGS * params.openings;
  return {
    rows: {
      champion: OPPONENTS.map((opponent) => ({
        ...namesOf(kind),
        ...{ run: best % runs + 1, opponent },
        ...against(champion, kind, opponent, openings, "the kept champion", stream),
      })),
    },
    artifact: { content: JSON.stringify(champion.data), file: "champion.json" },
  };
}

/** Generations of the last populations, side by side. */
function timeGames({ process }: DataOf<"time">, context: Context): Result {
  const { random, clock } = context;
  const stored = storedIn(context);
  const works = fullKinds.map((kind, i) => {
    const evolution = Evolution.continue(settingsOf(kind), gameOf(kind.side), stored[i].state);
    return {
      key: { process, ...namesOf(kind) },
      run: () => void evolution.train(1, random),
      parts: kind.population,
    };
  });
  return { rows: { speeds: timeSideBySide(works, ROUNDS, { clock, random }) } };
}

/** The games of a champion against an opponent of the full board. */
function against(
  champion: Champion,
  { network }: Kind,
  opponent: string,
  openings: number,
  label: string,
  stream: Context["stream"],
) {
  const positions = drawOpenings(openings, stream(`openings of ${label} against ${opponent}`));
  const other = opponentOf(opponent, stream(`moves of ${label} against ${opponent}`));
  return duel(chooserOfChampion(network, champion), other, positions);
}

function namesOf({ network, hidden, inputs, population }: Kind) {
  return { network, hidden, inputs, population };
}

function storedIn({ inputs }: Context): Stored[] {
  return inputs.map(({ artifact }) => JSON.parse(artifact as string));
}
