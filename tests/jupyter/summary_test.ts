import { assertStrictEquals } from "@std/assert";
import type { VerdictWord } from "matchbox/experiments/mod.ts";
import type { NotebookReport, StudyReport } from "matchbox/jupyter/reproduce.ts";
import { formatSummary } from "matchbox/jupyter/summary.ts";

const claim = (claim: string, verdict: VerdictWord) => ({
  claim,
  sentence: "",
  verdict,
  measured: "",
  evidence: "",
  kind: "claim" as const,
  rule: null,
  cases: [],
});
const study = (status: StudyReport["status"], difference?: string): StudyReport => ({
  study: "pruning",
  claims: [claim("C1", "confirmed"), claim("C2", "refuted"), claim("C3", "confirmed")],
  published: status === "unpublished"
    ? null
    : [claim("C1", "confirmed"), claim("C2", "refuted"), claim("C3", "not decided")],
  status,
  difference,
});
const report = (notebook: string, more: Partial<NotebookReport>): NotebookReport => ({
  notebook,
  seconds: 1.25,
  figures: 2,
  tables: 11,
  studies: [],
  ...more,
});

Deno.test("the summary has a line for each notebook, and failures below", () => {
  const summary = formatSummary([
    report("01_tour.ipynb", {}),
    report("02_pruning.ipynb", { studies: [study("reproduced")] }),
    report("03_new.ipynb", { studies: [study("reproduced"), study("unpublished")] }),
    report("04_other.ipynb", { studies: [study("different", "row 1")] }),
    report("05_failed.ipynb", {
      seconds: 0,
      failure: { cell: 7, source: "f();", name: "TypeError", message: "no f\nat cell" },
    }),
    report("06_broken.ipynb", {
      failure: { cell: null, source: "", name: "InvalidNotebook", message: "not JSON" },
    }),
  ], "quick");
  // Written by hand: numbers are right-aligned; `-`, `yes`, `new`, `no` as in the cases above.
  assertStrictEquals(
    summary,
    `\
| notebook         | seconds | figures | tables | published verdicts                                                             | reproduced |
| :--------------- | ------: | ------: | -----: | :----------------------------------------------------------------------------- | :--------- |
| 01_tour.ipynb    |     1.3 |       2 |     11 | -                                                                              | -          |
| 02_pruning.ipynb |     1.3 |       2 |     11 | 1 confirmed, 1 refuted, 1 not decided                                          | yes        |
| 03_new.ipynb     |     1.3 |       2 |     11 | 1 confirmed, 1 refuted, 1 not decided; 2 confirmed, 1 refuted (quick, a draft) | new        |
| 04_other.ipynb   |     1.3 |       2 |     11 | 1 confirmed, 1 refuted, 1 not decided                                          | no         |
| 05_failed.ipynb  |     0.0 |       2 |     11 | -                                                                              | failed     |
| 06_broken.ipynb  |     1.3 |       2 |     11 | -                                                                              | failed     |

Other verdicts of the quick preset in this run:
02_pruning.ipynb: pruning, quick: C3 confirmed (published: not decided)
03_new.ipynb: pruning, quick: C3 confirmed (published: not decided)
04_other.ipynb: pruning, quick: C3 confirmed (published: not decided)

04_other.ipynb: pruning differs: row 1
05_failed.ipynb: cell 7 (f();) TypeError: no f
06_broken.ipynb: InvalidNotebook: not JSON`,
  );
});

Deno.test("a run with the published verdicts says nothing of others", () => {
  const { claims, ...rest } = study("reproduced");
  const summary = formatSummary(
    [report("02_pruning.ipynb", { studies: [{ ...rest, claims, published: claims }] })],
    "published",
  );
  assertStrictEquals(summary.includes("Other verdicts"), false);
  assertStrictEquals(summary.includes("2 confirmed, 1 refuted "), true);
});
