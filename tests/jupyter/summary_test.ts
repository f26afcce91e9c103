import { assertStrictEquals } from "@std/assert";
import type { NotebookReport, StudyReport } from "matchbox/jupyter/reproduce.ts";
import { formatSummary } from "matchbox/jupyter/summary.ts";

const claim = (verdict: "confirmed" | "refuted") => ({
  claim: "C1",
  sentence: "",
  verdict,
  measured: "",
  evidence: "",
  rule: null,
  cases: [],
});
const study = (status: StudyReport["status"], difference?: string): StudyReport => ({
  study: "pruning",
  claims: [claim("confirmed"), claim("refuted"), claim("confirmed")],
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
    report("04_other.ipynb", { studies: [study("different", "row 1"), study("unpublished")] }),
    report("05_failed.ipynb", {
      seconds: 0,
      failure: { cell: 7, source: "f();", name: "TypeError", message: "no f\nat cell" },
    }),
    report("06_broken.ipynb", {
      failure: { cell: null, source: "", name: "InvalidNotebook", message: "not JSON" },
    }),
  ]);
  // Written by hand: numbers are right-aligned; `-`, `yes`, `new`, `no` as in the cases above.
  assertStrictEquals(
    summary,
    `\
| notebook         | seconds | figures | tables | claims                 | reproduced |
| :--------------- | ------: | ------: | -----: | :--------------------- | :--------- |
| 01_tour.ipynb    |     1.3 |       2 |     11 | -                      | -          |
| 02_pruning.ipynb |     1.3 |       2 |     11 | 2 confirmed, 1 refuted | yes        |
| 03_new.ipynb     |     1.3 |       2 |     11 | 4 confirmed, 2 refuted | new        |
| 04_other.ipynb   |     1.3 |       2 |     11 | 4 confirmed, 2 refuted | no         |
| 05_failed.ipynb  |     0.0 |       2 |     11 | -                      | failed     |
| 06_broken.ipynb  |     1.3 |       2 |     11 | -                      | failed     |

04_other.ipynb: pruning differs: row 1
05_failed.ipynb: cell 7 (f();) TypeError: no f
06_broken.ipynb: InvalidNotebook: not JSON`,
  );
});
