import { boardIn, type Mounted, partIn } from "../ui/page-parts.ts";
import { type LessonOptions, LessonPage } from "./lesson-page.ts";

/**
 * Mounts a lesson of a game. The task is in the fragment of the address; the browser keeps which ones are done.
 *
 * @param root - may contain the parts as a server has rendered them: `.task-of-lesson`, `.table` with `serpent-board`, and `.side`
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
