/**
 * What the form of a new game offers, and the choices that an address has for it.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { PERSON } from "./levels.ts";
import type { GameState } from "./messages.ts";

/** The offered game that a spec of an address names, or null. */
export function offeredGame(spec: string | null): string | null {
  try {
    return findGame(spec ?? "").spec;
  } catch {
    return null;
  }
}

/** The times that are offered, in seconds: those of E7, and shorter ones. */
export const TIMES: readonly (readonly [name: string, base: number, increment: number])[] = [
  ["No clock", 0, 0],
  ["1 minute", 60, 0],
  ["5 minutes and 3 seconds a move", 300, 3],
  ["Blitz: 15 minutes", 900, 0],
  ["Rapid: 60 minutes", 3600, 0],
  ["Classical: 2 hours", 7200, 0],
];

/** Who plays. */
export const MODES = [
  ["computer", "Against the computer"],
  ["people", "Two people"],
  ["watch", "Watch two programs"],
] as const;

/** Parameters of the address `#/play` with which the form proposes the same game again. */
export function choicesOf({ spec, players }: GameState): URLSearchParams {
  const agents = players.filter((player) => player !== PERSON);
  const mode = (["people", "computer", "watch"] as const)[agents.length];
  const choices = new URLSearchParams({ game: spec, mode });
  if (agents.length > 0) choices.set("against", agents[0]);
  if (agents.length > 1) choices.set("and", agents[1]);
  if (agents.length === 1) choices.set("side", players[0] === PERSON ? "0" : "1");
  return choices;
}
