/**
 * A page to be printed on A4 paper, with the boxes of a machine, rules for playing it by hand, and a record of games.
 *
 * @module
 */
import { escape } from "@std/html";
import { type MachineGame, MACHINES, type PaperBox } from "./boxes.ts";

/** The games of the record sheet. */
const GAMES = 40;

/** The colours of beads of moves that are not drawn on the board. */
const COLOURS = ["#D55E00", "#0072B2", "#009E73", "#CC79A7"];

/** What is said of a machine. */
interface Words {
  readonly title: string;
  /** The rules of playing it by hand, a sentence or two each. */
  readonly rules: readonly string[];
}

const WORDS: Readonly<Record<MachineGame, Words>> = {
  tictactoe: {
    title: "MENACE: a machine of 304 matchboxes that learns Tic-tac-toe",
    rules: [
      "The machine plays X and moves first. Find the box with the position on the board; turn the board or look " +
      "at it in a mirror where you must. The last move of X is forced and has no box.",
      "Shake the box and draw a bead. Its square is the move. Leave the box open, with the bead before it.",
      "Won: each open box gets its bead back and three more like it. Drawn: its bead back and one more. Lost: the " +
      "bead is taken away.",
      "A box that is empty when it is opened gets its first beads again.",
    ],
  },
  hexapawn: {
    title: "HER: a machine of matchboxes that learns Hexapawn",
    rules: [
      "Each side has three pawns. A pawn steps ahead to a free square, or takes diagonally. Who reaches the last " +
      "row wins; who cannot move loses.",
      "The machine plays black and moves second. Find the box with the position, or with its mirror image.",
      "Draw a bead: its colour is the move. Leave the box open, with the bead before it.",
      "Won: all beads go back. Lost: the last bead drawn is taken away for good. The machine resigns where its " +
      "box is empty.",
    ],
  },
};

const STYLE = `@page { size: A4; margin: 12mm }
body { font-family: sans-serif; font-size: 11pt; color: #2B2B2B; margin: 0 }
h1 { font-size: 16pt }
.boxes { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm }
figure { margin: 0; border: 0.3mm dashed #6B7280; padding: 2mm; break-inside: avoid; text-align: center }
figure svg { width: 100%; height: auto }
ul { list-style: none; margin: 1mm 0 0; padding: 0 }
.record { break-before: page }
table { border-collapse: collapse; width: 100% }
td, th { border: 0.3mm solid #6B7280; height: 6mm; padding: 0 2mm; text-align: left }
@media screen { body { max-width: 190mm; margin: 10mm auto } }`;

/** Writes the page of a game's machine as HTML that needs nothing else. */
export function sheetPage(game: MachineGame): string {
  const { title, rules } = WORDS[game];
  const boxes = MACHINES[game]();
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escape(title)}</h1>
<p>Cut out the ${boxes.length} drawings and glue each on a matchbox.</p>
<ol>${rules.map((rule) => `<li>${escape(rule)}</li>`).join("\n")}</ol>
<div class="boxes">
${boxes.map(figure).join("\n")}
</div>
<section class="record">
<h1>Record of games</h1>
<p>Group: ____________________ One line a game: won, drawn and lost are those of the machine.</p>
<table>
<tr><th>game</th><th>won</th><th>drawn</th><th>lost</th><th>beads in the first box</th></tr>
${
    Array.from(
      { length: GAMES },
      (_, index) => `<tr><td>${index + 1}</td><td></td><td></td><td></td><td></td></tr>`,
    ).join("\n")
  }
</table>
</section>
</body>
</html>
`;
}

function figure({ picture, turn, beads }: PaperBox, index: number): string {
  const moves = beads.map(({ move, count }, place) =>
    `<li><svg viewBox="0 0 10 10" style="width: 3mm"><circle cx="5" cy="5" r="5" fill="${
      COLOURS[place]
    }"/></svg> ${escape(move)}${count > 1 ? ` × ${count}` : ""}</li>`
  );
  const list = moves.length ? `<ul>${moves.join("")}</ul>` : "";
  return `<figure>${picture}<figcaption>box ${
    index + 1
  }, move ${turn}</figcaption>${list}</figure>`;
}
