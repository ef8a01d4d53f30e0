// #region record
import { createTable, unwrap } from "@serpentarium/core";
import { createRecord, replay } from "@serpentarium/core/record";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const table = createTable(ticTacToe);
export const record = createRecord(ticTacToe, { table, actions: ["b2", "a3", "c3"] });

// {
//   format: "serpentarium/1",
//   game: "tic-tac-toe",
//   version: "0.1.0",
//   seats: 2,
//   options: {},
//   actions: ["b2", "a3", "c3"],
//   outcome: null,
// }
// #endregion

// #region link
import { formatLink, parseLink } from "@serpentarium/core/record";

export const link = formatLink(record);
// game=tic-tac-toe&version=0.1.0&seats=2&options=%7B%7D&actions=b2_a3_c3&outcome=null
export const read = parseLink(link); // checks only the shape
// #endregion

// #region replay
export const opened = replay(ticTacToe, unwrap(read)); // ok: three actions, four positions

const illegal = { ...record, actions: ["b2", "a3", "b2"] };
export const failure = replay(ticTacToe, illegal); // code "refused", clause "place.free", index 2

// #endregion

// #region major
import { canReadRecords } from "@serpentarium/core/record";

export const old = replay(ticTacToe, { ...record, version: "0.0.9" }); // code "bad-version"
export const reads = [
  canReadRecords({ version: "2.3.0" }, "2.0.1"), // true: the same major
  canReadRecords({ version: "2.3.0" }, "1.9.0"), // false
  canReadRecords({ version: "0.3.0" }, "0.2.9"), // false: before 1.0 the minor counts
];
// #endregion
