/**
 * The schedule of a match or tournament: all games with their agents, order and openings.
 *
 * @module
 */
import { agentName, onlySideOf } from "matchbox/agents/registry.ts";
import type { Game } from "matchbox/games/game.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { formatAdjudication } from "./adjudication.ts";
import { defaultOpeningPlies, drawOpenings } from "./openings.ts";
import type { GameRules } from "./game_rules.ts";
import { formatTimeControl } from "./time_control.ts";

/** Who meets whom: all agents each other, or the first agent all the others. */
export const formats = ["round robin", "gauntlet"] as const;

/** One of `formats`; with two agents both are a match. */
export type Format = typeof formats[number];

/** How a match or tournament is set up. */
export interface TournamentOptions extends GameRules {
  /** Specs of the agents, at least two. */
  readonly agents: readonly string[];
  /** Default: round robin. */
  readonly format?: Format;
  /** Games for every two agents that meet: an even number, because games come in pairs. */
  readonly games: number;
  /** Number of different openings. Default: one for each pair of games. */
  readonly openings?: number;
  /** Random plies of an opening. Default: `defaultOpeningPlies`. */
  readonly plies?: number;
  /** Master seed; in a task of a study the name of its random stream. Default: 1. */
  readonly seed?: number | string;
}

/** A match or tournament, ready to be played. */
export interface Tournament {
  /** The game that is played. */
  readonly game: Game;
  /** Names of the agents. */
  readonly agents: readonly string[];
  /** The names of every two agents that meet. */
  readonly pairings: readonly (readonly [string, string])[];
  /** Pairs of games for each pairing. */
  readonly pairs: number;
  /** Notations of the openings; with more pairs than openings, they are repeated in order. */
  readonly openings: readonly string[];
  /** Whether these are all openings that the game has with so many plies. */
  readonly everyOpening: boolean;
  /** Random plies of an opening. */
  readonly plies: number;
  /** Master seed, or the name of a random stream. */
  readonly seed: number | string;
  /** Length cap, adjudication and clocks. */
  readonly rules: GameRules;
}

/** One game of a tournament. */
export interface ScheduledGame {
  /** Unique within the tournament. */
  readonly key: string;
  /** Index of the pairing. */
  readonly pairing: number;
  /** Number of the pair within the pairing, from 1. */
  readonly pair: number;
  /** Specs of the agents of side 0 and side 1. */
  readonly agents: readonly [string, string];
  /** Whether the second agent of the pairing has side 0: in the second game of a pair. */
  readonly swapped: boolean;
  /** The notation of the position it begins from. */
  readonly opening: string;
  /** Name of the random stream of the game. */
  readonly seed: string;
}

/**
 * Sets up a match (two agents) or a tournament.
 *
 * @throws {UsageError} on an unknown agent, fewer than two agents, a duplicate agent in a tournament, a
 * number of games that is odd or below 2, another number out of range, or more openings than exist
 */
export function setUpTournament(game: Game, options: TournamentOptions): Tournament {
  const { games, seed = 1, plies = defaultOpeningPlies(game), format = "round robin" } = options;
  const agents = options.agents.map((spec) => nameOf(spec, game));
  const { maxPlies, adjudication, time } = options;
  if (agents.length < 2) {
    throw new UsageError(`expected two agents or more but found ${agents.length}`);
  }
  const twice = agents.find((name, index) => agents.indexOf(name) !== index);
  if (agents.length > 2 && twice !== undefined) {
    throw new UsageError(`agent ${twice} is given twice; expected different agents`);
  }
  if (!Number.isInteger(games) || games < 2 || games % 2 !== 0) {
    throw new UsageError(
      `games: expected an even number of at least 2, because each opening is played with both colours, ` +
        `but found ${games}`,
    );
  }
  checkCount("openings", options.openings, 1);
  checkCount("plies of an opening", plies, 0);
  checkCount("most plies of a game", maxPlies, 1);
  const pairs = games / 2;
  return {
    game,
    agents,
    pairings: pairingsOf(agents, format),
    pairs,
    ...openingsOf(game, options.openings, pairs, plies, seed),
    plies,
    seed,
    rules: { maxPlies, adjudication, time },
  };
}

/** The games in order: the first pairs of all pairings, then the second pairs, and so on. */
export function* scheduledGames(tournament: Tournament): Iterable<ScheduledGame> {
  const schedule = new Schedule(tournament);
  for (let index = 0; index < schedule.length; index++) yield schedule.at(index);
}

/** The same games by index, without listing all of them. */
export class Schedule {
  /** Games of the whole tournament. */
  readonly length: number;
  readonly #tournament: Omit<Tournament, "game">;
  readonly #beginning: string;
  /** The index of a pairing by the beginning of its games' keys; made when first needed. */
  #pairingNamed?: ReadonlyMap<string, number>;

