/**
 * A person at the terminal as a player: reads moves and commands until there is a move, or a command ends
 * the turn.
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
  lineNames,
  type Move,
  type Position,
  type Side,
} from "matchbox/games/mod.ts";
import { markedDrawing } from "./marked_drawing.ts";

/** The agent for hints, of moderate strength. */
const ADVISER = "alphabeta";

const COMMANDS = [
  ["help", "this list"],
  ["moves", "the legal moves"],
  ["board", "the position again"],
  ["hint", "the move of an agent of moderate strength"],
  ["undo", "take back your last move and the answer"],
  ["resign", "resign the game, as does quit"],
] as const;

/** The commands in a line. */
export const commandNames = [...COMMANDS.map(([name]) => name), "quit"].join(", ");

/**
 * Makes the player.
 *
 * @param referee of the game, for the commands
 * @param lines the person's input; at its end the person resigns
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
        const answer = runCommand(entered.toLowerCase(), position, side, referee());
        const move = answer === undefined ? read(game, position, entered) : answer;
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

/** Returned when a command ended the turn: the referee has stopped it and ignores the answer. */
const TURN_ENDED = -1;

/** Executes a command; null when the turn continues, undefined when the text is not a command. */
function runCommand(
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
        console.log("You have no move to take back.");
        return null;
      }
      referee.takeBack(2);
      return TURN_ENDED;
    case "resign":
    case "quit":
      referee.resign(side);
      return TURN_ENDED;
  }
}

/** Reads a move; for other text it prints what is allowed and returns null. */
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

/** The move of the adviser, with its value and line. */
function hintFor(game: Game, position: Position): string {
  const agent = createAgent(ADVISER, game);
  const context: AgentContext = { random: randomStream("hint"), clock: performance };
  const { move, value, depth, principalVariation } = agent.analyse!(position, context);
  const names = lineNames(game, position, principalVariation);
  const meaning = pliesToEnd(value) === null ? `value ${value + 0}` : describeValue(game, value);
  return `${agent.name} would play ${
    game.format(position, move)
  }: ${meaning} after ${depth} plies, ` +
    `expecting ${names.join(" ")}`;
}

function namesOf(game: Game, position: Position): string {
  return legalMoves(game, position).map((move) => game.format(position, move)).join(" ");
}
