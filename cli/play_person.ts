/**
 * A person at the terminal as a player: reads moves and commands until there is a move, or the turn is
 * over in another way.
 *
 * @module
 */
import { type AgentContext, createAgent, describeValue, pliesToEnd } from "matchbox/agents/mod.ts";
import { type Player, type Referee } from "matchbox/arena/mod.ts";
import { quote, randomStream } from "matchbox/base/mod.ts";
import {
  type Game,
  IllegalMoveError,
  legalMoves,
  type Move,
  type Position,
  type Side,
} from "matchbox/games/mod.ts";
import { markedDrawing } from "./marked_drawing.ts";

/** What gives a hint: an agent of moderate strength, which says what it thinks. */
const ADVISER = "alphabeta";

const COMMANDS = [
  ["help", "this list"],
  ["moves", "the legal moves"],
  ["board", "the position once more"],
  ["hint", "what an agent of moderate strength would play"],
  ["undo", "take your last move and the answer back"],
  ["resign", "give the game up; quit does so too"],
] as const;

/** The commands in a line. */
export const commandNames = [...COMMANDS.map(([name]) => name), "quit"].join(", ");

/**
 * Makes the player.
 *
 * @param referee of the game, whom commands reach
 * @param lines what the person enters; its end gives the game up
 */
export function person(
  name: string,
  referee: () => Referee,
  lines: AsyncIterator<string>,
): Player {
  return {
    name,
    async choose(position) {
      const { game, side } = referee();
      console.log(`\n${drawingOf(referee())}`);
      console.log(`${game.sides[side]} to move (${namesOf(game, position)}):`);
      while (true) {
        const { value, done } = await lines.next();
        const entered = done ? "quit" : value.trim();
        if (entered === "") continue;
        const obeyed = obey(entered.toLowerCase(), position, side, referee());
        const move = obeyed === undefined ? read(game, position, entered) : obeyed;
        if (move !== null) return move;
      }
    },
  };
}

/** The position with the last move marked. */
export function drawingOf(referee: Referee): string {
  const { game, position, lastMove } = referee;
  const after = game.draw(position);
  if (lastMove === undefined) return after;
  const before = position.clone();
  before.undo();
  return markedDrawing(game.draw(before), after);
}

/** Ends a turn without a move: the referee has broken it off and waits for none. */
const NO_MOVE = -1;

/** Does what a command says; null when the turn goes on, undefined when it is no command. */
function obey(
  command: string,
  position: Position,
  side: Side,
  referee: Referee,
): Move | null | undefined {
  const { game } = referee;
  switch (command) {
    case "help":
      console.log("A move is written as in the list of moves. Commands:");
      for (const [name, meaning] of COMMANDS) console.log(`  ${name.padEnd(8)}${meaning}`);
      return null;
    case "moves":
      console.log(namesOf(game, position));
      return null;
    case "board":
      console.log(drawingOf(referee));
      return null;
    case "hint":
      console.log(hintFor(game, position));
      return null;
    case "undo":
      if (referee.plies < 2) {
        console.log("There is no move of yours to take back.");
        return null;
      }
      referee.takeBack(2);
      return NO_MOVE;
    case "resign":
    case "quit":
      referee.resign(side);
      return NO_MOVE;
  }
}

/** Reads a move; null, and what is allowed, when it is none. */
function read(game: Game, position: Position, text: string): Move | null {
  try {
    return game.parse(position, text);
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    console.log(
      `${quote(text)} is neither a legal move nor a command. Moves: ${namesOf(game, position)}. ` +
        `Commands: ${commandNames}.`,
    );
    return null;
  }
}

/** What the adviser would play, and why. */
function hintFor(game: Game, position: Position): string {
  const agent = createAgent(ADVISER, game);
  const context: AgentContext = { random: randomStream("hint"), clock: performance };
  const { move, value, depth, principalVariation } = agent.analyse!(position, context);
  const line = position.clone();
  const names = principalVariation.map((next) => {
    const name = game.format(line, next);
    line.play(next);
    return name;
  });
  const told = pliesToEnd(value) === null ? `value ${value + 0}` : describeValue(game, value);
  return `${agent.name} would play ${game.format(position, move)}: ${told} after ${depth} plies, ` +
    `expecting ${names.join(" ")}`;
}

function namesOf(game: Game, position: Position): string {
  return legalMoves(game, position).map((move) => game.format(position, move)).join(" ");
}
