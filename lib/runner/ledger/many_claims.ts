/**
 * The verdicts of the ledger judged together: among many, some decide by chance.
 *
 * @module
 */
import { verdictP } from "matchbox/experiments/mod.ts";
import { falseDiscoveryRate, holm } from "matchbox/report/statistics/mod.ts";
import type { Judgement } from "./ledger.ts";

/** The level of a single verdict, and of all together. */
export const LEVEL = 0.05;

/** The p-values of a verdict. */
export interface Adjusted {
  /** Of the verdict by itself. */
  readonly p: number;
  /** By Holm: below the level, no verdict of the ledger that is as good is wrong, with 95 %. */
  readonly holm: number;
  /** By Benjamini and Hochberg: at most this part of the verdicts that are as good is wrong, on average. */
  readonly rate: number;
}

/** The p-values of all verdicts by an interval that decide, by claim. */
export function adjustedOf(judgements: readonly Judgement[]): ReadonlyMap<string, Adjusted> {
  const decided = judgements.flatMap(({ verdict }) => {
    const p = DECIDED.includes(verdict.verdict) ? verdictP(verdict) : null;
    return p === null ? [] : [{ claim: verdict.claim, p }];
  });
  const ps = decided.map(({ p }) => p);
  const [all, rate] = [holm(ps), falseDiscoveryRate(ps)];
  return new Map(
    decided.map(({ claim, p }, index) => [claim, { p, holm: all[index], rate: rate[index] }]),
  );
}

/** Writes a p-value: `0.029`, or `< 0.001`. */
export function formatP(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

const DECIDED = ["confirmed", "partly", "refuted"];
