import { boardIn, type Mounted, partIn } from "../ui/page-parts.ts";
import { type LessonOptions, LessonPage } from "./lesson-page.ts";

/**
 * Mounts a lesson of a game. The fragment of the address names the task; the browser stores which tasks are done.
 *
 * @param root - may contain server-rendered parts: `.task-of-lesson`, `.table` with `serpent-board`, and `.side`
 *   with `.response` and `.choices`
 */
export function mountLesson(root: HTMLElement, options: LessonOptions): Mounted {
  root.classList.add("serpent-lesson");
  const task = partIn(root, "task-of-lesson");
  const table = partIn(root, "table");
  const side = partIn(root, "side");
  const page = new LessonPage(options, {
    task,
    table,
    board: boardIn(table),
    feedback: partIn(side, "response"),
    choices: partIn(side, "choices"),
  });
  root.dataset["live"] = "";
  return page;
}
