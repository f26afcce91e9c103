/**
 * The numbers printed in the article behind E8, and the choices of its author that they depend on.
 *
 * The article pictures one position and prints how many positions minimax and alpha-beta look at there. Its
 * program is run in that position and in samples, and each choice is also made the other way. All searches
 * of a position and depth must find the same value; this is checked.
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { countCalls } from "./count_calls.ts";
import { type Kind, KINDS, PICTURED, PRINTED, samplePosition } from "./positions.ts";
import { sets } from "./rows.ts";

interface TaskData {
  readonly kind: Kind;
  /** Number of the position within its kind, from 1. */
  readonly position: number;
}

export const experiment = defineExperiment({
  id: "article-figures",
  specs: ["chess", "minimax"],
  parameters: {
    positions: integer(2, 10_000, 20, "positions of each sample"),
    depth: integer(
      1,
      6,
      3,
      "greatest depth in the samples, in plies; all depths from 1 are searched",
    ),
  },
  presets: {
    quick: { positions: 20, depth: 3 },
    published: { positions: 60, depth: 4 },
  },
  sets,

  *tasks({ positions }): Iterable<Task<TaskData>> {
    for (const kind of KINDS) {
      for (let position = 1; position <= (kind === "pictured" ? 1 : positions); position++) {
        yield { key: `${kind} ${position}`, data: { kind, position } };
      }
    }
  },

  run({ data: { kind, position } }, { params, stream, clock }) {
    const chess = findGame("chess");
    const [start, depth] = kind === "pictured"
      ? [chess.start(PICTURED), PRINTED.depth]
      : [samplePosition(chess, kind, stream(`${kind} ${position}`), clock), params.depth];
    const searches = countCalls(chess, start, depth);
    return {
      rows: {
        searches: searches.map((search) => ({ kind, position, ...search })),
        positions: [{ kind, position, start: start.toString() }],
      },
    };
  },
});
