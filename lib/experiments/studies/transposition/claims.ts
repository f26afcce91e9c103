/**
 * The verdict of the study on the table that the source describes.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/mod.ts";
import { nameInSentence } from "../../game_names.ts";
import { judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import { deepest, sampled, tableName, type Transposition, type WrongValues } from "./summary.ts";

/**
 * The verdict on E2: a literal table gives wrong values if it gives one in a position where the same table
 * with bounds gives none. These are counts, so one is enough.
 */
export function claims({ values, locks }: Transposition): Verdict[] {
  const shown = sampled(values);
  const of = (table: WrongValues["table"], trust: WrongValues["trust"]) =>
    shown.filter((each) => each.table === table && each.trust === trust);
  const total = (all: readonly WrongValues[]) => all.reduce((sum, { values }) => sum + values, 0);
  const bounded = of("with bounds", "equal");
  const games = [...Map.groupBy(of("literal", "equal"), ({ game }) => game).values()];
  const verdicts = games.map((own): VerdictWord =>
    total(own) > 0 && total(bounded) === 0 ? "confirmed" : "refuted"
  );
  const wrongHits = new Map(locks.map(({ game, wrongHits }) => [game, wrongHits]));
  const mistaken = [...wrongHits.values()].reduce((sum, hits) => sum + hits, 0);
  const searches = bounded.reduce((sum, { count }) => sum + count, 0);
  return [{
    claim: "E2",
    sentence:
      "A table that does not store whether a value is exact or a bound gives wrong values " +
      "with alpha-beta.",
    verdict: judgeTogether(verdicts),
    evidence:
      `Positions with another value than minimax, at the greatest depth; ${
        deepest(of("literal", "equal")).map(shareOf).join(", ")
      }; if entries of greater depth are trusted too, ${
        deepest(of("literal", "deeper")).map(shareOf).join(", ")
      }. With bounds and entries of the same depth ${total(bounded)} of ${
        searches.toLocaleString("en")
      } searches. "Gives wrong values" means at least one in each game, because these are counts. The ` +
      `lock of the whole hash took one position for another ${mistaken} times.`,
  }];
}

function shareOf(found: WrongValues): string {
  const { game, depth, valueShare, moveShare } = found;
  const [values, moves] = [valueShare, moveShare].map((share) =>
    formatInterval(share, { digits: 2 })
  );
  return `${nameInSentence(game)} to depth ${depth} (${tableName(found)}) ${values}, and a worse ` +
    `move in ${moves}`;
}
