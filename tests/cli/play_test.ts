import { assertMatch, assertStrictEquals } from "@std/assert";
import { command } from "../fixtures/command.ts";

Deno.test("play asks again after what is no legal move, and gives the game up on quit", async () => {
  const { code, stdout } = await play("z9\r\nb2\nquit\nb1\n");
  assertMatch(stdout, /^"z9" is not a legal move in --------- X; legal: a1, b1, /m);
  // X took the centre, and O has answered.
  assertMatch(stdout, /^2 . X .$/m);
  assertMatch(stdout, /^random plays [abc][123]$/m);
  assertMatch(stdout, /^The game was given up\.$/m);
  assertStrictEquals(stdout.match(/to move \(/g)?.length, 3);
  assertStrictEquals(code, 0);
});

Deno.test("play ends with its input, and without asking when agents play", async () => {
  assertMatch((await play("")).stdout, /^The game was given up\.$/m);
  const { stdout } = await play("", "random", "random");
  assertMatch(stdout, /^([XO] wins|A draw)\.$/m);
});

/** Plays tic-tac-toe with these lines entered. */
async function play(input: string, first = "human", second = "random") {
  const child = command(["play", "tictactoe", first, second], {
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  await ReadableStream.from([input]).pipeThrough(new TextEncoderStream()).pipeTo(child.stdin)
    // An agent may have played to the end before its input comes.
    .catch(() => {});
  const { code, stdout } = await child.output();
  return { code, stdout: new TextDecoder().decode(stdout) };
}
