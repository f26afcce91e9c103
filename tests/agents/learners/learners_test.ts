import {
  assert,
  assertEquals,
  assertGreater,
  assertMatch,
  assertNotStrictEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  type AgentContext,
  agentName,
  createAgent,
  createLearner,
  learnerName,
  listAgents,
  listLearners,
  playEpisode,
} from "matchbox/agents/mod.ts";
import { createHash } from "node:crypto";
import { findGame, type Game, listGames, type Result } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi");

const folder = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));

/** Parameters of learners that search, so that their games are short. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  alphazero: ["playouts=4", "hidden=8", "window=200"],
};

/** The spec of a learner with these parameters and others. */
function quick(learner: string, ...others: string[]): string {
  const parameters = [...QUICK[learner] ?? [], ...others];
  return parameters.length === 0 ? learner : `${learner}:${parameters.join(",")}`;
}

/** Every learner in every game that it plays. */
const all = listGames().flatMap(({ name: gameName }) => {
  const game = findGame(gameName);
  return listLearners(game).map(({ name }) => ({ game, learner: name }));
});

Deno.test("there are learners", () => {
  assertGreater(all.length, 0);
});

for (const { game, learner } of all) {
  const title = `${learner}, ${game.name}`;

  Deno.test(`${title}: a state survives JSON, and a learner made from it continues like the first`, () => {
    const stream = stillContext(`resume ${title}`);
    const whole = createLearner(quick(learner), game);
    const results = train(game, whole, 200, stream);

    const again = stillContext(`resume ${title}`);
    const half = createLearner(quick(learner), game);
    const first = train(game, half, 100, again);
    const saved = JSON.stringify(half.state);
    assertEquals(JSON.parse(saved), half.state);
    const rest = createLearner(quick(learner), game, JSON.parse(saved));
    assertEquals([...first, ...train(game, rest, 100, again)], results);
    assertStrictEquals(JSON.stringify(rest.state), JSON.stringify(whole.state));
  });

  Deno.test(`${title}: a learner shares no data with the states it was made from and returns`, () => {
    const one = createLearner(quick(learner), game);
    train(game, one, 20, stillContext(title));
    const { state } = one;
    const before = JSON.stringify(state);
    const other = createLearner(quick(learner), game, state);
    train(game, one, 20, stillContext(`${title} one`));
    train(game, other, 20, stillContext(`${title} other`));
    assertStrictEquals(JSON.stringify(state), before);
    assertNotStrictEquals(JSON.stringify(one.state), before);
  });

  Deno.test(`${title}: nothing is learned from an unfinished game`, () => {
    const broken = createLearner(quick(learner), game);
    const steady = createLearner(quick(learner), game);
    train(game, broken, 20, stillContext(title));
    train(game, steady, 20, stillContext(title));
    const before = JSON.stringify(broken.state);
    broken.gameStart(0);
    broken.choose(game.start(), stillContext("broken off"));
    assertStrictEquals(JSON.stringify(broken.state), before);
    train(game, broken, 20, stillContext(`${title} on`));
    train(game, steady, 20, stillContext(`${title} on`));
    assertStrictEquals(JSON.stringify(broken.state), JSON.stringify(steady.state));
  });

  Deno.test(`${title}: as an agent it learns nothing`, () => {
    const trained = createLearner(quick(learner), game);
    train(game, trained, 50, stillContext(title));
    const path = `${folder}/${learner}_${game.name}.json`;
    const saved = JSON.stringify(trained.state);
    Deno.writeTextFileSync(path, saved);
    for (const spec of [quick(learner), quick(learner, `file=${path}`)]) {
      const lasting = createAgent(spec, game);
      assertStrictEquals(lasting.gameEnd, undefined);
      for (let number = 0; number < 50; number++) {
        const fresh = createAgent(spec, game);
        const [a, b] = [lasting, fresh].map((agent) => moves(game, agent, `game ${number}`));
        assertEquals(a, b);
      }
    }
    assertStrictEquals(Deno.readTextFileSync(path), saved);
  });

  Deno.test(`${title}: a trained agent plays as the learner would without exploring`, () => {
    const trained = createLearner(quick(learner), game);
    train(game, trained, 50, stillContext(title));
    const path = `${folder}/${learner}_${game.name}_played.json`;
    Deno.writeTextFileSync(path, JSON.stringify(trained.state));
    const agent = createAgent(quick(learner, `file=${path}`), game);
    const choose = (trained.play ?? trained.choose).bind(trained);
    const plays = { name: "trained", choose, gameStart: () => trained.gameStart(0) };
    assertEquals(moves(game, agent, "next"), moves(game, plays, "next"));
  });
}

