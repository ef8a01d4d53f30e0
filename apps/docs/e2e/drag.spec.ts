import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { pluginOf } from "../src/lib/registry/games.ts";
import { dragOver, fingerOf, middleOf, mouseOf, type Pointer, waitForDrags } from "./drag.ts";
import { ACTIONS, clicksOf, linkTo as linkToPantarei, PlayPage } from "./play-page.ts";
import { linkTo, SharedScreenPage } from "./shared-screen-page.ts";
import { test } from "./test.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const POINTERS: readonly (readonly [name: string, create: (page: Page) => Promise<Pointer> | Pointer])[] = [
  ["mouse", mouseOf],
  ["touch", fingerOf],
];

/** Drags from one target over others, and drops at the last. */
async function dragTargets(play: PlayPage, pointer: Pointer, targets: readonly string[]): Promise<void> {
  await waitForDrags(play.board);
  const points = [];
  for (const id of targets) points.push(await middleOf(play.target(id).first()));
  await dragOver(pointer, points);
  await pointer.up();
}

const [line = ""] = readFileSync("../../packages/ssserpent/test/vectors/ssserpent.jsonl", "utf8").split("\n");
const SERPENT_ACTIONS = (JSON.parse(line) as { plies: { played: string }[] }).plies.map(
  ({ played }) => played,
);
/** The index of the first move of at least three steps. */
const LONG = SERPENT_ACTIONS.findIndex((action) => /^[NESW]{3,}$/.test(action));

for (const [name, pointerOf] of POINTERS) {
  test(`${name}: a dragged piece follows the pointer, and moves to the pile where it is dropped`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.open(linkToPantarei(2));
    await waitForDrags(play.board);
    const [from = "", to = ""] = clicksOf(2);
    const points = [await middleOf(play.target(from)), await middleOf(play.target(to))];
    const pointer = await pointerOf(page);
    await dragOver(pointer, points);
    await expect(play.target(from)).toHaveAttribute("aria-pressed", "true");
    const image = await middleOf(play.board.locator(".dragged .piece"));
    expect(Math.hypot(image.x - (points[1]?.x ?? 0), image.y - (points[1]?.y ?? 0))).toBeLessThan(8);
    await pointer.up();
    await play.expectLast(ACTIONS[2] ?? "");
    await expect(play.board.locator(".dragged")).toHaveCount(0);
  });

  test(`${name}: a piece returns from a pile that it cannot reach, with the refusal`, async ({ page }) => {
    const play = new PlayPage(page);
    await play.open(linkToPantarei(2));
    const [from = ""] = clicksOf(2);
    // relative to the board, because the page may scroll to the refusal
    const placeOfPiece = async () => {
      const piece = await middleOf(play.target(from).first());
      const board = await play.board.boundingBox();
      return { x: piece.x - (board?.x ?? 0), y: piece.y - (board?.y ?? 0) };
    };
    const before = await placeOfPiece();
    await dragTargets(play, await pointerOf(page), [from, "top-19"]);
    await expect(play.rule).toHaveAttribute("href", "/games/pantarei/#move.distance");
    await expect(play.board.locator(".dragged")).toHaveCount(0);
    expect(await placeOfPiece()).toEqual(before);
    await expect(play.log).toHaveCount(2);
  });

  test(`${name}: a serpent follows a path drawn from its head`, async ({ page }) => {
    const play = new PlayPage(page);
    const table = createTable(ssserpent);
    const record = createRecord(ssserpent, { table, actions: SERPENT_ACTIONS.slice(0, LONG) });
    await play.open(`#${formatLink(record)}`, "/play/ssserpent/");
    await waitForDrags(play.board);
    const head = await play.board.evaluate(
      (board) => (board as HTMLElement & { scene: { keyboardStart: string } }).scene.keyboardStart,
    );
    const steps = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;
    const path = [head];
    for (const letter of SERPENT_ACTIONS[LONG] ?? "") {
      const [right, up] = steps[letter as keyof typeof steps];
      const [column = 0, row = ""] = [path.at(-1)?.charCodeAt(0), path.at(-1)?.slice(1)];
      path.push(`${String.fromCharCode(column + right)}${Number(row) + up}`);
    }
    await dragTargets(play, await pointerOf(page), path);
    await play.expectLast(SERPENT_ACTIONS[LONG] ?? "");
  });

  test(`${name}: a card of the hand is dragged to an end of the snake`, async ({ page }) => {
    const play = new PlayPage(page);
    const linkToSnake = (actions: readonly string[]): string =>
      `#${formatLink(createRecord(sssnake, { table: createTable(sssnake), actions }))}`;
    await play.open(linkToSnake(["3", "C", "S", "C"]), "/play/sssnake/");
    await dragTargets(play, await pointerOf(page), ["hand-S", "table-1-h"]);
    await play.expectLast(/^S:h/);
  });

  test(`${name}: a head is dragged to where it turns`, async ({ page }) => {
    const play = new SharedScreenPage(page);
    await play.open(linkTo(pluginOf("snake-duel").game, 2, ["e5"]), "/play/snake-duel/");
    await play.chooseTogether();
    await play.takeScreen();
    await page.waitForLoadState("networkidle");
    const head = await middleOf(play.board.locator('.root [data-piece="adder-0"]'));
    const pointer = await pointerOf(page);
    await dragOver(pointer, [head, await middleOf(play.target("1:n"))]);
    await pointer.up();
    await expect(play.handOver).toContainText("Pass the screen to: Player 2 (boa).");
  });

  test(`${name}: a card is dragged to the place where it is laid, and returns from elsewhere`, async ({
    page,
  }) => {
    const play = new SharedScreenPage(page);
    await play.open(
      linkTo(pluginOf("hidden-hands").game, 2, ["1,7,9,12/2,5,6,8", "2"]),
      "/play/hidden-hands/",
    );
    await play.chooseTogether();
    await play.takeScreen();
    const pointer = await pointerOf(page);
    await dragTargets(play, pointer, ["9", "7"]);
    await expect(play.handOver).toHaveCount(0);
    const card = await middleOf(play.target("9"));
    const other = await middleOf(play.target("12"));
    // a place beside the hand
    const place = { x: other.x + (other.x - card.x) * 1.8, y: card.y };
    await dragOver(pointer, [card, place]);
    await pointer.up();
    await expect(play.handOver).toContainText("Pass the screen to: Player 2 (boa).");
  });
}

