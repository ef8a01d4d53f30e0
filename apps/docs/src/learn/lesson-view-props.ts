import type { Reader } from "../play/reader.ts";
import type { Lesson, LessonState } from "./lesson.ts";

/** What a learner can ask for beside the board. */
export interface LessonOrders {
  hint(): void;
  again(): void;
  show(): void;
  restart(): void;
}

/** Where the doors of a lesson lead. */
export interface Doors {
  readonly play: string;
  readonly lessons: string;
}

export interface LessonViewProps {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly orders: LessonOrders;
  readonly reader: Reader;
  readonly doors: Doors;
}
