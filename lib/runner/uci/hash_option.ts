/**
 * The option `Hash` of the Universal Chess Interface: the megabytes of memory of an agent, whose parameter counts
 * the entries of a table or the nodes of a tree.
 *
 * @module
 */
import { SLOT_BYTES, TREE_NODE_BYTES } from "matchbox/agents/mod.ts";
import { integer, type ParameterDescription, quote, UsageError } from "matchbox/base/mod.ts";

/** The name of the option. */
export const HASH = "Hash";

const MEGABYTE = 2 ** 20;

/** The parameters that set a memory: its bytes, and the largest value with so many bytes. */
const memories: Readonly<
  Record<string, { bytes(value: number): number; largest(bytes: number): number }>
> = {
  table_bits: {
    bytes: (bits) => bits === 0 ? 0 : 2 ** bits * SLOT_BYTES,
    largest: (bytes) => Math.floor(Math.log2(bytes / SLOT_BYTES)),
  },
  tree: {
    bytes: (nodes) => nodes * TREE_NODE_BYTES,
    largest: (bytes) => Math.floor(bytes / TREE_NODE_BYTES),
  },
};

/** The parameter behind the option; undefined for an agent without such a memory. */
export function memoryOf(
  parameters: readonly ParameterDescription[],
): ParameterDescription | undefined {
  return parameters.find(({ name }) => Object.hasOwn(memories, name));
}

/** The type of the option, with the memory that the value of the parameter needs as its default. */
export function hashType(parameter: ParameterDescription, value: string | undefined): string {
  const { least, most } = boundsOf(parameter);
  return `type spin default ${megabytes(parameter, Number(value ?? 0))} min ${least} max ${most}`;
}

/**
 * The value of the parameter for so many megabytes; undefined for no memory where the parameter need not be set.
 *
 * @throws {UsageError} when it is not a whole number within the bounds of the option
 */
export function valueOfHash(parameter: ParameterDescription, text: string): string | undefined {
  const { least, most } = boundsOf(parameter);
  const { allowed, read } = integer(least, most, least);
  const given = read(text);
  if (given === undefined) {
    throw new UsageError(`option ${HASH}: expected ${allowed} but found ${quote(text)}`);
  }
  if (given === 0) return parameter.fallback === null ? undefined : "0";
  return String(Math.min(memories[parameter.name].largest(given * MEGABYTE), parameter.range![1]));
}

/** In megabytes; 0 for an agent that can do without. */
function boundsOf(parameter: ParameterDescription) {
  const [least, most] = parameter.range!;
  return {
    least: parameter.fallback === null ? 0 : megabytes(parameter, least),
    most: megabytes(parameter, most),
  };
}

function megabytes({ name }: ParameterDescription, value: number): number {
  return Math.ceil(memories[name].bytes(value) / MEGABYTE);
}
