/**
 * The tables of the study.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { OPPONENTS } from "./duel.ts";
import { type EvolutionSummary, kindName, lastGeneration, ofSource } from "./summary.ts";
import { windowColumns } from "../../window_columns.ts";

/** The tables of strength, of the contests, of the inputs, of the hall of fame, and of the last networks. */
export function tables(summary: EvolutionSummary): Table[] {
  return [
    strength(summary),
    contests(summary),
    inputs(summary),
    hallOfFame(summary),
    evolutionWindow(summary),
  ];
}

const network: Column = { name: "network", kind: "key", meaning: "the kind and its hidden layer" };
const overRuns = "mean over the runs with its 95 % interval";

function strength({ strengths }: EvolutionSummary): Table {
  const last = lastGeneration(strengths);
  const shown = strengths.filter(({ generation }) => generation === 0 || generation === last);
  const groups = Map.groupBy(
    shown,
    ({ network, hidden, inputs, generation }) => [network, hidden, inputs, generation].join(),
  );
  return {
    name: "strength",
    title: "Points a game of the champions, in the first population and in the last",
    columns: [
      network,
      { name: "inputs", kind: "key", meaning: "sum and difference of the scores, or the scores" },
      { name: "generation", kind: "key", meaning: "generations of the population" },
      ...OPPONENTS.map((opponent): Column => ({
        ...{ name: nameOf(opponent), kind: "exact", digits: 2 },
        detail: /[13]$/.test(opponent),
        meaning: `points a game against ${nameOf(opponent)}, ${overRuns}`,
      })),
    ],
    rows: [...groups.values()].map((own) => ({
      ...{ network: kindName(own[0]), inputs: own[0].inputs, generation: own[0].generation },
      ...Object.fromEntries(OPPONENTS.map((opponent) => [
        nameOf(opponent),
        own.find((each) => each.opponent === opponent)!.score,
      ])),
    })),
  };
}

/** An opponent in tables and figures. */
export function nameOf(opponent: string): string {
  return opponent.replace(":depth=", " ").replace("alphabeta", "alpha-beta");
}

function contests({ contests }: EvolutionSummary): Table {
  return {
    name: "contests",
    title: "Points a game of 38-1 against 38-50, after equally many generations and equal time",
    columns: [
      { name: "hidden", kind: "key", meaning: "neurons of the hidden layer" },
      { name: "generations", kind: "exact", meaning: "generations of both" },
      {
        name: "equal generations",
        kind: "exact",
        digits: 2,
        meaning: `points a game of 38-1, ${overRuns}`,
      },
      { name: "of 38-1", kind: "measured", meaning: "generations of 38-1 in equal time" },
      { name: "of 38-50", kind: "measured", meaning: "generations of 38-50 in equal time" },
      {
        name: "equal time",
        kind: "measured",
        digits: 2,
        meaning: `points a game of 38-1, ${overRuns}; which champions meet depends on the time`,
      },
      ...["38-1", "38-50"].map((name): Column => ({
        ...{ name: `time of ${name}`, unit: "s", kind: "measured", detail: true },
        meaning: `time of the generations of ${name}`,
      })),
    ],
    rows: contests.map(({ hidden, equalGenerations, equalTime }) => {
      const { generation, score } = equalGenerations[equalGenerations.length - 1];
      return {
        ...{ hidden, generations: generation, "equal generations": score },
        "of 38-1": equalTime?.generation1 ?? null,
        "of 38-50": equalTime?.generation50 ?? null,
        "equal time": equalTime?.score ?? null,
        "time of 38-1": equalTime?.seconds1 ?? null,
        "time of 38-50": equalTime?.seconds50 ?? null,
      };
    }),
  };
}

function inputs({ inputs }: EvolutionSummary): Table {
  return {
    name: "inputs",
    title: "Points a game of sum and difference as inputs against the two scores",
    columns: [
      network,
      {
        name: "score",
        kind: "exact",
        digits: 2,
        meaning: `points a game of the last champions with sum and difference, ${overRuns}`,
      },
      { name: "runs", kind: "exact", meaning: "runs" },
    ],
    rows: inputs.map((each) => ({
      ...{ network: kindName(each), score: each.score, runs: each.score.count },
    })),
  };
}

function hallOfFame({ hall, strengths }: EvolutionSummary): Table {
  const groups = Map.groupBy(ofSource(hall), ({ generation }) => generation);
  const names = [...new Set(ofSource(hall).map(kindName))];
  return {
    name: "hall_of_fame",
    title:
      `Points a game of the champions after ${lastGeneration(strengths)} generations against ` +
      "earlier champions of their run",
    columns: [
      { name: "generation", kind: "key", meaning: "generations of the earlier champion" },
      ...names.map((name): Column => ({
        ...{ name, kind: "exact", digits: 2, meaning: `points a game of ${name}, ${overRuns}` },
      })),
    ],
    rows: [...groups].map(([generation, own]) => ({
      generation,
      ...Object.fromEntries(own.map((each) => [kindName(each), each.score])),
    })),
  };
}

/** What the window of the source shows, for the last population of run 1 of each kind. */
function evolutionWindow({ lines }: EvolutionSummary): Table {
  return {
    name: "evolution_window",
    title: "The networks of the last population of run 1, as in the source's window Evolution",
    columns: [
      network,
      { name: "number", kind: "key", meaning: "number of the network, in the order of birth" },
      ...windowColumns,
      { name: "parent", kind: "exact", detail: true, meaning: "network from which it budded" },
      { name: "born", kind: "exact", detail: true, meaning: "generation of its birth" },
    ],
    rows: lines.filter(({ living }) => living).map((line) => ({
      ...{ network: kindName(line), number: line.number },
      ...{ Generation: line.generation, Total: line.total, Survived: line.survived },
      ...{ History: line.history, parent: line.parent, born: line.born },
    })),
  };
}
