/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { EVEN } from "../../judge.ts";
import { ARENAS, STRENGTHS } from "./arenas.ts";
import { study } from "./show.ts";
import { duelOf, type Summary } from "./summary.ts";

const FEW = "it has two trainings of eighty games";

export const guards = guardsOf(study, {
  "notebooks/39_alphazero_small.ipynb": [
    {
      sentence:
        "With an untrained network the search loses to plain search in the three larger games; with a trained one it " +
        "wins in all four.",
      notQuick: FEW,
      holds: (summary) =>
        inGames(
          summary,
          STRENGTHS,
          ({ points }) => points[0].games === 0 && points[0].score.high! < EVEN,
        ) &&
        inGames(summary, ARENAS.map(({ name }) => name), ({ last }) => last.score.low! > EVEN),
    },
    {
      sentence:
        "In the three larger games the policy alone, without a search, is weaker than the search.",
      notQuick: FEW,
      holds: (summary) =>
        STRENGTHS.every((name) =>
          duelOf(summary, name, "search", "policy")!.last.score.low! > EVEN
        ),
    },
    {
      sentence:
        "In tic-tac-toe no sequence of moves beats the search after half of the games, in any of the trainings.",
      notQuick: FEW,
      holds: ({ unbeaten }) => {
        const searches = unbeaten.filter(({ way }) => way === "search");
        const all = Math.max(...searches.map(({ games }) => games));
        return searches.filter(({ games }) => games >= all / 2)
          .every(({ share }) => share.mean === 1);
      },
    },
    {
      sentence: "In Connect Four perfect play still scores more than half.",
      notQuick: FEW,
      holds: (summary) =>
        duelOf(summary, "Connect Four 5x4", "search", "perfect")!.last.score.high! < EVEN,
    },
  ],
});

/** Whether something holds of the duels of the search with plain search, in each of these games. */
function inGames(
  summary: Summary,
  names: readonly string[],
  holds: (duel: Summary["duels"][number]) => boolean,
): boolean {
  return names.every((name) => holds(duelOf(summary, name, "search", "mcts")!));
}
