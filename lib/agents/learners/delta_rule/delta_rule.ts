/**
 * The self-learning player of Reversi (D6). It is one of the levels easy, medium and hard. When the position
 * after its choice is known and its output is below a threshold, it searches again, deeper, and plays what
 * it then finds. After the game it learns from every position in which it moved; see rule.ts.
 *
 * @module
 */
import * as v from "valibot";
import { checkParameters, flag, formatSpec, integer, oneOf, real } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Agent, AgentContext, Analysis } from "../../agent.ts";
import { resolveSpec } from "../../entries.ts";
import { levelDepths, type LevelName, reversiLevels } from "../../reversi_levels.ts";
import { type Learner, type LearnerEntry, type PlainData, readState } from "../learner.ts";
import { type Experience, RememberedExperience } from "./experience.ts";
import { checkPositions, positionsSchema, weightsSchema } from "./experience_files.ts";
import { positionText } from "./position_text.ts";
import {
  DELTA_RULES,
  type DeltaRule,
  type DeltaRuleName,
  type DeltaWeights,
  type GameCounts,
  output,
} from "./rule.ts";

/** The parameters of the player. */
export interface DeltaRuleValues {
  /** The level of Reversi that it improves on. */
  readonly level: LevelName;
  /** Plies that it looks ahead, from 1 to 20; null for those of the level. */
  readonly depth: number | null;
  /** Plies by which it searches deeper when its choice is not accepted, from 1 to 20. */
  readonly deeper: number;
  /** Whether the new choice is checked in the same way, and so on. */
  readonly again: boolean;
  /** With `again`, the most plies of a search, from 1 to 20. */
  readonly cap: number;
  /** The variant of the rule by which it learns. */
  readonly rule: DeltaRuleName;
  /** The least output at which a known position is accepted. */
  readonly threshold: number;
  /** What the output should be after a won game. */
  readonly target: number;
  /** What the output should be after a lost game; only for `two_targets`. */
  readonly loss_target: number;
  /** The part of the error that is corrected after a game, from 0 to 1. */
  readonly rate: number;
  /** Weight of the share of games won, before any is learned from. */
  readonly w1: number;
  /** Weight of the share of games lost, before any is learned from. */
  readonly w2: number;
  /** Weight of the share of games drawn, before any is learned from. */
  readonly w3: number;
}

const MOST_DEPTH = 20;

const LEVELS = Object.keys(levelDepths) as LevelName[];

/** Listed in mod.ts. */
export const deltaRule: LearnerEntry<DeltaRuleValues> = {
  summary: "Reversi, a level that searches deeper where it lost before, by the delta rule (D6)",
  games: ["reversi"],
  parameters: () => ({
    level: oneOf(LEVELS, "easy", "the player that learns"),
    depth: integer(1, MOST_DEPTH, null, "plies that it looks ahead; default: those of the level"),
    deeper: integer(1, MOST_DEPTH, 2, "more plies when the output is below the threshold"),
    again: flag(false, "whether the new move is checked too, and so on up to cap"),
    cap: integer(1, MOST_DEPTH, 8, "the most plies, with again=true"),
    rule: oneOf(DELTA_RULES, "right", "variant of the delta rule"),
    threshold: real(-1e6, 1e6, 5, "least output at which a known position is accepted"),
    target: real(-1e6, 1e6, 5, "target of the output after a won game (T)"),
    loss_target: real(-1e6, 1e6, 0, "target after a lost game, with rule=two_targets"),
    rate: real(0, 1, 0.1, "part of the error that is corrected (L)"),
    w1: real(-1e6, 1e6, 0, "weight of the games won, at the start"),
    w2: real(-1e6, 1e6, 0, "weight of the games lost, at the start"),
    w3: real(-1e6, 1e6, 0, "weight of the games drawn, at the start"),
  }),
  create(name, game, values, { state }) {
    const { w1, w2, w3 } = values;
    const experience = state === undefined
      ? new RememberedExperience({ w1, w2, w3 })
      : readExperience(name, game, state);
    return new DeltaRulePlayer(name, game, values, experience);
  },
};

/**
 * The parameters that a spec of this learner sets, e.g. `delta_rule:rule=literal`.
 *
 * @throws {UsageError} when it names another learner, or an unknown parameter
 */
export function deltaRuleValues(spec: string, game: Game): DeltaRuleValues {
  const { values } = resolveSpec("learner", { delta_rule: deltaRule }, spec, game);
  return values as DeltaRuleValues;
}

/** The rule of these parameters. */
export function ruleOf({ rule, target, loss_target, rate }: DeltaRuleValues): DeltaRule {
  return { rule, target, lossTarget: loss_target, rate };
}

/** The plies of the first search of a move. */
export function firstDepth({ depth, level }: DeltaRuleValues): number {
  return depth ?? levelDepths[level];
}

