import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { findGame } from "matchbox/games/mod.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";
import { offeredGames, pageGame } from "matchbox/web/play/page_games.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { findBrowser } from "../browser.ts";
import { withFolder } from "../fixtures/command.ts";
import type { Seen } from "./browser_session.ts";

const SESSION = fromFileUrl(new URL("./browser_session.ts", import.meta.url));

Deno.test("people play in the page: by mouse, by keyboard, after a lost connection", async (t) => {
  const browser = await findBrowser();
  if (!browser) return;
  await withFolder(async (folder) => {
    const { code, lines } = await runProgram(
      Deno.execPath(),
      ["run", "-A", SESSION, browser, folder],
      { more: plainText },
    );
    assertStrictEquals(code, 0, lines.join("\n"));
    const seen = JSON.parse(lines.at(-1)!) as Seen;

    await t.step("nothing is asked from elsewhere, and nothing fails", () => {
      assertEquals(seen.foreign, []);
      assertEquals(seen.errors, []);
    });
    await t.step("every game opens, is played against the level easy, and fits the window", () => {
      assertEquals(seen.games.errors, []);
      assertEquals(seen.games.games.map(({ spec }) => spec), offeredGames());
      for (const { spec, title, plies, over, unfolds, board } of seen.games.games) {
        const [width, height, window] = board;
        assertStrictEquals(title, findGame(spec).title);
        assert(over || plies >= 4, `${spec}: ${plies}`);
        const rules = pageGame(findGame(spec).name).rules.length > 0 ? ["How to play"] : [];
        assertEquals(unfolds, [...rules, "Save this game"]);
        assert(width > 0 && height > 0 && height <= window, `${spec}: ${width}x${height}`);
      }
    });
    await t.step("tic-tac-toe by mouse: three in a row win", () => {
      assertMatch(seen.mouse.status, /^(You win|You lose|A draw)/);
      assertMatch(seen.mouse.announced, /plays [abc][123]/);
    });
    await t.step("Reversi by keyboard alone, to the end", () => {
      assertMatch(seen.keyboard.status, /^(You win|You lose|A draw)/);
    });
    await t.step("chess: a drag, undo, steps back", () => {
      assertEquals(seen.chess.dragged, ["e4"]);
      assertStrictEquals(seen.chess.undone, 0);
      assertMatch(seen.chess.stepped, /^After move 0 of 2/);
    });
    await t.step("the colours of the source's board are an option", () => {
      const [white, orange, ours] = [
        "rgb(255, 255, 255)",
        "rgb(255, 165, 0)",
        "rgb(239, 230, 213)",
      ];
      assertEquals(seen.chess.colours, [white, orange, white, orange, ours]);
    });
    await t.step("left and right step through a game, and its result stays in sight", () => {
      const after = (ply: number) =>
        `After move ${ply} of 2. The last button goes back to the game.`;
      assertEquals(seen.chess.shown, [after(1), "", "", after(0)]);
      const result = "Black wins: White gave up.";
      assertEquals(seen.chess.resigned, [result, "", result, after(1)]);
    });
    await t.step("Escape leaves the choice of a promotion; a check is marked", () => {
      const { offered, left, back, checked } = seen.promotion;
      assertEquals(offered, ["Queen", "Rook", "Bishop", "Knight", "Cancel"]);
      assertStrictEquals(left, 0);
      assertStrictEquals(back, "b7");
      assertMatch(checked!, /^e8, black king, in check/);
    });
    await t.step("the line that won is marked", () => {
      assertEquals(seen.winningLine, ["a1", "a2", "a3"]);
    });
    await t.step("the board is nowhere higher than the window", () => {
      for (const { height, board } of seen.promotion.heights) assert(board <= height, `${board}`);
    });
    await t.step("a slow click in a running evolution plays the network that it aimed at", () => {
      assertStrictEquals(seen.slowClick.length, 3);
      for (const { aimed, asked, against } of seen.slowClick) {
        assertStrictEquals(asked, aimed);
        assertMatch(against, /Network 38-/);
      }
    });
    await t.step("Metelyk: a man that leaves the board", () => {
      assertStrictEquals(seen.metelyk.last, "9-off");
      assertMatch(seen.metelyk.score, /white 1, black 0/);
    });
    await t.step("a file of two games: one is chosen, shown as it is, and saved again", () => {
      const { offers, status, bars, lastNotes, notes, tags, saved, remembered } = seen.file;
      assertEquals(offers, ["Ända – Berta, Casual, 1-0", "Cäsar – Dora, Second, 1999.12.31, 0-1"]);
      assertStrictEquals(status, "Black wins. The file says: Time forfeit.");
      assertMatch(bars, /White Cäsar\s+Black Dora/);
      assertStrictEquals(lastNotes, "");
      assertEquals(notes, ["English", "(1. f4)"]);
      assertEquals(tags, ["Second", "Cäsar", "Dora", "1999.12.31", "0-1", "Time forfeit"]);
      assertMatch(saved, /^\[Event "Second"\]\n\[White "Cäsar"\]\n/);
      assertMatch(saved, /\n\n1\. c4 \{English\} \(1\. f4\) 1\.\.\. e5 0-1\n/);
      assertStrictEquals(remembered, "Chess: Cäsar against Dora");
    });
    await t.step(
      "MENACE by keyboard: a box lights up, and the boxes used get or lose beads",
      () => {
        const { boxes, lit, status, used, changes, announced } = seen.menace;
        assertEquals([boxes, lit], [304, 1]);
        const change = status === "You win." ? "−1" : status === "A draw." ? "+1" : "+3";
        assertEquals(changes, Array(used).fill(change));
        assertMatch(announced, /Beads: [abc][123] /);
      },
    );
    await t.step(
      "the games of all visitors stand in the table of the class, with intervals",
      () => {
        for (const row of seen.classRows) assertMatch(row, /\d\.\d{3} to \d\.\d{3}$/);
        assertGreater(seen.classRows.length, 0);
      },
    );
    await t.step(
      "a person, a machine and a person with hints play one experiment, and only one of them has hints",
      () => {
        const { titles, buttons, kinds, comparisons, csv } = seen.centaurs;
        const names = ["person", "machine", "person with hints"];
        const expected = names.flatMap((
          name,
        ) => [`Tic-tac-toe (${name})`, `Tic-tac-toe (${name})`]);
        assertEquals([...titles].sort(), expected.sort());
        for (const [game, title] of titles.entries()) {
          assertStrictEquals(buttons[game].includes("Hint"), title.includes("hints"));
          assert(!buttons[game].includes("Undo"));
        }
        assertEquals(kinds.map((row) => row.split("\t")[0]), names.map(capital));
        // Perfect play, and a person who follows it, do not lose.
        const [, machine, centaur] = kinds.map((row) => row.split("\t").map(Number));
        for (const [, , games, open, , , lost] of [machine, centaur]) {
          assertEquals([games, open, lost], [2, 0, 0]);
        }
        const [moves, asked, followed] = centaur.slice(-3);
        assertGreater(moves, 2);
        assertEquals([asked, followed], [moves, moves]);
        for (const row of comparisons) assertMatch(row, /\t(better|worse|not decided)$/);
        assertStrictEquals(csv.trim().split("\n").length, 7);
      },
    );
    await t.step(
      "MENACE is trained, saved and loaded, and goes on after the server was killed",
      () => {
        assertMatch(seen.menace.trained, /^The training is over. Of 1,001 games it won \d+/);
        assertMatch(seen.menace.problem, /^The file is no MENACE; /);
        assertStrictEquals(Object.keys(seen.menace.saved.boxes).length, 304);
        assertEquals(seen.menaceKept, seen.menace.left);
      },
    );
    await t.step("a server that was killed lost no move, and the page goes on by itself", () => {
      assertMatch(seen.killed.hint, /^Hint: [abc][123], /);
      assertEquals(seen.killed.before, seen.killed.after);
      assert(seen.killed.warned);
      assertStrictEquals(seen.killed.goesOn, seen.killed.before.length + 1);
    });
    await t.step(
      "the learner says how it chose, learns, shows, saves and takes positions, and is trained",
      () => {
        const { chosen, learned, positions, picture, replaced, log, imported, serverLog } =
          seen.learner;
        assertMatch(chosen, /had never met the position with [a-f][1-6], and looked 2 plies ahead/);
        // One won game moves the weight from 0 a tenth of the way to 5.
        assertMatch(learned, /1 position, 1 of them new\. Weights: of games won 0\.000 → 0\.500/);
        assertStrictEquals(positions.length, 1);
        assertMatch(positions[0], /looks deeper\s+won\s+1\s+lost\s+0\s+drawn\s+0\s+output\s+0\.50/);
        assertMatch(picture!, /^Move [a-f][1-6]; dark 2, light 2 discs$/);
        assertMatch(
          replaced.join(),
          /plays this\s+won\s+7\s+lost\s+0\s+drawn\s+0\s+output\s+5\.00/,
        );
        // A row for each of ten games, and what it knew before.
        assertStrictEquals(log.length, 11);
        assertMatch(log[10], /^before\s+1\s+5\.000\s+5\.000\s+5\.000$/);
        assertMatch(imported, /1 game learned, 1 damaged\.\s+Line 3: .*"a1" is not a legal move/);
        // Its one game on the page, also in the words of the source's server; trainings are not in them.
        const events = serverLog.map((line) => line.replace(/^\[\d+:\d\d:\d\d\.\d{3}\] /, ""));
        const [, played] = chosen.match(/never met the position with (\w+)/)!;
        assertEquals(events, [
          "HTTP SERVER... ok",
          "HTTP SOCKET... ok",
          "DATABASE CONNECTED; positions known on 6x6: 0, 8x8: 0, 10x10: 0",
          `Unknown: Reversi 6x6, ${played}`,
          "New weights: 0.5 / 0 / 0 (Reversi 6x6)",
        ]);
      },
    );
    await t.step(
      "an evolution: networks sorted by the keyboard, their tree, a game against one",
      () => {
        const { owners, ascending, descending, labels, totals, champions, against } =
          seen.evolution;
        assertMatch(owners, /^It is yours: you and the host may stop it/);
        assertStrictEquals(ascending.numbers.length, 6);
        assertStrictEquals(ascending.sort, "ascending");
        assertStrictEquals(descending.sort, "descending");
        assertEquals(ascending.numbers, ascending.numbers.toSorted((a, b) => a - b));
        assertEquals(descending.numbers, ascending.numbers.toReversed());
        assertEquals(labels.map(Number).sort((a, b) => a - b), ascending.numbers);
        // Every line has lived through all generations.
        assertEquals(new Set(totals), new Set(["100"]));
        assertStrictEquals(champions, 6);
        assertMatch(against, /Network 38-50 [0-9a-f]{7}/);
      },
    );
    await t.step("visitors see what they may do, and the token makes one of them the host", () => {
      const { started, reloaded, foreign, knowledge, wrong, become, stopped, replaces, trains } =
        seen.visitors;
      assertMatch(started.rights, /^It is yours/);
      assertEquals(started.controls, ["Stop"]);
      assertEquals(reloaded, started);
      assertMatch(foreign.rights, /^It belongs to another visitor.* Who may do what$/);
      assertEquals(foreign.controls, []);
      assertMatch(knowledge, /Only the host may replace what it knows/);
      assertMatch(wrong, /^This is not the token/);
      assertStrictEquals(become.status, "You are the host of this server.");
      assert(!become.address.includes(become.token));
      assertMatch(stopped, /^Stopped after generation/);
      assertStrictEquals(replaces, 1);
      assertEquals(trains, [false, true]);
    });
    await t.step("the pages of results are a click away", () => {
      assertStrictEquals(seen.results, "/gallery/");
    });
    await t.step("on a phone nothing is wider than the page", () => {
      for (const [width, widest] of seen.widths) assert(widest <= width, `${widest} in ${width}`);
    });
    await t.step("every control has a name", () => assertEquals(seen.unnamed, []));
  });
});
