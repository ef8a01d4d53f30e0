import type { Browser, Page } from "@playwright/test";
import type { GamePackage } from "./games.ts";

/** What a page shows when its game is over. */
export interface Played {
  readonly presses: number;
  readonly actions: number;
  readonly reason: string;
}

/**
 * The program of a README with a board, and after it one that finishes the game with random actions when the page says
 * so.
 */
export const pageProgram = ({ game, recipe }: Pick<GamePackage, "game" | "recipe">): string => `
import { createRandom, randomAction } from "@serpentarium/core";
import { outcomeOf } from "@serpentarium/core/turn";
${recipe("With the board").code}
const dice = createRandom("page");
function finish(done) {
  const { context } = match.getSnapshot();
  const outcome = outcomeOf(context);
  if (outcome) return done({ actions: context.count, reason: outcome.reason });
  const seat = ${game}.toAct(context.position);
  if (seat !== "chance") match.send({ type: "play", action: randomAction(${game}, context.position, dice) });
  (context.count % 50 === 0 || seat === "chance" ? setTimeout : queueMicrotask)(() => finish(done));
}
Object.assign(globalThis, {
  played: () => match.getSnapshot().context.count,
  waiting: () => ${game}.toAct(match.getSnapshot().context.position) === "chance",
  finished: () => new Promise(finish),
});
`;

/** Presses enabled targets of the board until an action of somebody is played by it. */
async function pressAnAction(page: Page): Promise<number> {
  await page.waitForFunction("globalThis.waiting && !waiting()");
  const before = await page.evaluate<number>("played()");
  const enabled = page.locator('serpent-board [data-target]:not([aria-disabled="true"])');
  for (let presses = 1; presses <= 20; presses += 1) {
    await enabled.first().waitFor();
    await enabled.nth(presses % (await enabled.count())).press("Enter");
    if ((await page.evaluate<number>("played()")) > before) return presses;
  }
  throw new Error("twenty presses played nothing");
}

/** Plays in a browser: one action by pressing targets of the board, the others by program. */
export async function playPage(browser: Browser, url: string): Promise<Played> {
  const page = await browser.newPage();
  // a busy machine is slow, not wrong
  page.setDefaultTimeout(60_000);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  try {
    await page.goto(url);
    await page.locator("serpent-board").first().waitFor();
    const presses = await pressAnAction(page);
    const { actions, reason } = await page.evaluate<{ actions: number; reason: string }>("finished()");
    return { presses, actions, reason };
  } catch (error) {
    throw new AggregateError([...errors, error], `the page failed: ${[...errors, error].join("; ")}`);
  } finally {
    await page.close();
  }
}
