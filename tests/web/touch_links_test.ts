import { assertEquals } from "@std/assert";
import { touchLinks } from "matchbox/web/gallery/touch_links.ts";

Deno.test("the start page links to the section where a thing to touch is shown first", () => {
  const board = '<iframe title="A board to play on"></iframe>';
  const film = '<iframe title="A game, move by move"></iframe>';
  const pages = [
    { place: "one.html", html: `<h1 id="one">One</h1>${film}` },
    { place: "two.html", html: `<h1 id="two">Two</h1><h2 id="play">Play</h2>${board}` },
    { place: "three.html", html: `<h2 id="again">Again</h2>${board}` },
    { place: "four.html", html: '<iframe title="MENACE, bead by bead"></iframe>' },
  ];
  assertEquals(touchLinks(pages), [
    { title: "A board to play on", place: "two.html#play" },
    { title: "MENACE, bead by bead", place: "four.html" },
  ]);
  assertEquals(touchLinks([]), []);
});
