// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Df-pn (Nagai 2002) over short alpha-beta searches: decides whether the side to move gets at least a draw,
 * or wins. It visits the same nodes as agents/metelyk/proof_numbers.ts as long as its table is not full.
 *
 * A claim is proved when a move refutes the claim of the enemy. So its proof number is the least disproof
 * number of its children, and its disproof number grows with their proof numbers: it is the greatest of them
 * plus one for each other open child, because a sum would count the same positions many times.
 *
 * @module
 */
import {
  CHILD,
  disproofOf,
  enemyOf,
  firstChild,
  leadOf,
  listChildren,
  ownOf,
  proofOf,
  setNumbers,
} from "./children.ts";
import { bound, least as atLeast, most as atMost } from "./endings.ts";
import { logitOf } from "./outlook.ts";
import {
  disproof as foundDisproof,
  easeOf,
  find,
  keep,
  keyOf,
  NEVER,
  proof as foundProof,
} from "./proof_table.ts";
import { OPEN, PROVED, REFUTED, searchShort } from "./short_search.ts";

/** Asked now and then: it stops the search, or gives the number of nodes at which it is asked again. */
let check: (nodes: f64) => f64 = (nodes) => nodes + Infinity;

/** The number at which `check` is asked next. */
let next: f64 = 0;
let nodes: u64 = 0;
let shortDepth = 1;

/** For each logit from -512 to 511 the proof number of a claim that was not searched yet. */
const LOGITS = 512;
const firstNumbers: usize = memory.data(2 * 512 * 4);

/** The numbers of the last claim that was searched. */
let proof = 0;
let disproof = 0;

/** Where the proof numbers of new claims are, by logit. */
export function firstNumbersAt(): usize {
  return firstNumbers;
}

export function setCheck(asked: (nodes: f64) => f64): void {
  check = asked;
}

export function setShortDepth(depth: i32): void {
  shortDepth = depth;
}

export function forgetNodes(): void {
  nodes = 0;
  next = 0;
}

/** Claims searched since `forgetNodes`, those of short searches apart. */
export function searched(): f64 {
  return f64(nodes);
}

/** Whether the side to move gets at least `least`: 1 for a win, 0 for a draw. */
export function prove(own: u32, enemy: u32, lead: i32, least: i32): bool {
  return proves(own, enemy, lead, least, 0);
}

/** As `prove`, with lists of children below `ply` alone. */
export function proves(own: u32, enemy: u32, lead: i32, least: i32, ply: i32): bool {
  bound(own, enemy, lead);
  if (atLeast >= least) return true;
  if (atMost < least) return false;
  search(own, enemy, lead, least, NEVER, NEVER, ply);
  return proof == 0;
}

/** Searches until one of the numbers reaches its limit. */
function search(
  own: u32,
  enemy: u32,
  lead: i32,
  least: i32,
  proofLimit: i32,
  disproofLimit: i32,
  ply: i32,
): void {
  if (f64(nodes) >= next) next = check(f64(nodes));
  const before = nodes++;
  const key = keyOf(own, enemy);
  const ease = easeOf(lead, least);
  if (!find(key, ease)) {
    const result = searchShort(own, enemy, lead, least, shortDepth);
    if (result != OPEN) {
      proof = result == PROVED ? 0 : NEVER;
      disproof = result == REFUTED ? 0 : NEVER;
      keep(key, ease, proof, disproof, 0);
      return;
    }
  }

  const reply = 1 - least;
  const start = firstChild(ply);
  const end = listChildren(own, enemy, lead, ply);
  for (let child = start; child < end; child += CHILD) begin(child, reply);
  while (true) {
    let best = start;
    let lowest = NEVER + 1;
    let second = NEVER + 1;
    let highest = 0;
    let others = -1;
    for (let child = start; child < end; child += CHILD) {
      if (disproofOf(child) < lowest) {
        second = lowest;
        lowest = disproofOf(child);
        best = child;
      } else if (disproofOf(child) < second) second = disproofOf(child);
      if (proofOf(child) > highest) highest = proofOf(child);
      if (proofOf(child) > 0) others++;
    }
    const sum = highest >= NEVER ? NEVER : min(highest + max(others, 0), NEVER - 1);
    if (lowest >= proofLimit || sum >= disproofLimit || lowest == 0 || sum == 0) {
      proof = lowest;
      disproof = sum;
      keep(key, ease, proof, disproof, 64 - i32(clz<u64>(nodes - before)));
      return;
    }
    search(
      ownOf(best),
      enemyOf(best),
      leadOf(best),
      reply,
      // The claim is left when the child's proof number makes its own disproof number reach the limit.
      min(disproofLimit - sum + proofOf(best), NEVER),
      // And when another child is better by a quarter: less would mean to go to and fro.
      min(proofLimit, second + (second >> 2) + 1),
      ply + 1,
    );
    setNumbers(best, proof, disproof);
    for (let child = start; child < end; child += CHILD) refresh(child, reply);
  }
}

/** Sets the numbers of a child that was not searched from here. */
function begin(child: usize, least: i32): void {
  bound(ownOf(child), enemyOf(child), leadOf(child));
  if (atLeast >= least) setNumbers(child, 0, NEVER);
  else if (atMost < least) setNumbers(child, NEVER, 0);
  else if (find(keyOf(ownOf(child), enemyOf(child)), easeOf(leadOf(child), least))) {
    setNumbers(child, foundProof, foundDisproof);
  } else {
    const logit = logitOf(ownOf(child), enemyOf(child), leadOf(child));
    const at = min(max(logit, 1 - LOGITS), LOGITS - 1);
    setNumbers(
      child,
      load<i32>(firstNumbers + (usize(LOGITS + at) << 2)),
      load<i32>(firstNumbers + (usize(LOGITS - at) << 2)),
    );
  }
}

/** Takes what was found on another way to the same child. */

function refresh(child: usize, least: i32): void {
  if (proofOf(child) == 0 || disproofOf(child) == 0) return;
  if (find(keyOf(ownOf(child), enemyOf(child)), easeOf(leadOf(child), least))) {
    setNumbers(child, foundProof, foundDisproof);
  }
}
