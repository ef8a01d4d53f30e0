// #region refusal
import { createTable, play, unwrap } from "@serpentarium/core";
import plugin, { ticTacToe } from "./tic-tac-toe/src/index.ts";

const table = createTable(ticTacToe);
const position = unwrap(ticTacToe.parsePosition("place:2 ....x....", table));

export const refusal = play(ticTacToe, position, "b2");

// {
//   ok: false,
//   error: {
//     code: "refused",
//     clause: "place.free",
//     message: { id: "clauses.place.free.refusal", data: { cell: "b2" } },
//     data: { cell: "b2" },
//     spaces: ["b2"],
//   },
// }
// #endregion

// #region words
import { createWords } from "@serpentarium/core/words";

const words = createWords("en", ...plugin.words);
export const text = refusal.ok ? "" : words.format(refusal.error.message); // "b2 already holds a mark."
// #endregion
