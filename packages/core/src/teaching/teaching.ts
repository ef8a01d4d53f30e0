import type { GameTypes } from "../game.ts";
import type { Text } from "../text.ts";
import type { Setting } from "./setting.ts";
import type { Task } from "./task.ts";

/** One of the pictures from which a game is understood in two minutes. */
export interface Picture<ClauseId extends string = string> extends Setting<ClauseId> {
  readonly title: Text;
  /** Two or three short sentences. */
  readonly caption: Text;
  /** A legal action, shown by what it leads to. */
  readonly play?: string;
}

/** How a game is taught: what a package exports by default as `<package>/teaching`. */
export interface Teaching<T extends GameTypes = GameTypes> {
  /** The game in six pictures. */
  readonly pictures: readonly Picture<T["clause"]>[];
  /** A lesson of 6 to 10 tasks, each building on those before. */
  readonly tasks: readonly Task<T>[];
}

/** How a game is taught, with the clauses, positions and events of that game. */
export const defineTeaching = <T extends GameTypes>(teaching: Teaching<T>): Teaching<T> => teaching;
