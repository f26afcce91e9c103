/**
 * What holds for every game: each registered one in its default form, and some of other sizes.
 *
 * @module
 */
import {
  assert,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertNotMatch,
  assertNotStrictEquals,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { Resvg } from "@resvg/resvg-js";
import {
  findGame,
  type Game,
  IllegalMoveError,
  legalMoves,
  type Position,
  positionKey,
} from "matchbox/games/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { ChessPosition } from "matchbox/games/chess/mod.ts";
import { movesOfPlaythrough, playthrough, playthroughFile } from "matchbox/games/playthrough.ts";
import { playRandomGame } from "./random_game.ts";
import { sampleSize } from "../fixtures/sample_size.ts";
import { testedSpecs } from "./tested_games.ts";

/** Random games for each property; fewer where each position takes long. */
const GAMES = sampleSize(4, 20);
const GAMES_PARSED = 2;
/** In these, plies between two positions that are given all texts that are no legal moves; so is the last one. */
const PLIES_REFUSED = 5;

for (const spec of testedSpecs) {
  const game = findGame(spec);
  const eachGame = (test: string, body: (random: Random) => void, games = GAMES) => {
    for (let number = 0; number < games; number++) {
      body(randomStream(`battery/${test}/${spec}/${number}`));
    }
  };

  Deno.test(`${spec}: the canonical spec finds the same game`, () => {
    assertStrictEquals(findGame(game.spec).spec, game.spec);
    assertStrictEquals(findGame(game.spec).start().toString(), game.start().toString());
  });

  Deno.test(`${spec}: undo restores every position on the way back`, () => {
    eachGame("undo", (random) => {
      const seen: ReturnType<typeof everythingOf>[] = [];
      const { position } = playRandomGame(game, random, (position) => {
        seen.push(everythingOf(game, position));
      });
      for (const expected of seen.reverse()) {
        assertEquals(everythingOf(game, position), expected);
        if (position.toString() !== game.start().toString()) position.undo();
      }
      assertStrictEquals(position.toString(), game.start().toString());
    });
  });

  Deno.test(`${spec}: a notation read and written again is the same position`, () => {
    eachGame("notation", (random) => {
      playRandomGame(game, random, (position) => {
        const again = game.start(position.toString());
        if (endedByItsPast(position)) {
          assertStrictEquals(again.toString(), position.toString());
          assertStrictEquals(again.result(), null);
        } else {
          assertEquals(everythingOf(game, again), everythingOf(game, position));
        }
      });
    });
  });

  Deno.test(`${spec}: different positions have different hashes`, () => {
    const hashes = new Map<string, string>();
    eachGame("hash", (random) => {
      playRandomGame(game, random, (position) => {
        hashes.set(positionKey(game, position), `${position.hashLow},${position.hashHigh}`);
        assert(Object.is(position.hashLow, position.hashLow | 0));
        assert(Object.is(position.hashHigh, position.hashHigh | 0));
      });
    });
    // At least two: the smallest Metelyk has no more.
    assertGreater(hashes.size, 1);
    assertStrictEquals(new Set(hashes.values()).size, hashes.size);
  });

  Deno.test(`${spec}: the key of a table is a notation, equal for positions with equal hashes`, () => {
    const keys = new Map<string, string>();
    eachGame("key", (random) => {
      playRandomGame(game, random, (position) => {
        const key = positionKey(game, position);
        const hash = `${position.hashLow},${position.hashHigh}`;
        assertStrictEquals(keys.get(hash) ?? key, key);
        keys.set(hash, key);
        const again = game.start(key);
        assertEquals([again.hashLow, again.hashHigh], [position.hashLow, position.hashHigh]);
        assertStrictEquals(positionKey(game, again), key);
      });
    });
  });

  Deno.test(`${spec}: the parser accepts the legal moves and no others`, () => {
    eachGame("parse", (random) => {
      playRandomGame(game, random, (position, played) => {
        const legal = new Map(
          legalMoves(game, position).map((move) => [game.format(position, move), move]),
        );
        assertStrictEquals(legal.size, legalMoves(game, position).length, "moves written alike");
        for (const [text, move] of legal) assertStrictEquals(game.parse(position, text), move);
        if (played.length % PLIES_REFUSED !== 0 && position.result() === null) return;
        for (const text of moveTexts) {
          // In chess the sign of check or mate may be missing.
          if (["", "+", "#"].some((sign) => legal.has(text + sign))) continue;
          // The error names the move in quotation marks.
          const { message } = assertThrows(
            () => game.parse(position, text),
            IllegalMoveError,
            /^".*" is not a legal move in /,
          );
          assertStringIncludes(message, position.toString());
        }
      });
    }, GAMES_PARSED);
  });

  const { isLegal } = game;
  if (isLegal) {
    Deno.test(`${spec}: a number is a legal move if and only if it is on the list`, () => {
      const met = new Set([-(2 ** 31), -1, 2 ** 31 - 1]);
      for (let number = 0; number <= 100; number++) met.add(number);
      eachGame("legal", (random) => {
        playRandomGame(game, random, (position) => {
          const legal = new Set(legalMoves(game, position));
          // Moves of other positions are wrong here in every way; so are single wrong bits.
          for (const move of legal) met.add(move).add(move ^ 1 << random.below(32));
          for (const number of met) {
            const says = isLegal(position, number);
            if (says !== legal.has(number)) throw new Error(`${number} in ${position}: ${says}`);
          }
        });
      }, GAMES_PARSED);
    });
  }

  Deno.test(`${spec}: maxPlies and maxMoves are never exceeded`, () => {
    eachGame("bounds", (random) => {
      const { played } = playRandomGame(game, random, (position) => {
        // A buffer longer than needed, because legalMoves would hide moves that do not fit.
        const out = new Int32Array(2 * game.maxMoves);
        assertLessOrEqual(position.moves(out, 0), game.maxMoves);
      });
      assertLessOrEqual(played.length, game.maxPlies);
    });
  });

  Deno.test(`${spec}: moves are written from the given index and nowhere else`, () => {
    eachGame("slice", (random) => {
      playRandomGame(game, random, (position) => {
        const legal = legalMoves(game, position);
        const from = 7;
        const out = new Int32Array(from + game.maxMoves + 5).fill(-77);
        const end = position.moves(out, from);
        const untouched = (count: number) => Array(count).fill(-77);
        // As text, which is compared faster than hundreds of numbers.
        const expected = [...untouched(from), ...legal, ...untouched(out.length - end)];
        assertStrictEquals(out.join(), expected.join());
      });
    });
  });

  Deno.test(`${spec}: there are moves if and only if the game is not over`, () => {
    eachGame("end", (random) => {
      playRandomGame(game, random, (position) => {
        const count = legalMoves(game, position).length;
        if (position.result() === null) assertGreater(count, 0);
        else assertStrictEquals(count, 0);
      });
    });
  });

  Deno.test(`${spec}: a copy is independent of its original`, () => {
    eachGame("clone", (random) => {
      playRandomGame(game, random, (position, played) => {
        const before = everythingOf(game, position);
        const copy = position.clone();
        assertEquals(everythingOf(game, copy), before);

        const [move] = legalMoves(game, position);
        if (move !== undefined) {
          copy.play(move);
          assertEquals(everythingOf(game, position), before);
          copy.undo();
        }
        for (let i = 0; i < played.length; i++) copy.undo();
        assertEquals(everythingOf(game, copy), everythingOf(game, game.start()));
        assertEquals(everythingOf(game, position), before);
      });
    });
  });

  Deno.test(`${spec}: different positions have different drawings, without "undefined"`, () => {
    const drawings = new Map<string, string>();
    eachGame("draw", (random) => {
      playRandomGame(game, random, (position) => {
        drawings.set(position.toString(), game.draw(position));
      });
    });
    assertStrictEquals(new Set(drawings.values()).size, drawings.size);
    for (const drawing of drawings.values()) assertNotMatch(drawing, /undefined|NaN/);
  });

  Deno.test(`${spec}: pictures are well-formed SVG with the notation as their title`, () => {
    playRandomGame(game, randomStream(`battery/picture/${spec}`), (position, played) => {
      const svg = game.picture(position, { lastMove: played.at(-1), legalMoves: true });
      // The renderer's XML parser is strict: it throws if the text is not well-formed.
      const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
      assertStringIncludes(svg, ` viewBox="0 0 ${width} ${height}"`);
      assert(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
      assertStringIncludes(svg, `<title>${position}</title>`);
      assertNotMatch(svg, /undefined|NaN/);
    });
  });

  Deno.test(`${spec}: a picture marks the last move and the legal moves`, () => {
    const position = game.start();
    const [move] = legalMoves(game, position);
    const plain = game.picture(position);
    assertNotStrictEquals(game.picture(position, { legalMoves: true }), plain);
    assertNotStrictEquals(game.picture(position, { lastMove: move }), plain);
    assertStrictEquals(game.picture(position, { legalMoves: false }), plain);
  });

  Deno.test(`${spec}: the recorded game follows from the rules`, () => {
    const path = new URL(`playthroughs/${playthroughFile(game)}`, import.meta.url);
    // Without one: deno task playthrough GAME.
    const recorded = Deno.readTextFileSync(path);
    assertStrictEquals(playthrough(game, movesOfPlaythrough(recorded)), recorded);
  });
}

/** All properties of a position. */
function everythingOf(game: Game, position: Position) {
  return {
    notation: position.toString(),
    side: position.side,
    hash: [position.hashLow, position.hashHigh],
    // As text, for deep equality takes -0 for 0.
    result: Deno.inspect(position.result()),
    moves: legalMoves(game, position),
    drawing: game.draw(position),
  };
}

/** Whether the game ended by repetition, which a notation does not show. */
function endedByItsPast(position: Position): boolean {
  return position instanceof ChessPosition && position.end() === "threefold repetition";
}

/** Every coordinate of a board up to ten by ten and one line beyond, and texts that are never moves. */
const moveTexts = [
  ..."abcdefghijk".split("").flatMap((file) =>
    Array.from({ length: 12 }, (_, rank) => `${file}${rank}`)
  ),
  ...[
    "pass",
    "",
    " ",
    "a",
    "1",
    "a1 ",
    "a1b",
    "a1,b1",
    "a-1",
    "a1.0",
    "undefined",
    "-1",
    "__proto__",
  ],
];