for (const style of [
  "transform: scale(.5) translate(30px, 20px)",
  "zoom: .5",
  "zoom: 1.5",
  "transform: rotate(180deg)",
]) {
  test(`a dragged piece follows the pointer, at its size, under ${style}`, async ({ page }) => {
    const play = new PlayPage(page);
    await play.open(linkToPantarei(2));
    await waitForDrags(play.board);
    await play.board.evaluate((board, css) => board.parentElement?.setAttribute("style", css), style);
    const [from = ""] = clicksOf(2);
    const start = await middleOf(play.target(from));
    await dragOver(mouseOf(page), [start, { x: start.x + 30, y: start.y - 20 }]);
    const boxes = await play.board.evaluate((board) => {
      const root = board.shadowRoot;
      const faint = [...(root?.querySelectorAll<SVGElement>("[data-piece]") ?? [])].find(
        (piece) => piece.style.opacity === "0.3",
      );
      return [faint, root?.querySelector(".dragged .piece")].map((one) => {
        const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
        return { x, y, width, height };
      });
    });
    const [piece, image] = boxes;
    await page.mouse.up();
    if (!(piece && image)) throw new Error("nothing is dragged");
    expect(image.width / piece.width).toBeCloseTo(1, 1);
    expect(image.height / piece.height).toBeCloseTo(1, 1);
    expect(Math.hypot(image.x - piece.x - 30, image.y - piece.y + 20)).toBeLessThan(2);
  });
}

test("a card is dragged to the place where it is laid on a board that is turned around", async ({ page }) => {
  const play = new SharedScreenPage(page);
  await play.open(linkTo(pluginOf("hidden-hands").game, 2, ["1,7,9,12/2,5,6,8", "2"]), "/play/hidden-hands/");
  await play.chooseTogether();
  await play.takeScreen();
  await waitForDrags(play.board);
  await play.board.evaluate((board) => board.parentElement?.setAttribute("style", "rotate: 180deg"));
  const [card, other] = [await middleOf(play.target("9")), await middleOf(play.target("12"))];
  const pointer = mouseOf(page);
  await dragOver(pointer, [card, { x: other.x + (other.x - card.x) * 1.8, y: card.y }]);
  await pointer.up();
  await expect(play.handOver).toContainText("Pass the screen to: Player 2 (boa).");
});

test("a press that slips to another cell marks none, and a drag over free cells scrolls", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  await play.press("b2");
  const [from, to] = [await middleOf(play.target("a1")), await middleOf(play.target("a3"))];
  await dragOver(mouseOf(page), [from, to]);
  await page.mouse.up();
  await play.expectLog(["b2"]);
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    const scrolled = new Promise((end) => document.addEventListener("scrollend", end, { once: true }));
    Object.assign(window, { scrolled });
  });
  const finger = await fingerOf(page);
  await dragOver(finger, [from, to]);
  await finger.up();
  // momentum keeps the page scrolling after the finger is lifted
  await page.evaluate(() => Reflect.get(window, "scrolled").then(() => {}));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await play.press("a1");
  await play.expectLog(["b2", "a1"]);
});
