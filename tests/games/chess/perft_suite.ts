/**
 * A broad perft suite for chess: positions and their counts for depths 1, 2, 3 and more. Draws by
 * repetition, fifty moves and insufficient material are ignored.
 *
 * - The suite `perftsuite.epd` of Roman Hartmann's ROCE (http://www.rocechess.ch/perft.html), as many
 *   programs carry it, e.g. Sunfish (https://github.com/thomasahle/sunfish). It has nearly all positions
 *   a second time with the colours changed, which the test does itself; the deepest counts are left out.
 * - The special cases of Martin Sedlak (http://www.talkchess.com/forum/viewtopic.php?t=47318), for each of
 *   which one depth is known.
 *
 * @module
 */

/** A position and its known counts, by depth. */
export interface PerftCounts {
  readonly position: string;
  readonly counts: ReadonlyMap<number, number>;
}

const ROCE = `
4k3/8/8/8/8/8/8/4K2R w K - 15 66 1197 7059 133987 764643
4k3/8/8/8/8/8/8/R3K3 w Q - 16 71 1287 7626 145232 846648
4k2r/8/8/8/8/8/8/4K3 w k - 5 75 459 8290 47635 899442
r3k3/8/8/8/8/8/8/4K3 w q - 5 80 493 8897 52710 1001523
4k3/8/8/8/8/8/8/R3K2R w KQ - 26 112 3189 17945 532933
r3k2r/8/8/8/8/8/8/4K3 w kq - 5 130 782 22180 118882
8/8/8/8/8/8/6k1/4K2R w K - 12 38 564 2219 37735 185867
8/8/8/8/8/8/1k6/R3K3 w Q - 15 65 1018 4573 80619 413018
4k2r/6K1/8/8/8/8/8/8 w k - 3 32 134 2073 10485 179869
r3k3/1K6/8/8/8/8/8/8 w q - 4 49 243 3991 20780 367724
r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 26 568 13744 314346
r3k2r/8/8/8/8/8/8/1R2K2R w Kkq - 25 567 14095 328965
r3k2r/8/8/8/8/8/8/2R1K2R w Kkq - 25 548 13502 312835
r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 25 547 13579 316214
1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 26 583 14252 334705
2r1k2r/8/8/8/8/8/8/R3K2R w KQk - 25 560 13592 317324
r3k1r1/8/8/8/8/8/8/R3K2R w KQq - 25 560 13607 320792
8/1n4N1/2k5/8/8/5K2/1N4n1/8 w - - 14 195 2760 38675 570726
8/1k6/8/5N2/8/4n3/8/2K5 w - - 11 156 1636 20534 223507
8/8/4k3/3Nn3/3nN3/4K3/8/8 w - - 19 289 4442 73584 1198299
K7/8/2n5/1n6/8/8/8/k6N w - - 3 51 345 5301 38348 588695
k7/8/2N5/1N6/8/8/8/K6n w - - 17 54 835 5910 92250 688780
8/1n4N1/2k5/8/8/5K2/1N4n1/8 b - - 15 193 2816 40039 582642
8/1k6/8/5N2/8/4n3/8/2K5 b - - 16 180 2290 24640 288141
8/8/3K4/3Nn3/3nN3/4k3/8/8 b - - 4 68 1118 16199 281190
B6b/8/8/8/2K5/4k3/8/b6B w - - 17 278 4607 76778 1320507
8/8/1B6/7b/7k/8/2B1b3/7K w - - 21 316 5744 93338 1713368
k7/B7/1B6/1B6/8/8/8/K6b w - - 21 144 3242 32955 787524
K7/b7/1b6/1b6/8/8/8/k6B w - - 7 143 1416 31787 310862
B6b/8/8/8/2K5/5k2/8/b6B b - - 6 106 1829 31151 530585
8/8/1B6/7b/7k/8/2B1b3/7K b - - 17 309 5133 93603 1591064
7k/RR6/8/8/8/8/rr6/7K w - - 19 275 5300 104342 2161211
R6r/8/8/2K5/5k2/8/8/r6R w - - 36 1027 29215 771461
R6r/8/8/2K5/5k2/8/8/r6R b - - 36 1027 29227 771368
6kq/8/8/8/8/8/8/7K w - - 2 36 143 3637 14893 391507
K7/8/8/3Q4/4q3/8/8/7k w - - 6 35 495 8349 166741
6qk/8/8/8/8/8/8/7K b - - 22 43 1015 4167 105749 419369
8/8/8/8/8/K7/P7/k7 w - - 3 7 43 199 1347 6249
8/8/8/8/8/7K/7P/7k w - - 3 7 43 199 1347 6249
K7/p7/k7/8/8/8/8/8 w - - 1 3 12 80 342 2343
7K/7p/7k/8/8/8/8/8 w - - 1 3 12 80 342 2343
8/2k1p3/3pP3/3P2K1/8/8/8/8 w - - 7 35 210 1091 7028 34834
8/2k1p3/3pP3/3P2K1/8/8/8/8 b - - 5 35 182 1091 5408 34822
8/8/8/8/8/4k3/4P3/4K3 w - - 2 8 44 282 1814 11848
8/8/7k/7p/7P/7K/8/8 w - - 3 9 57 360 1969 10724
8/8/k7/p7/P7/K7/8/8 w - - 3 9 57 360 1969 10724
8/8/3k4/3p4/3P4/3K4/8/8 w - - 5 25 180 1294 8296 53138
8/3k4/3p4/8/3P4/3K4/8/8 w - - 8 61 483 3213 23599 157093
8/8/3k4/3p4/8/3P4/3K4/8 w - - 8 61 411 3213 21637 158065
k7/8/3p4/8/3P4/8/8/7K w - - 4 15 90 534 3450 20960
k7/8/3p4/8/3P4/8/8/7K b - - 4 15 89 537 3309 21104
7k/3p4/8/8/3P4/8/8/K7 w - - 4 19 117 720 4661 32191
7k/8/8/3p4/8/8/3P4/K7 w - - 5 19 116 716 4786 30980
k7/8/8/7p/6P1/8/8/K7 w - - 5 22 139 877 6112 41874
k7/8/7p/8/8/6P1/8/K7 w - - 4 16 101 637 4354 29679
k7/8/8/6p1/7P/8/8/K7 w - - 5 22 139 877 6112 41874
k7/8/6p1/8/8/7P/8/K7 w - - 4 16 101 637 4354 29679
k7/8/8/3p4/4p3/8/8/7K w - - 3 15 84 573 3013 22886
k7/8/3p4/8/8/4P3/8/7K w - - 4 16 101 637 4271 28662
7k/3p4/8/8/3P4/8/8/K7 b - - 5 19 117 720 5014 32167
7k/8/8/3p4/8/8/3P4/K7 b - - 4 19 117 712 4658 30749
k7/8/8/3p4/4p3/8/8/7K b - - 5 15 102 569 4337 22579
7k/8/8/p7/1P6/8/8/7K w - - 5 22 139 877 6112 41874
7k/8/p7/8/8/1P6/8/7K w - - 4 16 101 637 4354 29679
7k/8/8/1p6/P7/8/8/7K w - - 5 22 139 877 6112 41874
7k/8/1p6/8/8/P7/8/7K w - - 4 16 101 637 4354 29679
k7/7p/8/8/8/8/6P1/K7 w - - 5 25 161 1035 7574 55338
k7/6p1/8/8/8/8/7P/K7 w - - 5 25 161 1035 7574 55338
3k4/3pp3/8/8/8/8/3PP3/3K4 w - - 7 49 378 2902 24122 199002
8/Pk6/8/8/8/8/6Kp/8 w - - 11 97 887 8048 90606 1030499
n1n5/1Pk5/8/8/8/8/5Kp1/5N1N w - - 24 421 7421 124608 2193768
8/PPPk4/8/8/8/8/4Kppp/8 w - - 18 270 4699 79355 1533145
n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 24 496 9483 182838 3605103
`;

