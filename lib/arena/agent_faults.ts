/**
 * Faults of an agent that plays in another thread, thrown by the agent that stands for it in this one. The
 * referee treats them as the faults of an agent in its own thread.
 *
 * @module
 */

/** The agent left the position changed that it was given. */
export class ChangedPosition extends Error {
  /** Always `ChangedPosition`. */
  override name = "ChangedPosition";
  readonly #known = true;

  /** Whether any thrown value is this; unlike `instanceof` it runs no code of the value. */
  static is(thrown: unknown): thrown is ChangedPosition {
    return isObject(thrown) && #known in thrown;
  }
}

/** The agent did not return and was stopped. */
export class NoAnswer extends Error {
  /** Always `NoAnswer`. */
  override name = "NoAnswer";
  readonly #known = true;

  /**
   * Says how long the agent was waited for.
   *
   * @param seconds that it was given
   * @param onClock whether they are what was left on its clock
   */
  constructor(readonly seconds: number, readonly onClock: boolean) {
    super(`it did not return within ${seconds} s`);
  }

  /** Whether any thrown value is this; unlike `instanceof` it runs no code of the value. */
  static is(thrown: unknown): thrown is NoAnswer {
    return isObject(thrown) && #known in thrown;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