  /** Lays out the games of a tournament that is set up. */
  constructor(tournament: Tournament) {
    const { game, pairings, pairs, rules, seed } = tournament;
    this.length = 2 * pairs * pairings.length;
    this.#tournament = tournament;
    this.#beginning = `${seed}/${game.spec}${rulesText(rules)}/`;
  }

  /** The pairing of a game, and whether it is the second of its pair. */
  placeOf(index: number): Pick<ScheduledGame, "pairing" | "swapped"> {
    return {
      pairing: (index >> 1) % this.#tournament.pairings.length,
      swapped: (index & 1) === 1,
    };
  }

  /** The place of the game with this key, or null if there is none. No list of keys is made. */
  indexOf(key: string): number | null {
    const { pairings, pairs } = this.#tournament;
    const found = /^(.*)\/opening \d+\.\d+\/pair (\d+)\/game ([12])$/s.exec(key);
    if (!found) return null;
    this.#pairingNamed ??= new Map(pairings.map((pairing, index) => [pairing.join(" v "), index]));
    const pairing = this.#pairingNamed.get(found[1]);
    const pair = Number(found[2]);
    if (pairing === undefined || pair < 1 || pair > pairs) return null;
    const index = 2 * ((pair - 1) * pairings.length + pairing) + Number(found[3]) - 1;
    return this.at(index).key === key ? index : null;
  }

  /** Whether this is the seed of a game of the schedule. */
  hasSeed(seed: string): boolean {
    return seed.startsWith(this.#beginning) &&
      this.indexOf(seed.slice(this.#beginning.length)) !== null;
  }

  /**
   * The game with this index.
   *
   * @param index from 0 to `length` - 1
   */
  at(index: number): ScheduledGame {
    const { pairings, openings, plies } = this.#tournament;
    const { pairing, swapped } = this.placeOf(index);
    const [first, second] = pairings[pairing];
    const pair = Math.floor((index >> 1) / pairings.length) + 1;
    const opening = (pair - 1) % openings.length;
    const key = `${first} v ${second}/opening ${plies}.${opening + 1}` +
      `/pair ${pair}/game ${swapped ? 2 : 1}`;
    return {
      key,
      pairing,
      pair,
      agents: swapped ? [second, first] : [first, second],
      swapped,
      opening: openings[opening],
      seed: this.#beginning + key,
    };
  }
}

/** The pair of a game, and its place in the pair, read from its seed. */
export function placeInPair(seed: string): { pair: string; swapped: boolean } | null {
  const found = /^(.*\/pair \d+)\/game ([12])$/s.exec(seed);
  return found && { pair: found[1], swapped: found[2] === "2" };
}

/** Other rules give other games, so they are part of the seed. */
function rulesText({ maxPlies, adjudication, time }: GameRules): string {
  return [
    maxPlies === undefined ? "" : `/at most ${maxPlies} plies`,
    adjudication ? `/${formatAdjudication(adjudication)}` : "",
    time ? `/${formatTimeControl(time)} s` : "",
  ].join("");
}

function pairingsOf(agents: readonly string[], format: Format): [string, string][] {
  return agents.flatMap((first, index) =>
    format === "gauntlet" && index > 0
      ? []
      : agents.slice(index + 1).map((second): [string, string] => [first, second])
  );
}

function openingsOf(
  game: Game,
  asked: number | undefined,
  pairs: number,
  plies: number,
  seed: number | string,
): Pick<Tournament, "openings" | "everyOpening"> {
  const count = asked ?? pairs;
  // One more than needed tells whether there are more.
  const drawn = drawOpenings(game, { count: count + 1, plies, seed });
  const openings = drawn.slice(0, count);
  if (asked !== undefined && openings.length < asked) {
    throw new UsageError(
      `openings: expected at most ${openings.length}, all that ${game.spec} has of ${plies} plies, but found ${asked}`,
    );
  }
  return { openings, everyOpening: drawn.length <= count };
}

function checkCount(what: string, count: number | undefined, least: number): void {
  if (count === undefined || (Number.isInteger(count) && count >= least)) return;
  throw new UsageError(`${what}: expected a whole number of at least ${least} but found ${count}`);
}

/**
 * The canonical spec. An agent that fails for any reason other than its spec will lose its games.
 *
 * @throws {UsageError} when the agent is unknown or does not play both sides
 */
function nameOf(spec: string, game: Game): string {
  try {
    const side = onlySideOf(spec, game);
    if (side !== null) {
      throw new UsageError(
        `agent ${spec} plays only ${game.sides[side]}; in a match each agent plays both sides`,
      );
    }
    return agentName(spec, game);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return spec;
  }
}
