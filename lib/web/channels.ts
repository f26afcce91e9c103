/**
 * Every channel of the server.
 *
 * To add a page, e.g. `menace`, make a folder `lib/web/menace/` with
 * 1. `messages.ts`: valibot schemas of what the page asks (`menace/train`, ...) and of the news of the
 *    server; both sides import it, so it runs in a browser and imports base, games and valibot alone;
 * 2. `channel.ts`: the part of the server, a `Channel` (see channel.ts): it opens its store in
 *    `services.folder`, lets agents think by `services.pool`, throws a `Refusal` for what it does not do;
 * 3. `page.ts`: the part of the page, a `Page` (see page/page.ts), and its styles in `style.css` beside it
 *    (a line in page_files.ts and in page/index.html); it talks through the `Link` it is given, asks again
 *    when the link is back, and shows only texts, never HTML, of messages;
 * 4. a line here, a line in page/pages.ts, and tests in `tests/web/`: add the messages of the channel to
 *    those of fuzz_test.ts, and the page to browser_session.ts.
 *
 * @module
 */
import type { Channel } from "./channel.ts";
import { menaceChannel } from "./menace/channel.ts";
import { playChannel } from "./play/channel.ts";

/** All channels. */
export const channels: readonly Channel[] = [playChannel, menaceChannel];
