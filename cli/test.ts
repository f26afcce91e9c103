/**
 * `test`: runs the tests and prints the failures and a summary.
 *
 * @module
 */
import { toMarkdown } from "matchbox/report/markdown.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import { terminalStatus } from "matchbox/runner/machine/status.ts";
import { groupTests } from "./test_groups.ts";

/** The permissions of the tests; their subprocesses may have more. */
const PERMISSIONS = [
  "--no-prompt",
  "--allow-read",
  "--allow-write",
  "--allow-env",
  "--allow-sys",
  "--allow-run",
  "--allow-net=127.0.0.1,localhost",
  "--allow-ffi",
];

/** Options of `deno test` whose value is an argument of its own. */
const VALUED = ["--filter", "--junit-path", "--reporter"];

/** Where the groups of tests are written. */
const GROUPS = "out/tests";

/** The number of slowest tests that are shown. */
const SLOWEST = 20;

/**
 * Runs the tests of these files and folders, by default all. Exit code 1 when one fails.
 *
 * @param args files, folders, and options of `deno test`, which are passed on
 * @param slow whether to list the slowest tests at the end
 * @throws {UsageError} as `groupTests`
 */
export async function testVerb(
  args: readonly string[],
  { slow }: { readonly slow?: boolean } = {},
): Promise<void> {
  const isOption = args.map((argument, index) =>
    argument.startsWith("-") || VALUED.includes(args[index - 1])
  );
  const chosen = args.filter((_, index) => !isOption[index]);
  const options = args.filter((_, index) => isOption[index]);
  await Deno.mkdir(GROUPS, { recursive: true });
  const folder = await Deno.makeTempDir({ dir: GROUPS });
  try {
    const files = await groupTests(folder, chosen.length ? chosen : undefined);
    const report = `${folder}/report.xml`;
    await runTests([...slow ? [`--junit-path=${report}`] : [], ...options, ...files]);
    if (slow) {
      const { slowestTests } = await import("./slow_tests.ts");
      const table = slowestTests(await Deno.readTextFile(report), SLOWEST);
      console.log(toMarkdown(table, { legend: false }));
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function runTests(args: readonly string[]): Promise<void> {
  const options = [
    ...["test", "--parallel", "--quiet", "--no-check", "--reporter=dot", ...PERMISSIONS],
    // The packages are there, and nothing else is loaded from elsewhere.
    ...["--node-modules-dir=manual", "--no-remote"],
    // So that tests that compute and tests that wait are mixed.
    "--shuffle=1",
  ];
  const status = terminalStatus();
  let [ended, failed] = [0, 0];
  const onLine = (line: string) => {
    // The reporter's marks for a finished test or step: passed, ignored or failed.
    if (!/^[.,!]$/.test(line)) {
      status.clear();
      console.log(line);
      return;
    }
    ended++;
    if (line === "!") failed++;
    status.show(`${ended} tests and steps, ${failed} failed`);
  };
  const more = {
    // Colours would hide the reporter's marks.
    ...plainText,
    // More files at a time than cores, because many tests wait for a process or a page.
    DENO_JOBS: String(Math.ceil(1.5 * navigator.hardwareConcurrency)),
    // The cores have enough to do without a second thread of each file, which costs a tenth of the time.
    DENO_V8_FLAGS: "--single-threaded",
  };
  const { code } = await runProgram(Deno.execPath(), [...options, ...args], { more, onLine });
  if (code !== 0) Deno.exitCode = 1;
}
