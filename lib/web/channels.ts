/**
 * Every channel of the server.
 *
 * To add a page, e.g. `menace`, make a folder `lib/web/menace/` with
 *
 * 1. `messages.ts`: valibot schemas of what the page asks (`menace/train`, ...), with bounds for every text
 *    and list, and of the news of the server. Both sides import it, so it must run in a browser.
 * 2. `channel.ts`: the part of the server, a `Channel` (see channel.ts). It keeps its data in a file of its
 *    own in `services.folder`, lets agents think in `services.pool`, and throws a `Refusal` for what it does
 *    not do. It computes nothing long in the server's thread. What a visitor starts has an owner, and
 *    what is begun is counted; see owners.ts.
 * 3. `page.ts`: the part of the page, a `Page` (see page/page.ts), with its styles in a style.css
 *    beside it (a line in page_files.ts and in page/index.html). It asks through `context.link`,
 *    asks again in `link.whenConnected`, checks what it hears by the schemas, and shows only texts of
 *    messages, by `h` of touch/page/dom.ts. For boards there is touch/boards/. A game that it proposes is a link such as `#/play?game=chess&against=mcts`.
 * 4. A line in the list below, a line in page/pages.ts, and tests in `tests/web/`: with_server.ts and client.ts
 *    speak with the server, fuzz_test.ts gets the new messages, browser_session.ts the new page.
 *
 * @module
 */
import type { Channel } from "./channel.ts";
import { evolutionChannel } from "./evolution/channel.ts";
import { hostChannel } from "./host/channel.ts";
import { learnerChannel } from "./learner/channel.ts";
import { menaceChannel } from "./menace/channel.ts";
import { playChannel } from "./play/channel.ts";

/** All channels. */
export const channels: readonly Channel[] = [
  playChannel,
  learnerChannel,
  menaceChannel,
  evolutionChannel,
  hostChannel,
];
