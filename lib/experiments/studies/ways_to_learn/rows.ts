/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process, timingColumns } from "../../timing.ts";
import type { SettingName } from "./positions.ts";
import type { WayName } from "./ways.ts";

const game = key<SettingName>("the game: tictactoe, or reversi on 6x6");
const way = key<WayName>("the way to learn");
const examples = key<number>("positions", "positions that it was trained on");

export const sets = {
  learned: rowSet("One way, trained on the positions of one run", {
    run: key<number>("number of the run, from 1; each draws positions of its own"),
    ...{ game, way, examples },
    numbers: exact("numbers", "numbers that it keeps in order to answer"),
    trained: exact("positions", "training positions that it was asked about"),
    trained_right: exact("positions", "those of them whose winner it named right"),
    trained_error: exact("error of its values on them, root mean square"),
    tested: exact("positions", "positions that it was asked about and not trained on"),
    tested_right: exact("positions", "those of them whose winner it named right"),
    tested_error: exact("error of its values on them, root mean square"),
  }),
  times: rowSet("The time of one way in one process", {
    process,
    ...{ game, way, examples },
    part: key<"training" | "answers">("learning from all examples, or answering one position"),
    ...timingColumns("time of the training, or of an answer"),
  }),
};

/** A way that was trained. */
export type LearnedRow = RowOf<typeof sets.learned>;
/** A way that was timed. */
export type TimesRow = RowOf<typeof sets.times>;
