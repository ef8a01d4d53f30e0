import { createHost } from "@serpentarium/live";
import { createHandler } from "@serpentarium/live/node";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { pantarei } from "@serpentarium/pantarei";

const journal = openSqliteJournal(process.env["DATA"] ?? "matches.sqlite");
export const host = createHost({ journal, games: [pantarei] });
export const handle = createHandler({ host });
