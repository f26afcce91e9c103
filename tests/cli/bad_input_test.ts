import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { listGames } from "matchbox/games/mod.ts";
import { run, runTogether } from "../fixtures/command.ts";

const plain = "tests/fixtures/plain_study.ts";

/** Invalid commands, and the error line of each. */
const wrong: [string, RegExp][] = [
  // First, because `study run` gives up the permissions of its process that these need.
  ["study new Opening_Moves", /study id "Opening_Moves": expected lower-case words/],
  ["study new node-counts", /study "node-counts" already exists/],
  ["study run no-such-study", /unknown study "no-such-study"; available: .*node-counts/],
  ["study run node-counts --preset huge", /unknown preset "huge"; available: quick, published/],
  ["study run node-counts --set depth=-1", /parameter depth .* whole number from 1 to 12 .*"-1"/],
  ["study run node-counts --set depth=1e9", /parameter depth .* whole number from 1 to 12 .*"1e9"/],
  ["study run node-counts --set depth=abc", /parameter depth .* whole number from 1 to 12 .*"abc"/],
  [
    "study run node-counts --set dpeth=3",
    /unknown parameter "dpeth" of study node-counts; did you mean "depth"\? allowed:/,
  ],
  ["study run node-counts --set depth", /--set "depth": expected key=value/],
  ["study run node-counts --seed x", /--seed .* whole number from 0 to 4294967295 .*"x"/],
  ["study run node-counts --jobs 1000", /--jobs .* whole number from 0 to 256 .*"1000"/],
  ["study run node-counts --shard 3/2", /--shard "3\/2": expected i\/n/],
  ["study run", /missing required argument 'study'/],
  ["study artifact no-such-study join", /unknown study "no-such-study"/],
  [
    `study artifact ${plain} all --store :memory:`,
    /unknown task "all" of plain-study; no task of this run has kept anything yet$/m,
  ],
  [
    `study artifact ${plain} task_3 --store :memory:`,
    /unknown task "task_3" of plain-study; did you mean "task \d+"\? no task of this run/,
  ],
  [`study artifact ${plain} x --out README.md`, /--out "README.md": a task writes only/],
  ["study run node-counts --fast", /unknown option '--fast'/],
  ["study walk", /unknown command 'walk'|too many arguments/],
  ["study verify no-such-study", /unknown study "no-such-study"/],
  ["study render node-count", /unknown study "node-count"; did you mean "node-counts"/],
  ["publish --seed 1", /1 is the seed without --seed; expected another one/],
  ["publish --seed 2 --thorough", /--seed is for the published presets, not for --thorough/],
  [
    "publish --notebooks --seed 2",
    /--notebooks runs no study: expected no --thorough and no --seed/,
  ],
  [`study run ${plain} --merge out/none.sqlite --store :memory:`, /none.sqlite does not exist/],
  [
    "perft chess960 3",
    /unknown game "chess960"; did you mean "chess"\? available: tictactoe, reversi/,
  ],
  ["perft reversi:size=7 3", /parameter size of game reversi: expected 4, 6, 8 or 10 .*"7"/],
  [
    "perft reversi:sise=8 3",
    /unknown parameter "sise" of game reversi; did you mean "size"\? allowed: size/,
  ],
  [
    "perft reversi:end=never 3",
    /parameter end of game reversi: expected standard or source but found "never"$/m,
  ],
  [
    "perft reversi:end=source 3 --kernel wasm",
    /no kernel for perft of reversi:size=8,end=source; --kernel ts can count it$/m,
  ],
  [
    "analyse reversi:end=source endgame",
    /the endgame solver does not know reversi with end=source$/m,
  ],
  [
    "analyse reversi:end=source hard:kernel=wasm",
    /the kernel of reversi does not know end=source; kernel=ts can search that$/m,
  ],
  ["perft reversi -1", /depth .* whole number from 0 to 100|unknown option '-1'/],
  ["perft reversi 1e9", /depth of perft: expected a whole number from 0 to 100 but found "1e9"/],
  ["perft reversi abc", /depth of perft: expected a whole number from 0 to 100 but found "abc"/],
  ["perft reversi 3 --position XO", /expected|found/],
  [
    "analyse reversi minmax",
    /unknown agent "minmax"; did you mean "minimax"\? available: random, greedy, minimax, negamax, alphabeta/,
  ],
  ["analyse reversi minimax:depth=-1", /depth of agent minimax: expected a whole number from 1/],
  ["analyse reversi minimax:depth=1e9", /depth of agent minimax: expected a whole number from 1/],
  ["analyse reversi minimax:depth=abc", /depth of agent minimax: expected a whole number from 1/],
  [
    "analyse reversi search:table_bits=99",
    /table_bits of agent search: expected a whole number from 0 to 26/,
  ],
  ["analyse reversi mcts:playouts=0", /playouts of agent mcts: expected a whole number from 1/],
  ["match tictactoe random random --games 0", /--games of match: expected an even number from 2/],
  ["match tictactoe random random --games 7", /expected an even number .* found "7"/],
  ["match tictactoe random random --games 2e1", /expected an even number .* found "2e1"/],
  ["match tictactoe random clever", /unknown agent "clever"/],
  ["match tictactoe random", /missing required argument 'second'/],
  ["match tictactoe random random --sprt 50,0", /the lower one first: found 50 and 0/],
  ["match tictactoe random random --sprt 50", /--sprt "50": expected two Elo differences/],
  ["match tictactoe random random --sprt 0,50 --alpha 0.7", /alpha between 0 and 0.5: found 0.7/],
  ["match tictactoe random random --alpha 0.01", /expected --sprt elo0,elo1 as well/],
  ["match tictactoe random random --openings 73", /openings: expected at most 72, .* but found 73/],
  [
    "match tictactoe random random --plies 9",
    /every game of tictactoe is over after 9 random plies/,
  ],
  ["match tictactoe random random --time soon", /time "soon": expected seconds/],
  ["match tictactoe random random --max-plies 0", /--max-plies .* whole number from 1 to 9/],
  ["match tictactoe random random --adjudicate beauty:margin=1", /unknown evaluation "beauty"/],
  ["match tictactoe random random --adjudicate lines", /expected a margin, e.g. lines:margin/],
  [
    "match tictactoe random random --agents no_such.ts",
    /--agents "no_such.ts" cannot be read: there is no such file$/m,
  ],
  [
    "match tictactoe random random --out README.md --games 2",
    /--out "README.md": a task writes only/,
  ],
  ["gallery --out notebooks", /--out "notebooks": a task writes only into the folder out\//],
  ["match tictactoe random random --out out --games 2", /"out" cannot be read: it is a folder/],
  ["tournament tictactoe random", /two agents or more but found 1/],
  ["tournament tictactoe random greedy random", /agent random is given twice/],
  ["tournament tictactoe random greedy --games 3", /--games of tournament: expected an even/],
  ["rate no_such_file.txt", /"no_such_file.txt" cannot be read: there is no such file/],
  ["play checkers", /unknown game "checkers"/],
  ["bench warp", /unknown benchmark "warp"; available:/],
  ["reproduce --preset huge", /unknown preset "huge"; available: quick, published/],
  [
    "dance",
    /unknown command 'dance'; available: reproduce, publish, lab, gallery, slides, sheets, study, perft/,
  ],
  [
    "study",
    /missing command; available: list, run, verify, render, diff, artifact, plan, power, new/,
  ],
  ["experience", /missing command; available: show, learn, import, export/],
  ["study list --jsn", /unknown option '--jsn'; did you mean --json\? available: --json, --help$/m],
  [
    "perft reversi",
    /missing required argument 'depth'; usage: deno task perft \[options\] <game> <depth>$/m,
  ],
  [
    "perft reversi 3 5",
    /too many arguments .*; usage: deno task perft \[options\] <game> <depth>$/m,
  ],
  [
    "perft reversi 3 --position",
    /option '--position <text>' argument missing; it is: the position, in the game's notation/,
  ],
  ["book build chess no_such.pgn", /required option '--out <file>' not specified; it is: the book/],
  ["book show no_such.json", /"no_such.json": expected a book, .*; there is no such file$/m],
  ["experience learn reversi lib", /experience learn "lib" cannot be read: it is a folder$/m],
  [
    "analyse tictactoe menace:file=no_such.json",
    /file "no_such.json" cannot be read: there is no such file$/m,
  ],
  ["play tictactoe --boxes move", /--boxes is for .*; expected --protocol menace as well$/m],
];

/** The same through a process of its own, one for each verb. */
const first = new Set(
  Map.groupBy(wrong, ([line]) => line.split(" ")[0]).values().map(([[line]]) => line),
);

const helped = [
  "",
  "study",
  "study run",
  "perft",
  "match",
  "tournament",
  "rate",
  "analyse",
  "play",
  "reproduce",
  "lab",
].map((verb) => `${verb} --help`.trim());

const together = runTogether([
  ...wrong.map(([line]) => line).filter((line) => !first.has(line)),
  ...helped,
]);

for (const [line, message] of wrong) {
  Deno.test(`${line}: one clear line, exit code 2, no stack trace`, async () => {
    const { code, stdout, stderr } = first.has(line)
      ? await run(...line.split(" "))
      : (await together).get(line)!;
    assertMatch(stderr, message);
    assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
    assertNotMatch(stderr, /^\s+at /m);
    assertStrictEquals(stdout, "");
    assertStrictEquals(code, 2);
  });
}

for (const line of helped) {
  Deno.test(`${line} prints the usage`, async () => {
    const { code, stdout } = (await together).get(line)!;
    assertStrictEquals(code, 0);
    assertMatch(stdout, /Usage: deno task/);
  });
}

Deno.test("the help of verbs with games and agents lists them with their parameters and meanings", async () => {
  const { stdout } = await run("match", "--help");
  assertMatch(
    stdout,
    /^ {2}reversi\n {4}size: squares on a side of the board \(4, 6, 8 or 10, default 8\)$/m,
  );
  assertMatch(
    stdout,
    /^ {2}minimax: full search to a fixed depth\n {4}depth: search depth in plies.* \(a whole number from 1/m,
  );
  // Every game has its own agents, and evaluations with their parameters.
  const [, games, agents] = stdout.split(/^(?:Games|Agents):$/m);
  const sections = games.split(/^ {2}(?=\w)/m).slice(1);
  assertEquals(
    sections.map((section) => section.split("\n")[0]),
    listGames().map(({ name }) => name),
  );
  for (const section of sections) {
    assertMatch(section, /^ {4}agents: random, greedy, minimax, negamax, alphabeta/m);
    assertMatch(section, /^ {6}\w+: /m);
    assertStrictEquals(section.includes("menace"), section.startsWith("tictactoe"));
  }
  assertMatch(
    sections[1],
    /^ {8}w2: weight of legal moves \(a number from -1000 to 1000, default 4\)$/m,
  );
  assertMatch(agents, /^ {2}menace: .*\n {4}setting: version of the rules/m);
});

Deno.test("the help of study run lists the parameters of a study, with their meaning and presets", async () => {
  const { stdout } = await run("study", "run", "game-tree-facts", "--help");
  assertMatch(stdout, /^Facts of the game trees\. .*\?$/m);
  assertMatch(
    stdout,
    /^ {2}games: random games of a batch \(a whole number from 1 to 10000; quick 10, published 100\)$/m,
  );
  const { stdout: general } = await run("study", "run", "--help");
  assertMatch(general, /deno task study run ID --help/);
});

Deno.test("the help of tournament and rate says what the two kinds of ratings are", async () => {
  for (const verb of ["tournament", "rate"]) {
    const { stdout } = await run(verb, "--help");
    assertMatch(
      stdout,
      /^ {2}finite: rating with one virtual draw added between every two agents/m,
    );
  }
});
