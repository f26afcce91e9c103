/**
 * The verdict of the study on the table that the source describes.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { nameInSentence } from "../../game_names.ts";
import { judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import type { Kind } from "./rows.ts";
import { deepest, sampled, type Transposition, type WrongValues } from "./summary.ts";

/**
 * The verdict on E2: a literal table gives wrong values in a game if it gives one, in any of the searches,
 * where the same table with bounds gives none. These are counts, so one is enough.
 */
export function claims({ values, locks }: Transposition): Verdict[] {
  const equal = sampled(values).filter(({ trust }) => trust === "equal");
  const of = (table: Kind) => equal.filter((each) => each.table === table);
  const wrongIn = (all: readonly WrongValues[]) => sumOf(all, ({ values }) => values);
  const searchesIn = (all: readonly WrongValues[]) =>
    sumOf(all, ({ count }) => count).toLocaleString("en");
  const bounded = of("with bounds");
  const games = [...Map.groupBy(of("literal"), ({ game }) => game).values()];
  const verdicts = games.map((own): VerdictWord =>
    wrongIn(own) > 0 && wrongIn(bounded) === 0 ? "confirmed" : "refuted"
  );
  const bySearch = [...Map.groupBy(deepest(of("literal")), ({ search }) => search)]
    .map(([search, own]) => `${search}: ${own.map(sharesOf).join(", ")}`);
  const wrongHits = new Map(locks.map(({ game, wrongHits }) => [game, wrongHits]));
  const searches = searchesIn(bounded);
  const wrong = games.map((own) =>
    `${nameInSentence(own[0].game)} ${wrongIn(own)} of ${searchesIn(own)}`
  );
  return [{
    claim: "E2",
    sentence:
      "A table that does not store whether a value is exact or a bound gives wrong values " +
      "with alpha-beta.",
    verdict: judgeTogether(verdicts),
    measured: `searches with a wrong value: ${wrong.join(", ")}; with bounds ${
      wrongIn(bounded)
    } of ${searches}`,
    evidence:
      "Share of the positions with another value than minimax, and with a worse move, when only " +
      `entries of the same depth are used; ${bySearch.join("; ")}. With bounds it is ` +
      `${
        wrongIn(bounded)
      } of ${searches} searches. "Gives wrong values" means at least one in each ` +
      "game, because these are counts. The lock of the whole hash took one position for another " +
      `${sumOf([...wrongHits.values()], (hits) => hits)} times.`,
  }];
}

function sharesOf({ game, depth, count, valueShare, moveShare }: WrongValues): string {
  const [values, moves] = [valueShare, moveShare].map((share) =>
    formatInterval(share, { digits: 3, count: false })
  );
  return `${nameInSentence(game)} to depth ${depth} (${count} positions) ${values} and ${moves}`;
}
