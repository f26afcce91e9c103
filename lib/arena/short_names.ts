/**
 * Names of agents that are short enough for tables and figures.
 *
 * @module
 */

/**
 * A label for each spec, without the parameters that all agents of the same name share: for
 * `alphabeta:depth=4,eval=squares` and `alphabeta:depth=6,eval=squares` the labels are `alphabeta:depth=4`
 * and `alphabeta:depth=6`. Different specs have different labels. Specs need not be valid: any text between
 * commas counts as a parameter.
 */
export function shortNames(specs: readonly string[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { name, specs: own, shared } of namesakes(specs)) {
    const short = own.map((spec) =>
      join(name, partsOf(spec).filter((part) => !shared.includes(part)))
    );
    // Parameters in another order, or given twice, could give two agents the same label.
    const clear = new Set(short).size === own.length;
    own.forEach((spec, index) => labels.set(spec, clear ? short[index] : spec));
  }
  return labels;
}

/**
 * The parameters that `shortNames` leaves out, e.g. `alphabeta:eval=squares,order=generated`, or an empty
 * text.
 */
export function leftOut(specs: readonly string[]): string {
  const labels = shortNames(specs);
  return namesakes(specs)
    .filter(({ specs: own, shared }) =>
      shared.length > 0 && own.some((spec) => labels.get(spec) !== spec)
    )
    .map(({ name, shared }) => join(name, shared))
    .join("; ");
}

/** Agents of the same name, and the parameters that they share. */
interface Namesakes {
  readonly name: string;
  readonly specs: readonly string[];
  readonly shared: readonly string[];
}

function namesakes(specs: readonly string[]): Namesakes[] {
  const groups = Map.groupBy(new Set(specs), (spec) => spec.split(":", 1)[0]);
  return [...groups].map(([name, own]) => ({
    name,
    specs: own,
    shared: partsOf(own[0]).filter((part) => own.every((spec) => partsOf(spec).includes(part))),
  }));
}

function partsOf(spec: string): string[] {
  const colon = spec.indexOf(":");
  return colon < 0 ? [] : spec.slice(colon + 1).split(",");
}

function join(name: string, parts: readonly string[]): string {
  return parts.length ? `${name}:${parts.join()}` : name;
}
