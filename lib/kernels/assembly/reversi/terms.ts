// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The classical evaluations of Reversi, by the terms that they share: the weights of the squares, and legal
 * moves. TypeScript: agents/evaluate/reversi/. The sums are made in the same order as there, so that weights
 * with fractions give the same values.
 *
 * @module
 */
import { findMoves } from "./moves.ts";
import { patternValue } from "./patterns.ts";
import { countOf } from "../base/sets.ts";

/** At `group << 8 | set`: the weight of a set of the eight squares of a row, as 64-bit numbers. */
const SUMS = memory.data(8 * 256 * 8, 16);

/** Discs at which the middle game and the end begin. */
let middle: i32 = 0;
let end: i32 = 0;
/** The values of a legal move of the side to move and of the enemy, in the opening and in the middle game. */
let openingOwn: f64 = 0;
let openingEnemy: f64 = 0;
let middleOwn: f64 = 0;
let middleEnemy: f64 = 0;
/** Whether the value is that of dark, where moves count alike for both, and the side to move has `tempo`. */
let forDark = false;
/** The parts of a disc that the weights of patterns count; 0 for an evaluation without patterns. */
let parts: f64 = 0;
let darkMoves: f64 = 0;
let tempo: f64 = 0;

/** Where the host writes the sums of weights. */
export function sums(): usize {
  return SUMS;
}

/** Sets an evaluation that values moves for the side to move, by the stage of the game. */
export function setStages(
  middleFrom: i32,
  endFrom: i32,
  inOpeningOwn: f64,
  inOpeningEnemy: f64,
  inMiddleOwn: f64,
  inMiddleEnemy: f64,
): void {
  forDark = false;
  middle = middleFrom;
  end = endFrom;
  openingOwn = inOpeningOwn;
  openingEnemy = inOpeningEnemy;
  middleOwn = inMiddleOwn;
  middleEnemy = inMiddleEnemy;
}

/** Sets an evaluation that values moves for dark. */
export function setForDark(moves: f64, toMove: f64): void {
  forDark = true;
  darkMoves = moves;
  tempo = toMove;
}

/** Sets the evaluation by patterns. */
export function setPatterns(ofDisc: f64): void {
  parts = ofDisc;
}

/** The value for the side to move; `side` is 0 for dark. */
export function evaluate(own: u64, enemy: u64, side: i32): f64 {
  if (parts != 0) return f64(patternValue(own, enemy)) / parts;
  if (forDark) {
    const dark = side == 0 ? own : enemy;
    const light = side == 0 ? enemy : own;
    const moves: f64 = darkMoves == 0
      ? 0
      : darkMoves * f64(countOf(findMoves(dark, light)) - countOf(findMoves(light, dark)));
    const value = weightOf(dark) - weightOf(light) + moves;
    return (side == 0 ? value : -value) + tempo;
  }
  const difference = side == 0
    ? weightOf(own) - weightOf(enemy)
    : -(weightOf(enemy) - weightOf(own));
  const discs = countOf(own | enemy);
  if (discs >= end) return difference;
  return discs < middle
    ? difference + movesOf(own, enemy, openingOwn, openingEnemy)
    : difference + movesOf(own, enemy, middleOwn, middleEnemy);
}

function movesOf(own: u64, enemy: u64, ofOwn: f64, ofEnemy: f64): f64 {
  let value: f64 = 0;
  if (ofOwn != 0) value += ofOwn * f64(countOf(findMoves(own, enemy)));
  if (ofEnemy != 0) value -= ofEnemy * f64(countOf(findMoves(enemy, own)));
  return value;
}

function weightOf(squares: u64): f64 {
  return half(SUMS, u32(squares)) + half(SUMS + (4 * 256 * 8), u32(squares >> 32));
}

function half(at: usize, squares: u32): f64 {
  return load<f64>(at + ((squares & 255) << 3)) +
    load<f64>(at + (((squares >> 8) & 255) << 3), 2048) +
    load<f64>(at + (((squares >> 16) & 255) << 3), 4096) +
    load<f64>(at + ((squares >> 24) << 3), 6144);
}
