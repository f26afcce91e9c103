import { assertEquals, assertGreater } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { fromCsv } from "matchbox/report/csv.ts";

const results = fromFileUrl(new URL("../../results", import.meta.url));

/**
 * What may reach beyond 0 and 1 though all its means lie between them: differences and correlations, which lie
 * between -1 and 1, and numbers without bounds.
 */
const NO_SHARES = [
  "alphazero-small strength: gain",
  "chess-configurations equal_depth: time",
  "chess-ladder parts: material loses more",
  "delta-rule settings: gain",
  "move-ordering killers: after / none",
  "opening-book scores: gain",
  "reversi-weights weights: discs",
  "trained-evaluation orders: nodes",
  "trained-evaluation orders: time",
  "trained-evaluation orders: nodes of before",
  "trained-evaluation orders: time of before",
  "transposition speeds: time",
  "ways-to-learn curves: gap",
  "ways-to-learn ways: gap",
  "chess-programs E10g",
  "chess-ladder C34a",
  "chess-ladder C34b",
  "chess-ladder C36h",
  "chess-weights C40b",
  "connect-four-solved C27k",
  "delta-rule C8",
  "evaluation-trade-off C33b",
  "evolution-long C1k",
  "menace-learning M3",
  "one-budget C54d",
  "one-budget C54f",
  "opening-book C37a",
  "opening-book C37b",
  "position-learning C51g",
  "position-learning C51h",
  "ways-to-learn C43a",
];

interface Estimate {
  /** What is estimated: the study with the table and its column, or with the claim. */
  readonly of: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly scale?: string;
}

/** The estimates of the published tables, and those of the verdicts of all runs. */
function* estimates(): Generator<Estimate> {
  for (const path of filesIn(results)) {
    const study = path.split("/")[0];
    const read = () => Deno.readTextFileSync(`${results}/${path}`);
    const table = /tables\/(.*)\.csv$/.exec(path)?.[1];
    if (table !== undefined) {
      for (const row of fromCsv(read())) {
        for (const name of Object.keys(row)) {
          const [mean, low, high] = [name, `${name}_low`, `${name}_high`].map((key) => row[key]);
          if (typeof low !== "number" || typeof high !== "number") continue;
          yield { of: `${study} ${table}: ${name}`, mean: Number(mean), low, high };
        }
      }
    } else if (path.endsWith("/claims.json")) {
      for (const { claim, cases } of JSON.parse(read())) {
        for (const each of cases ?? []) {
          if (each.low !== null) yield { ...each, of: `${study} ${claim}` };
        }
      }
    }
  }
}

Deno.test("no published bound of a share or a score leaves its range", () => {
  const beyond = ({ low, high }: Estimate) => low < 0 || high > 1;
  const all = [...estimates()];
  const shares = all.filter(({ scale }) => scale === "share");
  assertGreater(shares.length, 100);
  assertEquals(shares.filter(beyond), []);

  // A table and a difference name no scale: these may be shares where all means lie between 0 and 1.
  const unnamed = Map.groupBy(all.filter(({ scale }) => scale === undefined), ({ of }) => of);
  const maybe = [...unnamed].filter(([, own]) =>
    own.every(({ mean }) => mean >= 0 && mean <= 1) && own.some(beyond)
  );
  assertEquals(maybe.map(([of]) => of).filter((of) => !NO_SHARES.includes(of)), []);
  // Differences of shares lie between -1 and 1.
  const gains = ["delta-rule settings: gain", "opening-book scores: gain", "delta-rule C8"];
  const tooFar = gains.flatMap((of) => unnamed.get(of)!)
    .filter(({ low, high }) => low < -1 || high > 1);
  assertEquals(tooFar, []);
});
