/**
 * The time of a game of each training.
 *
 * @module
 */
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { TaskContext } from "../../study.ts";
import { timeSideBySide } from "../../timing.ts";
import type { Params } from "./parameters.ts";
import type { TimeRow } from "./rows.ts";
import { BOARDS, gameOn, learnerOf, settingNames } from "./settings.ts";
import { practise } from "./train.ts";

/** Games of a round, and rounds of a process. A learner goes on from one round to the next. */
const [GAMES, ROUNDS] = [16, 5];

/** What a process times. */
export function learnersTimed(
  process: number,
  { random, clock }: Pick<TaskContext<Params>, "random" | "clock">,
): TimeRow[] {
  const works = BOARDS.flatMap((board) => {
    const game = findGame(gameOn(board));
    return settingNames.map((setting) => {
      const learner = createLearner(learnerOf[setting], game, undefined, random);
      return {
        key: { process, board, setting },
        run: () => practise(learner, game, GAMES, { random, clock }),
        parts: GAMES,
      };
    });
  });
  return timeSideBySide(works, ROUNDS, { clock, random });
}
