/**
 * Test positions for endgame solvers from the forum of the Fédération française d'Othello (FFO), numbered as
 * there, with the exact final score of every legal move.
 *
 * @module
 */

/** A position with the scores of its moves for the side to move. */
export interface FfoPosition {
  readonly number: number;
  readonly position: string;
  /** E.g. `g8:18 h1:12`, the best first. */
  readonly scores: string;
}

/** Positions 1 to 19, with 14 to 16 empty squares, and 40 to 44, with 20 to 23. */
export const ffoPositions: readonly FfoPosition[] = [
  {
    number: 1,
    position: "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
    scores: "g8:18 h1:12 h7:6 a2:6 a3:4 b1:-4 a4:-22 g2:-24",
  },
  {
    number: 2,
    position: "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X",
    scores: "a4:10 b2:0 a3:-6 g7:-8 a7:-12 h7:-14 b7:-14 h2:-24",
  },
  {
    number: 3,
    position: "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X",
    scores: "d1:2 g3:0 b8:-2 b1:-4 c1:-4 a2:-4 a3:-6 b2:-12",
  },
  {
    number: 4,
    position: "-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO- X",
    scores: "h8:0 a5:0 b6:-4 b7:-4 a6:-8 b2:-12 h2:-26",
  },
  {
    number: 5,
    position: "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X",
    scores: "g8:32 g2:12 b2:-20 g6:-26 g1:-32 g7:-34",
  },
  {
    number: 6,
    position: "--OXXX--OOOXXX--OOOXOXO-OOXOOOX-OOXXXXXXXOOXXOX--OOOOX---XXXXXX- X",
    scores: "a1:14 h3:14 a8:12 h2:8 g2:8 h4:4 g7:4 a7:-22 b1:-24",
  },
  {
    number: 7,
    position: "--OXXO--XOXXXX--XOOOXXXXXOOXXXXXXOOOOXXX-XXXXXXX--XXOOO----XXOO- X",
    scores: "a6:8 g1:0 a1:-2 h8:-6 h7:-14 b1:-30",
  },
  {
    number: 8,
    position: "---X-X--X-XXXX--XXXXOXXXXXXOOOOOXXOXXXO-XOXXXXO-XOOXXX--XOOXXO-- O",
    scores: "e1:8 h2:4 g2:4 b2:4 g7:4 b1:2 g1:-6 c1:-8",
  },
  {
    number: 9,
    position: "--XOXX--O-OOXXXX-OOOXXXX-XOXXXOXXXOXOOOXOXXOXOXX--OXOO----OOOO-- O",
    scores: "g7:-8 a4:-8 b1:-16 a7:-16 b7:-26 a3:-30 g1:-38 h7:-40",
  },
  {
    number: 10,
    position: "-XXXX-----OXXX--XOXOXOXXOXOXXOXXOXXOXOOOXXXOXOOX--OXXO---OOOOO-- O",
    scores: "b2:10 b7:4 f1:0 a7:-4 a2:-6 g2:-12 h2:-16 h7:-20",
  },
  {
    number: 11,
    position: "---O-XOX----XXOX---XXOOXO-XXOXOXXXXOOXOX-XOOXXXXXOOOXX-XOOOOOOO- O",
    scores: "b3:30 c2:26 a6:24 g7:20 c3:18 d2:16 b4:10 e1:6",
  },
  {
    number: 12,
    position: "--O--O--X-OOOOX-XXOOOXOOXXOXOXOOXXOXXOOOXXXXOOOO--OXXX---XXXXX-- O",
    scores: "b7:-8 a7:-10 g7:-14 g8:-14 h2:-16 g1:-16 h1:-20",
  },
  {
    number: 13,
    position: "--XXXXX--OOOXX---OOOXXXX-OXOXOXXOXXXOXXX--XOXOXX--OXOOO--OOOOO-- X",
    scores: "b7:14 a4:0 a3:-8 b1:-18 g8:-20 h7:-20 a2:-24",
  },
  {
    number: 14,
    position: "--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX- X",
    scores: "a3:18 a4:12 b1:8 g7:-4 h7:-14 a7:-24 b7:-24 b2:-28",
  },
  {
    number: 15,
    position: "----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOX X",
    scores: "g3:4 b8:4 f1:0 c1:0 c2:-2 d1:-4 b2:-8 a3:-8",
  },
  {
    number: 16,
    position: "-XXXXXX-X-XXXOO-XOXXXOOXXOOXXXOX-OOOXXXX--OOXXXX---OOO----XOX-O- X",
    scores: "f8:24 c7:20 a5:6 h1:6 b6:0 b7:-2 a6:-6 h2:-26",
  },
  {
    number: 17,
    position: "-OOOOO----OXXO-XXXOOOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOO----XXXX--- X",
    scores: "f8:8 g2:6 g6:-24 g1:-32 f7:-32 g7:-34 b2:-38",
  },
  {
    number: 18,
    position: "-XXX------OOOX--XOOOOOXXOXOXOOXXOXXOOOOOXXXOXOOX--OXXO---OOOOO-- X",
    scores: "g2:-2 b7:-6 f1:-8 e1:-10 h7:-12 g8:-14 g7:-14 a2:-18 b2:-18",
  },
  {
    number: 19,
    position: "--OXXO--XOXXXX--XOOOOXXXXOOOXXXXX-OOOXXX--OOOOXX--XXOOO----XXOO- X",
    scores: "b6:8 h8:4 b7:0 g1:-6 b5:-16 h7:-16 b1:-24",
  },
  {
    number: 40,
    position: "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    scores: "a2:38 c7:36 d8:34 c1:30 b1:30 g7:28 d7:28 c6:28 f7:26 a6:24",
  },
  {
    number: 41,
    position: "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
    scores: "h4:0 h3:-2 f8:-2 g5:-4 b7:-6 g7:-8 g1:-12 a2:-14 a7:-18 b2:-34",
  },
  {
    number: 42,
    position: "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
    scores: "g2:6 a4:0 c6:-2 c7:-4 c2:-4 d2:-6 b5:-8 b2:-10 b6:-10",
  },
  {
    number: 43,
    position: "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O",
    scores: "g3:-12 c7:-12 h4:-22 g7:-28 g2:-30 b1:-36",
  },
  {
    number: 44,
    position: "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O",
    scores: "d2:-14 b8:-14 g2:-18 g6:-18 f1:-22 a7:-24 b7:-26 g5:-28 g8:-28 c8:-28",
  },
];
