/**
 * The rows of the study: five sets with exact columns, and one with measured times.
 *
 * @module
 */
import type { NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import type { Encoding } from "matchbox/agents/networks/encoding.ts";
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const network = key<NetworkKind>("kind of the networks");
const hidden = key("neurons of the hidden layer, or none");
const run = key<number>("number of the run, from 1");
const inputs = key<Encoding>(
  "last two inputs: sum and difference of the scores, or the two scores",
);
const generation = key<number>("generations of the population so far");
const history = "its last ten generations";
const scoreOf = (player: string) => ({
  games: exact("games", "games played"),
  wins: exact("games", `games that ${player} won`),
  draws: exact("games", "games drawn"),
});

export const sets = {
  strengths: rowSet("The champion of a population against one opponent", {
    ...{ network, hidden, inputs, run, generation },
    opponent: key("spec of the opponent"),
    ...scoreOf("the champion"),
  }),
  hall: rowSet("A champion of the hall of fame against the last one of its run", {
    ...{ network, hidden, inputs, run, generation },
    champion: exact("number of the champion in its run, in the order of birth"),
    mutations: exact("mutations in its line (Generation Number)"),
    history: exact<string>(history),
    ...scoreOf("the last champion"),
  }),
  lines: rowSet("A network of the last population of run 1, or an ancestor of one", {
    ...{ network, hidden },
    number: key<number>("number of the network, in the order of birth"),
    parent: exact<number | null>("number of the network from which it budded"),
    born: exact("generation in which it was born"),
    living: exact<boolean>("whether it is in the last population"),
    generation: exact("mutations in its line (Generation Number)"),
    total: exact("generations that its line has lived through (Total Generation Number)"),
    survived: exact(
      "generations since the last mutation, among the last ten (Survived Generations)",
    ),
    history: exact<string>(`${history}: = unchanged, + gave offspring, * budded and mutated`),
  }),
  network_duels: rowSet("A champion of 38-1 against one of 38-50, in one run", {
    ...{ hidden, run },
    generation_1: key<number>("generations of the population of 38-1"),
    generation_50: key<number>("generations of the population of 38-50"),
    ...scoreOf("38-1"),
  }),
  input_duels: rowSet("The last champions of a run with either kind of inputs", {
    ...{ network, hidden, run },
    ...scoreOf("the network with sum and difference of the scores"),
  }),
  speeds: rowSet("The time of a generation", {
    ...{ network, hidden },
    repeat: key<number>("number of the timing, from 1; both kinds take turns in it"),
    seconds: measured("s", "time of a generation, the mean of the first population and the last"),
    games: exact("games", "games of a generation"),
  }),
};

/** A champion against an opponent. */
export type StrengthRow = RowOf<typeof sets.strengths>;
/** A champion against the last one. */
export type HallRow = RowOf<typeof sets.hall>;
/** The line of a network. */
export type LineRow = RowOf<typeof sets.lines>;
/** Network 38-1 against 38-50. */
export type NetworkDuelRow = RowOf<typeof sets.network_duels>;
/** The time of a generation. */
export type SpeedRow = RowOf<typeof sets.speeds>;
