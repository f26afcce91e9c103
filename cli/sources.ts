/**
 * `sources`: writes SOURCES.md, and checks whether it is up to date.
 *
 * @module
 */
import { renderSources } from "matchbox/experiments/sources/render_sources.ts";
import { whereAnswered } from "matchbox/experiments/sources/where_answered.ts";

const PATH = "SOURCES.md";

/** `sources`. */
export async function sourcesVerb(): Promise<void> {
  await Deno.writeTextFile(PATH, renderSources(await whereAnswered()));
  console.log(`wrote ${PATH}`);
}

/** The problem with SOURCES.md in one line, if it is not up to date. */
export async function sourcesProblems(path = PATH): Promise<string[]> {
  const made = renderSources(await whereAnswered());
  return made === await written(path) ? [] : [`${PATH} is out of date: run deno task sources`];
}

async function written(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
