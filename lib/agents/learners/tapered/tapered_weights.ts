/**
 * Learns the weights of the tapered evaluation from games against itself. A generation is a number of games from
 * random openings, played by the champion's search with the weights so far. Then the weights learn from the quiet
 * positions of these games by logistic regression. The expected score of a position is half the result of its game
 * and half what the search found there: the first knows more, the second is less a matter of chance.
 *
 * Quiet is a position without a check in which the search chose no capture and no promotion, and in which captures
 * change the value by little: there the evaluation of the board is what the search goes by.
 *
 * A side that the search sees far ahead for some plies has won, and a late game that it sees even for some has ended
 * in a draw, as has one that lasts too long.
 *
 * @module
 */
import * as v from "valibot";
import { integer, type ParameterValues, type Random, real } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Agent } from "../../agent.ts";
import { BoardTerms } from "../../evaluate/chess/tapered/board_terms.ts";
import { TERMS } from "../../evaluate/chess/tapered/layout.ts";
import { type TaperedWeights, usualWeights } from "../../evaluate/chess/tapered/weights.ts";
import { readState } from "../learner.ts";
import type { PopulationEntry } from "../population.ts";
import { randomOpening } from "../random_opening.ts";
import { expectedScore } from "../logistic_regression.ts";
import { learnedWeights, type Outcome, outcomeOf, taperedRegression } from "./tapered_model.ts";
import { TrainingPlayer } from "./training_player.ts";

const parameters = {
  games: integer(1, 100_000, 2500, "games of a generation"),
  nodes: integer(20, 1_000_000, 500, "nodes of a move"),
  opening: integer(0, 40, 8, "random plies before a game"),
  results: real(0, 1, 0.5, "share of the result in the expected score of a position"),
  trust: real(0.001, 1, 0.3, "how much a position counts"),
  spread: real(1, 1000, 40, "centipawns by which a weight may well be away from its start"),
  memory: real(0, 1, 0.9, "what is left of the precision of a weight after a generation"),
};

type Values = ParameterValues<typeof parameters>;

const numbers = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(2 * TERMS));
const positive = v.pipe(v.array(v.pipe(v.number(), v.gtValue(0))), v.length(2 * TERMS));
const schema = v.strictObject({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  weights: numbers,
  precisions: positive,
});

/** Listed in ../list.ts. */
export const taperedWeights: PopulationEntry<Values> = {
  summary:
    "chess, a search with the tapered evaluation, whose weights learn from the results of its games",
  games: ["chess"],
  parameters: () => parameters,
  create(name, game, values, { state }) {
    const saved = state === undefined ? null : readState(name, schema, state);
    const regression = taperedRegression(usualWeights(), values);
    if (saved) {
      regression.weights.set(saved.weights);
      regression.precisions.set(saved.precisions);
    }
    let number = saved?.number ?? 0;
    return {
      get state() {
        const { weights, precisions } = regression;
        return { number, weights: [...weights], precisions: [...precisions] };
      },
      get generation() {
        return number;
      },
      advance(random) {
        const games = playedGames(game, learnedWeights(regression), values, random);
        regression.learn(scored(games, values.results));
        number++;
      },
      best: (name) => agentOf(name, game, learnedWeights(regression), values.nodes),
    };
  },
};

/** A quiet position of a game, without its score yet, and the value that the search found for White. */
interface QuietPosition {
  readonly outcome: Outcome;
  readonly value: number;
}

/** A game: the result for White, from 0 to 1, and its quiet positions. */
export interface TrainingGame {
  readonly score: number;
  readonly positions: readonly QuietPosition[];
}

/** A game is decided by so many centipawns for so many plies, and drawn by so few for so many. */
const DECISIVE = { margin: 1000, plies: 8 };
const EVEN = { margin: 8, plies: 12, from: 80 };
const LONGEST = 240;
/** Openings that are worth more to a side are not played. */
const UNEVEN = 400;
/** Centipawns by which captures may change the value of a quiet position. */
const RESTLESS = 30;

/** Plays the games of a generation. */
export function playedGames(
  game: Game,
  weights: TaperedWeights,
  { games, nodes, opening }: Pick<Values, "games" | "nodes" | "opening">,
  random: Random,
): TrainingGame[] {
  const player = new TrainingPlayer(game, weights, nodes);
  const played: TrainingGame[] = [];
  while (played.length < games) {
    const next = playGame(game, player, randomOpening<ChessPosition>(game, opening, random));
    if (next !== null) played.push(next);
  }
  return played;
}

/** Plays a game; null when the opening is uneven. */
function playGame(
  game: Game,
  player: TrainingPlayer,
  position: ChessPosition,
): TrainingGame | null {
  const terms = new BoardTerms();
  const positions: QuietPosition[] = [];
  player.begin();
  /** Plies for which White, or Black if negative, has been far ahead; and those for which nobody was ahead. */
  let ahead = 0;
  let even = 0;
  for (let ply = 0; position.result() === null && ply < LONGEST; ply++) {
    const found = player.search(position);
    const value = position.side === 0 ? found.value : -found.value;
    if (ply === 0 && Math.abs(value) > UNEVEN) return null;
    const leader = Math.abs(value) < DECISIVE.margin ? 0 : Math.sign(value);
    ahead = leader === 0 || leader === -Math.sign(ahead) ? leader : ahead + leader;
    if (Math.abs(ahead) >= DECISIVE.plies) return { score: ahead > 0 ? 1 : 0, positions };
    even = ply >= EVEN.from && Math.abs(value) <= EVEN.margin ? even + 1 : 0;
    if (even >= EVEN.plies) break;
    const isQuiet = !position.inCheck() && !game.tactics!.isLoud!(position, found.move) &&
      player.restlessness(position) <= RESTLESS;
    if (isQuiet) {
      terms.look(position);
      positions.push({ outcome: outcomeOf(terms, 0), value });
    }
    position.play(found.move);
  }
  return { score: ((position.result() ?? 0) + 1) / 2, positions };
}

/** The positions of games with their expected scores. */
export function scored(games: readonly TrainingGame[], results: number): Outcome[][] {
  const scale = scaleOf(games);
  return games.map(({ score, positions }) =>
    positions.map(({ outcome, value }) => ({
      ...outcome,
      score: results * score + (1 - results) * expectedScore(scale * value),
    }))
  );
}

/** The factors of the search's values among which the most likely one is chosen. */
const SCALES = Array.from({ length: 31 }, (_, index) => 0.5 * 1.05 ** index);

/** The factor with which the values of the search predict the results best. */
function scaleOf(games: readonly TrainingGame[]): number {
  const losses = SCALES.map((scale) => {
    let loss = 0;
    for (const { score, positions } of games) {
      for (const { value } of positions) {
        // A value far from 0 says no more than that.
        const expected = Math.min(Math.max(expectedScore(scale * value), 1e-6), 1 - 1e-6);
        loss -= score * Math.log(expected) + (1 - score) * Math.log(1 - expected);
      }
    }
    return loss;
  });
  return SCALES[losses.indexOf(Math.min(...losses))];
}

function agentOf(name: string, game: Game, weights: TaperedWeights, nodes: number): Agent {
  const player = new TrainingPlayer(game, weights, nodes);
  return {
    name,
    gameStart: () => player.begin(),
    choose: (position) => player.search(position).move,
  };
}
