/**
 * Who owns what. A visitor owns what he starts, and the host everything: whoever works on the machine of the
 * server, or has the token that it prints. The page of a visitor has a key, which it makes itself and sends at
 * the begin of each connection, so that he is known again when he comes back.
 *
 * @module
 */
import { digestOf } from "matchbox/base/mod.ts";
import type { Relation } from "./host/messages.ts";
import { RateLimit } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/** Someone at a page that is connected. */
export interface Visitor {
  /** Whether the page is open on the machine of the server; see `isFromThisMachine`. */
  readonly fromThisMachine: boolean;
}

/** An owner: the host, or the digest of the key of a visitor. It is kept with what he owns. */
export type Owner = string;

/** The owner of what the host starts, and of what has no other. */
export const HOST: Owner = "host";

/** What a connection may begin at once, after a pause: games, machines, evolutions, networks to play. */
const BEGUN_AT_ONCE = 60;

/** Seconds from one to the next, when it has begun so much. */
const PAUSE = 5;

/** What is known of a connection. */
interface Known {
  owner: Owner;
  readonly begun: RateLimit;
}

/** What `Owners` depends on. */
export interface OwnersOptions {
  /** Whoever has it is the host. */
  readonly token: string;
  /**
   * Whether everyone on this machine is the host. Behind a reverse proxy on this machine all connections come
   * from it, and nobody should be. Default: true.
   */
  readonly byAddress?: boolean;
}

/** The owners who are connected. */
export class Owners {
  /** Called when the last page of an owner has gone, or his first has come. */
  onChange: () => void = () => {};
  readonly #token: string;
  readonly #byAddress: boolean;
  readonly #known = new WeakMap<Visitor, Known>();
  readonly #present = new Set<Visitor>();

  constructor({ token, byAddress = true }: OwnersOptions) {
    this.#token = token;
    this.#byAddress = byAddress;
  }

  /**
   * A visitor says who he is.
   *
   * @param key the secret of his page
   * @param token what he knows of the host, or null
   * @returns whether he is the host
   */
  enter(visitor: Visitor, key: string, token: string | null): boolean {
    const known = this.#knownOf(visitor);
    const isHost = token === this.#token || this.#isHere(visitor);
    known.owner = isHost ? HOST : digestOf(new TextEncoder().encode(key));
    this.onChange();
    return isHost;
  }

  /** He has gone. */
  leave(visitor: Visitor): void {
    if (this.#present.delete(visitor)) this.onChange();
  }

  /** Who he is; one who has not said it owns what he starts until his connection ends. */
  of(visitor: Visitor): Owner {
    return this.#knownOf(visitor).owner;
  }

  /** Whether an owner has a page open. */
  isPresent(owner: Owner): boolean {
    return [...this.#present].some((visitor) => this.of(visitor) === owner);
  }

  /** Who the owner of a thing is, as `visitor` sees it. */
  relation(visitor: Visitor, owner: Owner): Relation {
    return owner === this.of(visitor) ? "you" : owner === HOST ? "host" : "visitor";
  }

  /** Whether he may change or stop what an owner has started. */
  may(visitor: Visitor, owner: Owner): boolean {
    return [HOST, owner].includes(this.of(visitor));
  }

  /**
   * Checks that he may change or stop what an owner has started.
   *
   * @param thing e.g. `evolution`
   * @throws {Refusal} when he may not
   */
  check(visitor: Visitor, owner: Owner, thing: string): void {
    if (this.may(visitor, owner)) return;
    throw new Refusal(
      owner === HOST
        ? `this ${thing} belongs to the host of the server; only the host may change it`
        : `this ${thing} belongs to another visitor; only who started it and the host may change it`,
    );
  }

  /**
   * Counts that he begins something that is kept.
   *
   * @throws {Refusal} when he has begun too much lately
   */
  countBegun(visitor: Visitor): void {
    if (this.#knownOf(visitor).begun.take()) return;
    throw new Refusal(
      `you have begun very many games and the like; expected one every ${PAUSE} seconds from now on`,
    );
  }

  #isHere({ fromThisMachine }: Visitor): boolean {
    return this.#byAddress && fromThisMachine;
  }

  #knownOf(visitor: Visitor): Known {
    let known = this.#known.get(visitor);
    if (!known) {
      known = {
        owner: this.#isHere(visitor) ? HOST : crypto.randomUUID(),
        begun: new RateLimit(1 / PAUSE, BEGUN_AT_ONCE, () => performance.now()),
      };
      this.#known.set(visitor, known);
      this.#present.add(visitor);
    }
    return known;
  }
}
