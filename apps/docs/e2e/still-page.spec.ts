import { expect, type Page } from "@playwright/test";
import { publishedGames } from "../src/lib/games.ts";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
/** The presses of a match that are measured; none is a game's last one. */
const PRESSES = 14;

/** Collects from now on what moves on the page: the parts of the play page that are there before and after a frame. */
const startWatching = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const down = Math.round(currentRect.y - previousRect.y);
          // the log grows at its top, in a frame of its own
          if (!element || element.closest(".log li") || currentRect.height === 0 || down === 0) continue;
          moves.push(`${element.localName}.${element.className} moves by ${down} px`);
        }
    });
    observer.observe({ type: "layout-shift" });
  });

/** Presses one of the buttons or targets that can be pressed now. */
const pressSomething = (page: Page, choice: number): Promise<void> =>
  page.evaluate(async (chosen) => {
    const button = [...document.querySelectorAll<HTMLElement>("serpent-play .roll .main")].find(
      (one) => one.offsetParent,
    );
    const root = document.querySelector("serpent-board")?.shadowRoot;
    const targets = [...(root?.querySelectorAll<HTMLElement>(".enabled") ?? [])];
    (button ?? targets[chosen % targets.length])?.click();
    // what is measured in a frame is reported after the next one
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, choice);

for (const { game } of publishedGames)
  test(`${game.id}: nothing on the page moves while a match is played`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const play = new PlayPage(page);
      await play.open("", `/play/${game.id}/`);
      // later the match is resumed
      if (size === SIZES[0]) await page.getByRole("button", { name: "Together, here" }).click();
      await pressSomething(page, 0);
      await startWatching(page);
      for (let i = 0; i < PRESSES; i++) {
        if ((await play.turn.getAttribute("data-over")) !== null) break;
        await pressSomething(page, 7 * i + 3);
        if ((await play.turn.getAttribute("data-over")) !== null) break;
        const moves = await page.evaluate(() => Reflect.get(window, "moves") as string[]);
        expect(moves, `${size.width} px, press ${i}`).toEqual([]);
      }
    }
  });
