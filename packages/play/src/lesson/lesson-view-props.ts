import type { Reader } from "@serpentarium/table";
import type { Lesson, LessonState } from "./lesson.ts";

/** The commands of a lesson. */
export interface LessonHandlers {
  hint(): void;
  retry(): void;
  showSolution(): void;
  restart(): void;
}

/** The URLs of the links at the end of a lesson; what is left out is not offered. */
export interface LessonLinks {
  /** A match of the game. */
  readonly play?: string | undefined;
  /** The other lessons. */
  readonly lessons?: string | undefined;
  /** The puzzles of the game. */
  readonly puzzles?: string | undefined;
}

export interface LessonViewProps {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly handlers: LessonHandlers;
  readonly reader: Reader;
  readonly links: LessonLinks;
}
