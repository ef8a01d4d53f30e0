/** The script of a process that serves live matches of tic-tac-toe: it sends its port, and answers any message with its resource usage. */
import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { createHost } from "@serpentarium/live";
import { startServer } from "@serpentarium/live/node";
import { openPostgresJournal } from "@serpentarium/live/postgres";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { createBoardGame } from "../boardgame-io/board.ts";
import { board } from "../boardgame-io/tic-tac-toe.ts";
import { startBareServer } from "./bare-server.ts";

/** The resource usage of a process. */
export interface Usage {
  /** Seconds of processor time since its start. */
  readonly cpu: number;
  /** Its current memory, in bytes. */
  readonly memory: number;
}

// all clients have one address here
const NO_LIMIT = 1_000_000_000;
const limits = {
  commandsPerSeat: NO_LIMIT,
  requestsPerAddress: NO_LIMIT,
  matchesPerAddress: NO_LIMIT,
  openPerAddress: NO_LIMIT,
  connectionsPerAddress: NO_LIMIT,
};

/** The ports of a process: for matches, and for creating them. */
export interface Ports {
  readonly matches: number;
  readonly lobby: number;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts boardgame.io's server with its defaults: matches are in memory. */
async function startBoardgameIo(): Promise<Ports> {
  const require = createRequire(import.meta.url);
  const { Server } = require("boardgame.io/server") as typeof import("boardgame.io/server");
  const game = { name: "tic-tac-toe", ...createBoardGame(board) };
  // with the current Koa the lobby works only at a separate port, which may not be the number 0
  const lobbyConfig = { apiPort: "0" as unknown as number };
  const { appServer, apiServer } = await Server({ games: [game], origins: [] }).run({ port: 0, lobbyConfig });
  return { matches: portOf(appServer), lobby: portOf(apiServer) };
}

async function startLive(where: string): Promise<Ports> {
  const journal = where.startsWith("postgres:") ? await openPostgresJournal(where) : openSqliteJournal(where);
  const host = createHost({ journal, games: [ticTacToe], onError: console.error });
  const { port } = await startServer({ host, limits });
  return { matches: port, lobby: port };
}

const [where = ""] = process.argv.slice(2);

async function start(): Promise<Ports> {
  if (where === "boardgame.io") return startBoardgameIo();
  if (where !== "node:http") return startLive(where);
  const port = await startBareServer();
  return { matches: port, lobby: port };
}

const ports = await start();
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const memory = process.memoryUsage.rss();
  process.send?.({ cpu: (user + system) / 1e6, memory } satisfies Usage);
});
process.send?.(ports);
process.on("disconnect", () => process.exit());
