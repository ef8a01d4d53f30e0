import { dailyGame, dailyPuzzle, dayOf } from "@serpentarium/play/puzzles";

/** A game whose puzzles alternate with those of others. */
export interface DailyGame {
  readonly id: string;
  readonly title: string;
  /** The page of its puzzles. */
  readonly url: string;
  /** The folder of the pictures of its puzzles, which are numbered from 0. */
  readonly pictures: string;
  /** The number of its puzzles. */
  readonly count: number;
}

/** The puzzle of the day on the home page, which changes with the date without a new build. */
class DailyPuzzleCard extends HTMLElement {
  connectedCallback(): void {
    const { games: data = "[]", language } = this.dataset;
    const games: readonly DailyGame[] = JSON.parse(data);
    const now = new Date();
    const today = dayOf(now);
    const ids = games.map(({ id }) => id);
    const game = games.find(({ id }) => id === dailyGame(today, ids));
    const number = game && dailyPuzzle(today, [...Array(game.count).keys()], ids.length);
    const [link, picture, name] = [
      this.querySelector("a"),
      this.querySelector("img"),
      this.querySelector("[data-game]"),
    ];
    if (!game || number === undefined || !link || !picture || !name) return;
    link.href = `${game.url}#today`;
    name.textContent = `${game.title}, ${now.toLocaleDateString(language, { dateStyle: "long" })}`;
    picture.src = `${game.pictures}${number}.svg`;
    picture.hidden = false;
  }
}

customElements.define("daily-puzzle", DailyPuzzleCard);
