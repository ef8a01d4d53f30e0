import type { Task } from "./task.ts";
import type { TeachingPosition } from "./teaching-position.ts";

/** One of the pictures that explain a game in a few minutes. */
export interface TeachingPicture extends TeachingPosition {
  /** Permanent within the game. Words hold under `pictures.<id>` its `title`, and a `caption` of two or three short sentences. */
  readonly id: string;
  /** A legal action: the picture shows the position after it as well. */
  readonly play?: string;
}

/** A term of the rules. */
export interface GlossaryTerm {
  /** Words hold under `glossary.<id>` the `term`, and its `meaning` in one sentence. */
  readonly id: string;
  /** The clause that defines it. */
  readonly clause: string;
}

/** The teaching of a game: the default export of `<package>/teaching`. */
export interface Teaching {
  /** The game in about six pictures; at least one. */
  readonly pictures: readonly TeachingPicture[];
  /** A lesson of tasks, each building on those before: at least one. */
  readonly tasks: readonly Task[];
  /** The terms of the rules that a player may not know. */
  readonly glossary?: readonly GlossaryTerm[];
}
