/**
 * The errors of invalid positions and moves.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** A text that is not the notation of a position; the message names the invalid part. */
export class NotationError extends UsageError {
  /** Always `NotationError`. */
  override name = "NotationError";
}

/** A move that cannot be played; the message names the move and the position. */
export class IllegalMoveError extends UsageError {
  /** Always `IllegalMoveError`. */
  override name = "IllegalMoveError";
}
