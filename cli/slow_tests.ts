/**
 * The tests that take longest, from the report of `deno test`.
 *
 * @module
 */
import { parseHTML } from "linkedom";
import type { Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";

/** A test, with the time that it took. */
interface TimedTest {
  readonly name: string;
  /** Its file, relative to the project where it lies there. */
  readonly file: string;
  readonly seconds: number;
}

/**
 * The slowest tests, slowest first.
 *
 * @param report in the form of JUnit
 * @param count the most of them
 */
export function slowestTests(report: string, count: number): Table {
  const sorted = testsIn(report).sort((one, other) => other.seconds - one.seconds);
  return tableOf("slow", "The slowest tests", sorted.slice(0, count), [
    {
      name: "seconds",
      unit: "s",
      meaning: "from its start to its end",
      value: (test) => test.seconds,
    },
    { name: "test", meaning: "its name", value: (test) => test.name },
    { name: "file", meaning: "where it is", value: (test) => test.file },
  ]);
}

function testsIn(report: string): TimedTest[] {
  const { document } = parseHTML(report);
  return [...document.querySelectorAll("testcase")].map((test) => {
    const value = (name: string) => test.getAttribute(name) ?? "";
    return {
      name: value("name"),
      file: value("classname").replace(/^\.\//, ""),
      seconds: Number(value("time")),
    };
  });
}
