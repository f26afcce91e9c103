/**
 * The parameters of an agent as options of the Universal Chess Interface.
 *
 * @module
 */
import { agentName, listAgents } from "matchbox/agents/mod.ts";
import { formatSpec, type ParameterDescription, parseSpec, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";

/** What stands for a parameter that is not set. */
const EMPTY = "<empty>";

/** The lines that tell a chess program the options, with the values of the spec as defaults. */
export function optionLines(spec: string, game: Game): string[] {
  const set = parseSpec(agentName(spec, game)).parameters;
  return describedParameters(spec, game).map((parameter) => {
    const { name } = parameter;
    return `option name ${name} ${typeOf(parameter, set[name])}`;
  });
}

/**
 * The spec after `setoption`.
 *
 * @param name of the parameter, in any case
 * @param value `<empty>` or nothing for a parameter that is not to be set
 * @throws {UsageError} when the agent has no such parameter, or not with that value
 */
export function withOption(spec: string, game: Game, name: string, value: string): string {
  const parsed = parseSpec(spec);
  const parameters = { ...parsed.parameters };
  const known = describedParameters(spec, game).map((each) => each.name);
  const parameter = known.find((each) => each.toLowerCase() === name.toLowerCase());
  if (parameter === undefined) {
    throw new UsageError(`no option ${name}; there are: ${known.join(", ") || "none"}`);
  }
  if (value === "" || value === EMPTY) delete parameters[parameter];
  else parameters[parameter] = value;
  const changed = formatSpec(parsed.name, parameters);
  agentName(changed, game);
  return changed;
}

function describedParameters(spec: string, game: Game): readonly ParameterDescription[] {
  const { name } = parseSpec(spec);
  return listAgents(game).find((agent) => agent.name === name)?.parameters ?? [];
}

/** The type of an option with its default; an option that is not set can only be a text. */
function typeOf({ range, words, fallback }: ParameterDescription, value?: string): string {
  if (value === undefined || fallback === null) return `type string default ${value ?? EMPTY}`;
  if (range) return `type spin default ${value} min ${range[0]} max ${range[1]}`;
  if (words?.join() === "true,false") return `type check default ${value}`;
  if (words) return `type combo default ${value} ${words.map((word) => `var ${word}`).join(" ")}`;
  return `type string default ${value}`;
}
