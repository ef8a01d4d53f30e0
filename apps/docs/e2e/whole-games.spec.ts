import { expect, type Page, test } from "@playwright/test";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  randomAction,
  tell,
  unwrap,
} from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/games.ts";
import { tabToBoard, walkTo } from "./keyboard.ts";
import { PlayPage } from "./play-page.ts";

/** Options with which each game is soon over. */
const SHORT: Readonly<Record<string, object>> = {
  pantarei: { goal: 3 },
  ssserpent: { size: 7, apples: 1, blueApples: 0, bodies: 2, moveLimit: 10 },
  sssnake: { cards: { S: 5, C: 4, X: 0, D: 0 } },
  "serpent-cartes": { turnLimit: 8 },
};

const MOST_ACTIONS = 300;

/** What came of every action so far, and the position now. */
interface Played {
  readonly position: AnyPosition;
  readonly sentences: readonly string[];
}

/** A text as one hears it. */
const heard = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Draws every seed of the page alike: what chance does there is the same in every run. */
async function fixSeeds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(7);
      return array;
    };
  });
}

/** Collects what is put into the live region of the board. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const root = document.querySelector("serpent-play serpent-board")?.shadowRoot;
    const spoken: string[] = [];
    const note = (): void => {
      const text = root?.querySelector("[role=status]")?.textContent ?? "";
      if (text !== spoken.at(-1)) spoken.push(text);
    };
    if (root)
      new MutationObserver(note).observe(root, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { spoken });
  });
  return async () => heard((await page.evaluate(() => Reflect.get(window, "spoken"))).join(" "));
}

/** Plays through what the page has logged. */
async function readLog(game: Game, play: PlayPage, options: object): Promise<Played> {
  const texts = (await play.log.locator(".notation").allTextContents()).toReversed();
  let position = game.start(createTable(game, { options }));
  const sentences: string[] = [];
  for (const text of texts) {
    const action: AnyAction = unwrap(game.parseAction(text.trim(), position));
    sentences.push(...tell(game, position, action, "en").map(heard));
    position = game.apply(position, action);
  }
  return { position, sentences };
}

const STEPS: Readonly<Record<string, string>> = {
  N: "ArrowUp",
  E: "ArrowRight",
  S: "ArrowDown",
  W: "ArrowLeft",
};

/** Plays an action by keyboard: a path by arrows, anything else by going to what is to be pressed with a key. */
async function perform(
  page: Page,
  game: Game,
  position: AnyPosition,
  action: AnyAction,
  key: "Enter" | "Space",
): Promise<void> {
  if (game.scene(position, "wide").walk !== undefined) {
    const steps = game.formatAction(action, position);
    for (const step of steps) await page.keyboard.press(STEPS[step] ?? step);
    return;
  }
  for (const target of game.clicks(position, action)) {
    await walkTo(page, target);
    await page.keyboard.press(key);
  }
}

for (const [id, options] of Object.entries(SHORT)) {
  const { game } = pluginOf(id);

  test(`${game.title.en}: a whole game with the keyboard alone, each action announced`, async ({ page }) => {
    test.slow();
    await fixSeeds(page);
    const play = new PlayPage(page);
    const table = createTable(game, { options });
    await play.open(`#${formatLink(formatRecord(game, { table, actions: [] }))}`, `/play/${id}/`);
    const spoken = await listen(page);
    await tabToBoard(page);
    const random = createRandom("whole games");
    const seen = { count: 0 };
    let played = await readLog(game, play, options);
    const begun = played.sentences.length;
    while (played.position.phase !== "over" && seen.count < MOST_ACTIONS) {
      const { position } = played;
      const action = randomAction(game, position, random);
      const before = await play.log.count();
      await perform(page, game, position, action, seen.count % 2 ? "Enter" : "Space");
      await expect.poll(() => play.log.count()).toBeGreaterThan(before);
      played = await readLog(game, play, options);
      seen.count += 1;
    }
    expect(played.position.phase).toBe("over");
    await expect(play.turn).toContainText(/wins|win together|draw/i);
    const all = await spoken();
    const unheard = played.sentences.slice(begun).filter((sentence) => !all.includes(sentence));
    expect(unheard).toEqual([]);
  });
}
