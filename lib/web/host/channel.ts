/**
 * The channel of the host and the visitors: it learns who is at each page.
 *
 * @module
 */
import { channel } from "../channel.ts";
import { hostRequests } from "./messages.ts";

/** The channel `host`. */
export const hostChannel = channel({
  name: "host",
  requests: hostRequests,
  open({ owners }) {
    return {
      receive: ({ key, token }, client) => owners.enter(client, key, token),
      left: (client) => owners.leave(client),
    };
  },
});
