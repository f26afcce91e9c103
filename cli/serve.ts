/**
 * `serve`: the page in the browser.
 *
 * @module
 */
import { setTimeout as delay } from "node:timers/promises";
import { refusePaths, UsageError } from "matchbox/base/mod.ts";
import { channels } from "matchbox/web/channels.ts";
import { ServedGallery } from "matchbox/web/gallery/served_gallery.ts";
import { newId } from "matchbox/web/ids.ts";
import { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { BOARDS } from "matchbox/web/learner/players.ts";
import { databaseConnected, logLine, SERVER_STARTED } from "matchbox/web/learner/server_log.ts";
import { defaultLimits } from "matchbox/web/limits.ts";
import { openBrowser } from "matchbox/web/open_browser.ts";
import { connectionsAtHand } from "matchbox/web/open_files.ts";
import { Owners } from "matchbox/web/owners.ts";
import { pageFiles } from "matchbox/web/page_files.ts";
import { Refusal } from "matchbox/web/refusal.ts";
import { type FindFile, startServer } from "matchbox/web/server.ts";
import { storePath } from "matchbox/web/store_path.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { checkWritable } from "./allowed_paths.ts";
import { GALLERY } from "./gallery.ts";
import { endAsked } from "./interrupt.ts";
import { wholeNumber } from "./options.ts";

/** The options as text. */
export interface ServeFlags {
  readonly port: string;
  readonly host: string;
  readonly store: string;
  /** Whether the page is opened in the system's browser. */
  readonly open?: boolean;
  /** Whether those on this machine need the token too to be the host. */
  readonly tokenOnly?: boolean;
  /** Whether the log of the source's server is printed. */
  readonly log?: boolean;
}

/** Milliseconds in which connections are closed at the end; a page that does not answer is not waited for. */
const LAST_WORDS = 3000;

/** Where the code of the page is kept. */
const PAGE = ".matchbox/page";

/** Only this machine, and everyone who can reach it. */
const HOSTS = ["127.0.0.1", "0.0.0.0"];

/**
 * Serves the page until it is interrupted.
 *
 * @throws {UsageError} on a port or address that is not allowed
 * @throws {SetupError} when the port is taken
 */
export async function serveVerb(
  { port, host, store, open, tokenOnly = false, log = false }: ServeFlags,
): Promise<void> {
  const number = wholeNumber("serve", "--port", port, 0, 65_535);
  if (!HOSTS.includes(host)) {
    throw new UsageError(
      `--host: expected ${HOSTS.join(" or ")} but found ${JSON.stringify(host)}`,
    );
  }
  checkWritable("--store", store);
  // Before there are threads, which may need a file at the same moment.
  const limits = { ...defaultLimits, open: connectionsAtHand(defaultLimits.open) };
  if (limits.open < defaultLimits.open) {
    console.error(
      `warning: this program may open so few files that at most ${limits.open} connections are ` +
        "possible at a time (see ulimit -n)",
    );
  }
  // Specs come from visitors.
  refusePaths();
  const ended = endAsked("ended at once; every move is kept");
  const page = pageFiles(PAGE);
  const gallery = new ServedGallery({ root: Deno.cwd(), out: GALLERY });
  const files: FindFile = async (path) => await page(path) ?? await gallery.find(path);
  const pool = new AgentPool(navigator.hardwareConcurrency);
  const experience = new ExperienceThread(storePath(store, "experience.sqlite"));
  const token = newId();
  const owners = new Owners({ token, byAddress: !tokenOnly });
  const services = { folder: store, owners, pool, experience };
  const server = startServer({ hostname: host, port: number, channels, services, files, limits });
  pool.warmUp();
  // Bundling may fail; then nobody need open the page to learn it.
  await files("/page.js");
  if (host !== "127.0.0.1") {
    console.error(
      "warning: everyone who can reach this machine can open the page; on the internet it belongs " +
        "behind a reverse proxy: see docs/serve.md",
    );
  }
  console.log(`Matchbox is at ${server.url}`);
  const here = tokenOnly ? "" : "on this machine, or ";
  console.log(`Its host is who opens it ${here}with the token: ${server.url}#/host/${token}`);
  console.log("Ctrl-C ends it; games go on when it is started again.");
  if (log) await startLog(experience);
  if (open) {
    openBrowser(server.url).then((opened) => {
      if (!opened) console.error(`no browser was found; open ${server.url} in one`);
    });
  }
  await ended;
  await Promise.race([server.close(), delay(LAST_WORDS)]);
  gallery.close();
  pool.close();
  experience.close();
}

/** Prints the log of the source's server, from the start on; the database is opened for it. */
async function startLog(experience: ExperienceThread): Promise<void> {
  experience.log = (event) => console.log(logLine(event, new Date()));
  for (const event of SERVER_STARTED) experience.log(event);
  try {
    const known = await Promise.all(
      BOARDS.map(async ([spec, board]) =>
        [board, (await experience.ask("lines", spec, 0, 1)).known] as const
      ),
    );
    experience.log(databaseConnected(known));
  } catch (error) {
    // A page that asks says it too.
    if (!(error instanceof Refusal)) throw error;
    experience.log(`DATABASE... ${error.message}`);
  }
}
