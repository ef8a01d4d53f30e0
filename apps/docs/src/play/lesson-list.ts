import type { Words } from "@serpentarium/core";
import { loadProgress } from "@serpentarium/play/lesson";

/** Shows the learner’s progress in a lesson on its card. */
function showProgress(card: HTMLElement, tasks: number, done: number, words: Words): void {
  const [label, bar] = [card.querySelector("[data-progress]"), card.querySelector("progress")];
  if (!label || !bar) return;
  label.textContent =
    done === tasks
      ? words.text("site.progress.lesson-done", { tasks })
      : words.text("site.progress.lesson-begun", { done, tasks });
  bar.value = done;
  bar.hidden = false;
}

/** The list of lessons, with the progress stored in this browser. */
class LessonList extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const started = [...this.querySelectorAll<HTMLElement>("[data-game]")].flatMap((card) => {
      const { game = "", tasks = "" } = card.dataset;
      const ids = tasks.split(" ");
      const done = loadProgress(game, ids).length;
      return done > 0 ? [{ card, tasks: ids.length, done }] : [];
    });
    if (started.length === 0) return;
    const { loadWords } = await import("../lib/words/load-words.ts");
    const words = await loadWords(undefined, this.dataset["language"], {
      around: [],
      areas: ["progress"],
    });
    for (const { card, tasks, done } of started) showProgress(card, tasks, done, words);
  }
}

customElements.define("lesson-list", LessonList);
