import { expect, type Locator, type ViewportSize } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { seatAfterChance } from "@serpentarium/table";
import { games } from "../src/lib/registry/games.ts";
import { expectNoOverflow } from "./overflow.ts";
import { ACTIONS, linkTo, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 667 };
const LANDSCAPE_PHONE = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1366, height: 768 };

/** Whether the lower edge of a part of the board is not covered. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    const { left, width, bottom } = element.getBoundingClientRect();
    const point = [left + width / 2, bottom - 2] as const;
    return document.elementFromPoint(...point) === root.host && root.elementFromPoint(...point) === element;
  });

/** The select elements that cut off their options' names. */
const cutSelects = (selects: Locator): Promise<string[]> =>
  selects.evaluateAll((all) =>
    all.flatMap((select) => {
      const copy = select.cloneNode(true) as HTMLElement;
      select.after(copy);
      copy.style.cssText = "position: absolute; inline-size: max-content; max-inline-size: none";
      const isCut = copy.getBoundingClientRect().width > select.getBoundingClientRect().width + 0.5;
      copy.remove();
      return isCut ? [select.id] : [];
    }),
  );

for (const [locale, tag] of [
  // French has the longer texts
  ["/fr", []],
  ["", ["@full"]],
] as const)
  test(`on phones and on a desktop the whole drawing and the buttons are visible without scrolling${locale}`, {
    tag: [...tag],
  }, async ({ page }) => {
    // with a server of live matches there is one more choice
    const offer = { games: Object.keys(games), bots: ["easy"] };
    await page.route("**/live.json", (route) => route.fulfill({ json: offer }));
    const play = new PlayPage(page);
    for (const [id, { game }] of Object.entries(games)) {
      await page.setViewportSize(PHONE);
      await play.open("", `${locale}/play/${id}/`);
      const drawing = play.board.locator("[part=drawing]").first();
      await expect(drawing).toBeVisible();
      // after the deal, a hand-over screen may appear above the board
      await expect(page.getByRole("button", { name: /^(Live|En direct)/ })).toBeVisible();
      const start = game.start(createTable(game));
      const isRolled = game.chanceOutcomes(start) && seatAfterChance(game, start) !== undefined;
      if (isRolled) await expect(page.locator(".roll .main")).toBeVisible();
      else if (game.toAct(start) === "chance")
        await expect(page.locator(".log [data-notation]")).not.toHaveCount(0);
      // a player gets the screen after the choices
      const takeScreen = page.locator(".hand-over button");
      await expect(takeScreen, id).not.toBeVisible();
      const expectVisible = async (size: ViewportSize, selector: string): Promise<void> => {
        for (const button of await page.locator(selector).all())
          await expect(button, `${id}, ${size.width} px`).toBeInViewport({ ratio: 1 });
      };
      for (const size of [DESKTOP, LANDSCAPE_PHONE, TABLET, SMALL_PHONE, PHONE]) {
        await page.setViewportSize(size);
        const bottom = async (): Promise<number> => {
          const box = await drawing.boundingBox();
          return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
        };
        // the board redraws some frames after a resize
        await expect.poll(bottom, `${id}, ${size.width} px`).toBeLessThanOrEqual(size.height);
        // on phones first the choices before a match, later the buttons of the match; on a desktop all of them
        await expectVisible(size, ".choices button, .choices select");
        await expectNoOverflow(page);
        if (size === DESKTOP) await expectVisible(size, ".tools button");
        expect(await cutSelects(page.locator(".choices select")), `${id}, ${size.width} px`).toEqual([]);
        // the smallest phones are too small for the aids of all games
        if (size === SMALL_PHONE) continue;
        await expectVisible(size, ".aid");
        for (const aid of await page.locator(".aid").all())
          await expect.poll(() => isUncovered(aid), `${id}, ${size.width} px`).toBe(true);
      }
      await page.getByRole("button", { name: /Ensemble|Together/ }).click();
      if (game.hidden) await takeScreen.click();
      for (const size of [SMALL_PHONE, PHONE]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        await expectVisible(size, isRolled ? ".roll button" : ".tools button");
      }
    }
  });

