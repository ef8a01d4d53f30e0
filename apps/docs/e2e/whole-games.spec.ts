import { expect, type Page } from "@playwright/test";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  narrateAction,
  randomAction,
  unwrap,
} from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/registry/games.ts";
import { gameText, wordsOf } from "../src/lib/words/words.ts";
import { moveFocusTo, tabToBoard } from "./keyboard.ts";
import { notationsOf } from "./notation.ts";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

/** Options for short games. */
const SHORT_OPTIONS: Readonly<Record<string, object>> = {
  pantarei: { goal: 3 },
  ssserpent: { size: 7, apples: 1, blueApples: 0, bodies: 2, moveLimit: 10 },
  sssnake: { cards: { S: 5, C: 4, X: 0, D: 0 } },
  "serpent-cartes": { turnLimit: 8 },
};

const MAX_ACTIONS = 300;

/** The narration of all actions so far, and the current position. */
interface LogReplay {
  readonly position: AnyPosition;
  readonly sentences: readonly string[];
  readonly actions: number;
}

/** Collapses white space. */
const normaliseSpaces = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Fixes the seeds of the page, so that chance is the same in every run. */
async function fixSeeds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    // seeds are drawn as words; ids are drawn as bytes, and must differ
    Object.assign(crypto, {
      getRandomValues: (array: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
        array instanceof Uint32Array ? array.fill(7) : getRandomValues(array),
    });
  });
}

/** Collects the announcements in the live region of the board. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const root = document.querySelector("serpent-play serpent-board")?.shadowRoot;
    const announcements: string[] = [];
    const note = (): void => {
      const text = root?.querySelector("[role=status]")?.textContent ?? "";
      if (text !== announcements.at(-1)) announcements.push(text);
    };
    if (root)
      new MutationObserver(note).observe(root, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { announcements });
  });
  return async () =>
    normaliseSpaces((await page.evaluate(() => Reflect.get(window, "announcements"))).join(" "));
}

async function replayLog(game: Game, play: PlayPage, options: object): Promise<LogReplay> {
  const texts = await notationsOf(play.log);
  let position = game.start(createTable(game, { options }));
  const sentences: string[] = [];
  for (const text of texts) {
    const action: AnyAction = unwrap(game.parseAction(text, position));
    sentences.push(...narrateAction(game, position, action, wordsOf(game.id, "en")).map(normaliseSpaces));
    position = game.apply(position, action);
  }
  return { position, sentences, actions: texts.length };
}

const STEP_KEYS: Readonly<Record<string, string>> = {
  N: "ArrowUp",
  E: "ArrowRight",
  S: "ArrowDown",
  W: "ArrowLeft",
};

/** Plays an action by keyboard: a path with arrow keys, any other action by moving the focus to its targets. */
async function playByKeyboard(
  page: Page,
  game: Game,
  position: AnyPosition,
  action: AnyAction,
  key: "Enter" | "Space",
): Promise<void> {
  if (game.scene(position, "wide").keyboardStart !== undefined) {
    const steps = game.formatAction(action, position);
    for (const step of steps) await page.keyboard.press(STEP_KEYS[step] ?? step);
    return;
  }
  for (const target of game.clicks(position, action)) {
    await moveFocusTo(page, target);
    await page.keyboard.press(key);
  }
}

for (const [id, options] of Object.entries(SHORT_OPTIONS)) {
  const { game } = pluginOf(id);

  test(`${gameText(id, "title", "en")}: a whole game by keyboard, with every action announced`, async ({
    ownPage: page,
  }) => {
    test.slow();
    await fixSeeds(page);
    const play = new PlayPage(page);
    const table = createTable(game, { options });
    await play.open(`#${formatLink(createRecord(game, { table, actions: [] }))}`, `/play/${id}/`);
    const announced = await recordAnnouncements(page);
    await tabToBoard(page);
    const random = createRandom("whole games");
    const seen = { count: 0 };
    let played = await replayLog(game, play, options);
    const begun = played.sentences.length;
    while (played.position.phase !== "over" && seen.count < MAX_ACTIONS) {
      const { position, actions } = played;
      const action = randomAction(game, position, random);
      await playByKeyboard(page, game, position, action, seen.count % 2 ? "Enter" : "Space");
      await expect.poll(() => play.log.count()).toBeGreaterThan(actions);
      played = await replayLog(game, play, options);
      seen.count += 1;
    }
    expect(played.position.phase).toBe("over");
    await expect(play.turn).toContainText(/wins|win together|draw/i);
    const all = await announced();
    const missing = played.sentences.slice(begun).filter((sentence) => !all.includes(sentence));
    expect(missing).toEqual([]);
  });
}
