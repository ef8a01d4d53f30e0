import type { Browser, Page } from "@playwright/test";
import type { GamePackage } from "./games.ts";

/** The result of a game played on a page. */
export interface PageResult {
  readonly presses: number;
  readonly actions: number;
  readonly reason: string;
}

/**
 * The board program of a README, extended by functions for the test: one of them finishes the game with random actions.
 */
export const pageProgram = ({ game, recipe }: Pick<GamePackage, "game" | "recipe">): string => `
import { createRandom, randomAction } from "@serpentarium/core";
${recipe("With the board").code}
const random = createRandom("page");
function finish(done) {
  const { actions, outcome, position } = match.getSnapshot().context;
  if (outcome) return done({ actions: actions.length, reason: outcome.reason });
  const seat = ${game}.toAct(position);
  if (seat !== "chance") match.send({ type: "play", action: randomAction(${game}, position, random) });
  (actions.length % 50 === 0 || seat === "chance" ? setTimeout : queueMicrotask)(() => finish(done));
}
Object.assign(globalThis, {
  actionCount: () => match.getSnapshot().context.actions.length,
  isChanceToAct: () => ${game}.toAct(match.getSnapshot().context.position) === "chance",
  finishGame: () => new Promise(finish),
});
`;

/** Presses enabled targets of the board until a player’s action is played. Returns the number of presses. */
async function pressUntilPlayed(page: Page): Promise<number> {
  await page.waitForFunction("globalThis.isChanceToAct && !isChanceToAct()");
  const before = await page.evaluate<number>("actionCount()");
  const enabled = page.locator('serpent-board [data-target]:not([aria-disabled="true"])');
  for (let presses = 1; presses <= 20; presses += 1) {
    await enabled.first().waitFor();
    await enabled.nth(presses % (await enabled.count())).press("Enter");
    if ((await page.evaluate<number>("actionCount()")) > before) return presses;
  }
  throw new Error("no action was played after twenty presses");
}

/** Plays a game in a browser: one action by pressing targets of the board, the others by `finishGame`. */
export async function playPage(browser: Browser, url: string): Promise<PageResult> {
  const page = await browser.newPage();
  // generous, since the machine may be busy
  page.setDefaultTimeout(60_000);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  try {
    await page.goto(url);
    await page.locator("serpent-board").first().waitFor();
    const presses = await pressUntilPlayed(page);
    const { actions, reason } = await page.evaluate<{ actions: number; reason: string }>("finishGame()");
    return { presses, actions, reason };
  } catch (error) {
    throw new AggregateError([...errors, error], `the page failed: ${[...errors, error].join("; ")}`);
  } finally {
    await page.close();
  }
}
