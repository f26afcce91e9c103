import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { FIVE_GAMES, INDIAN } from "../agents/book/five_games.ts";
import { run, runArguments, withFolder } from "../fixtures/command.ts";

const SHIPPED = "lib/agents/book/shipped/chess.json";

Deno.test("a book is built, shown, and played from", async () => {
  await withFolder(async (folder) => {
    const [games, book] = [`${folder}/games.pgn`, `${folder}/book.json`];
    await Deno.writeTextFile(games, FIVE_GAMES);
    const built = await run("book", "build", "chess", games, "--least", "1", "--out", book);
    assertStrictEquals(built.code, 0, built.stderr);
    assertStrictEquals(
      built.stdout,
      `Chess: 8 positions from 5 games, 16 plies of each, all moves\nbook: ${book}\n`,
    );

    const outside = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";
    const spec = `book:file=${book},choose=record,then=random`;
    const show = ["book", "show", book, "--position"];
    const analyse = ["analyse", "chess", spec, "--position"];
    const [shown, asJson, missing, analysed, json, alone] = await runArguments([
      [...show, INDIAN],
      [...show, INDIAN, "--json"],
      [...show, outside],
      [...analyse, INDIAN],
      [...analyse, INDIAN, "--json"],
      [...analyse, outside, "--json"],
    ]);
    assertMatch(shown.stdout, /^source: games\.pgn$/m);
    assertMatch(shown.stdout, /^\| e6 +\| +2 \| +1 \| +1 \| +0 \| +0\.75 \|$/m);
    assertMatch(shown.stdout, /^\| g6 +\| +1 \| +0 \| +0 \| +1 \| +0 +\|$/m);
    const { moves, positions, game } = JSON.parse(asJson.stdout);
    assertEquals([positions, game], [8, "chess"]);
    assertEquals(moves, [
      { move: "e6", games: 2, wins: 1, draws: 1, losses: 0, score: 0.75 },
      { move: "g6", games: 1, wins: 0, draws: 0, losses: 1, score: 0 },
    ]);
    assertMatch(missing.stdout, /not in the book/);
    assertMatch(
      analysed.stdout,
      / plays e6: from the book: 2 games, 1 won, 1 drawn, 0 lost, score 0\.750\n\n\| move/,
    );
    const found = JSON.parse(json.stdout);
    assertEquals([found.move, found.value, found.moves, found.book], ["e6", 0.75, [], moves]);
    assertEquals(
      [JSON.parse(alone.stdout).value, JSON.parse(alone.stdout).meaning],
      [null, "not in the book; at random among 7 legal moves"],
    );
  });
});

