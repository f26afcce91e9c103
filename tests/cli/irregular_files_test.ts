import { assertMatch, assertStrictEquals } from "@std/assert";
import { command, runArguments, withFolder } from "../fixtures/command.ts";

/** The commands that read a file, and what they say of one that they do not read. */
function commandsThatRead(file: string, folder: string): [args: string[], said: RegExp][] {
  const [store, out] = [["--store", `${folder}/s`], ["--out", `${folder}/out`]];
  const tournament = ["reversi", "greedy", "random", "--games", "2", "--jobs", "1"];
  const experience = ["--store", `${folder}/e.sqlite`];
  const not = "cannot be read: it ";
  return [
    [["rate", file], new RegExp(`the games of ".*" ${not}`)],
    [["book", "build", "chess", file, ...out], new RegExp(`the games of ".*" ${not}`)],
    [["book", "show", file], /expected a book, made by deno task book build; it /],
    [["experience", "learn", "reversi", file, ...experience], new RegExp(not)],
    [
      ["experience", "import", "reversi", "--db", file, "--w", file, ...experience],
      new RegExp(not),
    ],
    [["experience", "export", "reversi", "--db", file, ...experience], /not a file of positions/],
    [["match", "reversi", `delta_rule:file=${file}`, "random", ...store], new RegExp(not)],
    [["match", ...tournament, ...store, "--agents", file], new RegExp(not)],
    [["match", ...tournament, ...store, "--out", file], /"(.*) cannot be read: it |no record of/],
    [["study", "run", file], /no study file ".*": it /],
    [["study", "diff", "node-counts", file], new RegExp(not)],
  ];
}

Deno.test({
  name: "devices, pipes and files that are too large are refused wherever a file is read",
  ignore: Deno.build.os === "windows",
  async fn() {
    await withFolder(async (folder) => {
      const irregular = ["zero", "pipe", "huge"].map((name) => `${folder}/${name}.ts`);
      const [zero, pipe, huge] = irregular;
      Deno.symlinkSync("/dev/zero", zero);
      await new Deno.Command("mkfifo", { args: [pipe] }).output();
      // It takes no space on the disk.
      await Deno.writeFile(huge, new Uint8Array());
      await Deno.truncate(huge, 600_000_000);
      const commands = irregular.flatMap((file) =>
        commandsThatRead(file, folder).map(([[...args], said]) => {
          // A file of a run is known by its ending.
          if (args[1] === "diff") Deno.symlinkSync(file, args[3] = `${file}.json`);
          return [args, said] as const;
        })
      );
      const finished = await runArguments(commands.map(([args]) => args));
      for (const [index, { code, stderr }] of finished.entries()) {
        const [args, said] = commands[index];
        assertMatch(stderr, said, args.join(" "));
        assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
        assertStrictEquals(code, 2, stderr);
      }
    });
  },
});

Deno.test("a part of a file of records that is a pipe is not waited for", async () => {
  await withFolder(async (folder) => {
    await new Deno.Command("mkfifo", { args: [`${folder}/games.txt.part`] }).output();
    const match = ["reversi", "greedy", "random", "--games", "2", "--out", `${folder}/games.txt`];
    const [{ code, stderr }] = await runArguments([["match", ...match, "--store", folder]]);
    assertMatch(stderr, /games\.txt\.part cannot be written: it is a device, a pipe or a socket/);
    assertStrictEquals(code, 2);
  });
});

Deno.test("input without an end is refused where a person plays", async () => {
  const child = command(["play", "tictactoe", "human", "random"], { stdin: "piped" }).spawn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  });
  const written = endless.pipeTo(child.stdin).catch(() => {});
  const { stdout } = await child.output();
  await written;
  assertMatch(new TextDecoder().decode(stdout), /expected lines of at most 10000 characters/);
});
