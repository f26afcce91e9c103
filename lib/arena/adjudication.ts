/**
 * The adjudicator: ends a game that one side has practically won, by an evaluation independent of both
 * agents.
 *
 * @module
 */
import { createEvaluation, parseEvaluation, valueAlone } from "matchbox/agents/evaluate/mod.ts";
import {
  checkParameters,
  formatSpec,
  integer,
  parseSpec,
  quote,
  real,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game, Position, Result } from "matchbox/games/game.ts";
import type { Ending } from "./game_record.ts";

/** A side wins when the evaluation is at least `margin` for it after each of `plies` plies in a row. */
export interface Adjudication {
  /** Canonical spec of an evaluation of the game. */
  readonly evaluation: string;
  /** In the units of the evaluation, above 0. */
  readonly margin: number;
  /** 1 or more. */
  readonly plies: number;
}

const parameters = {
  margin: real(1e-9, 1e9, 1, "lead that wins, in units of the evaluation"),
  plies: integer(1, 1000, 6, "plies in a row with that lead"),
};

/**
 * Reads an adjudication, e.g. `material:margin=900,plies=6`: an evaluation with margin and plies.
 * Parameters of the evaluation are in parentheses: `heuristics(w1=2):margin=20`.
 *
 * @throws {UsageError} on an unknown evaluation or parameter; the message lists the known ones
 */
export function parseAdjudication(game: Game, text: string): Adjudication {
  const { name, parameters: given } = parseSpec(text);
  const evaluation = String(parseEvaluation(game, name));
  // There is no default margin, because evaluations have different units.
  if (given.margin === undefined) {
    throw new UsageError(`adjudication ${quote(text)}: expected a margin, e.g. ${name}:margin=900`);
  }
  return { evaluation, ...checkParameters(`adjudication ${name}`, parameters, given) };
}

/** Writes an adjudication as `parseAdjudication` reads it. */
export function formatAdjudication({ evaluation, ...parameters }: Adjudication): string {
  return formatSpec(evaluation, parameters);
}

/**
 * Makes the adjudicator of one game. Call it with each unfinished position, in order; null while no side
 * has won.
 */
export function createAdjudicator(
  game: Game,
  { evaluation, margin, plies }: Adjudication,
): (position: Position) => { result: Result; ending: Ending; reason: string } | null {
  const judge = createEvaluation(game, evaluation);
  let ahead: Result = 0;
  let since = 0;
  return (position) => {
    const value = valueAlone(judge, position) * (position.side === 0 ? 1 : -1);
    const side: Result = value >= margin ? 1 : value <= -margin ? -1 : 0;
    since = side === ahead ? since + 1 : 1;
    ahead = side;
    if (side === 0 || since < plies) return null;
    const reason = `${evaluation} at least ${margin} for ${plies} plies`;
    return { result: side, ending: "adjudication", reason };
  };
}
