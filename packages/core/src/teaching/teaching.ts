import type { GameTypes } from "../game.ts";
import type { Task } from "./task.ts";
import type { TeachingPosition } from "./teaching-position.ts";

/** One of the pictures that explain a game in a few minutes. */
export interface TeachingPicture<ClauseId extends string = string> extends TeachingPosition<ClauseId> {
  /** Permanent within the game. Words hold under `pictures.<id>` its `title`, and a `caption` of two or three short sentences. */
  readonly id: string;
  /** A legal action: the picture shows the position after it as well. */
  readonly play?: string;
}

/** A term of the rules. */
export interface GlossaryTerm<ClauseId extends string = string> {
  /** Words hold under `glossary.<id>` the `term`, and its `meaning` in one sentence. */
  readonly id: string;
  /** The clause that defines it. */
  readonly clause: ClauseId;
}

/** The teaching of a game: the default export of `<package>/teaching`. */
export interface Teaching<T extends GameTypes = GameTypes> {
  /** The game in pictures, six or so, and at least one. */
  readonly pictures: readonly TeachingPicture<T["clause"]>[];
  /** A lesson of tasks, each building on those before: at least one. */
  readonly tasks: readonly Task<T>[];
  /** The terms of the rules that a player may not know. */
  readonly glossary?: readonly GlossaryTerm<T["clause"]>[];
}

/** Returns the teaching of a game, typed for that game. */
export const defineTeaching = <T extends GameTypes>(teaching: Teaching<T>): Teaching<T> => teaching;
