import type { Reader } from "@serpentarium/table";
import type { Lesson, LessonState } from "./lesson.ts";

/** The commands of a lesson. */
export interface LessonHandlers {
  hint(): void;
  retry(): void;
  showSolution(): void;
  restart(): void;
}

/** The URLs of the links at the end of a lesson; links without a URL are not shown. */
export interface LessonLinks {
  /** The page for a match of the game. */
  readonly play?: string | undefined;
  /** The page of all lessons. */
  readonly lessons?: string | undefined;
  /** The page of puzzles of the game. */
  readonly puzzles?: string | undefined;
}

export interface LessonViewProps {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly handlers: LessonHandlers;
  readonly reader: Reader;
  readonly links: LessonLinks;
}
