// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Static exchange evaluation: what a capture wins when both sides go on to take on its square. TypeScript:
 * games/chess/static_exchange.ts.
 *
 * @module
 */
import { allMen, BISHOP, BLACK, DOUBLE_STEP, EN_PASSANT, KIND, KING, KNIGHT } from "./board.ts";
import { isAttacked, PAWN, pieceOn, QUEEN, ROOK, setOf, WHITE } from "./board.ts";
import { kingAttacks, knightAttacks, pawnAttacks, rayOf } from "./lines.ts";
import { countOf, lowest, only } from "../base/sets.ts";

/** The usual values of the kinds in centipawns, by kind. */
const VALUES = memory.data<i32>([0, 100, 300, 300, 500, 900, 20000, 0]);

/** The directions of `rayOf`, in the order of `KING_STEPS` in TypeScript. */
const LINES = memory.data<u8>([1, 5, 2, 7, 6, 3, 4, 0]);
/** The first man on each of these lines, or `NONE`; changes as men take. */
const FRONTS = memory.data(8 * 4, 16);
/** What the side that takes has won after each capture, if the exchange stops there. */
const GAINS = memory.data(40 * 4, 16);

/** No man or attacker is left; the attacker is a knight. Other attackers are the number of their line. */
const NONE = -1;
const JUMP = 8;

/** The knights of each colour that are left, and all men without those that have left their squares at first. */
let whiteKnights: i32 = 0;
let blackKnights: i32 = 0;
let men: u64 = 0;

function valueOf(kind: i32): i32 {
  return load<i32>(VALUES + (kind << 2));
}

/** What a capture or promotion wins at once, in centipawns. */
export function worthOf(move: i32): i32 {
  const special = move >> 12;
  const taken = valueOf(pieceOn((move >> 6) & 63) & KIND);
  if (special == 0) return taken;
  if (special == EN_PASSANT) return valueOf(PAWN);
  if (special > QUEEN) return 0;
  return taken + valueOf(special) - valueOf(PAWN);
}

/** Whether a legal move loses more than so many centipawns by the exchange on its target. */
export function losesByExchange(move: i32, margin: i32): bool {
  const from = move & 63;
  const to = (move >> 6) & 63;
  const piece = pieceOn(from);
  const risk = valueOf(piece & KIND) - valueOf(pieceOn(to) & KIND);
  if (risk <= margin) return false;
  if (move >> 12 == 0) {
    // Most exchanges are decided by a pawn that takes the man, for a pawn at most, or by nobody who can.
    const enemy = 24 - (piece & 24);
    if ((pawnAttacks(to, enemy == BLACK ? 0 : 1) & setOf(enemy | PAWN)) != 0) {
      if (risk - valueOf(PAWN) > margin) return true;
    } else if (!isAttacked(to, enemy, allMen() & ~only(from))) return false;
  }
  return staticExchange(move) < -margin;
}

/** What a legal move wins by the exchange on its target, in centipawns; negative when it loses. */
function staticExchange(move: i32): i32 {
  const from = move & 63;
  const to = (move >> 6) & 63;
  const special = move >> 12;
  if (special > EN_PASSANT) return 0;
  const piece = pieceOn(from);
  let colour = piece & 24;
  // What stands on the square next, and would be taken.
  let standing = special > 0 && special < DOUBLE_STEP ? special : piece & KIND;
  store<i32>(GAINS, worthOf(move));
  men = allMen() & ~only(from);
  if (special == EN_PASSANT) men &= ~only(to ^ 8);
  const jumpers = knightAttacks(to) & men;
  whiteKnights = countOf(jumpers & setOf(WHITE | KNIGHT));
  blackKnights = countOf(jumpers & setOf(BLACK | KNIGHT));
  for (let line = 0; line < 8; line++) setFront(line, nextAlong(to, line));

  let last = 0;
  for (;;) {
    colour = 24 - colour;
    const line = leastAttacker(to, colour);
    if (line == NONE) break;
    const taker = line == JUMP ? KNIGHT : pieceOn(front(line)) & KIND;
    if (taker == KING && isDefended(to, 24 - colour, line)) break;
    last++;
    store<i32>(GAINS + (last << 2), valueOf(standing) - load<i32>(GAINS + (last << 2) - 4));
    standing = taker;
    if (line != JUMP) setFront(line, nextAlong(front(line), line));
    else if (colour == WHITE) whiteKnights--;
    else blackKnights--;
  }
  // Backwards: each side takes only if that is better than to stop.
  for (let at = GAINS + (last << 2); at > GAINS; at -= 4) {
    store<i32>(at - 4, min(load<i32>(at - 4), -load<i32>(at)));
  }
  return load<i32>(GAINS);
}

function front(line: i32): i32 {
  return load<i32>(FRONTS + (line << 2));
}

function setFront(line: i32, square: i32): void {
  store<i32>(FRONTS + (line << 2), square);
}

function directionOf(line: i32): i32 {
  return i32(load<u8>(LINES + line));
}

/** The first man on a line, or `NONE`. */
function nextAlong(from: i32, line: i32): i32 {
  const seen = rayOf(from, directionOf(line)) & men;
  if (seen == 0) return NONE;
  // The last four lines lead to higher squares.
  return line >= 4 ? lowest(seen) : 63 - i32(clz(seen));
}

/** The line of the least valuable man of a colour that can take, `JUMP` for a knight, or `NONE`. */
function leastAttacker(to: i32, colour: i32): i32 {
  const jumps = (colour == WHITE ? whiteKnights : blackKnights) > 0;
  let least = jumps ? KNIGHT : KIND;
  let found = jumps ? JUMP : NONE;
  for (let line = 0; line < 8; line++) {
    const square = front(line);
    if (square == NONE) continue;
    const piece = pieceOn(square);
    if ((piece & colour) == 0) continue;
    const kind = piece & KIND;
    const near = (kingAttacks(to) & only(square)) != 0;
    if (kind >= least || !takesAlong(kind, line, colour, near)) continue;
    least = kind;
    found = line;
  }
  return found;
}

/** Whether a man of that kind takes along a line; `near` is whether it stands next to the square. */
function takesAlong(kind: i32, line: i32, colour: i32, near: bool): bool {
  const diagonal = directionOf(line) < 4;
  switch (kind) {
    case PAWN:
      return near && diagonal && colour == (line < 4 ? WHITE : BLACK);
    case BISHOP:
      return diagonal;
    case ROOK:
      return !diagonal;
    case QUEEN:
      return true;
    default:
      return kind == KING && near;
  }
}

/** Whether a colour can take on the square after the king that stands first on a line has taken there. */
function isDefended(to: i32, colour: i32, line: i32): bool {
  const king = front(line);
  setFront(line, nextAlong(king, line));
  const defended = leastAttacker(to, colour) != NONE;
  setFront(line, king);
  return defended;
}