/** What each position is for, its depth and its count. */
const SEDLAK = `
illegal en passant: 3k4/3p4/8/K1P4r/8/8/8/8 b - - 6 1134888
illegal en passant: 8/8/4k3/8/2p5/8/B2P2K1/8 w - - 6 1015133
en passant gives check: 8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 6 1440467
short castling gives check: 5k2/8/8/8/8/8/8/4K2R w K - 6 661072
long castling gives check: 3k4/8/8/8/8/8/8/R3K3 w Q - 6 803711
rights lost with a rook taken: r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 4 1274206
castling prevented: r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 4 1720476
promotion out of check: 2K2r2/4P3/8/8/8/8/8/3k4 w - - 6 3821001
discovered check: 8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 5 1004658
promotion gives check: 4k3/1P6/8/8/8/8/K7/8 w - - 6 217342
underpromotion gives check: 8/P1k5/K7/8/8/8/8/8 w - - 6 92683
stalemate of oneself: K1k5/8/P7/8/8/8/8/8 w - - 6 2217
stalemate and checkmate: 8/k1P5/8/1K6/8/8/8/8 w - - 7 567584
double check: 8/8/2k5/5q2/5n2/8/5K2/8 b - - 4 23527
a rook taken in its corner, short: 1k6/1b6/8/8/7R/8/8/4K2R b K - 5 1063513
a rook taken in its corner, long: 1k6/8/8/8/R7/1n6/8/R3K3 b Q - 5 346695
`;

const linesOf = (text: string) => text.trim().split("\n");

/** Roman Hartmann's suite, each position to the depth at which it is quick. */
export const ROCE_SUITE: PerftCounts[] = linesOf(ROCE).map((line) => {
  const fields = line.split(" ");
  const counts = fields.slice(4).map((count, index) => [index + 1, Number(count)] as const);
  return { position: fields.slice(0, 4).join(" "), counts: new Map(counts) };
});

/** Martin Sedlak's special cases. */
export const SEDLAK_SUITE: (PerftCounts & { readonly name: string })[] = linesOf(SEDLAK).map(
  (line) => {
    const [name, rest] = line.split(": ");
    const fields = rest.split(" ");
    const [depth, count] = fields.slice(4).map(Number);
    return { name, position: fields.slice(0, 4).join(" "), counts: new Map([[depth, count]]) };
  },
);
