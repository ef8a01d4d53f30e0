// #region series
import { createTable, unwrap } from "@serpentarium/core";
import { formatPoints, parsePlan } from "@serpentarium/core/series";
import { createSeriesMachine, scoreSheetOf } from "@serpentarium/core/turn";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { createActor } from "xstate";

const plan = unwrap(parsePlan({ games: 3, first: "rotating" }));
const table = createTable(ticTacToe);
const series = createActor(createSeriesMachine(ticTacToe), { input: { plan, table } }).start();

// the match under way: an actor of the turn machine
const match = () => series.getSnapshot().children.match;

for (const action of ["a1", "a2", "b1", "b2", "c1"]) match().send({ type: "play", action });
export const between = series.getSnapshot().value; // "pause": undo leads back, next goes on
series.send({ type: "next" }); // player B sits at the first seat now
match().send({ type: "resign", seat: 0 });

const { totals, parts } = scoreSheetOf(ticTacToe, series.getSnapshot().context);
export const points = totals.map((total) => formatPoints(total, parts)); // ["2", "0"]

// #endregion

// #region save
import { formatSeriesLink, parseSeriesLink } from "@serpentarium/core/series";
import { seriesFromRecord, seriesRecordOf } from "@serpentarium/core/turn";

const link = formatSeriesLink(seriesRecordOf(ticTacToe, series.getSnapshot().context));
const record = unwrap(parseSeriesLink(link));
const opened = seriesFromRecord(ticTacToe, createSeriesMachine(ticTacToe), record);
export const again = opened.ok ? createActor(createSeriesMachine(ticTacToe), opened.value) : undefined;

// #endregion

// #region board
import { connectBoard } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";

export function show(board: SerpentBoard): void {
  const connect = () => connectBoard(board, { game: ticTacToe, actor: match() });
  let connection = connect();
  series.on("began", () => {
    connection.disconnect();
    connection = connect(); // every match is an actor of its own
  });
}
// #endregion

export { match, series };
