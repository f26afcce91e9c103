/**
 * The memory that an agent thread shares with the thread that calls it. A call for a move is a few numbers, so
 * that it costs little; what is rare goes as a message, and the numbers only say that there is one.
 *
 * @module
 */

/** Places of the whole numbers. */
export const place = {
  /** The number of calls made so far. */
  CALLS: 0,
  /** The number of calls answered so far. */
  ANSWERS: 1,
  /** Increases with each answer and each progress report, and when the thread dies. */
  EVENTS: 2,
  /** 1 when the thread has died. */
  DEAD: 3,
  /** 1 when the thread must end, and when the warden has seen to that. */
  CLOSING: 4,
  CLOSED: 5,
  /** The progress of an analysis: how often it was reported, and the last report. */
  PROGRESS: 6,
  DONE: 7,
  TOTAL: 25,

  /** A call: what it is (one of `kind`), of which agent, and the side or the result that the agent is told. */
  KIND: 8,
  AGENT: 9,
  SIDE: 10,
  RESULT: 11,
  /** Whether there is a clock. */
  TIMED: 12,
  /** The hash of the position, by which both threads see that they mean the same. */
  HASH_LOW: 13,
  HASH_HIGH: 14,
  /** The number of moves of the game that are known already; -1 when it is given from its opening. */
  KNOWN: 15,
  /** The number of characters of the opening, and of moves, from `TEXT` on. */
  CHARACTERS: 16,
  MOVES: 17,
  /** Milliseconds that the agent has for the call, or one of `patience`. */
  PATIENCE: 32,

  /** The answer: how it went (one of `outcome`), and whether the agent asked the machine or drew. */
  OUTCOME: 18,
  ASKED: 19,
  DRAWN: 20,
  /** The state of the random stream before and after: four numbers. */
  STATE: 21,
  TEXT: 34,
} as const;

/** Places of the numbers with fractions, which lie before `TEXT`. */
export const fraction = {
  /** Milliseconds left on the clock, and its increment. */
  REMAINING: 13,
  INCREMENT: 14,
  /** The move that the agent returned. */
  MOVE: 15,
} as const;

/** What is called. */
export const kind = { MESSAGE: 0, CHOOSE: 1, ANALYSE: 2, GAME_START: 3, GAME_END: 4 } as const;

/** Limits that are no number of milliseconds: that of the thread, and none. */
export const patience = { USUAL: -1, ENDLESS: -2 } as const;

/** How a call went: as it should; see the message; the agent changed its position; the game is not known. */
export const outcome = { DONE: 0, MESSAGE: 1, CHANGED: 2, UNKNOWN_GAME: 3 } as const;

/** The most characters and moves of a game. */
const MOST_NUMBERS = 1 << 16;

/** Two views of the shared memory. */
export interface SharedNumbers {
  readonly whole: Int32Array<SharedArrayBuffer>;
  readonly fractions: Float64Array<SharedArrayBuffer>;
}

/** New memory for one thread. */
export function newMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(MOST_NUMBERS * Int32Array.BYTES_PER_ELEMENT);
}

/** The views of such memory. */
export function viewsOf(memory: SharedArrayBuffer): SharedNumbers {
  return {
    whole: new Int32Array(memory),
    fractions: new Float64Array(memory, 0, place.TEXT / 2),
  };
}

/** Wakes the thread that waits for an answer. */
export function announce(whole: SharedNumbers["whole"]): void {
  Atomics.add(whole, place.EVENTS, 1);
  Atomics.notify(whole, place.EVENTS);
}
