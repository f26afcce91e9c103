/**
 * HER, the Hexapawn Educable Robot (M. Gardner, Scientific American, March 1962): a box of beads for every
 * position, a bead for every move. A bead drawn at random is the move; after a lost game the last bead drawn is
 * taken away, and the machine resigns where its box is empty. So it needs no reward to learn.
 *
 * A position and its mirror image share a box. Boxes are filled when they are first opened. Gardner's machine
 * plays black, who can win; this one can play either side.
 *
 * @module
 */
import * as v from "valibot";
import { integer } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import type { Result, Side } from "matchbox/games/game.ts";
import { type AgentContext, type Analysis, RESIGN } from "../agent.ts";
import { moveAlone } from "../move_alone.ts";
import { type Learner, type LearnerEntry, type PlainData, readState } from "./learner.ts";

/** The most beads of a move. */
const MOST = 1_000_000;

interface Values {
  readonly beads: number;
  readonly reward: number;
}

/** The beads of each move of each box, by the position and the moves of its image that comes first. */
const schema = v.strictObject({
  boxes: v.record(
    v.string(),
    v.record(
      v.string(),
      v.pipe(
        v.number(),
        v.integer("expected a whole number of beads"),
        v.minValue(0, "expected at least 0 beads"),
        v.maxValue(MOST, `expected at most ${MOST} beads`),
      ),
    ),
  ),
});

/** Listed in mod.ts. */
export const her: LearnerEntry<Values> = {
  summary: "HER, the Hexapawn Educable Robot of matchboxes, which is punished for its last move",
  games: ["hexapawn"],
  parameters: () => ({
    beads: integer(1, 1000, 1, "beads of each move in a new box"),
    reward: integer(0, 1000, 0, "beads that each move of a won game gains"),
  }),
  create: (name, game, values, { state = { boxes: {} } }) =>
    new Her(name, game, values, Object.entries(readState(name, schema, state).boxes)),
};

/** The beads of a box by move, in the words of the box. */
type Box = Record<string, number>;

class Her implements Learner {
  readonly #boxes: Map<string, Box>;
  /** The boxes that were opened in this game, each with the move drawn. */
  readonly #drawn: { readonly box: Box; readonly move: string }[] = [];

  constructor(
    readonly name: string,
    readonly game: Game,
    readonly values: Values,
    boxes: Iterable<readonly [string, Box]>,
  ) {
    this.#boxes = new Map([...boxes].map(([key, box]) => [key, { ...box }]));
  }

  get state(): PlainData {
    const boxes = [...this.#boxes].map(([key, box]) => [key, { ...box }] as const);
    return { boxes: Object.fromEntries(boxes) };
  }

  gameStart(): void {
    this.#drawn.length = 0;
  }

  choose(position: Position, { random }: AgentContext): Move {
    const { box, moves } = this.#open(position);
    let left = moves.reduce((sum, { word }) => sum + box[word], 0);
    if (left === 0) return RESIGN;
    left = random.below(left);
    for (const { move, word } of moves) {
      left -= box[word];
      if (left >= 0) continue;
      this.#drawn.push({ box, move: word });
      return move;
    }
    throw new RangeError(`no bead was drawn in "${position}"`);
  }

  analyse(position: Position, context: AgentContext): Analysis {
    const { box, moves } = this.#open(position);
    const drawn = this.#drawn.length;
    const move = this.choose(position, context);
    this.#drawn.length = drawn;
    const list = moves.map((each) => `${this.game.format(position, each.move)} ${box[each.word]}`);
    return moveAlone(move, `drawn from its box: ${list.join(", ")}`);
  }

  gameEnd(result: Result, side: Side): void {
    const won = (side === 0) === (result === 1);
    const last = this.#drawn.at(-1);
    if (!won && last) last.box[last.move] = Math.max(last.box[last.move] - 1, 0);
    if (won) {
      for (const { box, move } of this.#drawn) {
        box[move] = Math.min(box[move] + this.values.reward, MOST);
      }
    }
    this.#drawn.length = 0;
  }

  /** The box of a position, and its moves with their words in that box, always in the same order. */
  #open(position: Position): { box: Box; moves: { move: Move; word: string }[] } {
    const text = position.toString();
    const image = mirrored(text);
    const swapped = image < text;
    const files = Math.sqrt(text.indexOf(" "));
    const moves = legalMoves(this.game, position).map((move) => {
      const word = this.game.format(position, move);
      return { move, word: swapped ? mirroredMove(word, files) : word };
    }).sort((one, other) => one.word < other.word ? -1 : 1);
    const key = swapped ? image : text;
    const box = this.#boxes.get(key) ?? {};
    for (const { word } of moves) box[word] ??= this.values.beads;
    this.#boxes.set(key, box);
    return { box, moves };
  }
}

/** The notation of the mirror image of a position: every row from right to left. */
function mirrored(text: string): string {
  const [board, side] = text.split(" ");
  const size = Math.sqrt(board.length);
  const rows = Array.from({ length: size }, (_, row) => board.slice(row * size, (row + 1) * size));
  return `${rows.map((row) => [...row].reverse().join("")).join("")} ${side}`;
}

/** The notation of the mirror image of a move. */
function mirroredMove(word: string, files: number): string {
  const first = "a".charCodeAt(0);
  return word.replace(
    /[a-z]/g,
    (file) => String.fromCharCode(2 * first + files - 1 - file.charCodeAt(0)),
  );
}
