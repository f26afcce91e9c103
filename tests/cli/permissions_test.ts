import { assert, assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { existsSync } from "node:fs";
import { git } from "matchbox/runner/machine/git.ts";
import { plainText } from "matchbox/runner/machine/program.ts";
import {
  commandArgs,
  denoIn,
  root,
  run,
  runTogether,
  tasks,
  withFolder,
  withFolderOutside,
} from "../fixtures/command.ts";
import type { Act } from "../fixtures/intruding_agents.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";

const hostile = "tests/fixtures/intruding_agents.ts";
const home = Deno.env.get("HOME")!;

/** Whether this is a repository, and git is there; a reader may have neither. */
const hasGit = git("rev-parse", "HEAD") !== null;

/** The permissions of a task, as they are written: `--allow-read=.`, or `--allow-read` without a list. */
function permissionsOf(task: string): string[] {
  return commandArgs([task]).filter((word) => /^(--(allow|deny)-|-[A-Z]$)/.test(word));
}

Deno.test("every task names its programs, folders, variables and facts of the system", () => {
  // These search the PATH for Python; and it is Python that they hand the work to.
  const readers = ["reproduce", "publish", "lab", "slides"];
  for (const task of Object.keys(tasks)) {
    const unnamed = permissionsOf(task).filter((permission) => !permission.includes("="));
    assertEquals(unnamed, readers.includes(task) ? ["--allow-read"] : [], task);
  }
});

Deno.test("no task asks for more while it runs, reaches the network or loads native code", () => {
  for (const task of Object.keys(tasks)) {
    assert(commandArgs([task]).includes("--no-prompt"), task);
    assertNotMatch(permissionsOf(task).join(" "), /ffi|all$|-A/, task);
    // The server of the page listens on this machine, and reaches nothing else.
    const net = permissionsOf(task).filter((each) => each.includes("net"));
    assertEquals(net, task === "serve" ? ["--allow-net=127.0.0.1,0.0.0.0"] : [], task);
  }
});

Deno.test("no task downloads what its code imports: deno task has seen to the packages", () => {
  for (const task of Object.keys(tasks)) {
    const options = commandArgs([task]);
    assert(options.includes("--node-modules-dir=manual") && options.includes("--no-remote"), task);
  }
});

Deno.test("only tasks that publish or add may write where the project is kept", () => {
  const scratch = ["out", ".matchbox", ".venv", ".cells"];
  const kept = Object.keys(tasks).filter((task) => {
    const written = permissionsOf(task).find((each) => each.startsWith("--allow-write="));
    return written?.split("=")[1].split(",").some((folder) => !scratch.includes(folder));
  });
  assertEquals(kept.sort(), [
    "kernels",
    "licences",
    "map",
    "playthrough",
    "publish",
    "sources",
    "study",
  ]);
});

Deno.test("perft and the help of every task need no permission at all", async () => {
  assertEquals(permissionsOf("perft"), []);
  // All in one process, by names that are written in the code, because others would need a permission.
  const script = Object.keys(tasks).map((task) => `
    Object.defineProperty(Deno, "args", { configurable: true, value: ["${task}", "--help"] });
    await import("${root}cli.ts?${task}");
    if (Deno.exitCode !== 0) throw new Error("${task}");
  `).join("");
  await withFolder(async (folder) => {
    const file = `${folder}/help.ts`;
    await Deno.writeTextFile(file, `Object.defineProperty(Deno, "exit", { value() {} });${script}`);
    const args = ["run", "--quiet", "--no-prompt", "--config", `${root}deno.json`, file];
    const { code, stdout, stderr } = await denoIn(root, args);
    assertStrictEquals(code, 0, stderr);
    const helped = [...stdout.matchAll(/^Usage: deno task (\w+)/gm)].map(([, task]) => task);
    assertEquals(helped, Object.keys(tasks));
  });
});

/** What an agent of one's own does, and the permission that it has not. */
const intrusions = (outside: string): [...Act, string][] => [
  ["reading", home, "read"],
  ["reading", outside, "read"],
  ["writing", `${outside}/mine.txt`, "write"],
  ["writing", `${root}lib/base/mod.ts`, "write"],
  ["writing", "deno.json", "write"],
  // A link can lead anywhere, so it needs the permission for every folder.
  ["linking", outside, "unscoped"],
  ["running", "sh", "run"],
  ["asking", "PATH", "env"],
];

/** Writes the acts for the agent; checks afterwards that none has had an effect outside. */
async function withIntruder(
  test: (spec: string, keptBy: RegExp) => Promise<void>,
): Promise<void> {
  await withFolderOutside(async (outside) => {
    await withFolder(async (folder) => {
      const acts = intrusions(outside);
      const file = `${folder}/acts.json`;
      await Deno.writeTextFile(file, JSON.stringify(acts.map(([name, path]) => [name, path])));
      const permissions = acts.map(([, , permission]) => permission).join(" ");
      await test(`intruding:acts=${file}`, new RegExp(`kept by: ${permissions}$`, "m"));
      assertEquals([...Deno.readDirSync(outside)], []);
    });
  });
}

for (const where of ["a worker", "this thread"]) {
  Deno.test(`an agent of one's own that plays in ${where} reaches nothing outside`, async () => {
    await withIntruder(async (spec, keptBy) => {
      const jobs = where === "a worker" ? "1" : "0";
      const { code, stdout, stderr } = await run(
        ...["match", "tictactoe", spec, "random", "--games", "2"],
        ...["--agents", hostile, "--jobs", jobs, "--store", ":memory:"],
      );
      // It loses its games, because it failed.
      assertStrictEquals(code, 0, stderr);
      assertMatch(stdout, /0 won, 0 drawn, 2 lost by the first/);
      assertMatch(stdout, keptBy);
    });
  });
}

Deno.test("an agent of one's own that is prepared or analyses reaches nothing outside", async () => {
  await withIntruder(async (spec, keptBy) => {
    const preparing = `${spec},when=preparing`;
    for (
      const args of [
        ["match", "tictactoe", preparing, "random", "--store", ":memory:"],
        ["analyse", "tictactoe", preparing],
        ["play", "tictactoe", "human", preparing],
      ]
    ) {
      const { code, stderr } = await run(...args, "--agents", hostile);
      assertStrictEquals(code, 2, stderr);
      assertMatch(stderr, keptBy);
    }
  });
});

Deno.test("a study of one's own can neither write beside the others nor run git", async () => {
  await withFolder(async (folder) => {
    const study = `${folder}/hostile_study.ts`;
    const source = (act: string) =>
      `${act}\nexport { study } from "${root}tests/fixtures/plain_study.ts";\n`;
    const beside = `lib/experiments/studies/${crypto.randomUUID()}.ts`;
    for (
      const [act, refusal] of [
        [`Deno.writeTextFileSync("${beside}", "mine");`, /Requires write access/],
        // Where git is missing, there is nothing to be refused.
        ...hasGit
          ? [[`new Deno.Command("git").outputSync();`, /Requires run access/] as const]
          : [],
        [`Deno.readDirSync("${home}");`, /Requires read access/],
        [`localStorage.setItem("a", "mine");`, /properties of undefined \(reading 'setItem'\)/],
        [`await caches.open("mine");`, /properties of undefined \(reading 'open'\)/],
      ] as const
    ) {
      await Deno.writeTextFile(study, source(act));
      const { code, stderr } = await run("study", "run", study, "--store", ":memory:", "--json");
      assertMatch(stderr, refusal);
      assertStrictEquals(code, 1);
    }
    assert(!existsSync(root + beside));
  });
});

Deno.test("a path outside is refused in one line that says where it may be", async () => {
  await withFolderOutside(async (outside) => {
    const file = `${outside}/games.txt`;
    await Deno.writeTextFile(file, "");
    await Deno.writeTextFile(`${outside}/study.ts`, "");
    const match = "match tictactoe random random --games 2";
    const plain = "study run tests/fixtures/plain_study.ts";
    const lines: [string, RegExp][] = [
      [`${match} --out ${file}`, /^error: --out .*expected e\.g\. out\/games\.txt/],
      [`${match} --out games.txt`, /^error: --out .*expected e\.g\. out\/games\.txt/],
      [`${match} --store ${outside}`, /^error: --store .*writes only into the folder out/],
      [`${match} --agents ${file}`, /^error: --agents .*reads only the folder/],
      [`play tictactoe --out ${file}`, /^error: --out .*writes only into the folder out/],
      [`book build chess ${file} --out out/b.json`, /^error: book build .*reads only the folder/],
      [`book show ${file}`, /^error: book show .*reads only the folder/],
      [`rate ${file}`, /^error: rate .*reads only the folder of the project/],
      [`study run ${outside}/study.ts`, /^error: study run .*reads only the folder/],
      [`${plain} --store ${outside}`, /^error: --store .*writes only into the folder out/],
      [`${plain} --out ${outside}`, /^error: --out .*writes only into the folder out/],
      [`${plain} --merge ${file}`, /^error: --merge .*writes only into the folder out/],
      [
        `analyse reversi alphabeta:eval=heuristics(weights=${file})`,
        /^error: .*games\.txt" cannot be read: it is not in the folder of the project/,
      ],
    ];
    const finished = await runTogether(lines.map(([line]) => line));
    for (const [line, message] of lines) {
      const { code, stderr } = finished.get(line)!;
      assertMatch(stderr, message);
      assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
      assertStrictEquals(code, 2);
    }
  });
});

Deno.test("a link in out/ leads a task to another folder", async () => {
  await withFolderOutside(async (outside) => {
    await withFolder(async (folder) => {
      const link = `${folder}/elsewhere`;
      await Deno.symlink(outside, link);
      const { code, stderr } = await run(
        ...["match", "tictactoe", "random", "greedy", "--games", "2"],
        ...["--store", link, "--out", `${link}/games.txt`],
      );
      assertStrictEquals(code, 0, stderr);
      const names = [...Deno.readDirSync(outside)].map(({ name }) => name).sort();
      assertEquals(names.slice(0, 2), ["games.txt", "tournament.sqlite"]);
      assertStrictEquals((await run("rate", `${link}/games.txt`)).code, 0);
    });
  });
});

const loaded = "a variable of the loader keeps no task from its programs";
Deno.test(loaded, { ignore: !hasGit }, async () => {
  const args = [...commandArgs(["study"]), "run", "tests/fixtures/plain_study.ts", "--out"];
  await withFolder(async (folder) => {
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: [...args, folder, "--store", folder],
      cwd: root,
      env: { LD_LIBRARY_PATH: "/nowhere" },
    }).output();
    assert(success);
    const { commit } = JSON.parse(await Deno.readTextFile(`${folder}/manifest.json`));
    assertMatch(commit, /^[0-9a-f]{40}\+?$/);
  });
});

