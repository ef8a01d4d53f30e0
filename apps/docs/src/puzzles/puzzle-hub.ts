import { PUZZLE_GAMES } from "@serpentarium/puzzles";
import { addDays, dailyGame, dayOf, streakOf } from "./daily-puzzle.ts";
import { loadHistory } from "./puzzle-history.ts";
import { formatDay } from "./share-text.ts";

const DAYS_SHOWN = 14;

/** The page of all puzzles, with what is solved in this browser. */
class PuzzleHub extends HTMLElement {
  connectedCallback(): void {
    const history = loadHistory();
    const today = dayOf(new Date());
    const find = (selector: string): HTMLElement | null => this.querySelector<HTMLElement>(selector);
    const language = this.dataset["language"] === "fr" ? "fr" : "en";
    const game = dailyGame(today, PUZZLE_GAMES);
    const card = find(`[data-game="${game}"]`);
    const url = card?.querySelector("a")?.getAttribute("href");
    const link = find("[data-daily] a");
    if (url && link) link.setAttribute("href", `${url}#today`);
    const name = find("[data-daily-game]");
    if (name)
      name.textContent = `${card?.querySelector("a")?.textContent.trim() ?? ""}, ${formatDay(today, language)}`;
    const done = find("[data-daily-done]");
    if (done) done.hidden = !history.days.includes(today);
    for (const each of this.querySelectorAll<HTMLElement>("[data-game]"))
      this.#showProgress(each, history.solved);
    this.#showDays(history.days, today, language);
  }

  #showProgress(card: HTMLElement, solved: readonly string[]): void {
    const { game = "", count = "0" } = card.dataset;
    const done = solved.filter((key) => key.startsWith(`${game}/`)).length;
    const [label, bar] = [card.querySelector<HTMLElement>("[data-progress]"), card.querySelector("progress")];
    if (done === 0 || !label || !bar) return;
    label.textContent = (label.dataset["some"] ?? "").replace("{done}", String(done));
    bar.max = Number(count);
    bar.value = done;
    bar.hidden = false;
  }

  #showDays(days: readonly string[], today: string, language: "en" | "fr"): void {
    const section = this.querySelector<HTMLElement>("[data-history]");
    const [streak, list] = [section?.querySelector("[data-streak]"), section?.querySelector("ol")];
    if (days.length === 0 || !section || !streak || !list) return;
    const { streakText = "", solvedText = "", missedText = "" } = section.dataset;
    streak.textContent = streakText.replace("{days}", String(streakOf(days, today)));
    list.replaceChildren(
      ...Array.from({ length: DAYS_SHOWN }, (_, i) => {
        const day = addDays(today, i + 1 - DAYS_SHOWN);
        const isSolved = days.includes(day);
        const item = document.createElement("li");
        item.toggleAttribute("data-solved", isSolved);
        const text = (isSolved ? solvedText : missedText).replace("{date}", formatDay(day, language));
        const [mark, label] = [document.createElement("span"), document.createElement("span")];
        mark.textContent = isSolved ? "✓" : String(Number(day.slice(-2)));
        mark.ariaHidden = "true";
        label.className = "sr-only";
        label.textContent = text;
        item.title = text;
        item.append(mark, label);
        return item;
      }),
    );
    section.hidden = false;
  }
}

customElements.define("puzzle-hub", PuzzleHub);