Deno.test("a learner is named by its canonical spec, as an agent with the digest of its file", () => {
  assertStrictEquals(learnerName("menace", ticTacToe), "menace");
  assertStrictEquals(
    createLearner("menace:beads=1,setting=literal", ticTacToe).name,
    "menace:setting=literal,beads=1",
  );
  assertStrictEquals(agentName("menace:win=2,side=O", ticTacToe), "menace:side=O,win=2");
  const path = `${folder}/new.json`;
  const saved = new TextEncoder().encode(JSON.stringify(createLearner("menace", ticTacToe).state));
  Deno.writeFileSync(path, saved);
  const digest = createHash("sha256").update(saved).digest("hex");
  const name = `menace:file=sha256:${digest.slice(0, 16)}`;
  assertStrictEquals(createAgent(`menace:file=${path}`, ticTacToe).name, name);
  // The digest stands for the file, which may be gone by now.
  Deno.removeSync(path);
  assertStrictEquals(createAgent(name, ticTacToe).name, name);
});

Deno.test("learners are listed for the games that they play, also among the agents", () => {
  const [menace] = listLearners(ticTacToe).filter(({ name }) => name === "menace");
  assertMatch(menace.summary, /^MENACE/);
  assertEquals(
    menace.parameters.map(({ name, allowed, fallback }) => [name, allowed, fallback]),
    [
      ["setting", "literal, staged or michie", null],
      ["side", "X or O", null],
      ["symmetry", "true or false", null],
      ["squares", "legal or distinct", null],
      ["fill", "each or random", null],
      ["beads", "a whole number from 1 to 999, or 4 by the number of the move, e.g. 4/3/2/1", null],
      ["win", "a whole number from -99 to 99", null],
      ["draw", "a whole number from -99 to 99", null],
      ["loss", "a whole number from -99 to 99", null],
      ["refill", "drawn, found or never", null],
      ["resign", "true or false", null],
    ],
  );
  const [agent] = listAgents(ticTacToe).filter(({ name }) => name === "menace");
  const { length } = menace.parameters;
  assertEquals(agent.parameters.slice(0, length), menace.parameters);
  assertEquals(agent.parameters.slice(length).map(({ name }) => name), ["file"]);
  assert(listAgents(reversi).every(({ name }) => name !== "menace"));
  assert(listLearners(reversi).every(({ name }) => name !== "menace"));
});

Deno.test("unknown learners, parameters, values and games are refused in one line", () => {
  const refused = (spec: string, message: RegExp, game = ticTacToe) => {
    assertThrows(() => createLearner(spec, game), UsageError, message);
    assertThrows(() => learnerName(spec, game), UsageError, message);
  };
  refused("mennace", /^unknown learner "mennace"; did you mean "menace"\? available: .*menace/);
  refused(
    "menace:bead=3",
    /^unknown parameter "bead" of learner menace; did you mean "beads"\? allowed: setting/,
  );
  for (const beads of ["0", "-1", "many", "4/3/2", "4/3/2/-1", "1000", "1.5"]) {
    refused(`menace:beads=${beads}`, /^parameter beads of menace: expected a whole number from 1 /);
  }
  refused(
    "menace:win=lots",
    /^parameter win of learner menace: expected a whole number from -99 to /,
  );
  refused(
    "menace:setting=donald",
    /^parameter setting of learner menace: expected literal, staged or michie but found "donald"$/,
  );
  refused("menace", /^menace plays tictactoe, not reversi:size=8$/, reversi);
  assertStrictEquals(
    assertThrows(() => createAgent("menace", reversi), UsageError).message,
    "menace plays tictactoe, not reversi:size=8",
  );
});

Deno.test("a missing file and one that is not JSON are refused in one line", () => {
  const refused = (path: string, message: RegExp) =>
    assertThrows(() => createAgent(`menace:file=${path}`, ticTacToe), UsageError, message);
  refused(`${folder}/gone.json`, /^file ".*gone.json" cannot be read: .+$/);
  const path = `${folder}/broken.json`;
  Deno.writeTextFileSync(path, `{"setting":`);
  refused(path, /^file ".*broken.json": expected JSON with the state of the learner; .+$/);
  Deno.writeTextFileSync(path, `{"setting":"source"}`);
  refused(path, /^state of menace:file=sha256:\w+: rules: expected, but it is missing$/);
});

/** Lets a learner move first against random replies and returns the results. */
function train(
  game: Game,
  learner: ReturnType<typeof createLearner>,
  games: number,
  stream: AgentContext,
): Result[] {
  const position = game.start();
  const opponent = createAgent("random", game);
  return Array.from(
    { length: games },
    () => playEpisode(position, [learner, opponent], stream),
  );
}

/** The moves of a game in which an agent moves first against random replies. */
function moves(game: Game, agent: ReturnType<typeof createAgent>, stream: string): string[] {
  const played: string[] = [];
  const position = game.start();
  const opponent = createAgent("random", game);
  const own = stillContext(`${stream} own`);
  const other = stillContext(`${stream} other`);
  agent.gameStart?.(0);
  while (position.result() === null) {
    const move = position.side === 0
      ? agent.choose(position, own)
      : opponent.choose(position, other);
    played.push(game.format(position, move));
    position.play(move);
  }
  agent.gameEnd?.(position.result()!, 0);
  return played;
}
