import {
  assertEquals,
  assertGreater,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { createEvaluation, parseEvaluation, valueAlone } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { countParts, menOf, type PartCounts } from "../../../reference/chess_evaluation.ts";
import { mirrored, PERFT_SUITE } from "../../../games/chess/positions.ts";
import { samplePositions } from "../../sample_positions.ts";

const chess = findGame("chess");
const valueOf = (spec: string, fen: string) =>
  valueAlone(createEvaluation(chess, spec), chess.start(fen)) + 0;

const parts = [
  "attacked",
  "key_squares",
  "passed",
  "doubled",
  "castled",
  "advancement",
  "chains",
] as const;

/** The evaluation with only some parts, of the given weights. */
const only = (weights: Partial<Record<typeof parts[number] | "material", number | string>>) => {
  const all = { material: 0, ...Object.fromEntries(parts.map((part) => [part, 0])), ...weights };
  return `eight_parts(${Object.entries(all).map(([name, value]) => `${name}=${value}`).join(",")})`;
};

const samples = [
  ...samplePositions(chess, 250, "eight parts").map(String),
  ...PERFT_SUITE.map(({ position }) => position),
];

/** E4 from the counts of the reference, for the side to move; a weight for each number of men of a side. */
function byDefinition(fen: string, weightOf: (part: keyof PartCounts, men: number) => number) {
  const men = menOf(fen);
  const values = { p: 100, n: 300, b: 300, r: 500, q: 1000, k: 0 };
  const sum = (color: "w" | "b") => {
    const own = men.filter((man) => man.color === color);
    const counts = countParts(fen, color);
    return own.reduce((total, { type }) => total + values[type], 0) +
      parts.reduce((total, part) => total + weightOf(part, own.length) * counts[part], 0);
  };
  const white = sum("w") - sum("b");
  return (fen.split(" ")[1] === "w" ? white : -white) + 0;
}

const weightsOfE4 = {
  attacked: 1,
  key_squares: 4,
  passed: 5,
  doubled: -4,
  castled: 3,
  advancement: 1,
  chains: 1,
};

Deno.test("each part of E4 is counted as the reference counts it", () => {
  const seen: Record<string, number> = {};
  for (const fen of samples) {
    for (const part of parts) {
      const [own, enemy] = fen.split(" ")[1] === "w" ? ["w", "b"] as const : ["b", "w"] as const;
      const expected = countParts(fen, own)[part] - countParts(fen, enemy)[part];
      assertStrictEquals(valueOf(only({ [part]: 1 }), fen), expected, `${part} of ${fen}`);
      seen[part] = (seen[part] ?? 0) + Number(expected !== 0);
    }
  }
  // A part that is always equal would prove nothing.
  for (const part of parts) assertGreater(seen[part], 5, part);
});

Deno.test("the whole is the sum of the parts with the weights of E4", () => {
  for (const fen of samples) {
    const expected = byDefinition(fen, (part) => weightsOfE4[part]);
    assertStrictEquals(valueOf("eight_parts", fen), expected, fen);
    const literal = byDefinition(fen, (part) => 100 * weightsOfE4[part]);
    assertStrictEquals(valueOf("eight_parts(scale=pawn)", fen), literal, fen);
  }
});

Deno.test("every part has the sign and the size of E4 in positions counted by hand", () => {
  const value = (part: typeof parts[number], fen: string) =>
    valueOf(only({ [part]: weightsOfE4[part] }), fen);
  // The start: each side attacks its ranks 1 to 3 but for the corners of its first rank.
  assertStrictEquals(countParts(`${chess.start()}`, "w").attacked, 22);
  assertStrictEquals(valueOf("eight_parts", `${chess.start()}`), 0);
  // A king on e1 attacks 5 squares, one on a8 attacks 3.
  assertStrictEquals(value("attacked", "k7/8/8/8/8/8/8/4K3 w - - 0 1"), 5 - 3);
  // Men on e4 and d5 against one on d4.
  const centre = "4k3/8/8/3P4/3nP3/8/8/4K3 w - - 0 1";
  assertStrictEquals(value("key_squares", centre), 4 * 2 - 4);
  // The pawn on a5 is passed; that on e4 is not, because of f6. Black's f6 is held up by e4.
  const passers = "4k3/8/5p2/P7/4P3/8/8/4K3 w - - 0 1";
  assertStrictEquals(value("passed", passers), 5);
  // A pawn beside or behind an enemy pawn is passed.
  assertStrictEquals(value("passed", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1"), 5 - 5);
  // Three pawns on one file are two doubled ones.
  assertStrictEquals(value("doubled", "4k3/p7/8/4P3/4P3/4P3/8/4K3 w - - 0 1"), -4 * 2);
  assertStrictEquals(value("castled", "4k3/8/8/8/8/8/8/5RK1 w - - 0 1"), 3);
  assertStrictEquals(value("castled", "2kr4/8/8/8/8/8/8/4K3 w - - 0 1"), -3);
  // With its rook in the corner beside it the king has not castled.
  assertStrictEquals(value("castled", "4k3/8/8/8/8/8/8/6KR w - - 0 1"), 0);
  assertStrictEquals(value("castled", "4k3/8/8/8/8/8/8/R1K5 w - - 0 1"), 0);
  // a2 has not advanced, b5 three ranks, black h2 five.
  assertStrictEquals(value("advancement", "4k3/8/8/1P6/8/8/P6p/4K3 w - - 0 1"), 3 - 5);
  // a2, b2 and c2 have a neighbour, e3 has none.
  assertStrictEquals(value("chains", "4k3/8/8/8/8/4P3/PPP5/4K3 b - - 0 1"), -3);
});

Deno.test("the values of the men, material left out, and a scale of whole pawns are parameters", () => {
  // White: king, pawn on a2; Black: king, rook, bishop, knight, queen.
  const fen = "rbnqk3/8/8/8/8/8/P7/4K3 w - - 0 1";
  const none = only({ material: 1 });
  assertStrictEquals(valueOf(none, fen), 100 - (500 + 300 + 300 + 1000));
  const own = none.replace(")", ",pawn=90,knight=310,bishop=330,rook=510,queen=970)");
  assertStrictEquals(valueOf(own, fen), 90 - (310 + 330 + 510 + 970));
  const heavy = none.replace("material=1", "material=2");
  assertStrictEquals(valueOf(heavy, fen), 2 * (100 - 2100));
  assertStrictEquals(
    valueOf(only({ passed: 5 }).replace(")", ",scale=pawn)"), fen),
    500,
  );
});

Deno.test("values of the men from a file replace the parameters, and the name has the file's digest", () => {
  const path = Deno.makeTempFileSync({ suffix: ".json" });
  try {
    const write = (content: unknown) => Deno.writeTextFileSync(path, JSON.stringify(content));
    const spec = only({ material: 1 }).replace(")", `,rook=1,weights=${path})`);
    write({ pawn: 100, knight: 320, bishop: 290, rook: 480, queen: 1000 });
    assertStrictEquals(valueOf(spec, "rbnqk3/8/8/8/8/8/8/4K3 b - - 0 1"), 320 + 290 + 480 + 1000);
    assertEquals(/weights=sha256:[0-9a-f]{16}/.test(`${parseEvaluation(chess, spec)}`), true);
    for (
      const wrong of [
        { pawn: 100 },
        { pawn: 100, knight: 300.5, bishop: 300, rook: 500, queen: 1000 },
        { pawn: 100, knight: -3, bishop: 300, rook: 500, queen: 1000 },
        [100, 300, 300, 500, 1000],
      ]
    ) {
      write(wrong);
      assertThrows(
        () => parseEvaluation(chess, spec),
        UsageError,
        "expected JSON with the whole numbers pawn, knight, bishop, rook and queen",
      );
    }
  } finally {
    Deno.removeSync(path);
  }
});

Deno.test("weights may depend on the stage of each side, by the number of its men (E5)", () => {
  // White's number of men grows; its knight on d4 shows its stage. Black has its king only.
  const withMen = (men: number) => {
    const pawns = Math.max(0, men - 2);
    const row = (count: number) => "P".repeat(count) + (count < 8 ? 8 - count : "");
    const [second, third] = [Math.min(8, pawns), Math.max(0, pawns - 8)];
    // More than 8 men beside king and knight: the rest are knights and bishops on the first rank.
    const others = "NBBRRQ".slice(0, third);
    const first = "K" + others + (7 - others.length);
    return `7k/8/8/8/3N4/8/${row(second)}/${first} w - - 0 1`;
  };
  const stage = (men: number, borders = "") =>
    valueOf(only({ key_squares: "1/2/3" }).replace(")", `${borders})`), withMen(men));
  assertStrictEquals(countParts(withMen(16), "w").key_squares, 1);
  for (const [men, expected] of [[16, 1], [14, 1], [13, 2], [8, 2], [7, 3], [2, 3]]) {
    assertStrictEquals(menOf(withMen(men)).length - 1, men);
    assertStrictEquals(stage(men), expected, `${men} men`);
  }
  // Other borders, and an endgame that begins before the middle game.
  assertStrictEquals(stage(10, ",middle=10,end=9"), 2);
  assertStrictEquals(stage(9, ",middle=10,end=9"), 3);
  assertStrictEquals(stage(11, ",middle=10,end=9"), 1);
  assertStrictEquals(stage(12, ",middle=10,end=12"), 3);
  // Each side is at its own stage: Black, with its king alone, at the end.
  const both = "7k/8/8/3p4/3N4/8/PPPPPPPP/KNBBRRQ1 w - - 0 1";
  assertStrictEquals(valueOf(only({ key_squares: "1/2/3" }), both), 1 - 3);
  for (const fen of samples.slice(0, 60)) {
    const weightOf = (part: keyof PartCounts, men: number) =>
      weightsOfE4[part] * (part === "passed" && men <= 7 ? 2 : 1);
    const expected = byDefinition(fen, weightOf);
    assertStrictEquals(valueOf("eight_parts(passed=5/5/10)", fen), expected);
  }
});

Deno.test("the value for a side is the negative of that for the other, also with the colours changed", () => {
  const spec = "eight_parts(passed=5/6/10,castled=9/4/0,attacked=1/2/3)";
  for (const fen of samples) {
    assertStrictEquals(valueOf(spec, mirrored(fen)), valueOf(spec, fen), fen);
  }
  const toMove = (side: string) => `r3k2r/ppp2ppp/8/3p4/3P4/2N5/PPP2PPP/R4RK1 ${side} - - 0 1`;
  assertStrictEquals(valueOf(spec, toMove("w")), 0 - valueOf(spec, toMove("b")));
});

Deno.test("costly parts may be counted at a ply of the line and handed down to the leaves", () => {
  const costly = { attacked: 1, passed: 5, doubled: -4, chains: 1 };
  const [fresh, down] = [only(costly), only(costly).replace(")", ",costly_ply=2)")]
    .map((spec) => createEvaluation(chess, spec));
  const position = chess.start("r3k2r/ppp2ppp/8/3p4/3P4/2N5/PPP2PPP/R4RK1 w kq - 0 1");
  const values = (): [number, number] => [
    down.evaluate(position) * (position.side === 0 ? 1 : -1),
    valueAlone(fresh, position) * (position.side === 0 ? 1 : -1),
  ];
  down.reset!(position);
  let handed = NaN;
  const line = ["Nxd5", "O-O", "Nxc7", "Rac8", "Nb5", "Rxc2"];
  line.forEach((name, i) => {
    const move = chess.parse(position, name);
    down.play!(position, move);
    position.play(move);
    const [found, expected] = values();
    if (i + 1 === 2) handed = expected;
    assertStrictEquals(found, i + 1 < 2 ? expected : handed, name);
    // The parts have changed since, so that it matters where they are counted.
    if (i + 1 > 2) assertEquals(expected === handed, false, name);
  });
  for (let plies = line.length; plies > 0; plies--) {
    const [found, expected] = values();
    assertStrictEquals(found, plies < 2 ? expected : handed);
    position.undo();
    down.undo!();
  }
});

Deno.test("weights that are no whole numbers, or too large together, are refused in one line", () => {
  const refused = (spec: string, message: RegExp) => {
    const error = assertThrows(() => parseEvaluation(chess, spec).create(), UsageError);
    assertMatch(error.message, message);
  };
  for (const value of ["0.5", "1/2", "1/2/3/4", "x", "", "1001", "1//2"]) {
    refused(
      `eight_parts(passed=${value})`,
      /^parameter passed: expected a whole number from -1000 to 1000, or three, .* but found "/,
    );
  }
  refused("eight_parts(pawn=-1)", /^parameter pawn of evaluation eight_parts: expected a whole/);
  refused("eight_parts(scale=kilo)", /expected centipawn or pawn but found "kilo"/);
  refused(
    "eight_parts(attacked=1000,scale=pawn)",
    /^evaluation eight_parts: expected smaller weights: values must stay below 900000/,
  );
});
