import { recallProgress } from "./progress.ts";

/** Tells how far the learner is with a lesson. */
function tell(card: HTMLElement): void {
  const { game = "", tasks = "" } = card.dataset;
  const ids = tasks.split(" ");
  const done = recallProgress(game, ids).length;
  const [words, bar] = [card.querySelector<HTMLElement>("[data-progress]"), card.querySelector("progress")];
  if (done === 0 || !words || !bar) return;
  const { one = "", some = "", all = "" } = words.dataset;
  const text = done === ids.length ? all : done === 1 ? one : some;
  words.textContent = text.replace("{done}", String(done));
  bar.value = done;
  bar.hidden = false;
}

/** The list of lessons, with the progress that this browser keeps. */
class LessonList extends HTMLElement {
  connectedCallback(): void {
    for (const card of this.querySelectorAll<HTMLElement>("[data-game]")) tell(card);
  }
}

customElements.define("lesson-list", LessonList);
