// #region picture
import { renderSvg } from "@serpentarium/board";
import boardEn from "@serpentarium/board/words/en";
import { createTable, unwrap } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import plugin, { ticTacToe } from "./tic-tac-toe/src/index.ts";

const table = createTable(ticTacToe);
const position = unwrap(ticTacToe.parsePosition("place:2 x...x...o", table));

const words = createWords("en", ...plugin.words, coreEn, boardEn);
export const svg = renderSvg(ticTacToe.scene(position, "wide"), { words });

// #endregion

// #region board
import { connectBoard } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createActor } from "xstate";

const board = document.createElement("serpent-board");
const actor = createActor(createTurnMachine(ticTacToe), { input: { table } }).start();
const connection = connectBoard(board, { game: ticTacToe, actor, words });

board.addEventListener("refused", (event) => {
  const { clause } = (event as CustomEvent<{ clause?: string }>).detail;
  location.hash = clause ?? ""; // the paragraph of the rulebook
});
document.body.append(board);

// #endregion

export { actor, board, connection };
