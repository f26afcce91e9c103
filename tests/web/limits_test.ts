import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { defaultLimits, isRoomFor, RateLimit } from "matchbox/web/limits.ts";
import { TestClient } from "./client.ts";
import { CONTINUED, FINAL, PING, RawConnection, TEXT } from "./raw_connection.ts";
import { withServer } from "./with_server.ts";

Deno.test("a request that does not come, or comes by drops, is waited for only so long", async () => {
  await withServer(async (url) => {
    using silent = await RawConnection.open(url);
    using half = await RawConnection.half(url);
    using second = await RawConnection.open(url);
    await second.ask("/");
    assertMatch(await second.receive(), /^HTTP\/1\.1 200 /);
    using dripping = await RawConnection.half(url);
    const drips = setInterval(() => dripping.send("X: y\r\n").catch(() => {}), 20);
    const all = [silent, half, second, dripping];
    // None gets an answer to what it did not ask.
    assertEquals(await Promise.all(all.map((each) => each.closed())), ["", "", "", ""]);
    clearInterval(drips);
  }, { limits: { wait: 200 } });
});

Deno.test("a page is kept longer than a request is waited for, until it is silent", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    using silent = await RawConnection.socket(url);
    // The client answers pings, as browsers do.
    assert((await silent.closed()).startsWith("\x89\0"));
    assertStrictEquals(client.socket.readyState, WebSocket.OPEN);
    await client.done({ type: "play/agents", spec: "tictactoe" });
  }, { limits: { wait: 50, silence: 500 } });
});

Deno.test("who takes no answer is disconnected", async () => {
  // More than the buffers of the system hold.
  const large = "x".repeat(32 * 1024 * 1024);
  await withServer(async (url) => {
    using connection = await RawConnection.open(url);
    await connection.ask("/large");
    await connection.receive();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const rest = await connection.closed();
    assert(rest.length < large.length - 1_000_000, `${rest.length}`);
  }, { limits: { stalled: 100 }, files: { "/large": large } });
});

