// #region task
import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { TicTacToe } from "./tic-tac-toe/src/index.ts";

export const task: Task<TicTacToe> = {
  id: "win-now",
  clauses: ["end.line", "place.free"],
  position: "place:1 xx.oo....",
  title: { en: "Three in a row", fr: "Trois à la suite" },
  instruction: {
    en: "The crosses are yours. Win with this mark.",
    fr: "Les croix sont à vous. Gagnez avec cette marque.",
  },
  solutions: [["c3"]],
  hints: [
    { en: "Look at the top row.", fr: "Regardez la rangée du haut." },
    { en: "One cross is missing, on c3.", fr: "Il manque une croix, en c3." },
  ],
  mistakes: [
    { play: "b2", refused: "place.free" },
    {
      play: ["c2"],
      because: {
        en: "That stops noughts, but you could win.",
        fr: "Cela arrête les ronds, mais vous pouviez gagner.",
      },
    },
  ],
  conclusion: {
    en: "Look for your own line before the other’s.",
    fr: "Cherchez votre ligne avant celle de l’autre.",
  },
  isReached: (after) => hasWon(after, 0),
};

// #endregion

// #region judge
import { play, unwrap } from "@serpentarium/core";
import { attemptStatus, beginAttempt, continueAttempt, explainMistake } from "@serpentarium/core/teaching";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const begun = unwrap(beginAttempt(ticTacToe, task));
const { action } = unwrap(play(ticTacToe, begun.position, "c2"));
const tried = continueAttempt(ticTacToe, begun, action);

export const standing = attemptStatus(task, tried); // "missed"
export const why = explainMistake(task, tried)?.en; // "That stops noughts, but you could win."
// #endregion
