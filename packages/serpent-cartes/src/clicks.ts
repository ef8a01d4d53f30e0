import type { Action } from "./action.ts";
import { formatAction } from "./notation.ts";
import type { Position } from "./position.ts";

/** One button an action, called like its notation; a row is dealt, not pressed. */
export const clicks = (_position: Position, action: Action): readonly string[] =>
  action.phase === "deal" ? [] : [formatAction(action)];
