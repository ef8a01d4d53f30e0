// #region refusal
import { createTable, play, unwrap } from "@serpentarium/core";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const table = createTable(ticTacToe);
const position = unwrap(ticTacToe.parsePosition("place:2 ....x....", table));

export const refusal = play(ticTacToe, position, "b2");
// {
//   ok: false,
//   error: {
//     code: "refused",
//     clause: "place.free",
//     message: { en: "b2 already holds a mark.", fr: "b2 porte déjà une marque." },
//     data: { cell: "b2" },
//     spaces: ["b2"],
//   },
// }
// #endregion
