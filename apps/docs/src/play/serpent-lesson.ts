import { loadLesson } from "virtual:load-lessons";
import { teachingWords } from "virtual:load-teaching-words";
import { loadWords } from "../lib/words/load-words.ts";

/** The element of a lesson: its first task as a picture and text until its script has loaded. */
class SerpentLesson extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game: id = "", language, rulebook = "", play, lessons, puzzles } = this.dataset;
    const [loaded, words, { mountLesson }] = await Promise.all([
      loadLesson[id]?.(),
      loadWords(id, language, { teaching: teachingWords, play: ["lesson-page"] }),
      import("@serpentarium/play/lesson"),
    ]);
    if (!loaded) throw new Error(`no lesson of ${id}`);
    const { game, teaching } = loaded;
    mountLesson(this, { game, tasks: teaching.tasks, words, rulebook, links: { play, lessons, puzzles } });
  }
}

customElements.define("serpent-lesson", SerpentLesson);
