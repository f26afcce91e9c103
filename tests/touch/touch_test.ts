import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import {
  type Agent,
  alphaBeta,
  chooserOf,
  createAgent,
  createEvaluation,
  createLearner,
  Evolution,
  evolutionSettings,
  type MenaceState,
  pairedGames,
  playEpisodes,
  randomOpening,
  Search,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { findGame, lineNames } from "matchbox/games/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { touch } from "matchbox/notebook/mod.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import type { BarValue, ComponentName, ComponentOptions } from "matchbox/touch/mod.ts";
import { boxWords } from "matchbox/touch/menace/words.ts";
import { findBrowser } from "../browser.ts";
import { withFolder } from "../fixtures/command.ts";
import type { EvolutionSeen } from "./generations_session.ts";
import type { Seen } from "./touch_session.ts";

const SESSION = fromFileUrl(new URL("./touch_session.ts", import.meta.url));

/** What the components are tried with. */
const options: ComponentOptions = {
  tree: { positions: [{ name: "small", depth: 2, tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }] },
  board: {
    game: ["reversi:size=6", "tictactoe", "chess", "draughts", "los_alamos", "connect_four"],
    programs: [{ name: "a searcher", spec: "alphabeta:depth=3,eval=squares" }],
  },
  menace: { seed: "a test" },
  generations: { seed: "a test", network: "38-1", population: 6 },
  matches: { elo: 100, games: 20 },
  bars: {
    title: "made up",
    slider: { name: "depth", values: ["1", "2", "3"] },
    value: "nodes",
    groups: [
      {
        name: "a game",
        bars: [
          { name: "long", values: [values(1), values(10), values(100)] },
          { name: "short", values: [values(1), values(2), null] },
        ],
      },
      { name: "another", bars: [{ name: "only", values: [null, values(5), null] }] },
    ],
  },
};

function values(mean: number): BarValue {
  return { mean, low: mean / 2, high: mean * 2 };
}

/** The most bytes of an output: a tenth of a notebook with its figures. */
const LARGEST = 170_000;

/** The policy of a page that starts no workers. */
const NO_WORKERS = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

Deno.test("components run in the outputs of notebooks", async (t) => {
  const browser = await findBrowser();
  if (!browser) return;
  await withFolder(async (folder) => {
    for (const name of Object.keys(options) as ComponentName[]) {
      const html = await htmlOf(name);
      await Deno.writeTextFile(join(folder, `${name}.html`), `<!DOCTYPE html><body>${html}</body>`);
      if (name === "board") {
        const page = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" ` +
          `content="${NO_WORKERS}"><body>${html}</body>`;
        await Deno.writeTextFile(join(folder, "board_alone.html"), page);
      }
      assertLessOrEqual(html.length, LARGEST, `${name}: ${html.length}`);
      assertStrictEquals(html, await htmlOf(name), "the same bytes each time");
    }
    const { code, lines } = await runProgram(
      Deno.execPath(),
      ["run", "-A", SESSION, browser, folder],
      { more: plainText },
    );
    assertStrictEquals(code, 0, lines.join("\n"));
    const all = JSON.parse(lines.at(-1)!) as Seen;

    for (const [name, { narrow, unnamed, grounds, requests, complaints }] of Object.entries(all)) {
      await t.step(`${name} asks for nothing, names its controls, and fits 390 pixels`, () => {
        assertEquals(requests, []);
        // Where no worker may be started, the browser says so, and the page thinks itself.
        const others = complaints.filter((each) => !each.startsWith("Creating a worker from"));
        assertEquals(others, []);
        assertStrictEquals(complaints.length > 0, name === "board_alone");
        assertEquals(unnamed, []);
        assertLessOrEqual(narrow.content, narrow.window);
        assertLessOrEqual(Math.abs(narrow.frame - narrow.height), 1);
        assert(grounds[0] !== grounds[1], "dark and light");
      });
    }

    await t.step("a search is stepped through by mouse and keyboard", () => {
      const { begin, step, key, back, cutoff, end } = all.tree.seen;
      assertEquals([begin, step, key, back].map(({ so_far }) => so_far), ["1", "2", "3", "1"]);
      // Alpha-beta leaves out two of the nine leaves of this tree of 13 nodes: those after the 2.
      assertEquals([end.so_far, end.search, end.full], ["11", "11", "13"]);
      assertMatch(cutoff.says, /2 moves cut off/);
      assertStrictEquals(end.crossed, 2);
      assertStrictEquals(begin.crossed, 0);
    });
    await t.step("the counts are those of the searches of the agents", () => {
      const game = findGame("reversi:size=6");
      const search = new Search(game, { evaluation: createEvaluation(game, "squares") });
      alphaBeta(game.start(), 4, -Infinity, Infinity, search);
      const [generated, best, table, whole, chess] = all.tree.seen.searches.map(({ counts }) =>
        counts
      );
      assertStrictEquals(generated.search, String(search.stats.nodes));
      for (const { so_far, search } of [generated, best, table, chess]) {
        assertStrictEquals(so_far, search);
      }
      assert(Number(best.search) < Number(generated.search));
      assert(Number(table.search) < Number(whole.search));
      assertStrictEquals(whole.search, whole.full);
      // 1 + 20 + 400 + 8,902: the numbers of chess that everyone counts.
      assertStrictEquals(chess.full, "9,323");
    });
    for (const place of ["board", "board_alone"] as const) {
      await t.step(`a program answers and tells what it thinks, on the ${place}`, () => {
        const { begin, answered, asked, set, fen, wrong, unknown } = all[place].seen;
        assertMatch(begin.status, /^Dark is to move/);
        const game = findGame("reversi:size=6");
        const position = game.start();
        const agent = createAgent("alphabeta:depth=3,eval=squares", game);
        const context = { random: randomStream("not asked"), clock: performance };
        const move = (name: string) => position.play(game.parse(position, name));
        move("c2");
        const reply = agent.analyse!(position, context);
        const name = game.format(position, reply.move);
        assertStrictEquals(answered.moves, `c2 ${name}`);
        const line = lineNames(game, position, reply.principalVariation).join(" ");
        assertStrictEquals(
          answered.says,
          `It played ${name}. Value for light, 3 plies deep: ${reply.value}. Line: ${line}.`,
        );
        move(name);
        const hint = agent.analyse!(position, context);
        assertStrictEquals(asked.moves, answered.moves);
        assertMatch(
          asked.says,
          new RegExp(`^It would play ${game.format(position, hint.move)}\\.`),
        );
        assertStrictEquals(set.notation, "X---O---- X");
        assertMatch(fen.says, /mate in 1/);
        assertMatch(wrong.problem, /expected at most 0 promoted pieces/);
        assertMatch(unknown.problem, /unknown agent/);
      });
      await t.step(`each game has its own cells, on the ${place}`, () => {
        // Draughts number their dark squares row by row; the first rank of chess is at the bottom, of Reversi at the top.
        assertEquals(all[place].seen.corners, {
          "Draughts 6x6": "16",
          "Los Alamos chess": "a1",
          "Reversi 6x6": "a6",
        });
      });
      await t.step(`programs with weights or solvers answer, on the ${place}`, () => {
        const { offered } = all[place].seen;
        assertMatch(offered["the champion, 3 seconds"], /^It would play Ra8#\..*mate in 1/);
        assertMatch(offered["Turing's paper machine of 1952"], /^It would play Ra8#\./);
        assertMatch(offered["Bernstein's seven moves of 1957"], /^It would play Ra8#\./);
        assertMatch(offered["MANIAC of 1956"], /^It would play f1f6\./);
        // The third row is full but for a, whose two lower cells are taken.
        assertMatch(
          offered["perfect with 20 free squares"],
          /^It would play a\..*Value for red.*: 1\./,
        );
        const reversi = findGame("reversi:size=6");
        const position = reversi.start("-OX-XO-OXOOO-OXOXO--OXOO-OOOOO-XXXOX X");
        const context = { random: randomStream("not asked"), clock: performance };
        const { value } = createAgent("endgame:empties=12", reversi).analyse!(position, context);
        assertMatch(offered["perfect with 12 empty squares"], new RegExp(`: ${value}\\.`));
      });
    }
    await t.step("MENACE plays bead by bead, and the reward comes when it is given", () => {
      const { begin, drawn, answered, over, rewarded } = all.menace.seen;
      // Michie's first box: 4 beads for a corner, an edge and the middle each.
      assertStrictEquals(begin.box, "It holds 12 beads.");
      assertMatch(drawn.box, /^MENACE drew a bead for \w\d: 4 of 12 beads stood for it.$/);
      assertEquals([begin, drawn, answered].map(({ button }) => button), [
        "Draw a bead",
        "Choose a square",
        "Draw a bead",
      ]);
      assertEquals(over.changes, []);
      const expected = { wins: "+3", draws: "+1", loses: "−1" };
      const reward = over.status === "A draw."
        ? expected.draws
        : over.status === "MENACE wins."
        ? expected.wins
        : expected.loses;
      assertEquals(rewarded.changes, rewarded.moves.map(() => reward));
    });
    await t.step("its training is that of the library, and the curve grows", () => {
      const { rewarded, trained, ten, other } = all.menace.seen;
      assertStrictEquals(rewarded.columns, 1);
      assert(trained.columns > 50);
      assertMatch(trained.caption, /^Of 1,001 games/);
      const game = findGame("tictactoe");
      const random = randomStream("a test");
      const michie = createLearner("menace:setting=michie", game, undefined, random);
      const opponent = createAgent("random", game);
      const seats = [michie, opponent] as const;
      const tally = playEpisodes(10, game.start(), seats, { random, clock: performance });
      assertMatch(
        ten.caption,
        new RegExp(`^Of 10 games it won ${tally.wins}, drew ${tally.draws} `),
      );
      const { boxes } = michie.state as unknown as MenaceState;
      assertEquals(
        ten.wall.map((words) => words.replace(", in use", "")),
        Object.entries(boxes).map(([key, beads]) => boxWords(key, beads)),
      );
      // Another reward for a win: the same ten games, or others, of another machine.
      assertMatch(other.caption, /^Of 10 games/);
      assert(other.wall.join() !== ten.wall.join());
    });
    await t.step("networks evolve as in the library, and their fitness is drawn", () => {
      const { begin, step, ran, stopped, long, other, again } = all.generations.seen;
      assertEquals([begin, step, ran].map(({ best }) => best), [1, 2, 12]);
      assertEquals([begin, step, ran].map(({ matches }) => matches), [1, 1, 2]);
      assertStrictEquals(ran.status, evolved(11));
      assertMatch(ran.match, /^Generation 10: .* against greedy play, in 100 games\.$/);
      assert(ran.chart.includes(ran.status) && ran.chart.includes(ran.match));
      const generation = (seen: EvolutionSeen) => Number(/\d+/.exec(seen.status)![0]);
      assert(generation(stopped) > 11 && generation(stopped) < 111, stopped.status);
      assertStrictEquals(generation(long), generation(stopped) + 100);
      assertStrictEquals(generation(other), 0);
      assert(other.chart !== begin.chart);
      assertEquals(again, begin);
    });
    await t.step("matches of other lengths mislead more or less often, as the theory says", () => {
      const { begin, longer, equal } = all.matches.seen;
      const share = (rows: Readonly<Record<string, string>>, name: string) =>
        Number.parseFloat(rows[name]);
      const [named, leads] = ["the stronger one is named", "the weaker one leads, nobody is named"];
      assert(share(longer, named) > share(begin, named));
      assert(share(longer, leads) < share(begin, leads));
      // Between equal players a 95 % interval names each of them in one match of forty.
      for (const name of [named, "the weaker one is named the stronger"]) {
        assert(share(equal, name) > 1 && share(equal, name) < 4.5, `${name}: ${equal[name]}`);
      }
      for (const rows of [begin, longer, equal]) {
        const sum = Object.values(rows).reduce((sum, text) => sum + Number.parseFloat(text), 0);
        assert(Math.abs(sum - 100) < 0.3);
      }
    });
    await t.step("bars follow their slider on one scale", () => {
      const { last, middle, first, other } = all.bars.seen;
      assertStrictEquals(last.words, "depth: 3");
      assertEquals(last.numbers, ["100", "none"]);
      assertEquals(middle.numbers, ["10", "2"]);
      assertEquals(first.numbers, ["1", "1"]);
      assertStrictEquals(first.widths[0], first.widths[1]);
      assert(middle.widths[0] > middle.widths[1] && middle.widths[1] > first.widths[1]);
      assertEquals([other.words, ...other.numbers], ["depth: 2", "5"]);
    });
    await t.step("a notation that is none says what is expected", () => {
      assertMatch(all.tree.seen.problem!, /nonsense/);
    });
  });
});

/** The words on a generation, by an evolution here and games in pairs. */
function evolved(generations: number): string {
  const { network, population, seed } = options.generations;
  const settings = evolutionSettings({ network, population });
  const game = findGame("metelyk");
  const random = randomStream(seed!);
  const evolution = Evolution.begin(settings, game, random);
  evolution.train(generations, random);
  const fitness = evolution.members.map((member) => {
    const choose = chooserOf(settings.network, member.network, settings.inputs);
    const own: Agent = { name: "own", choose: (position) => choose(position as MetelykPosition) };
    const random = randomStream(`${seed} fitness`);
    const openings = (function* () {
      for (let i = 0; i < 10; i++) yield randomOpening(game, settings.opening, random);
    })();
    const context = { random, clock: performance };
    const { wins, draws } = pairedGames(own, createAgent("random", game), openings, context);
    return (wins + draws / 2) / 20;
  });
  const mean = fitness.reduce((sum, each) => sum + each) / fitness.length;
  return `Generation ${generations}: the best of ${population} networks scores ` +
    `${Math.max(...fitness).toFixed(2)} points a game against random play, the mean ` +
    `${mean.toFixed(2)}.`;
}

async function htmlOf(name: ComponentName): Promise<string> {
  const shown = await touch(name, options[name])[jupyterDisplay]();
  return shown["text/html"];
}