test("the aids of a board with tabs are on the first screen, and nothing covers them", async ({ page }) => {
  const play = new PlayPage(page);
  const tabbed = Object.entries(games).filter(([, { game }]) => {
    const { panels = [] } = game.scene(game.start(createTable(game)), "narrow");
    return panels.length > 1;
  });
  expect(tabbed).not.toEqual([]);
  for (const [id] of tabbed) {
    await page.setViewportSize(DESKTOP);
    await play.open("", `/fr/play/${id}/`);
    await page.getByRole("button", { name: "Ensemble" }).click();
    await page.locator(".roll .main").click();
    await play.board.locator(".target.enabled").first().click();
    for (const aid of await page.locator(".aid").all()) await expect(aid, id).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(PHONE);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(play.board.locator(".tabs")).toBeVisible();
    for (const aid of await page.locator(".aid").all())
      await expect.poll(() => isUncovered(aid), id).toBe(true);
  }
});

test("the statechart opens with the current state in view", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const play = new PlayPage(page);
  await play.open(linkTo(ACTIONS.length));
  const chart = page.locator("serpent-play details.chart");
  await expect(chart.locator("svg")).not.toBeVisible();
  await chart.locator("summary").click();
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator("[data-current]")).toBeInViewport({ ratio: 1 });
});

test("sounds are off by default, and load nothing until they are switched on", async ({ ownPage: page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.addInitScript(() => {
    const made = { contexts: 0, tones: 0 };
    Object.assign(window, { made });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.contexts++;
      }
      override createOscillator() {
        made.tones++;
        return super.createOscillator();
      }
    };
  });
  const made = () => page.evaluate(() => Reflect.get(window, "made"));
  const speakers = () => scripts.filter((url) => url.includes("speaker")).length;
  const play = new PlayPage(page);
  await play.open(linkTo(12));
  await play.enterNotation("10R");
  await play.press("pass");
  expect([await made(), speakers()]).toEqual([{ contexts: 0, tones: 0 }, 0]);
  const setSound = async (isOn: boolean) => {
    await play.choose("Settings");
    await page.getByLabel("Sound").setChecked(isOn);
    await page.getByRole("dialog").getByRole("button").click();
  };
  await setSound(true);
  await expect.poll(made).toEqual({ contexts: 1, tones: 1 });
  expect(speakers()).toBe(1);
  await play.enterNotation("9R");
  await expect(play.turn).toContainText("wins");
  await expect.poll(async () => (await made()).tones).toBeGreaterThan(3);
  await setSound(false);
  const { tones } = await made();
  await play.tool("Undo").click();
  await play.enterNotation("9R");
  await expect(play.turn).toContainText("wins");
  expect((await made()).tones).toBe(tones);
});

test("a setting that is changed in the moment after a press is kept", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(12));
  await play.enterNotation("10R");
  await play.choose("Settings");
  const sound = page.getByLabel("Sound");
  const isOn = await sound.evaluate((field: HTMLInputElement) => {
    const detail = { target: "pass" };
    document.querySelector("serpent-play serpent-board")?.dispatchEvent(new CustomEvent("pick", { detail }));
    field.click();
    return field.checked;
  });
  expect(isOn).toBe(true);
  await expect(sound).toBeChecked();
});

test("the speed of animations is a setting that the browser keeps", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await expect(play.board).toHaveAttribute("speed", "normal");
  await play.choose("Settings");
  await page.getByLabel("Speed of animations").selectOption("Fast");
  await expect(play.board).toHaveAttribute("speed", "fast");
  await play.open();
  await expect(play.board).toHaveAttribute("speed", "fast");
});
