/**
 * A server in this thread, for the time of a test.
 *
 * @module
 */
import { refusePaths } from "matchbox/base/mod.ts";
import { channels } from "matchbox/web/channels.ts";
import { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { defaultLimits, type Limits } from "matchbox/web/limits.ts";
import { Owners, type OwnersOptions } from "matchbox/web/owners.ts";
import { type FindFile, startServer } from "matchbox/web/server.ts";
import { storePath } from "matchbox/web/store_path.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";

/** The token of the host. */
export const TOKEN = "0123456789abcdef".repeat(2);

/** What a test may change. */
export interface TestServer {
  readonly limits?: Partial<Limits>;
  readonly folder?: string;
  /** Agents that other tests use too; by default there are some for this test alone. */
  readonly pool?: AgentPool;
  /** Default: everyone on this machine is the host. */
  readonly owners?: OwnersOptions;
  /** Files beside the page, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Finds those that are not among them. */
  readonly find?: FindFile;
}

/** A test may ask faster than a person. */
const unhurried = { messagesPerSecond: 10_000, burst: 10_000, unanswered: 10_000 };

/** Runs a test with a server whose page is one short file. */
export async function withServer(
  test: (url: string) => Promise<void>,
  {
    limits,
    folder = ":memory:",
    pool: shared,
    owners = { token: TOKEN },
    files: more,
    find = () => Promise.resolve(undefined),
  }: TestServer = {},
): Promise<void> {
  refusePaths();
  const pool = shared ?? new AgentPool(1);
  const experience = new ExperienceThread(storePath(folder, "experience.sqlite"));
  const texts = new Map(Object.entries({ "/": "the page", ...more }));
  const files: FindFile = async (path) => {
    const body = texts.get(path);
    const type = path.endsWith(".js") ? "text/javascript" : "text/html";
    return body === undefined ? await find(path) : { type, body };
  };
  const server = startServer({
    ...{ hostname: "127.0.0.1", port: 0, channels, files },
    services: { folder, owners: new Owners(owners), pool, experience },
    limits: { ...defaultLimits, ...unhurried, ...limits },
  });
  try {
    await test(server.url);
  } finally {
    await server.close();
    if (!shared) pool.close();
    experience.close();
  }
}
