/**
 * International draughts straight from the rules, on rows of characters: `w` and `b` are men, `W` and `B` kings. The
 * rules for draws are left out but for the one by 25 moves.
 *
 * @module
 */
import type { Reference } from "./reference.ts";

interface Chain {
  /** Rows and columns of the squares where the man has stood. */
  readonly path: readonly (readonly [number, number])[];
  /** The men that were jumped, as `row,column`. */
  readonly taken: readonly string[];
}

/** The position with that notation, or the start of a board of any even size. */
export function referenceDraughts(size: number, notation?: string): Reference {
  const half = size / 2;
  const many = size * half;
  const rowOf = (square: number) => Math.floor((square - 1) / half);
  const columnOf = (square: number) => 2 * ((square - 1) % half) + (rowOf(square) % 2 ? 0 : 1);
  const squareOf = (row: number, column: number) => row * half + Math.floor(column / 2) + 1;
  const start = half * (half - 1);
  const list = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).join(",");
  const text = notation ?? `W:W${list(many - start + 1, many)}:B${list(1, start)}:H0`;

  const [mover, white, black, counter = "H0"] = text.split(":");
  const board = Array.from({ length: size }, () => Array<string>(size).fill(" "));
  for (const side of [white, black]) {
    for (const name of side.slice(1).split(",").filter((name) => name)) {
      const square = Number(name.replace("K", ""));
      const mark = side[0].toLowerCase();
      board[rowOf(square)][columnOf(square)] = name.startsWith("K") ? mark.toUpperCase() : mark;
    }
  }
  const idle = Number(counter.slice(1));
  const own = mover.toLowerCase();
  const enemy = own === "w" ? "b" : "w";
  const at = (row: number, column: number) => board[row]?.[column];
  const directions = [[-1, -1], [-1, 1], [1, -1], [1, 1]];

  /** All chains of jumps of the man on a square, unfinished ones as well. */
  function chainsFrom(king: boolean, chain: Chain): Chain[] {
    const [row, column] = chain.path.at(-1)!;
    const [firstRow, firstColumn] = chain.path[0];
    const isFree = (y: number, x: number) =>
      at(y, x) === " " || y === firstRow && x === firstColumn;
    return directions.flatMap(([down, right]) => {
      let far = 1;
      while (king && isFree(row + far * down, column + far * right)) far++;
      const victim = [row + far * down, column + far * right] as const;
      if (at(...victim)?.toLowerCase() !== enemy || chain.taken.includes(victim.join())) return [];
      const landings: [number, number][] = [];
      for (let beyond = far + 1;; beyond++) {
        const landing: [number, number] = [row + beyond * down, column + beyond * right];
        if (!isFree(...landing)) break;
        landings.push(landing);
        if (!king) break;
      }
      return landings.flatMap((landing) => {
        const longer = { path: [...chain.path, landing], taken: [...chain.taken, victim.join()] };
        return [longer, ...chainsFrom(king, longer)];
      });
    });
  }

  const pieces: [number, number][] = [];
  board.forEach((line, row) =>
    line.forEach((mark, column) => {
      if (mark.toLowerCase() === own) pieces.push([row, column]);
    })
  );
  const isKing = ([row, column]: readonly [number, number]) =>
    at(row, column) === own.toUpperCase();
  const chains = pieces.flatMap((piece) => chainsFrom(isKing(piece), { path: [piece], taken: [] }));
  const most = Math.max(0, ...chains.map(({ taken }) => taken.length));
  const steps = pieces.flatMap((piece) =>
    directions.filter(([down]) => isKing(piece) || down === (own === "w" ? -1 : 1))
      .flatMap(([down, right]) => {
        const found: Chain[] = [];
        for (let far = 1; far === 1 || isKing(piece); far++) {
          const target: [number, number] = [piece[0] + far * down, piece[1] + far * right];
          if (at(...target) !== " ") break;
          found.push({ path: [piece, target], taken: [] });
        }
        return found;
      })
  );

  const numbers = ({ path }: Chain) => path.map(([row, column]) => squareOf(row, column));
  /** The moves by name; one with the same ends and the same men taken is the same move. */
  const moves = new Map<string, Chain>();
  for (const step of most === 0 ? steps : []) moves.set(numbers(step).join("-"), step);
  const groups = Map.groupBy(
    chains.filter(({ taken }) => taken.length === most),
    (chain) => `${numbers(chain)[0]} ${numbers(chain).at(-1)} ${[...chain.taken].sort().join(" ")}`,
  );
  const ends = (chain: Chain) => `${numbers(chain)[0]}x${numbers(chain).at(-1)}`;
  const captures = [...groups.values()];
  for (const group of captures) {
    const twins = captures.filter(([other]) => ends(other) === ends(group[0])).length;
    const ways = group.map(numbers).sort((a, b) =>
      a.map((square, i) => square - b[i]).find((difference) => difference !== 0) ?? 0
    );
    moves.set(twins > 1 ? ways[0].join("x") : ends(group[0]), group[0]);
  }
  return {
    moves: () => idle >= 50 ? [] : [...moves.keys()],
    play(name) {
      const { path, taken } = moves.get(name)!;
      const after = board.map((line) => [...line]);
      const mark = after[path[0][0]][path[0][1]];
      after[path[0][0]][path[0][1]] = " ";
      for (const victim of taken) {
        const [row, column] = victim.split(",").map(Number);
        after[row][column] = " ";
      }
      const [row, column] = path.at(-1)!;
      const crowned = row === (own === "w" ? 0 : size - 1);
      after[row][column] = crowned ? mark.toUpperCase() : mark;
      const names = (side: string) => {
        const found: string[] = [];
        for (let square = 1; square <= many; square++) {
          const piece = after[rowOf(square)][columnOf(square)];
          if (piece.toLowerCase() === side) found.push(`${piece === side ? "" : "K"}${square}`);
        }
        return found.join(",");
      };
      const quiet = isKing(path[0]) && taken.length === 0 ? idle + 1 : 0;
      const next = enemy.toUpperCase();
      return referenceDraughts(size, `${next}:W${names("w")}:B${names("b")}:H${quiet}`);
    },
    result: () => moves.size === 0 ? (own === "w" ? -1 : 1) : idle >= 50 ? 0 : null,
    toString: () => text,
  };
}