Deno.test("games in several files and in any order make the same book", async () => {
  await withFolder(async (folder) => {
    const games = FIVE_GAMES.trim().split(/\n\n(?=\[Event)/);
    const parts = [games.slice(3), games.slice(0, 1), games.slice(1, 3)];
    const files = await Promise.all(parts.map(async (part, n) => {
      await Deno.writeTextFile(`${folder}/${n}.pgn`, `${part.join("\n\n")}\n`);
      return `${folder}/${n}.pgn`;
    }));
    await Deno.writeTextFile(`${folder}/all.pgn`, FIVE_GAMES);
    const books = await Promise.all([files, [`${folder}/all.pgn`]].map(async (from, n) => {
      const book = `${folder}/${n}.json`;
      const options = ["--source", "five games", "--out", book, "--json"];
      const { code, stdout, stderr } = await run("book", "build", "chess", ...from, ...options);
      assertStrictEquals(code, 0, stderr);
      assertStrictEquals(JSON.parse(stdout).games, 5);
      return Deno.readTextFile(book);
    }));
    assertStrictEquals(books[0], books[1]);
  });
});

Deno.test("a game that is given twice counts once in a book, and in a rating", async () => {
  await withFolder(async (folder) => {
    const [pgn, copy, games] = ["games.pgn", "copy.pgn", "games.txt"].map((name) =>
      `${folder}/${name}`
    );
    await Deno.writeTextFile(pgn, FIVE_GAMES);
    // Another line end is no other game.
    await Deno.writeTextFile(copy, FIVE_GAMES.replaceAll("\n", "\r\n"));
    const match = ["tictactoe", "random", "greedy", "--games", "6", "--store", folder];
    const played = await run("match", ...match, "--jobs", "1", "--out", games);
    assertStrictEquals(played.code, 0, played.stderr);
    const build = (game: string, files: string[], out: string) => [
      ...["book", "build", game, ...files, "--least", "1", "--source", "games"],
      ...["--out", `${folder}/${out}`],
    ];
    const [, twice, , own, rated, ratedTwice] = await runArguments([
      build("chess", [pgn], "once.json"),
      build("chess", [pgn, copy], "twice.json"),
      build("tictactoe", [games], "own.json"),
      build("tictactoe", [games, games], "own_twice.json"),
      ["rate", games],
      ["rate", games, games],
    ]);
    assertMatch(twice.stdout, / 5 games, .*\nleft out: 5 that were there before\n/);
    assertMatch(own.stdout, /\nleft out: 6 that were there before\n/);
    for (const [one, other] of [["once", "twice"], ["own", "own_twice"]]) {
      const [book, again] = [one, other].map((name) =>
        Deno.readTextFileSync(`${folder}/${name}.json`)
      );
      assertStrictEquals(again, book);
    }
    assertStrictEquals(rated.code, 0, rated.stderr);
    assertStrictEquals(ratedTwice.stdout, rated.stdout);
  });
});

Deno.test("a match is recorded, made into a book, and played with it by workers", async () => {
  await withFolder(async (folder) => {
    const [games, book] = [`${folder}/games.txt`, `${folder}/book.json`];
    const match = ["--games", "6", "--plies", "0", "--store", folder, "--jobs", "1"];
    const played = await run(
      "match",
      "reversi:size=4",
      "random",
      "greedy",
      ...match,
      "--out",
      games,
    );
    assertStrictEquals(played.code, 0, played.stderr);
    const built = await run("book", "build", "reversi:size=4", games, "--out", book);
    assertStrictEquals(built.code, 0, built.stderr);
    const spec = `book:file=${book},then=greedy`;
    const again = await run("match", "reversi:size=4", spec, "greedy", ...match, "--json");
    assertStrictEquals(again.code, 0, again.stderr);
    const { games: count, first, faults } = JSON.parse(again.stdout);
    assertEquals([count, faults], [6, [0, 0]]);
    assertMatch(first, /^book:file=sha256:/);
  });
});

Deno.test("damaged games are reported and left out, and the exit code is 1", async () => {
  await withFolder(async (folder) => {
    const [games, book] = [`${folder}/games.pgn`, `${folder}/book.json`];
    await Deno.writeTextFile(games, `${FIVE_GAMES}\n[Event "6"]\n\n1. Qh9 1-0\n\n1. e4 *\n`);
    const { code, stdout, stderr } = await run("book", "build", "chess", games, "--out", book);
    assertStrictEquals(code, 1);
    assertMatch(
      stderr,
      /^warning: .*games\.pgn, line 37: record 6 is damaged: ply 1: "Qh9" is not/,
    );
    assertMatch(stdout, /from 5 games.*\nleft out: 1 without a result\nbook: /);
  });
});

Deno.test("what is no book or no game is refused in one line", async () => {
  await withFolder(async (folder) => {
    const [games, empty, book] = [`${folder}/games.pgn`, `${folder}/empty.pgn`, `${folder}/b.json`];
    await Deno.writeTextFile(games, FIVE_GAMES);
    await Deno.writeTextFile(empty, "");
    const refused: [string[], RegExp][] = [
      [["build", "chess", empty, "--out", book], /empty\.pgn: no finished game of chess/],
      [["build", "chess", games], /required option '--out <file>' not specified/],
      [["build", "chess", games, "--out", games], /the file exists and is not a book/],
      [["build", "chess", games, "--out", "book.json"], /--out .*writes only into the folder out/],
      [["build", "chess", `${folder}/none`, "--out", book], /none" cannot be read: there is no/],
      [["build", "chess", games, "--out", book, "--plies", "0"], /--plies of book build: expected/],
      [["build", "chess", games, "--out", book, "--least", "x"], /--least of book build: expected/],
      [["build", "chess", games, "--out", book, "--least", "6"], /no move was played in 6 games/],
      [["build", "checkers", games, "--out", book], /unknown game "checkers"/],
      [["show", games], /games\.pgn": expected a book, made by deno task book build; /],
      [["show", `${folder}/none`], /expected a book/],
      [["show", SHIPPED, "--position", "nowhere"], /position "nowhere": expected 6 fields/],
    ];
    const finished = await runArguments([
      ...refused.map(([args]) => ["book", ...args]),
      ["book", "--help"],
      ["analyse", "chess", `book:file=${games}`],
    ]);
    for (const [index, [, message]] of refused.entries()) {
      const { code, stderr } = finished[index];
      assertMatch(stderr, message);
      assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
      assertStrictEquals(code, 2, stderr);
    }
    const [help, analysed] = finished.slice(-2);
    assert(help.stdout.includes("show"));
    assertStrictEquals(analysed.code, 2);
    assertMatch(analysed.stderr, /^error: file ".*games\.pgn": expected a book of chess, .*\n$/);
  });
});
