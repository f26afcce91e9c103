/**
 * Learns the weights of the tapered evaluation from games against itself. A generation is a number of games from
 * random openings, played by a search with the weights so far. Then the weights learn from the quiet positions of
 * these games, in random order, by logistic regression on their results.
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
import { BoardTerms } from "../../evaluate/chess/tapered/board_terms.ts";
import { taperedEvaluation } from "../../evaluate/chess/tapered/evaluation.ts";
import { TERMS } from "../../evaluate/chess/tapered/layout.ts";
import { plainWeights, type TaperedWeights } from "../../evaluate/chess/tapered/weights.ts";
import { searchRoot } from "../../search/root.ts";
import { selectiveCuts, usualSearch } from "../../search/usual_search.ts";
import { playEpisode } from "../episode.ts";
import { readState } from "../learner.ts";
import type { PopulationEntry } from "../population.ts";
import { randomOpening } from "../random_opening.ts";
import { LogisticRegression, type Outcome, outcomeOf } from "./logistic_regression.ts";

const parameters = {
  games: integer(1, 100_000, 250, "games of a generation"),
  nodes: integer(20, 1_000_000, 200, "nodes of a move"),
  opening: integer(0, 40, 8, "random plies before a game"),
  passes: integer(1, 100, 2, "times that the positions of a generation are gone through"),
  rate: real(0.01, 100, 2, "centipawns of the first change of a weight"),
};

type Values = ParameterValues<typeof parameters>;

const numbers = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(2 * TERMS));
const schema = v.strictObject({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  weights: numbers,
  squares: numbers,
});

/** Listed in ../list.ts. */
export const taperedWeights: PopulationEntry<Values> = {
  summary:
    "chess, a search with the tapered evaluation, whose weights learn from the results of its games",
  games: ["chess"],
  parameters: () => parameters,
  create(name, game, values, { state }) {
    const saved = state === undefined ? null : readState(name, schema, state);
    const regression = new LogisticRegression(values.rate, plainWeights());
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

/** Plays the games of a generation. */
export function playedOutcomes(
  game: Game,
  weights: TaperedWeights,
  { games, nodes, opening }: Pick<Values, "games" | "nodes" | "opening">,
  random: Random,
): Outcome[] {
  const terms = new BoardTerms();
  const inner = player("itself", game, weights, nodes);
  const outcomes: Outcome[] = [];
  for (let number = 0; number < games; number++) {
    const noted: Outcome[] = [];
    const watched: Agent = {
      name: inner.name,
      choose(position, context) {
        const move = inner.choose(position, context);
        if (isQuiet(game, position as ChessPosition, move)) {
          terms.look(position as ChessPosition);
          noted.push(outcomeOf(terms, 0));
        }
        return move;
      },
    };
    const start = randomOpening(game, opening, random);
    const context = { random, clock: { now: () => 0 } };
    const result: Result = playEpisode(start, [watched, watched], context);
    for (const outcome of noted) outcomes.push({ ...outcome, result });
  }
  return outcomes;
}

function isQuiet({ tactics }: Game, position: ChessPosition, move: number): boolean {
  return !position.inCheck() && !tactics!.isLoud!(position, move);
}

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
