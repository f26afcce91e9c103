import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { readRecordFile } from "matchbox/arena/record_text.ts";
import { markedDrawing } from "../../cli/marked_drawing.ts";
import { command, run, withFolder } from "../fixtures/command.ts";

/** Runs `play` with a person's input lines and returns the output. */
async function dialogue(args: string[], ...lines: string[]): Promise<string> {
  const child = command(["play", ...args], { stdin: "piped" }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  await writer.close();
  const { code, stdout, stderr } = await child.output();
  assertStrictEquals(code, 0, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

const perfect = ["tictactoe", "human", "alphabeta:depth=9"];

Deno.test("a person plays in the terminal, gets help for wrong input, and may resign", async () => {
  const text = await dialogue(perfect, "b2", "z9", "quit");
  assertMatch(text, /X to move \(a1 .*c3\)/);
  assertMatch(
    text,
    /"z9" is neither a legal move nor a command\. Moves: [b-c]1 .*\. Commands: help, /,
  );
  assertMatch(text, /human resigned\.\nO \(alphabeta:depth=9,.*\) wins\.\n$/);
});

Deno.test("at the end of the input the person resigns", async () => {
  assertMatch(await dialogue(perfect, "a1"), /human resigned\.\nO .* wins\.\n$/);
});

Deno.test("at the end of a game the winner or the reason of the draw is printed", async () => {
  const two = ["tictactoe", "human", "human"];
  const won = await dialogue(two, "a1", "a2", "b1", "b2", "c1");
  assertMatch(won, /X \(human\) wins\.\n$/);
  const drawn = await dialogue(two, ..."a1 b1 c1 b2 a2 c2 b3 a3 c3".split(" "));
  assertMatch(drawn, /A draw by full board\.\n$/);
});

Deno.test("undo takes back the person's last move and the answer", async () => {
  const text = await dialogue(perfect, "undo", "a1", "undo", "quit");
  assertMatch(text, /You have no move to take back/);
  // Before the first move and after the undo all nine squares are free.
  assertStrictEquals(text.match(/X to move \(a1 b1 c1 a2 b2 c2 a3 b3 c3\)/g)!.length, 2);
  const second = await dialogue(["tictactoe", "alphabeta:depth=1", "human"], "undo", "quit");
  assertMatch(second, /You have no move to take back/);
});

Deno.test("hint, moves, board and help answer without ending the turn", async () => {
  const text = await dialogue(perfect, "help", "moves", "board", "hint", "HINT", "resign");
  assertStrictEquals(text.match(/X to move/g)!.length, 1 + 3);
  assertMatch(text, /^ {2}undo +take back your last move and the answer$/m);
  assertMatch(text, /^a1 b1 c1 a2 b2 c2 a3 b3 c3$/m);
  const hints = text.match(/^alphabeta:.* would play \w\d: value -?\d+ after \d+ plies, .*$/gm)!;
  assertStrictEquals(hints.length, 2);
  // A command is not read as a move.
  assertNotMatch(text, /neither a legal move/);
});

Deno.test("a hint says how soon the game is won", async () => {
  const text = await dialogue(
    ["tictactoe", "human", "human"],
    "a1",
    "b1",
    "a2",
    "b2",
    "hint",
    "quit",
  );
  assertMatch(text, /would play a3: win in 1 ply after 4 plies/);
});

Deno.test("a person is called human or person, and plays against an agent that is named alone", async () => {
  const asked = /X to move \(a1 [^]*human resigned\.\nO \(random\) wins/;
  for (const players of [["human", "random"], ["person", "random"], ["random"]]) {
    assertMatch(await dialogue(["tictactoe", ...players], "quit"), asked);
  }
  const first = await dialogue(["tictactoe", "random", "person"], "quit");
  assertMatch(first, /random plays [^]*O to move \([^]*human resigned\.\nX \(random\) wins/);
  assertMatch(await dialogue(["tictactoe", "person"], "quit"), /O \(alphabeta:.*\) wins/);
});

Deno.test("--side chooses the person's side, by order or by name", async () => {
  for (const side of ["second", "light", "LIGHT"]) {
    const text = await dialogue(["reversi:size=4", "--side", side], "quit");
    assertMatch(text, /^alphabeta:.* plays \w\d$/m);
    assertMatch(text, /light to move \(/);
    assertMatch(text, /dark \(alphabeta:.*\) wins/);
  }
  const dark = ["reversi:size=4", "random", "human", "--side", "first"];
  assertMatch(await dialogue(dark, "quit"), /dark to move .*\n.*\n*.*light \(random\) wins/s);
});

Deno.test("an unknown side, or a side without a person, is refused", async () => {
  const unknown = await run("play", "chess", "--side", "red");
  assertStrictEquals(unknown.code, 2);
  assertMatch(
    unknown.stderr,
    /^error: --side: expected first, White, second, Black but found "red"$/m,
  );
  for (const [players, found] of [["random random", "none"], ["human human", "two"]]) {
    const { code, stderr } = await run("play", "chess", ...players.split(" "), "--side", "black");
    assertStrictEquals(code, 2);
    assertMatch(stderr, new RegExp(`expected one player human but found ${found}`));
  }
});

Deno.test("squares that the last move changed are marked on the board", async () => {
  const text = await dialogue(["tictactoe", "human", "human"], "b2", "c3", "quit");
  assertMatch(text, /^2 -\[X\]-$/m);
  assertMatch(text, /^3 - -\[O\]$/m);
  const chess = await dialogue(["chess", "human", "human"], "e4", "quit");
  assertMatch(chess, /^4 - - - -\[P\]- - -$/m);
  assertMatch(chess, /^2 P P P P\[-\]P P P$/m);
  // Flipped discs have changed too; neighbours share brackets.
  const reversi = await dialogue(["reversi", "human", "human"], "d3", "quit");
  assertMatch(reversi, /^3 - - -\[X\]- - - -$/m);
  assertMatch(reversi, /^4 - - -\[X\]X - - -$/m);
});

Deno.test("with the source's end test both pass where neither can move, and the game is drawn", async () => {
  const line = "b1 c1 d1 a1 a3 pass d4".split(" ");
  const standard = await dialogue(["reversi:size=4", "human", "human"], ...line);
  assertMatch(standard, /\ndark \(human\) wins\.\n$/);
  const source = ["reversi:size=4,end=source", "human", "human"];
  const drawn = await dialogue(source, ...line, "pass", "pass");
  assertMatch(drawn, /passes without end\.?\n$/);
});

Deno.test("changed neighbours share brackets, and captions are not marked", () => {
  const before = "  a b c\n1 O O -\nX to move";
  const after = "  a b c\n1 X X X\nO to move";
  assertStrictEquals(markedDrawing(before, after), "  a b c\n1[X X X]\nO to move");
  assertStrictEquals(markedDrawing(before, before), before);
});

Deno.test("--out writes the record, also of a resigned game, and overwrites no file", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/game.txt`;
    const text = await dialogue(["chess", "human", "human", "--out", path], "e4", "e5", "resign");
    assertMatch(text, new RegExp(`record: ${path}\n$`));
    const { records, damaged } = await readRecordFile(path);
    assertEquals(damaged, []);
    assertStrictEquals(records.length, 1);
    const [{ moves, result, ending, reason, agents }] = records;
    assertEquals([moves, result, ending], [["e4", "e5"], -1, "resignation"]);
    assertEquals([reason, agents], ["human resigned", ["human", "human"]]);
    const again = await run("play", "chess", "human", "human", "--out", path);
    assertStrictEquals(again.code, 2);
    assertMatch(again.stderr, /the file exists; expected a new name/);
  });
});
