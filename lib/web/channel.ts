/**
 * The contract of a channel: the part of the server behind one page.
 *
 * @module
 */
import type * as v from "valibot";
import type { ServerMessage } from "./envelope.ts";
import type { ExperienceThread } from "./learner/experience_thread.ts";
import type { Owners, Visitor } from "./owners.ts";
import type { AgentPool } from "./thinking/agent_pool.ts";

/** A page that is connected. */
export interface Client extends Visitor {
  /** Sends a message; nothing happens when the page is gone. */
  send(message: ServerMessage): void;
}

/** What the server offers to every channel. */
export interface Services {
  /** The folder for what is kept: each channel has files of its own there. `:memory:` keeps nothing. */
  readonly folder: string;
  /** The agents, which think in threads of their own. */
  readonly pool: AgentPool;
  /** Who owns what, and who is the host. */
  readonly owners: Owners;
  /** What the learner of Reversi knows, in a thread of its own. */
  readonly experience: ExperienceThread;
}

/** A channel of a running server. */
export interface OpenChannel<Request> {
  /**
   * Carries out a request.
   *
   * @returns the value of the answer, plain data, or undefined for none
   * @throws {Refusal} when it is not carried out; so does a `UsageError`
   */
  receive(request: Request, client: Client): unknown;
  /** Called when a page has gone. */
  left?(client: Client): void;
  /** Called at the end of the server. */
  close?(): void;
}

/** A channel, by which a page and the server talk. */
export interface Channel<Request = unknown> {
  /** The types of its messages begin with it and a slash. */
  readonly name: string;
  /** What a page may ask. Texts and lists in it are bounded; unknown fields are refused. */
  readonly requests: v.GenericSchema<unknown, Request>;
  /** Opens the channel when the server starts. */
  open(services: Services): OpenChannel<Request>;
}

/** Checks the types of a channel, and forgets that of its requests, for the list of all channels. */
export function channel<Request>(entry: Channel<Request>): Channel {
  return entry as Channel;
}
