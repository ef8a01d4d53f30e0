/**
 * A lesson of a game: tasks on its board, with hints and the rules that apply. Its style sheet is `@serpentarium/play/lesson.css`.
 *
 * @module
 */
export { type Lesson, type LessonState, openTask } from "./lesson.ts";
export type { LessonOptions } from "./lesson-page.ts";
export type { LessonHandlers, LessonLinks, LessonViewProps } from "./lesson-view-props.ts";
export { mountLesson } from "./mount-lesson.ts";
export { loadProgress } from "./progress.ts";
export { LessonControlsView } from "./views/lesson-controls-view.tsx";
export { TaskView } from "./views/task-view.tsx";
