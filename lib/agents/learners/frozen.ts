/**
 * Learners as agents: `menace:file=mine.json` plays what it has learned and learns no more.
 *
 * @module
 */
import { file, type FileContent, parseJson } from "matchbox/base/mod.ts";
import type { AgentEntry } from "../agent.ts";
import type { LearnerEntry } from "./learner.ts";

/** The parameters of the learner, and the file with its state. */
type Frozen<V> = V & { readonly file: FileContent<unknown> | null };

/**
 * The agent of a learner. It gets no results, so it never learns. Its parameters are those of the learner
 * and `file`, the learner's state as JSON; without a file it plays as an untrained learner.
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
      file: file("JSON with the state of the learner", parseJson, "what it has learned"),
    }),
    // Reports a file that is not such a state before the first game.
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
