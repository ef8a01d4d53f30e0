import { bluff } from "./bluff/game.ts";
import plugin, { manhunt } from "./manhunt/game.ts";

// the guides show their rules

// #region bluff
import { createTable, play, redactPosition, unwrap } from "@serpentarium/core";

const laid = unwrap(play(bluff, bluff.start(createTable(bluff)), "1:3")).position; // player 1 lays card 3 face down
const seenAfter = (answer: string) =>
  bluff.formatPosition(redactPosition(bluff, unwrap(play(bluff, laid, answer)).position, 1));

export const secret = bluff.formatPosition(redactPosition(bluff, laid, 1)); // "lay:0 - _1:?"
export const passed = seenAfter("2:pass"); // "lay:1 ?": nobody but player 1 knows the card
export const called = seenAfter("2:call"); // "lay:1 3!"

// #endregion

// #region manhunt
import { narrateAction } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";

const words = createWords("en", ...plugin.words);
const beside = unwrap(manhunt.parsePosition("move:1 5,4 1,2", createTable(manhunt)));
const [near, far] = ["3", "5"].map((node) => {
  const action = unwrap(manhunt.parseAction(node, beside));
  const view = redactPosition(manhunt, manhunt.apply(beside, action), 1);
  return [manhunt.formatPosition(view), ...narrateAction(manhunt, beside, action, words, 1)];
});
export const heard = near; // ["move:2 5,?,! 1,2", "The fugitive moves.", "Steps are heard."]
export const unheard = far; // ["move:2 5,?,? 1,2", "The fugitive moves."]
// #endregion
