import type { Game } from "@serpentarium/core";

/** A server for live matches, and its capabilities. */
export interface LiveServer {
  readonly url: string;
  /** The ids of its games. */
  readonly games: readonly string[];
  /** The names of its bots. */
  readonly bots: readonly string[];
  /** The URLs at which other machines reach it; given only to pages on the server's own machine. */
  readonly urls: readonly string[];
  /** The public key with which browsers subscribe to be told of turns; undefined if it tells none. */
  readonly push?: string;
  /** Whether it has calendars. */
  readonly calendars?: true;
}

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 10_000;

const get = async (url: string | URL) =>
  (await fetch(url, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).json();

/**
 * Finds the server for live matches: the one at a URL, or the one that the file there names; undefined if none answers.
 *
 * @param offer - the URL of `live.json`, in the folder of the server
 */
export async function findServer(offer: URL): Promise<LiveServer | undefined> {
  try {
    const { server, ...own } = await get(offer);
    const url = server ?? new URL(".", offer).href;
    const {
      games = [],
      bots = [],
      urls = [],
      push,
      calendars,
    } = server ? await get(`${server}/live.json`) : own;
    return games.length > 0
      ? { url, games, bots, urls, ...(push && { push }), ...(calendars && { calendars }) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a game can be played from the view of one seat. */
export const canPlayViews = ({ hidden }: Pick<Game, "hidden">): boolean =>
  !hidden || hidden.parsePosition !== undefined;
