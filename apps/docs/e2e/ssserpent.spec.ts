import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { type AnyPosition, createTable, unwrap } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { ssserpent as game } from "@serpentarium/ssserpent";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const [line = ""] = readFileSync("../../packages/ssserpent/test/vectors/ssserpent.jsonl", "utf8").split("\n");
const ACTIONS = (JSON.parse(line) as { plies: { played: string }[] }).plies.map(({ played }) => played);
const PATH = "/play/ssserpent/";

/** The index of the first move of at least three steps. */
const LONG = ACTIONS.findIndex((action) => /^[NESW]{3,}$/.test(action));
const table = createTable(game);
const LINK = `#${formatLink(createRecord(game, { table, actions: ACTIONS.slice(0, LONG) }))}`;
const before = ACTIONS.slice(0, LONG).reduce<AnyPosition & ReturnType<typeof game.start>>(
  (position, text) => game.apply(position, unwrap(game.parseAction(text, position))),
  game.start(table),
);
const move = unwrap(game.parseAction(ACTIONS[LONG] ?? "", before));
const cells = game.clicks(before, move);

const ARROWS = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft" } as const;

test("arrow keys enter a path, and Backspace takes back a step", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(LINK, PATH);
  await play.expectState("move");
  await play.target(game.scene(before, "wide").keyboardStart ?? "").focus();
  const [first, ...rest] = ACTIONS[LONG] ?? "";
  for (const letter of [first, "Backspace", first, ...rest]) {
    await page.keyboard.press(ARROWS[letter as keyof typeof ARROWS] ?? letter);
  }
  await play.expectLast(ACTIONS[LONG] ?? "");
});

test("by mouse, each step of a path enables its next cells", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(LINK, PATH);
  for (const [step, cell] of cells.entries()) {
    await expect(play.target(cell)).toHaveClass(/enabled/);
    await play.press(cell);
    if (step < cells.length - 1) await expect(play.target(cell)).toHaveAttribute("aria-pressed", "true");
  }
  await play.expectLast(ACTIONS[LONG] ?? "");
});

test("a refused step links to its clause", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(LINK, PATH);
  await play.enterNotation("NN".repeat(8));
  await expect(play.rule).toHaveAttribute("href", /\/games\/ssserpent\/#(move|attack|eat)\./);
  const rules = await play.openRule(play.rule);
  await expect(rules).toHaveURL(/\/games\/ssserpent\/#(move|attack|eat)\./);
  const id = new URL(rules.url()).hash.slice(1);
  await expect(rules.locator(`[id="${id}"]`)).toBeInViewport();
  await rules.close();
});

test("place.apple: refuses an apple beside another one", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  await play.page.getByLabel("Set-up").selectOption("Set up by the players");
  await play.expectState("blue");
  await play.press("c3");
  await play.press("c4");
  await expect(play.rule).toHaveAttribute("href", "/games/ssserpent/#place.apple");
  await play.press("e5");
  await play.expectLog(["c3", "e5"]);
});
