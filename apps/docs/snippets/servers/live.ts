import { createHost } from "@serpentarium/live";
import { createHandler } from "@serpentarium/live/node";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { ticTacToe } from "@serpentarium/tic-tac-toe";

const journal = openSqliteJournal(process.env["DATA"] ?? "matches.sqlite");
export const host = createHost({ journal, games: [ticTacToe] });
export const handle = createHandler({ host });
