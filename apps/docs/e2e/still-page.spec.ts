import { expect, type Page } from "@playwright/test";
import { publishedGames } from "../src/lib/registry/games.ts";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const LANGUAGE_PATHS = ["", "/fr"];
/** The number of presses measured at each size; they end no game. */
const PRESSES = 40;
/** Every sixth press is on any target, including illegal ones, and every sixth asks for a hint. */
const EVERY = 6;

/** Starts to record movements: of the parts of the play page that exist before and after a frame. */
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
          // nodes of the board are excluded because its buttons and targets appear and disappear, see `partsOfBoard`;
          // a clipped text of the log has no box; a hint covers the parts above it when it grows; every action has other clauses
          if (!element || currentRect.height === 0 || down === 0 || element.closest(".hint, .clauses a"))
            continue;
          moves.push(`${element.localName}.${element.className} moves by ${down} px`);
        }
    });
    observer.observe({ type: "layout-shift" });
  });

/** The boxes of the parts of the board except its buttons: below a tall board these stay on the screen, above a hint. */
const partsOfBoard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts =
      document.querySelector("serpent-board")?.shadowRoot?.querySelectorAll(".root > :not([part=buttons])") ??
      [];
    return [...parts].map((part) => `${part.part} at ${Math.round(part.getBoundingClientRect().y)}`);
  });

/** Presses an enabled button or target at random; sometimes any target, or the button for a hint. */
const pressSomething = (page: Page, i: number): Promise<void> => {
  const what = { chosen: 7 * i + 3, isAny: i % EVERY === 2, isHint: i % EVERY === 4 };
  return page.evaluate(async ({ chosen, isAny, isHint }) => {
    const buttonOf = (selector: string, names = /./): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(`serpent-play ${selector}`)].find(
        (one) => one.offsetParent && names.test(one.textContent ?? ""),
      );
    const root = document.querySelector("serpent-board")?.shadowRoot;
    const targets = [...(root?.querySelectorAll<HTMLElement>(isAny ? ".target" : ".enabled") ?? [])];
    const control = isHint ? buttonOf(".bar button", /^(Hint|Conseil)$/) : !isAny && buttonOf(".roll .main");
    (control || targets[chosen % targets.length])?.click();
    // the texts are drawn after the board, and shifts of a frame are reported after the next one
    for (const _ of [1, 2, 3, 4, 5, 6]) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, what);
};

for (const { game } of publishedGames)
  for (const path of LANGUAGE_PATHS)
    test(`${path}/play/${game.id}/: nothing on the page moves while a match is played`, async ({ page }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const play = new PlayPage(page);
        await play.open("", `${path}/play/${game.id}/`);
        // later the match is resumed
        if (size === SIZES[0]) await page.locator(".choices .main").click();
        await pressSomething(page, 0);
        await startWatching(page);
        const parts = await partsOfBoard(page);
        for (let i = 0; i < PRESSES; i++) {
          if ((await play.turn.getAttribute("data-over")) !== null) break;
          await pressSomething(page, i);
          if ((await play.turn.getAttribute("data-over")) !== null) break;
          const moves = await page.evaluate(() => Reflect.get(window, "moves") as string[]);
          expect(moves, `${size.width} px, press ${i}`).toEqual([]);
          expect(await partsOfBoard(page), `${size.width} px, press ${i}`).toEqual(parts);
        }
      }
    });
