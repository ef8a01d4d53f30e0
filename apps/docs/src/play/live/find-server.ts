import type { Game } from "@serpentarium/core";
import { href } from "../../lib/links.ts";

/** A server for live matches, and what it offers. */
export interface LiveServer {
  readonly url: string;
  /** The ids of its games. */
  readonly games: readonly string[];
  /** The names of its bots. */
  readonly bots: readonly string[];
  /** The addresses at which other machines reach it; told to pages on its own machine only. */
  readonly urls: readonly string[];
}

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 10_000;

const get = async (url: string | URL) =>
  (await fetch(url, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).json();

/** Finds the server for live matches: this site’s own, or the one that its build names; undefined where none answers. */
export async function findServer(): Promise<LiveServer | undefined> {
  try {
    const own = new URL(href("/live.json"), location.href);
    const { server, ...offer } = await get(own);
    const url = server ?? new URL(".", own).href;
    const { games = [], bots = [], urls = [] } = server ? await get(`${server}/live.json`) : offer;
    return games.length > 0 ? { url, games, bots, urls } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a game can be played on the view of one seat. */
export const canPlayViews = ({ hidden }: Pick<Game, "hidden">): boolean =>
  !hidden || hidden.parsePosition !== undefined;
