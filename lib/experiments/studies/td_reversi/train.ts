/**
 * A stretch of a training, with the tests at its checkpoints.
 *
 * @module
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { AgentContext } from "matchbox/agents/agent.ts";
import { playEpisodes } from "matchbox/agents/learners/episode.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import type { Learner } from "matchbox/agents/learners/learner.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { startPositions } from "../../start_positions.ts";
import type { TaskContext, TaskResult } from "../../study.ts";
import { lossesOf } from "./losses.ts";
import type { Params } from "./parameters.ts";
import type { LossRow, ScoreRow, sets } from "./rows.ts";
import { EXACT_BOARD, gameOn, learnerOf, type OpponentName, opponents } from "./settings.ts";
import { checkpointsOf, endsOf, gamesOn, type Stretch } from "./stretches.ts";

/** Random plies of an opening. */
const OPENING = 6;
/** The part of the openings from which a slow opponent plays. */
const SLOW_PART = 1 / 4;

/** Goes on with a training, and tests it. */
export function trainStretch(
  place: Stretch,
  { params, inputs, random, seed, stream, clock }: TaskContext<Params, typeof sets>,
): TaskResult<typeof sets> {
  const { board, setting, run, stretch } = place;
  const game = findGame(gameOn(board));
  const games = gamesOn(board, params);
  const [from, to] = endsOf(stretch, games);
  const learner = createLearner(
    learnerOf[setting],
    game,
    inputs.length > 0 ? unpacked(inputs[0].artifact as Uint8Array) : undefined,
    random,
  );
  // All learners of a run begin their tests from the same positions.
  const openings = startPositions(
    game,
    Math.max(params.openings, params.exact),
    OPENING,
    stream(`openings of ${board}, run ${run}, ${params.openings}, ${params.exact}`),
  );
  const scores: ScoreRow[] = [];
  const losses: LossRow[] = [];
  let played = from;
  for (const checkpoint of checkpointsOf(games)) {
    if (checkpoint <= from || checkpoint > to) continue;
    practise(learner, game, checkpoint - played, { random, clock });
    played = checkpoint;
    const head = { board, setting, run, games: checkpoint };
    const player = frozenPlayer(learner.name, learner);
    // The tests have streams of their own, so that they do not change the training.
    const context = (what: string) => ({
      random: randomStream(`${seed}/${what} after ${checkpoint}`),
      clock,
    });
    for (const [name, { spec, slow }] of Object.entries(opponents) as OpponentEntry[]) {
      if (slow && checkpoint < games) continue;
      const count = slow ? Math.floor(params.openings * SLOW_PART) : params.openings;
      const tally = pairedGames(
        ...[player, createAgent(spec, game), openings.slice(0, count), context(name)] as const,
      );
      scores.push({ ...head, opponent: name, ...tally });
    }
    if (board === EXACT_BOARD) {
      const own = openings.slice(0, params.exact);
      losses.push({
        ...head,
        ...lossesOf(player, game, own, params.empties, context("exact values")),
      });
    }
  }
  practise(learner, game, to - played, { random, clock });
  const result = { rows: { scores, losses } };
  return to < games ? { ...result, artifact: { content: packed(learner.state) } } : result;
}

type OpponentEntry = [OpponentName, { readonly spec: string; readonly slow?: true }];

/** Games against itself. */
export function practise(learner: Learner, game: Game, games: number, context: AgentContext): void {
  playEpisodes(games, game.start(), [learner, learner], context);
}

/** The state of a learner, which is mostly zeros at first. */
function packed(state: unknown): Uint8Array {
  return deflateSync(strToU8(JSON.stringify(state)), { level: 1 });
}

function unpacked(bytes: Uint8Array): unknown {
  return JSON.parse(strFromU8(inflateSync(bytes)));
}
