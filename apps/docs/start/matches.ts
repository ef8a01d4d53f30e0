/** The live matches of the local site, in a file that survives restarts. */
import { pathToFileURL } from "node:url";
import { createBotPool } from "@serpentarium/bots/node";
import { createHost } from "@serpentarium/live";
import { createHandler } from "@serpentarium/live/node";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { findGames } from "../src/lib/registry/find-games.ts";
import type { Middleware } from "./site-server.ts";

export interface LiveMatches {
  /** Answers the requests for live matches. */
  readonly serve: Middleware;
  close(): Promise<void>;
}

/** Opens the live matches in a file, of all games of the site. */
export async function openMatches(file: string): Promise<LiveMatches> {
  const { games, older } = await findGames();
  const modules = [...games, ...older].map(({ plugin, entry }) => ({
    game: plugin.game,
    url: pathToFileURL(entry).href,
  }));
  const pool = createBotPool({ games: modules });
  const journal = openSqliteJournal(file);
  const host = createHost({
    journal,
    games: modules.map(({ game }) => game),
    bots: pool.bots,
    onError: (error) => console.error(error),
  });
  return {
    serve: createHandler({ host }),
    async close() {
      await host.close();
      pool.close();
      await journal.close();
    },
  };
}
