/**
 * A board as the inputs of a network: one for an own man and one for an enemy man on each square; a counter is one
 * input from 0 to 1.
 *
 * @module
 */
import type { TrainableNetwork } from "../../networks/trainable_network.ts";
import type { BoardReader, SeenBoard } from "./board_reader.ts";

/** What can stand on a square of the board: nothing, an own man or an enemy man. */
const THINGS = 3;

/** How many inputs a board has. */
export function inputsOf({ things }: BoardReader): number {
  return things.reduce((sum, count) => sum + (count > THINGS ? 1 : count - 1), 0);
}

/** Writes a board as a row of inputs. */
export function writeInputs(
  { things }: BoardReader,
  { squares }: Pick<SeenBoard, "squares">,
  { inputs, shape }: TrainableNetwork,
  row: number,
): void {
  let at = row * shape.inputs;
  for (let square = 0; square < squares.length; square++) {
    const thing = squares[square];
    if (things[square] > THINGS) inputs[at++] = thing / (things[square] - 1);
    else for (let each = 1; each < things[square]; each++) inputs[at++] = +(thing === each);
  }
}
