/**
 * How strong the champion of a population is: points a game against fixed players.
 *
 * @module
 */
import {
  chooserOf,
  createAgent,
  type Evolution,
  type EvolutionSettings,
  playOut,
  randomOpening,
} from "matchbox/agents/mod.ts";
import { scoreInterval } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import type { Champion } from "./messages.ts";
import type { MeasuredChampion } from "./thread_messages.ts";

/** Pairs of games against each player, from as many openings of so many plies. */
const [PAIRS, PLIES] = [100, 4];

/** The players, as specs. */
const PLAYERS = { random: "random", greedy: "greedy:eval=advance" } as const;

/** Measures the champion of a population; the same each time for the same population. */
export function measureChampion(
  evolution: Evolution,
  settings: EvolutionSettings,
  game: Game,
): MeasuredChampion {
  const { generation } = evolution;
  // The same champion as that of the agent `budding`.
  const member = evolution.champion(randomStream(`champion of generation ${generation}`));
  const choose = chooserOf(settings.network, member.network, settings.inputs);
  const against = (opponent: keyof typeof PLAYERS): Champion["random"] => {
    const random = randomStream(`strength of generation ${generation} against ${opponent}`);
    const agent = createAgent(PLAYERS[opponent], game);
    const context = { random, clock: { now: () => 0 } };
    const other = (position: MetelykPosition) => agent.choose(position, context);
    const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (let pair = 0; pair < PAIRS; pair++) {
      const opening = randomOpening<MetelykPosition>(game, PLIES, random);
      agent.gameStart?.(0);
      pairs[2 + playOut(opening, choose, other) - playOut(opening, other, choose)]++;
    }
    const { mean, low, high, count } = scoreInterval(pairs);
    // With a count of games there is always an interval.
    return { mean, low: low!, high: high!, count };
  };
  return {
    ...{ generation, network: member.line.network },
    ...{ random: against("random"), greedy: against("greedy") },
    data: JSON.stringify(evolution.dataOf(member)),
  };
}
