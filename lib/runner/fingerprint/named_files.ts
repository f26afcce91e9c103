/**
 * The files behind the names in specs: games, agents and learners are reached by name through lists, which
 * import them all. What a finished task depends on is found here by the names that its study and its data
 * have, so that a change elsewhere leaves it as it is.
 *
 * @module
 */
import { agentsByFile } from "matchbox/agents/list.ts";
import { evaluationsByFile } from "matchbox/agents/evaluate/list.ts";
import { learnersByFile, populationsByFile } from "matchbox/agents/learners/list.ts";
import { agentName, createAgent, prepareAgents } from "matchbox/agents/registry.ts";
import { gamesByFile } from "matchbox/games/list.ts";

type NamesByFile = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A list and its entries. */
const lists: readonly (readonly [url: string, NamesByFile])[] = [
  [import.meta.resolve("matchbox/games/list.ts"), gamesByFile],
  // The evaluations of a game are known by its name.
  [import.meta.resolve("matchbox/agents/evaluate/list.ts"), evaluationsByFile],
  [
    import.meta.resolve("matchbox/agents/list.ts"),
    agentsByFile({ createAgent, agentName, prepareAgents }),
  ],
  [import.meta.resolve("matchbox/agents/learners/list.ts"), learnersByFile],
  [import.meta.resolve("matchbox/agents/learners/list.ts"), populationsByFile],
];

const files: ReadonlyMap<string, readonly URL[]> = byName();

/** All names. */
export const allNames: readonly string[] = [...files.keys()];

const anyName = new RegExp(`(?<![\\w-])(?:${allNames.join("|")})(?![\\w-])`, "g");

/** The names in a text, e.g. in specs or in the data of a task as JSON; sorted, each once. */
export function namesIn(text: string): string[] {
  return [...new Set(text.match(anyName))].sort();
}

/** The files that define what has these names. */
export function filesOf(names: Iterable<string>): URL[] {
  const urls = [...names].flatMap((name) => files.get(name) ?? []);
  return [...new Map(urls.map((url) => [url.href, url])).values()];
}

function byName(): Map<string, URL[]> {
  const found = new Map<string, URL[]>();
  for (const [list, byFile] of lists) {
    for (const [file, entries] of Object.entries(byFile)) {
      for (const name of Object.keys(entries)) {
        found.set(name, [...found.get(name) ?? [], new URL(file, list)]);
      }
    }
  }
  return found;
}
