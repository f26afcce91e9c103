/**
 * The parameters of an agent as options of the Universal Chess Interface, beside the options that the interface
 * itself names.
 *
 * @module
 */
import { agentName, listAgents } from "matchbox/agents/mod.ts";
import { formatSpec, type ParameterDescription, parseSpec, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import { HASH, hashType, memoryOf, valueOfHash } from "./hash_option.ts";

/** What stands for a parameter that is not set. */
const EMPTY = "<empty>";

/** Tells a chess program that the engine can ponder. When it does so is up to the program. */
const PONDER = "Ponder";

/** The lines that tell a chess program the options, with the values of the spec as defaults. */
export function optionLines(spec: string, game: Game): string[] {
  const set = parseSpec(agentName(spec, game)).parameters;
  const described = describedParameters(spec, game);
  const memory = memoryOf(described);
  return [
    ...(memory ? [`option name ${HASH} ${hashType(memory, set[memory.name])}`] : []),
    `option name ${PONDER} type check default false`,
    ...described.map((parameter) => {
      const { name } = parameter;
      return `option name ${name} ${typeOf(parameter, set[name])}`;
    }),
  ];
}

/**
 * The spec after `setoption`.
 *
 * @param name of the parameter, or of an option of the interface, in any case
 * @param value `<empty>` or nothing for a parameter that is not to be set
 * @throws {UsageError} when the agent has no such parameter, or not with that value
 */
export function withOption(spec: string, game: Game, name: string, value: string): string {
  const parsed = parseSpec(spec);
  const parameters = { ...parsed.parameters };
  const described = describedParameters(spec, game);
  const memory = memoryOf(described);
  const known = [
    ...(memory ? [HASH] : []),
    PONDER,
    ...described.map((each) => each.name),
  ];
  const option = known.find((each) => each.toLowerCase() === name.toLowerCase());
  if (option === undefined) {
    throw new UsageError(`no option ${name}; there are: ${known.join(", ")}`);
  }
  if (option === PONDER) return spec;
  const [parameter, set] = option === HASH
    ? [memory!.name, valueOfHash(memory!, value)]
    : [option, value];
  if (set === undefined || set === "" || set === EMPTY) delete parameters[parameter];
  else parameters[parameter] = set;
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
