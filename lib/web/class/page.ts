/**
 * The page `#/class`: the games of all who play on this server, in one table with intervals.
 *
 * @module
 */
import * as v from "valibot";
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { Page } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { type PooledGames, pooledGames } from "./messages.ts";

/** How often the table is made anew, in milliseconds. */
const INTERVAL = 5000;

/** The page of a class. */
export const classPage: Page = {
  name: "class",
  title: "Class",
  unlisted: true,
  open(place, { link }) {
    const table = h("div", {
      ...{ class: "scroll", tabindex: 0, role: "group" },
      "aria-label": "Table of the games of the class",
    });
    const problem = h("p", { class: "problem", role: "alert" });
    const show = async () => {
      try {
        const asked = ["play/class", "menace/class"].map((type) => link.ask({ type }));
        const rows = (await Promise.all(asked)).flatMap((rows) =>
          v.parse(v.array(pooledGames), rows)
        );
        fill(table, tableOf(rows));
        problem.textContent = "";
      } catch (error) {
        problem.textContent = capital((error as Error).message);
      }
    };
    fill(
      place,
      h(
        "article",
        { class: "setup" },
        h("h1", {}, "The games of the class"),
        h(
          "p",
          {},
          "All finished games of people on this server against an agent or a machine, with the results of the people. " +
            "The interval contains the true score in 95 % of such tables, if the games do not depend on each other. " +
            "Games of one person do, and so do games against a machine that learns: the true interval is wider.",
        ),
        table,
        problem,
        h(
          "p",
          {},
          h("a", { href: "#/centaurs" }, "An experiment"),
          ": does a person with hints of a machine play better than either alone?",
        ),
      ),
    );
    const forget = link.whenConnected(() => void show());
    const timer = setInterval(() => link.connected && void show(), INTERVAL);
    return () => {
      clearInterval(timer);
      forget();
    };
  },
};

function tableOf(rows: readonly PooledGames[]): HTMLElement {
  if (rows.length === 0) return h("p", {}, "No game has ended yet.");
  const heads = ["against", "games", "won", "drawn", "lost", "points a game", "95 % interval"];
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
    h(
      "tbody",
      {},
      rows.map((row) => {
        const { opponent, games, wins, draws, losses, score, low, high } = row;
        const ends = `${low.toFixed(3)} to ${high.toFixed(3)}`;
        const cells = [games, wins, draws, losses, score.toFixed(3), ends];
        return h(
          "tr",
          {},
          h("th", { scope: "row" }, opponent),
          cells.map((cell) => h("td", {}, `${cell}`)),
        );
      }),
    ),
  );
}
