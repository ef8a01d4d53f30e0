import { loadLesson } from "virtual:load-lessons";
import { teachingWords } from "virtual:load-teaching-words";
import { loadWords } from "../lib/words/load-words.ts";

/** The element of a lesson: its first task as a picture and text until its script has loaded. */
class SerpentLesson extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game: id = "", language, rulebook = "", play = "", lessons = "", puzzles } = this.dataset;
    const [loaded, words, { LessonPage }] = await Promise.all([
      loadLesson[id]?.(),
      loadWords(id, language, { teaching: teachingWords, areas: ["learn"] }),
      import("./lesson-page.ts"),
    ]);
    const find = <E extends HTMLElement>(selector: string): E => {
      const found = this.querySelector<E>(selector);
      if (!found) throw new Error(`a lesson without ${selector}`);
      return found;
    };
    if (!loaded) throw new Error(`no lesson of ${id}`);
    new LessonPage(
      { game: loaded.game, tasks: loaded.teaching.tasks, words },
      { words, rulebook },
      { play, lessons, puzzles },
      {
        task: find("[data-task]"),
        table: find("[data-table]"),
        board: find<HTMLElementTagNameMap["serpent-board"]>("serpent-board"),
        feedback: find("[data-feedback]"),
        choices: find("[data-choices]"),
      },
    );
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-lesson", SerpentLesson);
