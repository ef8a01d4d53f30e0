import type { GameTypes } from "../game.ts";
import type { Text } from "../text.ts";
import type { Task } from "./task.ts";
import type { TeachingPosition } from "./teaching-position.ts";

/** One of the pictures that explain a game in a few minutes. */
export interface TeachingPicture<ClauseId extends string = string> extends TeachingPosition<ClauseId> {
  readonly title: Text;
  /** Two or three short sentences. */
  readonly caption: Text;
  /** A legal action: the picture shows the position after it as well. */
  readonly play?: string;
}

/** A term of the rules in both languages. */
export interface GlossaryTerm<ClauseId extends string = string> {
  readonly term: Text;
  /** In one sentence. */
  readonly meaning: Text;
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