/** Stands for uv: makes what a virtual environment is known by, and keeps a list of its calls. */
const FAKE_UV = `#!/bin/sh
echo "$1" >> "$(dirname "$0")/calls"
case "$1" in venv)
  for last; do :; done
  mkdir -p "$last/bin" && touch "$last/pyvenv.cfg"
  printf '#!/bin/sh\\nexit 0\\n' > "$last/bin/python" && chmod +x "$last/bin/python"
esac
`;

Deno.test("lab sets up Jupyter, and anew when the requirements have changed", async () => {
  await withProjectCopy(async (copy) => {
    await Deno.mkdir(`${copy}/bin`);
    await Deno.writeTextFile(`${copy}/bin/uv`, FAKE_UV, { mode: 0o755 });
    const env = { PATH: `${copy}/bin:/usr/bin:/bin`, ...plainText };
    const requirements = `${copy}/lib/jupyter/requirements.txt`;
    for (const list of ["jupyterlab==4", "jupyterlab==5"]) {
      await Deno.writeTextFile(requirements, list);
      const { code, stderr } = await denoIn(copy, ["task", "lab"], { env });
      assertStrictEquals(code, 0, stderr);
    }
    const calls = (await Deno.readTextFile(`${copy}/bin/calls`)).trim().split("\n");
    assertEquals(calls, ["venv", "pip", "venv", "pip"]);
  });
});
