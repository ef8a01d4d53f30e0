import { loadProgress } from "./progress.ts";

/** Shows the learner’s progress in a lesson on its card. */
function showProgress(card: HTMLElement): void {
  const { game = "", tasks = "" } = card.dataset;
  const ids = tasks.split(" ");
  const done = loadProgress(game, ids).length;
  const [label, bar] = [card.querySelector<HTMLElement>("[data-progress]"), card.querySelector("progress")];
  if (done === 0 || !label || !bar) return;
  const { one = "", some = "", all = "" } = label.dataset;
  const text = done === ids.length ? all : done === 1 ? one : some;
  label.textContent = text.replace("{done}", String(done));
  bar.value = done;
  bar.hidden = false;
}

/** The list of lessons, with the progress stored in this browser. */
class LessonList extends HTMLElement {
  connectedCallback(): void {
    for (const card of this.querySelectorAll<HTMLElement>("[data-game]")) showProgress(card);
  }
}

customElements.define("lesson-list", LessonList);
