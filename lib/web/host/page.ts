/**
 * The page `#/host`: who may do what here; `#/host/TOKEN` makes the visitor the host.
 *
 * @module
 */
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { Page } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { enter, keepToken } from "./secrets.ts";

/** The page of the host. */
export const hostPage: Page = {
  name: "host",
  title: "Host",
  unlisted: true,
  open(place, { link, path }) {
    const status = h("p", { class: "status", role: "status" });
    const problem = h("p", { class: "problem", role: "alert" });
    const token = h("input", { id: "token", type: "text", autocomplete: "off", required: true });
    const show = async () => {
      problem.textContent = "";
      try {
        const isHost = await enter(link);
        status.textContent = isHost ? "You are the host of this server." : "You are a visitor.";
        form.hidden = isHost;
        return isHost;
      } catch (error) {
        problem.textContent = capital((error as Error).message);
        return false;
      }
    };
    const give = async (text: string) => {
      if (keepToken(text.trim()) && await show()) return;
      problem.textContent ||= "This is not the token that the server has printed at its start.";
    };
    const form = h(
      "form",
      {
        hidden: true,
        onsubmit: (event: Event) => {
          event.preventDefault();
          give(token.value);
        },
      },
      h("label", {}, h("span", {}, "Token of the host"), token),
      h("button", {}, "Become the host"),
    );
    fill(
      place,
      h(
        "article",
        { class: "setup host" },
        h("h1", {}, "Host and visitors"),
        status,
        problem,
        form,
        h(
          "p",
          {},
          "What you start belongs to you: only you may stop or change it, when you come back too, " +
            "in this browser. A game belongs to everyone who has its address.",
        ),
        h(
          "p",
          {},
          "The host may stop and change everything, and alone may replace what the learner of " +
            "Reversi knows. Host is who opens the page on the machine of the server, or has the " +
            "token that the server prints when it starts.",
        ),
      ),
    );
    // A token does not stay in the address, which others may see.
    if (path !== "") history.replaceState(null, "", "#/host");
    let given = path;
    return link.whenConnected(() => {
      if (given === "") show();
      else give(given);
      given = "";
    });
  },
};
