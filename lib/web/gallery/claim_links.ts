/**
 * Links from the numbers of claims to their pages.
 *
 * @module
 */
import { escape } from "@std/html";
import type { JudgedClaim } from "./judged_claims.ts";

/**
 * Lets the numbers of claims lead to their pages, where they led to the list of the sources. On the page of a
 * study, its own questions get a link too.
 *
 * @param html a page of results or a notebook, before its links are followed
 * @param path of its file in the project
 */
export function linkClaims(html: string, path: string, claims: readonly JudgedClaim[]): string {
  const up = "../".repeat(path.split("/").length - 1);
  const pages = new Map(
    claims.filter(({ known }) => known).map(({ verdict: { claim }, page }) => [claim, page]),
  );
  const linked = html.replaceAll(
    /<a href="(?:\.\.\/)*SOURCES\.md#\w+">(\w+)<\/a>/g,
    (link, claim: string) => {
      const page = pages.get(claim);
      return page === undefined ? link : `<a href="${up}${page}">${claim}</a>`;
    },
  );
  const own = claims.filter(({ known, study }) =>
    !known && path.startsWith(`results/${study.id}/`)
  );
  return own.reduce((text, { verdict: { claim }, page }) => {
    const name = escape(claim);
    return text.replace(`<strong>${name} `, `<strong><a href="${up}${escape(page)}">${name}</a> `);
  }, linked);
}
