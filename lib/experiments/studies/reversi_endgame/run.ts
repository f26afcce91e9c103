/**
 * Endgames of Reversi solved exactly (C27): nodes and time by the number of empty squares, beside the
 * alpha-beta of the textbook; what the parts of the solver are worth; and the positions of the FFO.
 *
 * @module
 */
import { integer, oneOf, type ParameterValues } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { processesParameter } from "../../timing.ts";
import { ffoPositions } from "./ffo_positions.ts";
import { ffoRow } from "./ffo_row.ts";
import { FEWEST, type Play, plays } from "./games.ts";
import { type Method, parts, textbooks, without } from "./methods.ts";
import { sets } from "./rows.ts";
import { countNodes, type Endgames, type MethodsAt, timeEndgames } from "./solve_endgames.ts";

const parameters = {
  games: integer(2, 1000, 14, "games of each kind; each gives a position of every size"),
  empties: integer(10, 24, 20, "the most empty squares at which nodes are counted"),
  processes: processesParameter(1, "each of which times the endgames of one game"),
  timed_empties: integer(10, 30, 21, "the most empty squares at which time is measured"),
  textbook_empties: integer(7, 14, 12, "the most empty squares for the alpha-beta of the textbook"),
  part_empties: integer(10, 20, 16, "empty squares at which parts of the solver are left out"),
  ffo: oneOf(
    ["short", "scores", "moves"],
    "scores",
    "short: every move of FFO 1 to 19; scores: those and the scores of 40 to 44; moves: every move",
  ),
};

type Params = ParameterValues<typeof parameters>;

type TaskData =
  | { readonly what: "nodes"; readonly endgames: Endgames }
  | { readonly what: "time"; readonly process: number; readonly methods: readonly MethodsAt[] }
  | { readonly what: "ffo"; readonly number: number; readonly everyMove: boolean };

/** Games of a task. */
const BATCH = 4;
/** The games that are timed. */
const TIMED: Play = "alpha-beta";

export const experiment = defineExperiment({
  id: "reversi-endgame",
  specs: ["reversi", "alphabeta"],
  parameters,
  presets: {
    quick: {
      games: 8,
      empties: 14,
      processes: 3,
      timed_empties: 14,
      textbook_empties: 9,
      part_empties: 12,
      ffo: "short",
    },
    published: {
      games: 14,
      empties: 20,
      processes: 14,
      timed_empties: 21,
      textbook_empties: 12,
      part_empties: 16,
      ffo: "scores",
    },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    for (const play of plays) {
      for (const empties of emptiesUpTo(params.empties)) {
        yield* batches(params, play, empties);
      }
    }
    for (const position of ffoPositions) {
      const { number } = position;
      const long = number >= 40;
      if (long && params.ffo === "short") continue;
      const everyMove = !long || params.ffo === "moves";
      yield { key: `FFO ${number}`, data: { what: "ffo", number, everyMove } };
    }
    const methods = emptiesUpTo(params.timed_empties)
      .map((empties) => ({ empties, methods: methodsAt(params, TIMED, empties) }));
    for (let process = 1; process <= params.processes; process++) {
      const data = { what: "time", process, methods } as const;
      yield { key: `time, process ${process}`, timed: true, data };
    }
  },

  run({ data }, source) {
    if (data.what === "ffo") {
      const position = ffoPositions.find(({ number }) => number === data.number)!;
      return { rows: { ffo: [ffoRow(position, data.everyMove)] } };
    }
    if (data.what === "nodes") return { rows: { solved: countNodes(data.endgames, source) } };
    const { process, methods } = data;
    return { rows: { timings: timeEndgames(TIMED, process, methods, source) } };
  },
});

function emptiesUpTo(most: number): number[] {
  return Array.from({ length: most - FEWEST + 1 }, (_, i) => FEWEST + i);
}

function* batches(
  params: Params,
  play: Play,
  empties: number,
): Iterable<Task<TaskData>> {
  const methods = methodsAt(params, play, empties);
  for (let from = 1; from <= params.games; from += BATCH) {
    const to = Math.min(from + BATCH - 1, params.games);
    yield {
      key: `${play} ${empties} empty squares, games ${from} to ${to}, nodes`,
      data: { what: "nodes", endgames: { play, empties, from, to, methods } },
    };
  }
}

function methodsAt(
  { textbook_empties, part_empties }: Params,
  play: Play,
  empties: number,
): Method[] {
  return [
    "solver",
    ...(empties <= textbook_empties ? textbooks : []),
    ...(play === TIMED && empties === part_empties ? parts.map(without) : []),
  ];
}
