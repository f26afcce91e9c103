import { assertEquals, assertStrictEquals } from "@std/assert";
import { Resvg } from "@resvg/resvg-js";
import { findGame } from "matchbox/games/mod.ts";

const metelyk = findGame("metelyk");

Deno.test("the text drawing is the source's picture of the board with its men", () => {
  assertStrictEquals(
    metelyk.draw(metelyk.start()),
    [
      "  .   .   .  W6  32  33  34  35",
      "  .   .  W3  W7  28  29  30  31",
      "  .  W1  W4  W8  24  25  26  27",
      " W0  W2  W5  W9  20  21  22  23",
      "  .   .   .   . B19 B18 B17 B16",
      "  .   .   .   . B15 B14 B13   .",
      "  .   .   .   . B12 B11   .   .",
      "  .   .   .   . B10   .   .   .",
      "points: white 0, black 0; white to move",
    ].join("\n"),
  );
});

Deno.test("the caption says who is to move, or who has won and why", () => {
  const caption = (notation: string) => metelyk.draw(metelyk.start(notation)).split("\n").at(-1);
  const [blocked, alone] = [
    "-----/---WB-/-------/--------/----/---/--/-",
    "-----/---W--/-------/--------/----/---/--/-",
  ];
  assertStrictEquals(caption(`${blocked} b 3-2`), "points: white 3, black 2; black to move");
  assertStrictEquals(caption(`${blocked} w 3-2`), "points: white 3, black 2; white won");
  assertStrictEquals(caption(`${blocked} w 2-3`), "points: white 2, black 3; black won");
  assertStrictEquals(caption(`${blocked} w 3-3`), "points: 3 each; drawn, 1 each in the quarter");
  assertStrictEquals(caption(`${alone} b 3-3`), "points: 3 each; white won, 1 to 0 in the quarter");
});

Deno.test("the picture numbers every field once and has the caption", () => {
  for (const side of [1, 2, 3, 4]) {
    const game = findGame(`metelyk:side=${side}`);
    const svg = game.picture(game.start(), { legalMoves: true });
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    const caption = "points: white 0, black 0; white to move";
    const fields = side * (2 * side + 1);
    assertEquals(
      texts.sort(),
      [caption, ...Array.from({ length: fields }, (_, field) => `${field}`)].sort(),
    );
    const { width } = new Resvg(svg, { font: { loadSystemFonts: false } });
    assertStrictEquals(width, 464);
  }
});

Deno.test("each legal move has an arrow, also bearing off", () => {
  const arrows = (notation: string) =>
    [
      ...metelyk.picture(metelyk.start(notation), { legalMoves: true })
        .matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) rotate\((-?[\d.]+)\)/g),
    ]
      .map(([, x, y, degrees]) => `${x} ${y} ${degrees}`)
      // Without the two arrows of the sign of directions.
      .slice(2);
  // White on 28 and 35: columns 4 and 7, rows 1 and 0; Black on 25 can be taken.
  const white = arrows("----W/--W---/----B--/--------/----/---/--/- w 0-0");
  assertEquals(white, ["4.5 1.5 0", "7.5 0.5 0", "4.5 1.5 45"]);
  // Black on 25 moves up, or captures up-left; up-right there is no man.
  const black = arrows("----W/--W---/----B--/--------/----/---/--/- b 0-0");
  assertEquals(black, ["5.5 2.5 -90", "5.5 2.5 -135"]);
});

Deno.test("the last move is marked where it began and where it ended", () => {
  const position = metelyk.start("----W/------/-------/---W----/----/---/--/- w 0-0");
  const marked = (move: string) => {
    position.play(metelyk.parse(position, move));
    const lastMove = metelyk.parse(
      metelyk.start("----W/------/-------/---W----/----/---/--/- w 0-0"),
      move,
    );
    const count = metelyk.picture(position, { lastMove }).split("#FFDD11").length - 1;
    position.undo();
    return count;
  };
  assertStrictEquals(marked("9-20"), 2);
  assertStrictEquals(marked("35-off"), 1);
});

Deno.test("values are arrows, the larger the darker, for moves that are not legal as well", () => {
  const position = metelyk.start();
  const picture = metelyk.picture(position, { values: new Map([[0, -1], [20, 0], [49, 1]]) });
  const opacities = Array.from(
    picture.matchAll(/<g opacity="([\d.]+)">/g),
    ([, each]) => Number(each),
  );
  assertEquals(opacities, [0.1, 0.55, 1]);
});