/**
 * The plies of the next search of a move, or null when the move that was found is played: it leads to an
 * unknown position, its output reaches the threshold, or there was a deeper search already.
 *
 * @param depths of the searches so far
 * @param known the games with the position after the move; undefined when it is unknown
 */
export function nextDepth(
  { deeper, again, cap, rule, threshold }: DeltaRuleValues,
  depths: readonly number[],
  known: GameCounts | undefined,
  weights: DeltaWeights,
): number | null {
  const next = depths.at(-1)! + deeper;
  const last = depths.length > 1 && !again || next > (again ? cap : MOST_DEPTH);
  if (last || !known) return null;
  // NaN is not accepted.
  return output(rule, known, weights) >= threshold ? null : next;
}

/** A choice of the player, and how it was made. */
export interface DeltaRuleChoice {
  /** The move that it plays. */
  readonly move: Move;
  /** The position with the move, see `positionText`; null for a pass. */
  readonly text: string | null;
  /** The plies of each search, in their order. */
  readonly depths: readonly number[];
}

/** The player. */
export class DeltaRulePlayer implements Learner {
  readonly name: string;
  readonly #values: DeltaRuleValues;
  readonly #rule: DeltaRule;
  readonly #experience: Experience;
  /** The level at each depth, made when first needed. */
  readonly #searchers = new Map<number, Agent>();
  readonly #game: Game;
  /** The positions in which it moved in this game. */
  readonly #met: string[] = [];

  /**
   * Makes a player that knows this experience and adds to it.
   *
   * @param experience in memory, or in a database
   */
  constructor(
    name: string,
    game: Game,
    values: DeltaRuleValues,
    experience: Experience,
  ) {
    this.name = name;
    this.#game = game;
    this.#values = values;
    this.#rule = ruleOf(values);
    this.#experience = experience;
  }

  get state(): PlainData {
    const positions = [...this.#experience.positions()].map(([text, { w, l, n }]) =>
      [text, { w, l, n }] as const
    );
    return { weights: { ...this.#experience.weights }, positions: Object.fromEntries(positions) };
  }

  gameStart(): void {
    this.#met.length = 0;
  }

  choose(position: Position, context: AgentContext): Move {
    return this.consider(position as ReversiPosition, context).move;
  }

  /** Chooses as `choose` does, and says how. */
  consider(position: ReversiPosition, context: AgentContext): DeltaRuleChoice {
    const choice = this.#choice(position, context);
    if (choice.text !== null) this.#met.push(choice.text);
    return choice;
  }

  gameEnd(result: Result, side: Side): void {
    const outcome = (side === 0 ? result : -result) as Result;
    this.#experience.learn(this.#rule, this.#met, outcome);
    this.#met.length = 0;
  }

  analyse(position: Position, context: AgentContext): Analysis {
    const { move, text, depths } = this.#choice(position as ReversiPosition, context);
    const analysis = this.#searcher(depths.at(-1)!).analyse!(position, context);
    const [searched, known] = [depths.join(", then "), this.#describe(text)];
    return { ...analysis, move, note: `${known}; searched to depth ${searched}` };
  }

  #choice(position: ReversiPosition, context: AgentContext): DeltaRuleChoice {
    const depths = [firstDepth(this.#values)];
    while (true) {
      const move = this.#searcher(depths.at(-1)!).choose(position, context);
      const text = positionText(position, move);
      const known = text === null ? undefined : this.#experience.at(text);
      const next = nextDepth(this.#values, depths, known, this.#experience.weights);
      if (next === null) return { move, text, depths };
      depths.push(next);
    }
  }

  #describe(text: string | null): string {
    const counts = text === null ? undefined : this.#experience.at(text);
    if (!counts) return "a position that it does not know";
    const { w, l, n } = counts;
    const y = output(this.#values.rule, counts, this.#experience.weights);
    return `${w} games won, ${l} lost and ${n} drawn here, output ${y.toFixed(3)}`;
  }

  #searcher(depth: number): Agent {
    let searcher = this.#searchers.get(depth);
    if (!searcher) {
      this.#searchers.set(depth, searcher = searcherOf(this.#values, this.#game, depth));
    }
    return searcher;
  }
}

function searcherOf({ level }: DeltaRuleValues, game: Game, depth: number): Agent {
  const entry = reversiLevels[level];
  const values = checkParameters(level, entry.parameters(game), { depth: String(depth) });
  return entry.create(formatSpec(level, values), game, values as never);
}

const schema = v.strictObject({ weights: weightsSchema, positions: positionsSchema });

function readExperience(name: string, game: Game, state: unknown): RememberedExperience {
  const { weights, positions } = readState(name, schema, state);
  const { size } = game.start() as ReversiPosition;
  const entries = Object.entries(positions);
  checkPositions(`state of ${name}`, entries, size);
  return new RememberedExperience(weights, entries);
}
