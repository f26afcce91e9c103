/**
 * The sentences of the page about an evolution.
 *
 * @module
 */
import type { Relation } from "../host/messages.ts";
import { defaults, learnerSpec, type Settings } from "./settings.ts";
import type { Branch, Champion, EvolutionState, Line } from "./messages.ts";

/** How far an evolution is. */
export function statusWords(
  { generation, until, status }: Pick<EvolutionState, "generation" | "until" | "status">,
): string {
  if (status === "stopped") return `stopped after generation ${generation}`;
  const far = `generation ${generation} of ${until}`;
  if (status === "waiting") return `${far}, waits for its turn`;
  return status === "away" ? `${far}, waits until who started it is back` : far;
}

/** Who started an evolution, as a part of a list. */
export const OWNER_WORDS: Readonly<Record<Relation, string>> = {
  you: "yours",
  host: "of the host",
  visitor: "of another visitor",
};

/** Who may do what with it. */
export function rightsWords({ owner, mine }: Pick<EvolutionState, "owner" | "mine">): string {
  if (owner === "you") {
    return "It is yours: you and the host may stop it, go on with it or change its speed.";
  }
  const whose = owner === "host" ? "the host" : "another visitor";
  if (mine) {
    return `It belongs to ${whose}. You are the host: you may stop it and change its speed too.`;
  }
  return owner === "host"
    ? "It belongs to the host, who alone may stop it, go on with it or change its speed."
    : "It belongs to another visitor, who alone may stop it or change its speed, with the host.";
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
