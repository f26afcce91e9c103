/**
 * The thread that thinks: makes the agents and lets them choose, while another thread reads commands.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { type Agent, createAgent, prepareAgents } from "matchbox/agents/mod.ts";
import { machineClock, messageOf, PlayedLine } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Move } from "matchbox/games/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { printOnStandardError } from "../machine/standard_error.ts";
import { keepOwnAgents } from "../own_agents/open_own_agents.ts";
import { infoLine } from "./info_line.ts";
import { onlyMoves } from "./only_moves.ts";
import { type Answer, now, type Setup, type Thought } from "./thinking_messages.ts";

// Standard output is for the protocol.
printOnStandardError();

const chess = findGame("chess");
/** Specs of agents whose values are expected scores. */
const EXPECTING = /(^|=)mcts\b/;
let setup: Setup;
/** The agent of the last search, which is kept while its spec stays the same. */
let agent: Agent | undefined;

const send = (answer: Answer) => self.postMessage(answer);

self.onmessage = async ({ data }: MessageEvent<Setup | Thought>) => {
  if ("modules" in data) {
    setup = data;
    keepOwnAgents(setup.modules);
    return send({ ready: true });
  }
  try {
    await think(data);
  } catch (error) {
    agent = undefined;
    send({ search: data.search, failed: messageOf(error) });
  }
};

async function think(thought: Thought): Promise<void> {
  const { search, spec, opening, moves, only, stream, newGame } = thought;
  const started = now();
  const line = new PlayedLine(chess, chess.start(opening), opening);
  for (const move of moves) line.play(move);
  const { position } = line;
  /** The principal variation that was found last. */
  let expected: readonly Move[] = [];
  if (agent?.name !== spec || newGame) {
    if (agent?.name !== spec) {
      await prepareAgents([spec], chess);
      agent = createAgent(spec, chess);
    }
    agent.gameStart?.(position.side);
  }
  const move = agent.choose(only ? onlyMoves(position as ChessPosition, only) : position.clone(), {
    random: randomStream(stream),
    clock: machineClock,
    past: line.past,
    stopped: () => Atomics.load(setup.stopped, 0) >= search,
    found(finding) {
      expected = finding.principalVariation;
      const info = infoLine(finding, now() - started, EXPECTING.test(spec));
      send({ search, info, move: finding.move });
    },
  });
  send({ search, move, reply: expected[0] === move ? expected[1] : undefined });
}
