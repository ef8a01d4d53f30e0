import { boardIn, type Mounted, partIn } from "../ui/page-parts.ts";
import { type PuzzleOptions, PuzzlePage } from "./puzzle-page.ts";

/**
 * Mounts a page of puzzles of a game. The fragment of the address names the puzzle; the browser stores which puzzles are solved.
 *
 * @param root - may contain server-rendered parts: `.task-of-lesson`, `.table` with `serpent-board`, and `.side`
 *   with `.response` and `.choices`
 */
export function mountPuzzles(root: HTMLElement, options: PuzzleOptions): Mounted {
  root.classList.add("serpent-lesson", "serpent-puzzles");
  const task = partIn(root, "task-of-lesson");
  const board = boardIn(partIn(root, "table"));
  const side = partIn(root, "side");
  const layout = { task, board, feedback: partIn(side, "response"), choices: partIn(side, "choices") };
  const page = new PuzzlePage(options, layout);
  root.dataset["live"] = "";
  return page;
}
