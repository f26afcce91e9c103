import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import { agentName } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { linkPlayers } from "matchbox/web/gallery/play_links.ts";
import { ServedGallery } from "matchbox/web/gallery/served_gallery.ts";
import { studyPlayers } from "matchbox/web/gallery/study_players.ts";
import type { PageFile } from "matchbox/web/server.ts";
import { root, withFolder } from "../fixtures/command.ts";
import { writeMadeUpProject } from "./made_up_project.ts";

const textOf = ({ body }: PageFile): string =>
  typeof body === "string" ? body : new TextDecoder().decode(body);

/** Asks for a page until it is made, as the waiting page does. */
async function whenMade(gallery: ServedGallery, path: string): Promise<PageFile> {
  while (true) {
    const page = (await gallery.find(path))!;
    if (!textOf(page).includes('http-equiv="refresh"')) return page;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The games and agents that the links of a page propose. */
function proposals(html: string): string[] {
  return [...html.matchAll(/href="\/#\/play\?([^"]*)"/g)].map(([, query]) => {
    const parameters = new URLSearchParams(query.replaceAll("&amp;", "&"));
    assertStrictEquals(parameters.get("mode"), "computer");
    return `${parameters.get("game")} ${parameters.get("against")}`;
  });
}

Deno.test("the first visitor has the gallery written, and every file of it is served, and no other", async () => {
  await withFolder(async (folder) => {
    const project = join(folder, "project");
    await writeMadeUpProject(project);
    const options = { root: project, out: join(folder, "out") };
    const gallery = new ServedGallery(options);
    const waiting = (await gallery.find("/gallery/"))!;
    assertMatch(textOf(waiting), /The pages of results are being made/);
    const start = await whenMade(gallery, "/gallery/");
    assertMatch(textOf(start), /<a href="\/#\/play">Play<\/a>/);
    assertMatch(start.policy!, /^default-src 'none'/);
    // Many who take a file slowly do not have it in memory many times.
    const both = await Promise.all([gallery.find("/gallery/"), gallery.find("/gallery/")]);
    for (const again of both) assertStrictEquals(again!.body, both[0]!.body);
    assertStrictEquals((await gallery.find("/gallery/"))!.body, both[0]!.body);
    assert(!/script-src|https?:|\*/.test(start.policy!));
    assertStrictEquals((await gallery.find("/gallery/style.css"))!.type, "text/css; charset=utf-8");
    for (
      const path of ["../project/README.md", "%2e%2e/project/README.md", "x.html", "/etc/passwd"]
    ) {
      assertStrictEquals(await gallery.find(`/gallery/${path}`), undefined, path);
    }
    assertStrictEquals(await gallery.find("/style.css"), undefined);

    // A second server finds it as it is.
    const before = Deno.statSync(join(options.out, "index.html")).mtime;
    const again = new ServedGallery(options);
    await whenMade(again, "/gallery/");
    assertEquals(Deno.statSync(join(options.out, "index.html")).mtime, before);
    await Deno.writeTextFile(join(project, "README.md"), "# Changed\n");
    await whenMade(new ServedGallery(options), "/gallery/");
    assert(Deno.statSync(join(options.out, "index.html")).mtime! > before!);
  });
});

Deno.test("a gallery that cannot be written says why, and is tried again", async () => {
  await withFolder(async (folder) => {
    await Deno.writeTextFile(join(folder, "mine.txt"), "");
    const gallery = new ServedGallery({ root: folder, out: folder });
    for (let visit = 0; visit < 2; visit++) {
      const page = await whenMade(gallery, "/gallery/");
      assertMatch(textOf(page), /cannot be made: .* has other files/);
    }
  });
});

const row = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag} align="left">${cell}</${tag}>`).join("")}</tr>`;
const table = (headers: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table>${[row("th", headers), ...rows.map((cells) => row("td", cells))].join("\n")}</table>`;

Deno.test("players in tables propose a game against them when they are agents of the row's game", () => {
  const html = table(
    ["game", "match", "order"],
    ["Reversi 6x6", "greedy v alphabeta:depth=2", "random"],
    ["Chess", "perfect v menace:file=/etc/passwd", "random"],
    ["Checkers", "greedy v random", "random"],
  ) + table(["match"], ["Metelyk 8x8: greedy v nobody"]) + table(["player"], ["5 squares"]);
  const known = new Map([["5 squares", { game: "chess", agent: "step5_squares" }]]);
  const linked = linkPlayers(html, known);
  assertEquals(proposals(linked), [
    "reversi:size=6 greedy",
    "reversi:size=6 alphabeta:depth=2",
    "metelyk:side=4 greedy",
    "chess step5_squares",
  ]);
  assertStrictEquals(linked.match(/begins a game against it/g)!.length, 1);
  const other = table(["depth", "order"], ["1", "random"]);
  assertStrictEquals(linkPlayers(other, known), other);
});

Deno.test("the players of the published studies have names that stand in their tables", async () => {
  for (const study of ["reversi-levels", "chess-ladder", "metelyk-evolution"]) {
    const page = await Deno.readTextFile(`${root}results/${study}/README.md`);
    const players = await studyPlayers(root, study);
    const shown = [...players.keys()].filter((name) => page.includes(`| ${name} `));
    assertGreater(shown.length, 3, study);
    for (const { game, agent } of players.values()) agentName(agent, findGame(game));
  }
});
