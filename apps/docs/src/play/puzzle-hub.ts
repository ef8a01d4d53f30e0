import type { Words } from "@serpentarium/core";
import { addDays, dailyGame, dayOf, formatDay, loadHistory, streakOf } from "@serpentarium/play/puzzles";

const DAYS_SHOWN = 14;

/** The page of all puzzles, with what is solved in this browser. */
class PuzzleHub extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { solved, days } = loadHistory();
    const today = dayOf(new Date());
    const find = (selector: string): HTMLElement | null => this.querySelector<HTMLElement>(selector);
    const { language = "en", games = "" } = this.dataset;
    const game = dailyGame(today, games.split(" "));
    const card = find(`[data-game="${game}"]`);
    const url = card?.querySelector("a")?.getAttribute("href");
    const link = find("[data-daily] a");
    if (url && link) link.setAttribute("href", `${url}#today`);
    const name = find("[data-daily-game]");
    if (name)
      name.textContent = `${card?.querySelector("a")?.textContent.trim() ?? ""}, ${formatDay(today, language)}`;
    const done = find("[data-daily-done]");
    if (done) done.hidden = !days.includes(today);
    if (solved.length + days.length === 0) return;
    const { loadWords } = await import("../lib/words/load-words.ts");
    const words = await loadWords(undefined, language, {
      around: [],
      play: ["puzzles"],
      areas: ["progress"],
    });
    for (const each of this.querySelectorAll<HTMLElement>("[data-game]"))
      this.#showProgress(each, solved, words);
    this.#showDays(days, today, words);
  }

  #showProgress(card: HTMLElement, solved: readonly string[], words: Words): void {
    const { game = "", count = "0" } = card.dataset;
    const done = solved.filter((key) => key.startsWith(`${game}/`)).length;
    const [label, bar] = [card.querySelector<HTMLElement>("[data-progress]"), card.querySelector("progress")];
    if (done === 0 || !label || !bar) return;
    label.textContent = words.text("puzzles.solved-of", { done, count: Number(count) });
    bar.max = Number(count);
    bar.value = done;
    bar.hidden = false;
  }

  #showDays(days: readonly string[], today: string, words: Words): void {
    const section = this.querySelector<HTMLElement>("[data-history]");
    const [streak, list] = [section?.querySelector("[data-streak]"), section?.querySelector("ol")];
    if (days.length === 0 || !section || !streak || !list) return;
    streak.textContent = words.text("site.progress.streak", { days: streakOf(days, today) });
    list.replaceChildren(
      ...Array.from({ length: DAYS_SHOWN }, (_, i) => {
        const day = addDays(today, i + 1 - DAYS_SHOWN);
        const isSolved = days.includes(day);
        const item = document.createElement("li");
        item.toggleAttribute("data-solved", isSolved);
        const text = words.text(isSolved ? "site.progress.day-solved" : "site.progress.day-missed", {
          date: formatDay(day, words.language),
        });
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
