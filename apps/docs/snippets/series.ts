// #region series
import { createTable, unwrap } from "@serpentarium/core";
import { hasNextMatch, scoreSheetOf } from "@serpentarium/core/match";
import { formatPoints, parseSeriesPlan } from "@serpentarium/core/series";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const plan = unwrap(parseSeriesPlan({ games: 3, first: "rotating" }));
const table = createTable(ticTacToe);
const match = createActor(createTurnMachine(ticTacToe), { input: { plan, table } }).start();

for (const action of ["a1", "a2", "b1", "b2", "c1"]) match.send({ type: "play", action });
export const between = hasNextMatch(match.getSnapshot().context); // true: undo leads back, next goes on
match.send({ type: "next" }); // player B now has the first seat
match.send({ type: "end", reason: "resign", seat: 0 });

const { totals, partsPerPoint } = scoreSheetOf(ticTacToe, match.getSnapshot().context);
export const points = totals.map((total) => formatPoints(total, partsPerPoint)); // ["2", "0"]

// #endregion

export { match };
