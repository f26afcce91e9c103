/**
 * Moves to X-squares in games of Reversi 8x8, and the Stoner traps among them (D11).
 *
 * A Stoner trap gives one corner to win another. The attacker takes the X-square beside an empty corner, where the
 * victim cannot take that corner at once, because the attacker holds the diagonal. On an edge from this corner the
 * victim has a weak row: three discs or more, none of the attacker, no disc in either corner, and not all six squares
 * between them. Then the attacker moves to that edge and threatens the corner at its other end.
 *
 * @module
 */
import { type Game, legalMoves, type Move, opponent, type Side } from "../game.ts";
import { discsOf } from "./discs.ts";
import type { ReversiPosition } from "./position.ts";
import { has, type SquareSet, takeableBy } from "./square_set.ts";

/** A move to an X-square whose corner is empty, and what became of it. */
export interface CornerOffer {
  /** Plies before the move, passes included. */
  readonly ply: number;
  /** Who moved: the attacker of a trap. */
  readonly side: Side;
  /** The X-square. */
  readonly square: number;
  /** The corner beside it. */
  readonly near: number;
  /** Whether the other side could take that corner at once. */
  readonly open: boolean;
  /** Whether it set a trap: the corner could not be taken at once, and an edge from it was weak. */
  readonly set: boolean;
  /** The move to the weak edge that completed the trap; null if there was none. */
  readonly attack: TrapAttack | null;
  /** Who took the near corner by the end of the game; null for nobody. */
  readonly nearTakenBy: Side | null;
}

/** The second stage of a trap. */
export interface TrapAttack {
  /** Plies before the move to the edge. */
  readonly ply: number;
  /** The square of the edge. */
  readonly square: number;
  /** The corner that it threatens, at the other end of the edge. */
  readonly far: number;
  /** The number of the victim's legal answers. */
  readonly answers: number;
  /** The number of those after which the attacker can no longer take the corner. */
  readonly parries: number;
  /** Who took the far corner by the end of the game; null for nobody. */
  readonly farTakenBy: Side | null;
}

/** The fewest discs of a weak row. */
const ROW = 3;

/**
 * All moves of a game to X-squares beside empty corners.
 *
 * @param start the position at which the moves begin
 * @throws {RangeError} when the board is not 8x8
 */
export function cornerOffers(
  game: Game,
  start: ReversiPosition,
  moves: readonly Move[],
): CornerOffer[] {
  if (start.size !== 8) throw new RangeError(`expected a board of 8x8, not ${game.title}`);
  const position = start.clone() as ReversiPosition;
  /** The position before each move, and the last one. */
  const line = [
    ...moves.map((move) => {
      const before = position.clone() as ReversiPosition;
      position.play(move);
      return before;
    }),
    position,
  ];
  const holder = (square: number) => {
    const owner = position.at(square);
    return owner === -1 ? null : owner;
  };
  return moves.flatMap((square, ply): CornerOffer[] => {
    const before = line[ply];
    const corner = CORNERS.find(({ x }) => x === square);
    if (!corner || before.at(corner.square) !== -1) return [];
    const { side } = before;
    const after = line[ply + 1];
    const open = canTake(after, corner.square, opponent(side));
    const weak = corner.edges.filter((edge) => isWeak(after, edge, side));
    const set = !open && weak.length > 0;
    const attack = set ? attackOn(game, weak, { line, moves, ply, side }) : null;
    return [{
      ...{ ply, side, square, near: corner.square, open, set },
      attack: attack && { ...attack, farTakenBy: holder(attack.far) },
      nearTakenBy: holder(corner.square),
    }];
  });
}

/** The corners with their X-squares and their edges, each from the corner to the other end. */
const CORNERS = [0, 7, 56, 63].map((square) => {
  const [right, on] = [square % 8 === 0 ? 1 : -1, square < 8 ? 8 : -8];
  const edge = (step: number) => Array.from({ length: 8 }, (_, place) => square + place * step);
  return { square, x: square + right + on, edges: [edge(right), edge(on)] };
});

/** Whether the other side's row on an edge can be attacked by `attacker`. */
function isWeak(position: ReversiPosition, edge: readonly number[], attacker: Side): boolean {
  const owners = edge.map((square) => position.at(square));
  if (owners[0] !== -1 || owners[7] !== -1 || owners.includes(attacker)) return false;
  const discs = owners.filter((owner) => owner !== -1).length;
  return discs >= ROW && discs < 6;
}

/** A game from the move to the X-square on. */
interface Played {
  /** The position before each move, and the last one. */
  readonly line: readonly ReversiPosition[];
  readonly moves: readonly Move[];
  /** Of the move to the X-square, and who made it. */
  readonly ply: number;
  readonly side: Side;
}

/** The first move after `ply` to a weak edge that newly threatens its far corner, while both corners are empty. */
function attackOn(
  game: Game,
  weak: readonly (readonly number[])[],
  { line, moves, ply, side }: Played,
): Omit<TrapAttack, "farTakenBy"> | null {
  for (let at = ply + 1; at < moves.length; at++) {
    const before = line[at];
    if (before.side !== side) continue;
    for (const edge of weak) {
      const [near, far] = [edge[0], edge[7]];
      if (before.at(near) !== -1 || before.at(far) !== -1) continue;
      if (!edge.includes(moves[at]) || moves[at] === near || moves[at] === far) continue;
      if (canTake(before, far, side) || !canTake(line[at + 1], far, side)) continue;
      const answers = legalMoves(game, line[at + 1]);
      const parries = answers.filter((answer) => {
        const answered = line[at + 1].clone() as ReversiPosition;
        answered.play(answer);
        return !canTake(answered, far, side);
      });
      return {
        ...{ ply: at, square: moves[at], far },
        ...{ answers: answers.length, parries: parries.length },
      };
    }
  }
  return null;
}

/** Whether a side could place a disc there if it were its turn. */
function canTake(position: ReversiPosition, square: number, side: Side): boolean {
  const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
  const own: SquareSet = { low: ownLow, high: ownHigh };
  const enemy: SquareSet = { low: enemyLow, high: enemyHigh };
  const takeable = side === position.side ? takeableBy(own, enemy) : takeableBy(enemy, own);
  return has(takeable, square);
}
