/**
 * The rows of the study: exact ones, and one set of measured times.
 *
 * @module
 */
import type { NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import type { Encoding } from "matchbox/agents/networks/encoding.ts";
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process, timingColumns } from "../../timing.ts";
import type { ContestQuestion } from "./kinds.ts";

const network = key<NetworkKind>("kind of the networks");
const hidden = key("neurons of the hidden layer, or none");
const kind = {
  ...{ network, hidden },
  inputs: key<Encoding>(
    "last two inputs: sum and difference of the scores, or these divided by the men of a side",
  ),
  population: key<number>("networks", "networks of a generation"),
};
const run = key<number>("number of the run, from 1");
const played = key<number>("games", "games that the population has played so far");
const scoreOf = (player: string) => ({
  games: exact("games", "games played"),
  wins: exact("games", `games that ${player} won`),
  draws: exact("games", "games drawn"),
});

export const sets = {
  strengths: rowSet("The champion of a population against one opponent, on the full board", {
    ...{ ...kind, run, played },
    opponent: key("spec of the opponent"),
    ...scoreOf("the champion"),
  }),
  duels: rowSet("The champions of two populations of a run after equally many games", {
    question: key<ContestQuestion>("in what they differ"),
    of: key("what they have in common: the hidden layer, or the network"),
    ...{ run, played },
    ...scoreOf("38-1, the scaled inputs or the larger population"),
  }),
  kept: rowSet("The champion of a population in won positions, on the board of side 3", {
    ...{ network, hidden, run, played },
    positions: exact("positions", "positions that the side to move wins, but not by every move"),
    kept: exact("positions", "those in which its move keeps the win"),
  }),
  perfect: rowSet(
    "The last champion of a population against perfect play, on the board of side 3",
    {
      ...{ network, hidden, run },
      ...scoreOf("the champion"),
    },
  ),
  champion: rowSet("The champion that is kept, in games from new openings", {
    ...kind,
    run,
    opponent: key("spec of the opponent"),
    ...scoreOf("the champion"),
  }),
  speeds: rowSet("The time of a game of a population, on the full board", {
    process,
    ...kind,
    ...timingColumns("a game, with its part of the generation"),
  }),
};

/** A champion against an opponent. */
export type StrengthRow = RowOf<typeof sets.strengths>;
/** Two champions. */
export type DuelRow = RowOf<typeof sets.duels>;
/** A champion judged by perfect play. */
export type KeptRow = RowOf<typeof sets.kept>;
