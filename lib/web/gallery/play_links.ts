/**
 * Makes the players in the tables of a study links that begin a game against them.
 *
 * @module
 */
import { escape } from "@std/html";
import { agentName } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { offeredGames } from "../play/page_games.ts";
import type { PlayerSpec, StudyPlayers } from "./study_players.ts";

/** Columns whose cells name a player, or two: `greedy v random`. */
const COLUMNS = ["player", "first", "second", "match", "opponent", "network"];

/** The column that names the game of a row. */
const GAME = "game";

const games = new Map(offeredGames().map((spec) => [findGame(spec).title, spec]));

/** What stands before the first table with such links. */
const NOTE = '<p class="small">A player’s name in a table begins a game against it.</p>\n';

/**
 * Adds the links to a page.
 *
 * @param html a page of the gallery
 * @param players those that have a name in its tables; other names are specs
 */
export function linkPlayers(html: string, players: StudyPlayers): string {
  let told = false;
  return html.replaceAll(/(?:<div class="scroll"[^>]*>)?<table[^]*?<\/table>/g, (table) => {
    const linked = linkTable(table, players);
    if (linked === table || told) return linked;
    told = true;
    return NOTE + linked;
  });
}

function linkTable(table: string, players: StudyPlayers): string {
  const headers = [...table.matchAll(/<th\b[^>]*>([^]*?)<\/th>/g)].map(([, text]) => text.trim());
  return table.replaceAll(/<tr[^>]*>[^]*?<\/tr>/g, (row) => {
    const texts = [...row.matchAll(/<td\b[^>]*>([^]*?)<\/td>/g)].map(([, text]) => text.trim());
    const game = games.get(texts[headers.indexOf(GAME)]);
    let column = -1;
    return row.replaceAll(/(<td\b[^>]*>)([^]*?)(?=<\/td>)/g, (cell, tag: string, text: string) => {
      column++;
      return COLUMNS.includes(headers[column]) ? tag + linkCell(text, game, players) : cell;
    });
  });
}

/** The text of a cell; a game may stand before a colon, as in `Reversi 6x6: greedy v random`. */
function linkCell(text: string, game: string | undefined, players: StudyPlayers): string {
  const [, title, rest] = text.match(/^([^:]*): (.*)$/) ?? [];
  const own = games.get(title);
  if (own !== undefined) return `${title}: ${linkCell(rest, own, players)}`;
  return text.split(" v ").map((name) => {
    const player = players.get(name) ?? playerOf(game, name);
    if (!player) return name;
    const title = `Play against ${player.agent}`;
    return `<a href="${escape(addressOf(player))}" title="${escape(title)}">${name}</a>`;
  }).join(" v ");
}

/** A spec that the registry knows. */
function playerOf(game: string | undefined, agent: string): PlayerSpec | null {
  if (game === undefined || !/^[a-z][\w:=.,()/-]*$/.test(agent)) return null;
  try {
    agentName(agent, findGame(game));
    return { game, agent };
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

function addressOf({ game, agent }: PlayerSpec): string {
  return `/#/play?${new URLSearchParams({ game, mode: "computer", against: agent })}`;
}
