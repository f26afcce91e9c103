/**
 * Agents, learners and evaluations are entries in lists by name. This finds, checks and lists them.
 *
 * @module
 */
import {
  checkParameters,
  listParameters,
  named,
  type ParameterDescription,
  type Parameters,
  parseSpec,
  unknownName,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";

/** What all entries share. */
export interface Entry {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** The names of the games that it plays, e.g. `["reversi"]`. Default: every game. */
  readonly games?: readonly string[];
  /** The parameters of its spec, for this game. */
  parameters(game: Game): Parameters;
}

/** An entry in words, for help texts. */
export interface EntryDescription {
  /** The name in specs. */
  readonly name: string;
  /** In a few words. */
  readonly summary: string;
  /** The parameters of its spec, for the game. */
  readonly parameters: readonly ParameterDescription[];
}

/** The entry that a spec names, with the values of its parameters. */
export interface Resolved<E> {
  readonly entry: E;
  readonly name: string;
  /** A value for each parameter of the entry. */
  readonly values: never;
}

/**
 * Finds the entry that a spec names, and checks its parameters.
 *
 * @param kind what to call an entry in error messages, e.g. `agent`
 * @param owner the game that the entries belong to, if they belong to one
 * @throws {UsageError} on an unknown name or parameter, and when the entry does not play the game; the
 * message lists the known ones
 */
export function resolveSpec<E extends Entry>(
  kind: string,
  entries: Readonly<Record<string, E>>,
  spec: string,
  game: Game,
  owner?: string,
): Resolved<E> {
  const { name, parameters } = parseSpec(spec);
  if (!Object.hasOwn(entries, name)) {
    throw unknownName(kind, name, namesFor(entries, game), { owner });
  }
  // The evaluations of a game count as the game.
  named(owner ?? name);
  const entry = entries[name];
  if (!plays(entry, game)) {
    throw new UsageError(`${name} plays ${entry.games!.join(", ")}, not ${game.spec}`);
  }
  const values = checkParameters(`${kind} ${name}`, entry.parameters(game), parameters);
  return { entry, name, values: values as never };
}

/** Name, summary and parameters of every entry that plays `game`, for help texts. */
export function describeEntries(
  entries: Readonly<Record<string, Entry>>,
  game: Game,
): EntryDescription[] {
  return namesFor(entries, game).map((name) => ({
    name,
    summary: entries[name].summary,
    parameters: listParameters(entries[name].parameters(game)),
  }));
}

function namesFor(entries: Readonly<Record<string, Entry>>, game: Game): string[] {
  return Object.keys(entries).filter((name) => plays(entries[name], game));
}

function plays({ games }: Entry, game: Game): boolean {
  return games?.includes(game.name) ?? true;
}