Deno.test("who asks again before the answer is disconnected", async () => {
  await withServer(async (url) => {
    using connection = await RawConnection.open(url);
    await connection.send(`GET / HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(1000));
    const answers = (await connection.closed()).match(/the page/g) ?? [];
    assert(answers.length < 2, `${answers.length}`);
  });
});

Deno.test("headers without an end are refused before they fill the memory", async () => {
  await withServer(async (url) => {
    using connection = await RawConnection.half(url);
    await connection.send(`X: ${"x".repeat(100_000)}\r\n`);
    assertStrictEquals(await connection.closed(), "");
  }, { limits: { wait: 1e9 } });
});

Deno.test("a message in many frames is no longer than one in one frame", async () => {
  await withServer(async (url) => {
    using connection = await RawConnection.socket(url);
    const part = new Uint8Array(300);
    for (const head of [TEXT, CONTINUED, CONTINUED]) await connection.frame(head, part);
    using fitting = await RawConnection.socket(url);
    await fitting.frame(TEXT, part);
    await fitting.frame(CONTINUED | FINAL, part);
    // A close for "message too big" (1009), and an answer.
    assertEquals(await connection.closed(), "\x88\x02\x03\xf1");
    assertMatch(await fitting.receive(), /expected a message in JSON/);
  }, { limits: { messageBytes: 700 } });
});

Deno.test("of many pings only some are answered", async () => {
  await withServer(async (url) => {
    using connection = await RawConnection.socket(url);
    for (let i = 0; i < 500; i++) await connection.frame(PING | FINAL, new Uint8Array(1));
    await connection.frame(0x88, new Uint8Array(0));
    const pongs = (await connection.closed()).split("\x8a\x01\0").length - 1;
    assert(pongs >= 10 && pongs < 100, `${pongs}`);
  }, { limits: { messagesPerSecond: 1, burst: 10 } });
});

Deno.test("one address has not all pages, but a proxy on this machine may have them", () => {
  const limits = { pages: 10, pagesOfAddress: 2 };
  const [one, other, proxy] = ["192.168.1.5", "192.168.1.6", "127.0.0.1"];
  assert(isRoomFor(one, [one], limits, 100));
  assert(!isRoomFor(one, [one, other, one], limits, 100));
  assert(isRoomFor(other, [one, other, one], limits, 100));
  assert(isRoomFor(proxy, Array(9).fill(proxy), limits, 100));
  assert(!isRoomFor(proxy, Array(10).fill(proxy), limits, 100));
  // With few files at hand there are fewer pages: three of four connections.
  assert(isRoomFor(proxy, Array(5).fill(proxy), limits, 8));
  assert(!isRoomFor(proxy, Array(6).fill(proxy), limits, 8));
});

Deno.test("a rate limit allows its burst, and then its rate", () => {
  const limits = fc.record({ perSecond: fc.integer({ min: 1, max: 50 }), burst: fc.nat(20) });
  fc.assert(fc.property(limits, fc.array(fc.nat(500)), ({ perSecond, burst }, pauses) => {
    let now = 0;
    const limit = new RateLimit(perSecond, burst, () => now);
    let taken = 0;
    for (const pause of pauses) {
      now += pause;
      if (limit.take()) taken++;
    }
    assert(taken <= burst + perSecond * now / 1000 + 1e-6);
    // After a long pause the burst is there again, and no more.
    now += 1e6;
    for (let i = 0; i < burst; i++) assert(limit.take());
    assert(!limit.take());
  }));
});

Deno.test("too many, too large and too often refused messages end in a clear refusal", async () => {
  const limits = { messagesPerSecond: 1, burst: 5, refusals: 20, messageBytes: 1000 };
  await withServer(async (url) => {
    const agents = { type: "play/agents", spec: "tictactoe" };
    {
      await using client = await TestClient.connect(url);
      for (let i = 0; i < 5; i++) await client.done(agents);
      assertMatch(await client.refused(agents), /too many messages; expected at most 1 a second/);
      await assertRejects(async () => {
        for (let i = 0; i < 100; i++) await client.ask(agents);
      });
      assertStrictEquals(client.socket.readyState, WebSocket.CLOSED);
    }
    await using client = await TestClient.connect(url);
    const { promise: closed, resolve } = Promise.withResolvers<CloseEvent>();
    client.socket.addEventListener("close", resolve);
    client.send("x".repeat(1001));
    // "Message too big" of RFC 6455.
    assertStrictEquals((await closed).code, 1009);
  }, { limits });
});

Deno.test("requests that are not answered yet are few, and one that is makes room", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("tictactoe", ["person", "person"]);
    for (const id of [101, 102, 103]) {
      client.send(JSON.stringify({ type: "play/hint", id, game, ply: 0 }));
    }
    const { id, reason } = await client.next(({ type }) => type === "refused");
    assertStrictEquals(id, 103);
    assertStrictEquals(reason, "too many requests at once; expected at most 2 without an answer");
    await client.next(({ type, id }) => type === "done" && id === 101);
    await client.done({ type: "play/agents", spec: "tictactoe" });
  }, { limits: { unanswered: 2 } });
});

Deno.test("there are at most so many connections, and one that ends makes room", async () => {
  await withServer(async (url) => {
    {
      await using _one = await TestClient.connect(url);
      await using _two = await TestClient.connect(url);
      await assertRejects(() => TestClient.connect(url));
    }
    await using again = await TestClient.connect(url);
    await again.done({ type: "play/agents", spec: "chess" });
  }, { limits: { pages: 2 } });
});

Deno.test("people at their pages stay below the limits", () => {
  // Ten moves a second are more than anyone plays.
  assert(defaultLimits.messagesPerSecond >= 10 && defaultLimits.burst >= 50);
});
