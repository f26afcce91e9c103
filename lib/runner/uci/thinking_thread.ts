/**
 * The thread that thinks: makes the agents and lets them choose, while another thread reads commands.
 *
 * @module
 */
import { type Agent, createAgent, prepareAgents } from "matchbox/agents/mod.ts";
import { machineClock, messageOf, PlayedLine } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Move } from "matchbox/games/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { printOnStandardError } from "../machine/standard_error.ts";
import { keepOwnAgents } from "../own_agents/open_own_agents.ts";
import { answerCalls, tell } from "../threads/answer_calls.ts";
import { infoLine } from "./info_line.ts";
import { onlyMoves } from "./only_moves.ts";
import { type Choice, now, type ThinkingNews, type Thought } from "./thinking_messages.ts";

// Standard output is for the protocol.
printOnStandardError();

const chess = findGame("chess");
/** Specs of agents whose values are expected scores. */
const EXPECTING = /(^|=)mcts\b/;
/** The number of the last search that must end. */
let stopped: Int32Array<SharedArrayBuffer>;
/** The agent of the last search, which is kept while its spec stays the same. */
let agent: Agent | undefined;

const functions = {
  /**
   * Called first.
   *
   * @param modules URLs of modules with additional agents
   * @param last the number of the last search that must end
   */
  open(modules: readonly string[], last: Int32Array<SharedArrayBuffer>): void {
    stopped = last;
    keepOwnAgents(modules);
  },
  /** Searches. */
  async think(thought: Thought): Promise<Choice> {
    try {
      return await think(thought);
    } catch (error) {
      agent = undefined;
      throw new Error(messageOf(error));
    }
  },
} as const;

/** What the thread may be asked. */
export type ThinkingFunctions = typeof functions;

answerCalls(functions);

async function think(thought: Thought): Promise<Choice> {
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
    stopped: () => Atomics.load(stopped, 0) >= search,
    found(finding) {
      expected = finding.principalVariation;
      const info = infoLine(finding, now() - started, EXPECTING.test(spec));
      tell<ThinkingNews>({ info, move: finding.move });
    },
  });
  return { move, reply: expected[0] === move ? expected[1] : undefined };
}
