/**
 * Learners as agents: `menace:file=mine.json` plays what it has learned and learns nothing more.
 *
 * @module
 */
import { file, type FileContent, parseJson } from "matchbox/base/mod.ts";
import type { AgentEntry } from "../agent.ts";
import type { LearnerEntry } from "./learner.ts";

/** The parameters of the learner, and what it has learned. */
type Frozen<V> = V & { readonly file: FileContent<unknown> | null };

/**
 * The agent that plays as a learner does and is never told a result, so that every game is as its first.
 * Its parameters are those of the learner and `file`, the learner's state as JSON; without it the agent
 * plays as the learner does before its first game.
 *
 * @param name of the learner
 */
export function frozen<V>(name: string, entry: LearnerEntry<V>): AgentEntry<Frozen<V>> {
  return {
    summary: entry.summary,
    games: entry.games,
    side: entry.side,
    parameters: (game) => ({
      ...entry.parameters(game),
      file: file("JSON with what it has learned", parseJson),
    }),
    // A file of another shape is told before the first game.
    prepare: (game, values) =>
      Promise.try(() => void entry.create(name, game, values, values.file?.content)),
    create(spec, game, values) {
      const learner = entry.create(spec, game, values, values.file?.content);
      return {
        name: spec,
        gameStart: (side) => learner.gameStart(side),
        choose: (position, context) => learner.choose(position, context),
      };
    },
  };
}
