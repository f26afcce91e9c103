/**
 * A thread of the pool: agents choose moves here, one after the other. An agent is kept for later moves of
 * any game, and told of a new game before each, so that nothing of another game is left in it.
 *
 * @module
 */
import { AgentCache } from "matchbox/arena/mod.ts";
import { prepareAgents, RESIGN } from "matchbox/agents/mod.ts";
import { randomStream, refusePaths, rememberFiles } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Move } from "matchbox/games/mod.ts";
import { answerCalls, tell } from "matchbox/runner/threads/answer_calls.ts";
import type { Thought, ThoughtNews } from "./messages.ts";

refusePaths();

const games = new Map<string, { readonly game: Game; readonly agents: AgentCache }>();
const prepared = new Set<string>();

const functions = { choose } as const;

/** What the thread may be asked. */
export type ThinkingFunctions = typeof functions;

answerCalls(functions);

/** Chooses a move; `stop` is 1 when the answer must come at once. */
async function choose(
  { game: spec, agent: name, opening, moves, files, seed, time }: Thought,
  stop: Int32Array<SharedArrayBuffer>,
): Promise<Move> {
  const { game, agents } = gameOf(spec);
  rememberFiles(files);
  await prepare(name, game);
  const position = game.start(opening);
  for (const move of moves) position.play(move);
  const agent = agents.get(name, position.side);
  agent.gameStart?.(position.side);
  tell<ThoughtNews>("begun");
  const move = agent.choose(position.clone(), {
    random: randomStream(seed),
    clock: performance,
    past: { opening, plies: moves.length, since: (from) => moves.slice(from) },
    time,
    found: ({ depth, value, principalVariation }) =>
      tell<ThoughtNews>({ depth, value, line: [...principalVariation] }),
    stopped: () => Atomics.load(stop, 0) === 1,
  });
  if (move !== RESIGN && !legalMoves(game, position).includes(move)) {
    throw new Error(`agent ${name} returned an illegal move`);
  }
  return move;
}

function gameOf(spec: string) {
  let known = games.get(spec);
  if (!known) {
    const game = findGame(spec);
    games.set(spec, known = { game, agents: new AgentCache(game) });
  }
  return known;
}

async function prepare(agent: string, game: Game): Promise<void> {
  const key = `${game.spec} ${agent}`;
  if (prepared.has(key)) return;
  await prepareAgents([agent], game);
  prepared.add(key);
}
