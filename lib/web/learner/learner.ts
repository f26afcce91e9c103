/**
 * The learner in the games of the server: it thinks as a level of Reversi in the threads of the agents, looks
 * up what it finds in its experience, and learns when the game is over (D6).
 *
 * @module
 */
import {
  deltaRuleValues,
  firstDepth,
  nextDepth,
  output,
  playedPositions,
  positionText,
} from "matchbox/agents/mod.ts";
import { fileGameDigest, recordIdentity, type Referee } from "matchbox/arena/mod.ts";
import { RESIGN } from "matchbox/agents/mod.ts";
import type { Game, Move, Result, Side } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { ExperienceThread } from "./experience_thread.ts";
import type { Considered, GameLesson } from "./notes.ts";
import { isLearner, type LearnerName, LEARNERS, learnerSpec } from "./players.ts";
import { newWeights, unknownPosition } from "./server_log.ts";

/** Seconds of one search of the levels that may search for long. */
const SEARCH = 5;

/** Finds a move by an agent; `quick` when it usually takes less than a tenth of a second. */
export type Search = (agent: string, quick: boolean) => Promise<Move>;

/**
 * Chooses a move as the learner.
 *
 * @returns the move, and how it was chosen; null for a pass
 */
export async function chooseAsLearner(
  experience: ExperienceThread,
  player: LearnerName,
  game: Game,
  position: ReversiPosition,
  search: Search,
): Promise<{ readonly move: Move; readonly considered: Considered | null }> {
  const values = deltaRuleValues(learnerSpec(player), game);
  const level = LEARNERS[player];
  const depths = [firstDepth(values)];
  let first: Pick<Considered, "first" | "known" | "output"> | null = null;
  while (true) {
    const depth = depths.at(-1)!;
    const limit = level === "easy" ? "" : `,seconds=${SEARCH}`;
    const move = await search(`${level}:depth=${depth}${limit}`, depth <= 2);
    const text = move === RESIGN ? null : positionText(position, move);
    if (text === null) return { move, considered: null };
    const { known, weights } = await experience.ask("at", game.spec, text);
    const name = game.format(position, move);
    const y = known && output(values.rule, known, weights);
    if (!first) {
      first = { first: name, known, output: y !== null && Number.isFinite(y) ? y : null };
      if (!known) experience.log(unknownPosition(game.title, name));
    }
    const next = nextDepth(values, depths, known ?? undefined, weights);
    if (next === null) {
      const { threshold } = values;
      return { move, considered: { ...first, threshold, depths: [...depths], played: name } };
    }
    depths.push(next);
  }
}

/**
 * Learns from a finished game, for every side that the learner played. A game that was learned before
 * teaches nothing.
 *
 * @returns what it taught; null when there was nothing to learn
 */
export async function learnFromGame(
  experience: ExperienceThread,
  id: string,
  players: readonly [string, string],
  referee: Referee,
): Promise<GameLesson | null> {
  const { game, past, end } = referee;
  // A game that ended by a fault says nothing of its positions.
  if (!end || !["rules", "resignation", "time"].includes(end.ending)) return null;
  const moves = past.since(0);
  const met = playedPositions(game, moves, past.opening);
  const { result } = end;
  // As a record, and as a game of a file that tells no names.
  const identities = [recordIdentity(referee.record({ deterministic: false })), ""] as const;
  const [record, other] = identities.map((identity) =>
    fileGameDigest({ identity, opening: past.opening, moves, result })
  );
  const sides = ([0, 1] as const).filter((side: Side) => isLearner(players[side]))
    .map((side) => ({
      positions: met[side],
      outcome: (side === 0 ? result : -result) as Result,
      ...{ side, digests: [record, other] as const },
    }));
  if (sides.every(({ positions }) => positions.length === 0)) return null;
  const lesson = await experience.ask("learn", game.spec, id, sides);
  if (lesson) {
    experience.onChange(game.spec);
    const { before, after } = lesson;
    const changed = before.w1 !== after.w1 || before.w2 !== after.w2 || before.w3 !== after.w3;
    if (changed) experience.log(newWeights(game.title, after));
  }
  return lesson;
}
