/**
 * Shows games in the sidebar of pages for players, and guides, example games and the API on pages for developers; marks titles of guides
 * that are not in the language of the page.
 */
import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import { SOURCE_LANGUAGE, withoutBase } from "../links/links.ts";
import { withoutLanguage } from "../words/languages.ts";
import { loadDocsIds } from "../words/page-languages.ts";
import { pageKindMeta } from "./page-kind-meta.ts";

type Entry = StarlightRouteData["sidebar"][number];

const isCurrent = (entry: Entry): boolean =>
  entry.type === "group" ? entry.entries.some(isCurrent) : entry.isCurrent;

/** Pages for players that may not be in the sidebar. */
const PLAYERS_PATH = /^\/(play|matches|learn|puzzles|solved|games|glossary)\//;

const RULEBOOK_PATH = /^\/games\/[\w-]+\/$/;

/** An entry of which links to guides without a source file have the language of their titles. */
function markCopies(entry: Entry, ids: ReadonlySet<string>): Entry {
  if (entry.type === "group") return { ...entry, entries: entry.entries.map((one) => markCopies(one, ids)) };
  const path = withoutBase(entry.href);
  const isCopy = withoutLanguage(path).startsWith("/guides/") && !ids.has(path.replaceAll(/^\/|\/$/g, ""));
  return isCopy ? { ...entry, attrs: { ...entry.attrs, lang: SOURCE_LANGUAGE } } : entry;
}

export const onRequest = defineRouteMiddleware(async ({ locals: { starlightRoute: route }, url }) => {
  const [games, ...others] = route.sidebar;
  // a rulebook has its own contents beside it, and links to the pages of its game at the top
  if (RULEBOOK_PATH.test(withoutLanguage(withoutBase(url.pathname)))) {
    route.hasSidebar = false;
    route.pagination = { prev: undefined, next: undefined };
    route.head.push(pageKindMeta("rulebook"));
  }
  if (!games) return;
  const isForBuilders =
    others.some(isCurrent) || !PLAYERS_PATH.test(withoutLanguage(withoutBase(url.pathname)));
  if (isCurrent(games) || !isForBuilders) route.sidebar = [games];
  else {
    const ids = await loadDocsIds();
    route.sidebar = others.map((group) => markCopies(group, ids));
  }
});
