/**
 * Nodes a second of the two programs of a duel (C18).
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, randomStream } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { measure } from "../../timing.ts";
import { type Duel, gameOf, programOf, PROGRAMS } from "./duels.ts";
import type { SpeedRow } from "./rows.ts";

/** Nodes of a timed search, about ten milliseconds. */
const NODES = 20_000;

/** Searches for a while before time is measured, so that the code is compiled. */
export function warmUp(duel: Duel, clock: Clock): void {
  const game = gameOf(duel);
  for (const program of PROGRAMS) {
    const agent = createAgent(programOf(duel, program, { seconds: WARM_UP }), game);
    agent.choose(game.start(), { random: randomStream("warm-up"), clock });
  }
}

/** Seconds for each program. */
const WARM_UP = 0.05;

/** One row for each position and program: the two search a position one right after the other. */
export function speedRows(
  duel: Duel,
  positions: readonly Position[],
  clock: Clock,
  repeats: number,
): Omit<SpeedRow, "process">[] {
  const context = { random: randomStream("speeds"), clock };
  const agents = PROGRAMS.map((program) => ({
    program,
    agent: createAgent(programOf(duel, program, { nodes: NODES }), gameOf(duel)),
  }));
  const nodesOf = (agent: Agent, position: Position) =>
    agent.analyse!(position, context).stats.nodes;
  // All searches run once before the first is timed, so that none is timed before the code is compiled.
  const nodes = positions.map((position) => agents.map(({ agent }) => nodesOf(agent, position)));
  return positions.flatMap((position, at) =>
    agents.map(({ program, agent }, index) => ({
      ...{ duel: duel.name, position: at + 1, program, nodes: nodes[at][index] },
      seconds: measure(clock, repeats, () => agent.choose(position, context)).seconds,
    }))
  );
}
