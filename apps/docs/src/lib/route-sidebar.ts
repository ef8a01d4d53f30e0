/** Shows people who play the games in the sidebar, and people who build the tools, guides, example games and API. */
import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import { withoutLanguage } from "./languages.ts";
import { withoutBase } from "./links.ts";

type Entry = StarlightRouteData["sidebar"][number];

const isCurrent = (entry: Entry): boolean =>
  entry.type === "group" ? entry.entries.some(isCurrent) : entry.isCurrent;

/** Pages for players that the sidebar may not list. */
const PLAYERS_PATH = /^\/(play|matches|learn|puzzles|solved|games|glossary)\//;

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route }, url }) => {
  const [games, ...others] = route.sidebar;
  if (!games) return;
  const isForBuilders =
    others.some(isCurrent) || !PLAYERS_PATH.test(withoutLanguage(withoutBase(url.pathname)));
  route.sidebar = isCurrent(games) || !isForBuilders ? [games] : others;
});
