/**
 * The cost of a thread for agents of one's own: the same games of an agent that plays the first legal move,
 * against a built-in one, with the agent in this thread and in a thread of its own.
 *
 * @module
 */
import { addAgents, createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { openOwnAgents } from "matchbox/runner/own_agents/open_own_agents.ts";
import { agents as inThisThread } from "../tests/fixtures/hostile_agents.ts";

const fixture = new URL("../tests/fixtures/hostile_agents.ts", import.meta.url).href;

for (const [spec, games] of [["tictactoe", 400], ["reversi", 100], ["chess", 10]] as const) {
  const game = findGame(spec);
  const play = () => {
    const agents = [createAgent("honest", game), createAgent("random", game)] as const;
    for (let number = 0; number < games; number++) playGame(game, agents, { seed: `${number}` });
  };
  Deno.bench(
    `${spec}: ${games} games, in this thread`,
    { group: spec, baseline: true },
    (bench) => {
      const remove = addAgents({ honest: inThisThread.honest });
      bench.start();
      play();
      bench.end();
      remove();
    },
  );
  Deno.bench(`${spec}: ${games} games, in a thread of its own`, { group: spec }, (bench) => {
    const own = openOwnAgents([fixture]);
    bench.start();
    play();
    bench.end();
    own.close();
  });
}
