/**
 * The work of a task: a step of a population, matches between champions, or a timing.
 *
 * @module
 */
import { Evolution } from "matchbox/agents/learners/evolution/evolution.ts";
import {
  type EvolutionSettings,
  evolutionSettings,
} from "matchbox/agents/learners/evolution/settings.ts";
import { NETWORK_KINDS } from "matchbox/agents/networks/choose_move.ts";
import type { TaskContext, TaskResult } from "../../study.ts";
import { rounded } from "../../rounded.ts";
import { measure } from "../../timing.ts";
import { drawOpenings, duel, METELYK } from "./duel.ts";
import {
  chooserOfChampion,
  evolve,
  hallRows,
  livingLines,
  type PopulationName,
  type Stored,
} from "./evolve.ts";
import type { Data, Params } from "./parameters.ts";
import type { sets } from "./rows.ts";

type Context = TaskContext<Params, typeof sets>;
type Result = TaskResult<typeof sets>;
type DataOf<W extends Data["what"]> = Extract<Data, { what: W }>;

/** Generations of a timing. */
const TIMED = 10;

/** Runs a task. */
export function runTask(data: Data, context: Context): Result {
  switch (data.what) {
    case "evolve":
      return step(data, context);
    case "networks":
      return compareNetworks(data, context);
    case "inputs":
      return compareInputs(data, context);
    case "champion":
      return keepChampion(data, context);
    case "time":
      return timeGenerations(data, context);
  }
}

/** A population goes on to its next checkpoint; at the last one the run is summed up. */
function step({ name, checkpoint }: DataOf<"evolve">, context: Context): Result {
  const { params, random, stream } = context;
  const { population, openings, checkpoints } = params;
  const shown = name.run === 1 && name.inputs === "sum";
  const { stored, lines, strengths } = evolve(name, storedIn(context)[0] ?? null, {
    ...{ settings: settingsOf(name, params), openings, random, stream },
    generations: checkpoint === 0 ? 0 : params.generations,
  });
  const isLast = checkpoint === checkpoints;
  return {
    rows: {
      strengths,
      hall: isLast
        ? hallRows(name, stored.hall, openings, stream(`hall of fame, run ${name.run}`))
        : [],
      lines: isLast && shown ? livingLines(name, lines, population) : [],
    },
    artifact: { content: JSON.stringify(shown ? stored : withoutDeparted(stored)) },
  };
}

/** Every champion of 38-1 meets every champion of 38-50 of the same run. */
function compareNetworks({ hidden, run }: DataOf<"networks">, context: Context): Result {
  const openings = drawOpenings(context.params.openings, context.stream(`networks, run ${run}`));
  const [of50, of1] = storedIn(context).map(({ hall }) => hall);
  return {
    rows: {
      network_duels: of1.flatMap((one) =>
        of50.map((other) => ({
          ...{ hidden, run },
          ...{ generation_1: one.generation, generation_50: other.generation },
          ...duel(chooserOfChampion("38-1", one), chooserOfChampion("38-50", other), openings),
        }))
      ),
    },
  };
}

/** The last champions with either inputs meet. */
function compareInputs({ network, hidden, run }: DataOf<"inputs">, context: Context): Result {
  const openings = drawOpenings(context.params.openings, context.stream(`inputs, run ${run}`));
  const [sum, scores] = storedIn(context).map(({ hall }) =>
    chooserOfChampion(network, hall[hall.length - 1])
  );
  return { rows: { input_duels: [{ network, hidden, run, ...duel(sum, scores, openings) }] } };
}

/** The last champion of the run whose champion has most points against the opponents is published. */
function keepChampion({ network, hidden }: DataOf<"champion">, context: Context): Result {
  const points = context.inputs.map(({ rows }) =>
    rows.strengths.reduce((sum, { wins, draws }) => sum + wins + draws / 2, 0)
  );
  const { hall } = storedIn(context)[points.indexOf(Math.max(...points))];
  return {
    rows: {},
    artifact: {
      content: JSON.stringify(hall[hall.length - 1].data),
      file: `net${network.replace("-", "_")}_${hidden}.json`,
    },
  };
}

/** Both kinds in turn, each in its first population and in its last, because games change on the way. */
function timeGenerations({ hidden, repeat }: DataOf<"time">, context: Context): Result {
  const { params, random, clock } = context;
  const timed = NETWORK_KINDS.map((network, index) => ({
    network,
    settings: settingsOf({ network, hidden, inputs: "sum", run: 1 }, params),
    state: storedIn(context)[index].state,
  }));
  if (repeat % 2 === 0) timed.reverse();
  const speeds = timed.map(({ network, settings, state }) => {
    let games = 0;
    const [first, last] = [
      Evolution.begin(settings, METELYK, random),
      Evolution.continue(settings, METELYK, state),
    ].map((evolution) => {
      const train = () => {
        games = evolution.train(TIMED, random);
      };
      return measure(clock, 1, train).seconds / TIMED;
    });
    const seconds = rounded((first + last) / 2);
    return { network, hidden, repeat, seconds, games: games / TIMED };
  });
  return { rows: { speeds } };
}

function storedIn({ inputs }: Context): Stored[] {
  return inputs.map(({ artifact }) => JSON.parse(artifact as string));
}

function settingsOf(
  { network, hidden, inputs }: PopulationName,
  { population, pairing, replaced, rate, strength, opening }: Params,
): EvolutionSettings {
  return evolutionSettings({
    ...{ network, hidden, inputs, population, pairing, replaced, rate, strength, opening },
  });
}

/** Without the lines of the networks that left, which only the lineage of a shown run needs. */
function withoutDeparted({ state, hall }: Stored): Stored {
  return { state: { ...(state as object), departed: [] }, hall };
}
