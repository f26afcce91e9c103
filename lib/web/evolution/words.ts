/**
 * The sentences of the page about an evolution.
 *
 * @module
 */
import { defaults, learnerSpec, type Settings } from "./settings.ts";
import type { Branch, Champion, EvolutionState, Line } from "./messages.ts";

/** How far an evolution is. */
export function statusWords(
  { generation, until, status }: Pick<EvolutionState, "generation" | "until" | "status">,
): string {
  if (status === "stopped") return `stopped after generation ${generation}`;
  const far = `generation ${generation} of ${until}`;
  return status === "waiting" ? `${far}, waits for the end of another evolution` : far;
}

/** What a mark of the history means. */
export const MARKS = { "=": "unchanged", "+": "had a child", "*": "born" } as const;

/** The last event of a network: a mark and what it means. */
export function lastEvent({ history }: Line): string {
  const mark = history.at(-1) as keyof typeof MARKS | undefined;
  return mark === undefined ? "" : `${mark} ${MARKS[mark]}`;
}

/** From how many of the first networks the living ones descend, and their last common ancestor. */
export function lineageWords(branches: readonly Branch[], living: number): string {
  const founders = branches.filter(({ from }) => from === null);
  if (founders.length === 0) return "";
  const from = `The ${living} living networks descend from ${founders.length} of the first ones`;
  const common = commonAncestor(branches);
  if (common === null) return `${from}.`;
  return `${from}, and all from network ${common.number} (born in generation ${common.born}).`;
}

/** The youngest network of the tree from which all living ones descend. */
function commonAncestor(branches: readonly Branch[]): Branch | null {
  const children = Map.groupBy(branches, ({ parent }) => parent);
  const founders = children.get(null) ?? [];
  if (founders.length !== 1) return null;
  let [common] = founders;
  while (true) {
    const below = children.get(common.number) ?? [];
    // When it lives itself, its life goes on after the birth of its only child in the tree.
    if (below.length !== 1 || common.until > below[0].born) return common;
    [common] = below;
  }
}

/** A score with its interval, e.g. `0.91 [0.87, 0.94]`. */
export function scoreWords({ mean, low, high }: Champion["random"]): string {
  return `${mean.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}

/** The command that gives the same networks. */
export function trainCommand(settings: Settings, generation: number): string {
  const board = settings.board === defaults.board ? "metelyk" : settings.board;
  const seed = settings.seed === 1 ? "" : ` --seed ${settings.seed}`;
  return `deno task train ${board} ${learnerSpec(settings)} --generations ${generation}${seed}` +
    " --out out/networks.json";
}
