/**
 * The agent of Monte-Carlo tree search; it plays the move with the most playouts.
 *
 * @module
 */
import { custom, integer, real, UsageError } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry, Analysis } from "../agent.ts";
import { type EvaluationSpec, parseEvaluation } from "../evaluate/mod.ts";
import { TimePlan } from "../search/time_plan.ts";
import { marginParameter, secondsOf, secondsParameter } from "../search_limits.ts";
import { findingOf, rootMoves } from "./findings.ts";
import { Tree } from "./tree.ts";
import { Uct } from "./uct.ts";

/** The parameters of the spec. */
interface Values {
  readonly playouts: number | null;
  readonly seconds: number | null;
  readonly margin: number | null;
  readonly exploration: number;
  /** The most nodes of the tree, more than the root and its children. */
  readonly tree: number;
  readonly eval: EvaluationSpec | typeof NONE;
  readonly plies: number;
  readonly scale: number;
}

/** Playouts for a move, when neither their number nor a time is given. */
const PLAYOUTS = 1000;

/** Stands for playouts to the end of the game. */
const NONE = "none";

/**
 * Where an evaluation plays better than playouts to the end, in less time, and its scale. Against these it scores, with
 * equally many playouts, 0.95 points a game in chess and 0.79 in Metelyk, but 0.31 in Reversi.
 */
const EVALUATED: Readonly<Record<string, { readonly eval: string; readonly scale: number }>> = {
  chess: { eval: "piece_squares", scale: 100 },
  metelyk: { eval: "weighted", scale: 10 },
};

/** The scale of evaluations in other games. */
const SCALE = 100;

/** Plays by UCT. Values are expected scores: 1 a sure win, 0 a sure loss. */
export const mcts: AgentEntry<Values> = {
  summary: "Monte-Carlo tree search (UCT); values are expected scores",

  parameters: (game) => ({
    playouts: integer(1, 1_000_000_000, null, "playouts for a move; 1000 without seconds"),
    seconds: secondsParameter,
    margin: marginParameter,
    exploration: real(0, 100, 1.4, "weight of moves with few playouts"),
    tree: integer(1000, 50_000_000, 500_000, "the most nodes of the tree"),
    eval: custom(
      `an evaluation, or ${NONE} to play to the end`,
      (text) => text === NONE ? NONE : parseEvaluation(game, text),
      EVALUATED[game.name]?.eval ?? NONE,
      "evaluates playouts after some plies; by default where this plays better",
    ),
    plies: integer(0, 10_000, 10, "random plies of a playout before eval"),
    scale: real(
      0.001,
      1_000_000,
      EVALUATED[game.name]?.scale ?? SCALE,
      "the value of eval with an expected score of 0.73",
    ),
  }),

  prepare: async (_game, values) => {
    if (values.eval !== NONE) await values.eval.prepare();
  },

  create(name, game, values) {
    const { exploration, plies, scale } = values;
    const evaluation = values.eval === NONE ? undefined : values.eval.create();
    const tree = new Tree(values.tree);
    const cutoff = evaluation && { evaluation, plies, scale };
    const uct = new Uct(game, tree, { exploration, cutoff });
    const plan = new TimePlan({ margin: values.margin ?? undefined });

    const analyse = (position: Position, context: AgentContext): Analysis => {
      if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
      tree.clear();
      const before = uct.plies;
      const playouts = run(position, uct, values, plan, context);
      const { nodes, ...found } = findingOf(tree);
      context.found?.({ ...found, nodes });
      const stats = { playouts, nodes, plies: uct.plies - before };
      return { ...found, moves: rootMoves(tree), stats };
    };
    return {
      name,
      gameStart: () => plan.begin(),
      choose: (position, context) => analyse(position, context).move,
      analyse,
    };
  },
};

/**
 * Makes playouts, at least one, up to the limits of the values and of the game's clock; returns their
 * number.
 */
function run(
  position: Position,
  uct: Uct,
  values: Values,
  plan: TimePlan,
  { random, clock, time, progress, stopped }: AgentContext,
): number {
  const seconds = secondsOf(values.seconds, plan, time);
  const playouts = values.playouts ?? (seconds === null ? PLAYOUTS : Infinity);
  const deadline = seconds === null ? Infinity : clock.now() + 1000 * seconds;
  for (let done = 1;; done++) {
    uct.playout(position, random);
    if (progress && done % 1024 === 0 && playouts < Infinity) progress(done, playouts);
    if (done >= playouts || seconds !== null && clock.now() >= deadline || stopped?.()) return done;
  }
}
