/**
 * Positions of chess whose perft is known.
 *
 * @module
 */

/** The start and positions 2 (Kiwipete) to 6 of https://www.chessprogramming.org/Perft_Results. */
export const PERFT_SUITE: { name: string; position: string; counts: number[] }[] = [
  {
    name: "the start",
    position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    counts: [20, 400, 8902, 197281, 4865609],
  },
  {
    name: "Kiwipete",
    position: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    counts: [48, 2039, 97862, 4085603],
  },
  {
    name: "position 3",
    position: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    counts: [14, 191, 2812, 43238, 674624],
  },
  {
    name: "position 4",
    position: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    counts: [6, 264, 9467, 422333],
  },
  {
    name: "position 5",
    position: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    counts: [44, 1486, 62379, 2103487],
  },
  {
    name: "position 6",
    position: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    counts: [46, 2079, 89890, 3894594],
  },
];

/** The same position with the colours changed and the board turned upside down. */
export function mirrored(position: string): string {
  const [ranks, side, castling, enPassant, ...counters] = position.split(" ");
  const swapCase = (text: string) =>
    [...text].map((c) => c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()).join("");
  const swapped = swapCase(castling);
  return [
    swapCase(ranks).split("/").reverse().join("/"),
    side === "w" ? "b" : "w",
    [..."KQkq"].filter((letter) => swapped.includes(letter)).join("") || "-",
    enPassant === "-" ? "-" : enPassant[0] + (9 - Number(enPassant[1])),
    ...counters,
  ].join(" ");
}
