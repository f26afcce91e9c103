/**
 * `play`: a person against an agent, in the terminal.
 *
 * @module
 */
import { createInterface } from "node:readline/promises";
import process from "node:process";
import { type Agent, type AgentContext, createAgent } from "matchbox/agents/mod.ts";
import { messageOf } from "matchbox/arena/mod.ts";
import {
  findGame,
  type Game,
  IllegalMoveError,
  legalMoves,
  type Move,
  type Position,
} from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { addAgentsOf, seedOf } from "./options.ts";

const HUMAN = "human";

/** Runs the verb: until the game is over, or the person enters `quit` or ends the input. */
export async function playVerb(
  gameSpec: string,
  first: string,
  second: string,
  options: { readonly seed: string; readonly agents: string[] },
): Promise<void> {
  const game = findGame(gameSpec);
  await addAgentsOf(options.agents);
  const players = [first, second].map((spec) => spec === HUMAN ? null : createAgent(spec, game));
  const context = {
    random: randomStream(`${seedOf("play", options.seed)}/play`),
    clock: performance,
  };
  const position = game.start();
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  console.log(`${game.title}. A move is written as in the list; quit ends the game.`);
  for (let result = position.result(); result === null; result = position.result()) {
    const agent: Agent | null = players[position.side];
    if (!agent) console.log(`\n${game.draw(position)}`);
    const move = agent ? chosen(agent, game, position, context) : await ask(game, position, lines);
    if (move === null) break;
    if (agent) console.log(`${agent.name} plays ${game.format(position, move)}`);
    position.play(move);
  }
  input.close();
  const result = position.result();
  console.log(`\n${game.draw(position)}`);
  if (result === null) console.log("The game was given up.");
  else console.log(result === 0 ? "A draw." : `${game.sides[result === 1 ? 0 : 1]} wins.`);
}

/** The agent's move; null when it has none to offer, which gives the game up. */
function chosen(
  agent: Agent,
  game: Game,
  position: Position,
  context: AgentContext,
): Move | null {
  try {
    const move = agent.choose(position.clone(), context);
    if (legalMoves(game, position).includes(move)) return move;
    console.log(`${agent.name} returned no legal move.`);
  } catch (error) {
    console.log(`${agent.name} failed: ${messageOf(error)}`);
  }
  return null;
}

/** Asks until a legal move is entered; null when the person has had enough. */
async function ask(
  game: Game,
  position: Position,
  lines: AsyncIterator<string>,
): Promise<Move | null> {
  const moves = legalMoves(game, position).map((move) => game.format(position, move));
  while (true) {
    console.log(`${game.sides[position.side]} to move (${moves.join(" ")}):`);
    const { value, done } = await lines.next();
    if (done || value.trim() === "quit") return null;
    try {
      return game.parse(position, value.trim());
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      console.log(error.message);
    }
  }
}
