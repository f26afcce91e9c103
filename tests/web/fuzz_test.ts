import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { defaults } from "matchbox/web/evolution/settings.ts";
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

/** A request of each type. Those to games and machines could be carried out, but for unknown ids. */
function requests(game: string, machine: string): Record<string, unknown>[] {
  const people = ["person", "person"];
  const play = { game, ply: 1 };
  // No evolution is begun, because each has a thread of its own.
  const evolution = "e".repeat(32);
  const settings = { ...defaults, population: 1e6 };
  return [
    { type: "play/agents", spec: "tictactoe" },
    { type: "play/new", spec: "tictactoe", players: people, time: null },
    { type: "play/open", game },
    { type: "play/leave", game },
    { type: "play/move", ...play, move: "e5" },
    { type: "play/undo", ...play },
    { type: "play/resign", ...play },
    { type: "play/hint", ...play },
    { type: "play/hold", game, held: true },
    { type: "play/save", game, form: "record" },
    { type: "play/load", text: "1. e4 *" },
    { type: "play/experiment" },
    { type: "play/plan", spec: "tictactoe", opponent: "easy", machine: "easy", randomMoves: 1 },
    { type: "play/trial" },
    { type: "play/trials" },
    { type: "menace/new", setting: "michie" },
    { type: "menace/open", machine },
    { type: "menace/leave", machine },
    { type: "menace/move", machine, ply: 1, move: "b2" },
    { type: "menace/again", machine },
    { type: "menace/train", machine, against: "random", games: 10, pace: 6 },
    { type: "menace/pace", machine, pace: 6 },
    { type: "menace/stop", machine },
    { type: "menace/fresh", machine, setting: "staged" },
    { type: "menace/save", machine },
    { type: "menace/load", machine, text: "{}" },
    {
      type: "learner/find",
      spec: "reversi:size=6",
      order: "won",
      descending: true,
      pattern: null,
      discs: null,
      page: 0,
    },
    { type: "learner/leave" },
    { type: "learner/save", spec: "reversi:size=6", after: 0 },
    { type: "learner/replace", spec: "reversi:size=6", weights: "{}" },
    { type: "learner/part", text: "{}" },
    { type: "learner/finish" },
    { type: "learner/cancel" },
    { type: "learner/games", spec: "reversi:size=6", side: "both" },
    {
      type: "learner/train",
      spec: "reversi:size=6",
      level: "learner easy",
      against: "easy",
      games: 1,
    },
    { type: "learner/stop", spec: "reversi:size=6" },
    { type: "evolution/list" },
    { type: "evolution/open", evolution },
    { type: "evolution/leave", evolution },
    { type: "evolution/stop", evolution },
    { type: "evolution/continue", evolution, generations: 1 },
    { type: "evolution/pace", evolution, pace: 5 },
    { type: "evolution/network", evolution, network: 1 },
    { type: "evolution/champion", evolution, generation: 0 },
    { type: "evolution/start", settings, generations: 1, pace: 0 },
    { type: "play/class" },
    { type: "menace/class" },
    { type: "host/enter", key: "a".repeat(32), token: null },
  ];
}

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
    const machine = await client.done({ type: "menace/new", setting: "michie" }) as string;
    const known = requests(game, machine);
    const unknown = requests("f".repeat(32), "f".repeat(32));
    const types = known.map(({ type }) => type);

    const valid = (from = known) => ({ id: random.below(1000), ...pick(from) });
    const makers: (() => string)[] = [
      () => {
        const request = valid();
        return JSON.stringify({ ...request, [pick(Object.keys(request))]: pick(strange) });
      },
      () => JSON.stringify({ ...valid(), [pick(["extra", "game", "machine"])]: pick(strange) }),
      () => JSON.stringify({ type: pick([...types, "other/move", "play", 7]), id: pick(strange) }),
      () => {
        const text = JSON.stringify(valid());
        const at = random.below(text.length);
        return text.slice(0, at) + pick(["", '"', "}", "\\u0000", "[".repeat(50)]) +
          text.slice(at + 1);
      },
      () => JSON.stringify(pick(strange)),
      () => JSON.stringify(valid(unknown)),
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
