/**
 * The line `info` of the Universal Chess Interface.
 *
 * @module
 */
import { type Analysis, pliesToEnd } from "matchbox/agents/mod.ts";
import { coordinates } from "matchbox/games/chess/mod.ts";

/**
 * What a search has found, after this many milliseconds. Values of evaluations of chess are centipawns; a mate
 * is given in moves, negative when the side to move is mated.
 */
export function infoLine(found: Analysis, milliseconds: number): string {
  const { value, depth, principalVariation, stats: { nodes = 0 } } = found;
  const plies = pliesToEnd(value);
  const score = plies === null
    ? `cp ${Math.round(value) + 0}`
    : `mate ${value > 0 ? Math.ceil(plies / 2) : -Math.floor(plies / 2)}`;
  const perSecond = Math.round(1000 * nodes / Math.max(1, milliseconds));
  return `info depth ${depth} score ${score} nodes ${nodes} nps ${perSecond} ` +
    `time ${Math.round(milliseconds)} pv ${principalVariation.map(coordinates).join(" ")}`;
}
