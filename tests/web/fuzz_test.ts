import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

/** Messages sent in all, and before their answers are read. */
const [MESSAGES, AT_ONCE] = [10_000, 250];

/** Values that do not belong where they are put. */
const strange: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 2 ** 53, 1e308, "", "x", "\0", "💥", "\ud800", "../../deno.json"],
  ...["<img src=x onerror=alert(1)>", "__proto__", "constructor", "e4", "pass", "person", "easy"],
  ..."chess,tictactoe,reversi:size=6,reversi:size=1e9,search:depth=60,mcts:tree=1e12".split(","),
  ...["alphabeta:eval=heuristics(weights=deno.json)", "menace:file=/etc/passwd", "((((", "a=b:c"],
  ...[[], {}, [["person", "person"]], { base: 1e9, increment: -1 }, ["person", "easy"]],
  ..."x".repeat(300).split("").map(() => 7).slice(0, 1),
  "9".repeat(5000),
];

const types = "agents new open leave move undo resign hint hold save load".split(" ")
  .map((name) => `play/${name}`)
  .concat("find save replace part finish cancel".split(" ").map((name) => `learner/${name}`));
const keys = "type id spec players time game ply move held form text order pattern discs page after"
  .split(" ");

Deno.test("10,000 malformed, late and foreign messages are refused, and the server goes on", async () => {
  const random = randomStream("fuzz of the page");
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const limits = { refusals: Infinity, messagesPerSecond: 1e9, burst: 1e9 };
  await withServer(async (url) => {
    await using victim = await TestClient.connect(url);
    const other = await victim.begin("chess", ["person", "person"]);
    await victim.done({ type: "play/move", game: other, ply: 0, move: "e4" });
    await using client = await TestClient.connect(url);
    const game = await client.begin("chess", ["person", "person"]);

    const valid = (): Record<string, unknown> => ({
      ...{ type: pick(types), id: random.below(1000), game, ply: random.below(3) },
      ...{ spec: "tictactoe", players: ["person", "person"], time: null },
      ...{ move: "e5", held: true, form: "record", text: "1. e4 *" },
    });
    const makers: (() => string)[] = [
      () => JSON.stringify({ ...valid(), [pick(keys)]: pick(strange) }),
      () => JSON.stringify({ type: pick([...types, "other/move", "play", 7]), id: pick(strange) }),
      () => {
        const text = JSON.stringify(valid());
        const at = random.below(text.length);
        return text.slice(0, at) + pick(["", '"', "}", "\\u0000", "[".repeat(50)]) +
          text.slice(at + 1);
      },
      () => JSON.stringify(pick(strange)),
      () => JSON.stringify({ type: pick(types), id: 1, game: "f".repeat(32), ply: 0 }),
      () => `{"type":"play/move","id":1,"__proto__":{"game":"${game}"},"ply":1,"move":"e5"}`,
    ];
    let refused = 0;
    for (let sent = 0; sent < MESSAGES; sent += AT_ONCE) {
      for (let i = 0; i < AT_ONCE; i++) client.send(pick(makers)());
      for (let i = 0; i < AT_ONCE; i++) {
        const answer = await client.next(({ type }) => type === "done" || type === "refused");
        if (answer.type !== "refused") continue;
        refused++;
        assert(answer.reason.length > 0 && answer.reason.length < 2000, answer.reason);
        assertStrictEquals(answer.reason.split("\n").length, 1);
        // Nothing went wrong in the server, and nothing is told of its files.
        assert(!/terminal|at file:|cannot read|undefined/i.test(answer.reason), answer.reason);
      }
    }
    assert(refused > MESSAGES / 2, `${refused} refused`);
    client.send(new Uint8Array([1, 2, 3]));
    assertMatch(
      (await client.next(({ type }) => type === "refused")).reason,
      /message of text but found bytes/,
    );

    // The game of the others goes on.
    await victim.done({ type: "play/move", game: other, ply: 1, move: "e5" });
    const { moves, end } = await victim.state(other, ({ moves }) => moves.length > 1);
    assertEquals([moves, end], [["e4", "e5"], null]);
  }, { limits });
});
