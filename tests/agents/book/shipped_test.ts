import { assert, assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import { formatBook, gamesOf, readBook } from "matchbox/agents/mod.ts";
import { findGame, positionKey } from "matchbox/games/mod.ts";
import { root } from "../../fixtures/command.ts";

const folder = `${root}lib/agents/book/shipped`;
const readme = Deno.readTextFileSync(`${folder}/README.md`);

for (const spec of ["chess", "reversi:size=8"]) {
  const game = findGame(spec);
  const bytes = Deno.readFileSync(`${folder}/${game.name}.json`);

  Deno.test(`the shipped book of ${spec} is valid, small, and written as books are`, () => {
    const book = readBook(bytes, game);
    assertStrictEquals(formatBook(book), new TextDecoder().decode(bytes));
    assertLess(bytes.length, 250_000);
    assertGreater(book.positions.size, 100);
    assert(book.positions.at(positionKey(game, game.start())), "no move for the start");
  });

  Deno.test(`the counts of the shipped book of ${spec} add up`, () => {
    const book = readBook(bytes, game);
    // Games come to a position by moves that are in the book, or that were played too seldom.
    const arrivals = new Map<string, number>();
    for (const [key, { ply, moves }] of book.positions.sorted()) {
      let games = 0;
      for (const [text, record] of moves) {
        assertGreater(gamesOf(record) + 1, book.least);
        games += gamesOf(record);
        const position = game.start(key);
        position.play(game.parse(position, text));
        const next = positionKey(game, position);
        arrivals.set(next, (arrivals.get(next) ?? 0) + gamesOf(record));
        // A position is met at the latest one move after the one before.
        const found = book.positions.at(next);
        if (found) assertLess(found.ply, ply + 2);
      }
      assertLess(games, book.games + 1);
    }
    assertGreater(arrivals.size, 100);
  });

  Deno.test(`the commands that made the book of ${spec} are in the README of its folder`, () => {
    const { source } = readBook(bytes, game);
    assert(source.startsWith("deno task "), source);
    for (const command of source.split("; ")) assert(readme.includes(command), command);
  });
}

Deno.test("every book of the folder is tested", () => {
  const files = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
  assertEquals(files, ["README.md", "chess.json", "reversi.json"]);
});
