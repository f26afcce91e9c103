/**
 * Learns the weights of the tapered evaluation from games against itself. A generation is a number of games from
 * random openings, played by a search with the weights so far. Then the weights learn from the quiet positions of
 * these games, in random order, by logistic regression on their results.
 *
 * A side that is five pawns behind, by the usual values of the men, for some plies has lost, because searches of so
 * few nodes do not win every won endgame; a game that lasts too long is a draw.
 *
 * Quiet is a position without a check in which the search chose no capture and no promotion: there the evaluation
 * of the board is what the search goes by.
 *
 * @module
 */
import * as v from "valibot";
import { integer, type ParameterValues, type Random, real, shuffle } from "matchbox/base/mod.ts";
import type { Game, Result } from "matchbox/games/game.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Agent } from "../../agent.ts";
import { weightedMaterial } from "../../evaluate/chess/material.ts";
import { BoardTerms } from "../../evaluate/chess/tapered/board_terms.ts";
import { taperedEvaluation } from "../../evaluate/chess/tapered/evaluation.ts";
import { TERMS } from "../../evaluate/chess/tapered/layout.ts";
import { type TaperedWeights, usualWeights } from "../../evaluate/chess/tapered/weights.ts";
import { searchRoot } from "../../search/root.ts";
import { selectiveCuts, usualSearch } from "../../search/usual_search.ts";
import { Episode } from "../episode.ts";
import { readState } from "../learner.ts";
import type { PopulationEntry } from "../population.ts";
import { randomOpening } from "../random_opening.ts";
import { LogisticRegression, type Outcome, outcomeOf } from "./logistic_regression.ts";

const parameters = {
  games: integer(1, 100_000, 250, "games of a generation"),
  nodes: integer(20, 1_000_000, 200, "nodes of a move"),
  opening: integer(0, 40, 8, "random plies before a game"),
  passes: integer(1, 100, 2, "times that the positions of a generation are gone through"),
  rate: real(0.01, 100, 1, "centipawns of the first change of a weight"),
  ridge: real(0, 1, 0.0003, "how much a centipawn draws a weight back to its start"),
};

type Values = ParameterValues<typeof parameters>;

const numbers = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(2 * TERMS));
const squares = v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.length(2 * TERMS));
const schema = v.strictObject({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  weights: numbers,
  squares,
});

/** Listed in ../list.ts. */
export const taperedWeights: PopulationEntry<Values> = {
  summary:
    "chess, a search with the tapered evaluation, whose weights learn from the results of its games",
  games: ["chess"],
  parameters: () => parameters,
  create(name, game, values, { state }) {
    const saved = state === undefined ? null : readState(name, schema, state);
    const regression = new LogisticRegression(usualWeights(), values);
    if (saved) {
      regression.weights.set(saved.weights);
      regression.squares.set(saved.squares);
    }
    let number = saved?.number ?? 0;
    return {
      get state() {
        const { weights, squares } = regression;
        return { number, weights: [...weights], squares: [...squares] };
      },
      get generation() {
        return number;
      },
      advance(random) {
        const outcomes = playedOutcomes(game, regression.learned, values, random);
        for (let pass = 0; pass < values.passes; pass++) {
          for (const outcome of shuffle(outcomes, random)) regression.learn(outcome);
        }
        number++;
      },
      best: (name) => player(name, game, regression.learned, values.nodes),
    };
  },
};

/** A game is decided by this many centipawns for so many plies, and drawn after so many plies. */
const DECISIVE = { margin: 500, plies: 6 };
const LONGEST = 120;

/** Plays the games of a generation. */
export function playedOutcomes(
  game: Game,
  weights: TaperedWeights,
  { games, nodes, opening }: Pick<Values, "games" | "nodes" | "opening">,
  random: Random,
): Outcome[] {
  const terms = new BoardTerms();
  const itself = player("itself", game, weights, nodes);
  const context = { random, clock: { now: () => 0 } };
  const outcomes: Outcome[] = [];
  for (let number = 0; number < games; number++) {
    const position = randomOpening<ChessPosition>(game, opening, random);
    const episode = new Episode(position, [itself, itself]);
    const first = outcomes.length;
    /** Plies for which White, or Black if negative, has been far ahead. */
    let ahead = 0;
    while (episode.result === null && episode.plies < LONGEST && Math.abs(ahead) < DECISIVE.plies) {
      const move = episode.choose(context);
      if (!position.inCheck() && !game.tactics!.isLoud!(position, move)) {
        terms.look(position);
        outcomes.push(outcomeOf(terms, 0));
      }
      episode.play(move);
      const lead = men.evaluate(position) * (position.side === 0 ? 1 : -1);
      const leader = Math.abs(lead) < DECISIVE.margin ? 0 : Math.sign(lead);
      ahead = leader === 0 || leader === -Math.sign(ahead) ? leader : ahead + leader;
    }
    const result = episode.result ??
      (Math.abs(ahead) < DECISIVE.plies ? 0 : Math.sign(ahead) as Result);
    for (let i = first; i < outcomes.length; i++) outcomes[i] = { ...outcomes[i], result };
  }
  return outcomes;
}

/** The usual values. */
const men = weightedMaterial({ pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 900 });

/** A search to a number of nodes. */
function player(name: string, game: Game, weights: TaperedWeights, nodes: number): Agent {
  const { search, algorithm } = usualSearch(game, {
    evaluation: taperedEvaluation(weights),
    tableBits: 12,
    cuts: selectiveCuts,
  });
  return {
    name,
    choose: (position) =>
      searchRoot(position, search, algorithm, { depth: 60, limit: { nodes }, scouts: true }).move,
  };
}
