/**
 * The line `info` of the Universal Chess Interface.
 *
 * @module
 */
import { type Finding, pliesToEnd } from "matchbox/agents/mod.ts";
import { coordinates } from "matchbox/games/chess/mod.ts";

/** Centipawns with an expected score of 0.73, as `scale` of the agent mcts has it by default. */
const SCALE = 100;

/**
 * What a search has found, after this many milliseconds. Values of evaluations of chess are centipawns; a mate
 * is given in moves, negative when the side to move is mated.
 *
 * @param expected whether the value is an expected score from 0 to 1, which is told in centipawns
 */
export function infoLine(found: Finding, milliseconds: number, expected = false): string {
  const { value, depth, principalVariation, nodes } = found;
  const plies = expected ? null : pliesToEnd(value);
  const score = plies === null
    ? `cp ${Math.round(expected ? centipawnsOf(value) : value) + 0}`
    : `mate ${value > 0 ? Math.ceil(plies / 2) : -Math.floor(plies / 2)}`;
  const perSecond = Math.round(1000 * nodes / Math.max(1, milliseconds));
  return `info depth ${depth} score ${score} nodes ${nodes} nps ${perSecond} ` +
    `time ${Math.round(milliseconds)} pv ${principalVariation.map(coordinates).join(" ")}`;
}

function centipawnsOf(expected: number): number {
  const share = Math.min(0.9999, Math.max(0.0001, expected));
  return SCALE * Math.log(share / (1 - share));
}
