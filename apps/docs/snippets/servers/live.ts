import type { Server } from "node:http";
import { createHost } from "@serpentarium/live";
import { createHandler } from "@serpentarium/live/node";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { pantarei } from "@serpentarium/pantarei";

const journal = openSqliteJournal(process.env["DATA"] ?? "matches.sqlite");
export const host = createHost({ journal, games: [pantarei] });
export const handle = createHandler({ host });

/** Lets clients open WebSockets. */
export function acceptSockets(server: Server): void {
  server.on("upgrade", (request, connection, head) => {
    if (!handle.upgrade(request, connection, head)) connection.destroy();
  });
}
