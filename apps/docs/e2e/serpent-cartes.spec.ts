import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { serpentCartes as game } from "@serpentarium/serpent-cartes";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const PATH = "/play/serpent-cartes/";
const lines = readFileSync("../../packages/serpent-cartes/test/vectors/serpent-cartes.jsonl", "utf8")
  .trim()
  .split("\n");

interface Recorded {
  readonly seats: number;
  readonly options: object;
  readonly plies: readonly { readonly pos: string; readonly played: string }[];
}
const recorded = lines.map((line): Recorded => JSON.parse(line));

function linkBeforeGo(match: Recorded | undefined): string {
  const before = match?.plies.findIndex(({ played }) => played === "go") ?? -1;
  if (!match || before < 0) throw new Error("no recorded game goes on");
  const actions = match.plies.slice(0, before).map(({ played }) => played);
  const table = createTable(game, { seats: match.seats, options: match.options });
  return `#${formatLink(createRecord(game, { table, actions }))}`;
}
const going = recorded.filter(({ plies }) => plies.some(({ played }) => played === "go"));
const LINK = linkBeforeGo(going[0]);

test("a turn takes one press", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(LINK, PATH);
  await play.expectState("advance");
  await play.board.getByRole("button", { name: "Go on" }).or(play.target("go")).first().click();
  await play.expectLast("go");
});

test("the lively preset is proposed, and sets both platform options", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  await play.choose("New game…");
  const way = page.getByLabel("Way to play");
  await expect(way).toHaveValue("lively");
  await expect(page.getByLabel("Where pawns enter")).toHaveValue("die");
  await expect(page.getByLabel("Rows")).toHaveValue("finishable");
  await page.getByLabel("Rows").selectOption("any");
  await expect(way).toHaveValue("");
  await way.selectOption({ label: "Our reading" });
  await expect(page.getByLabel("Where pawns enter")).toHaveValue("card");
});

test("an aid shows the way ahead", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(LINK, PATH);
  const pieces = play.board.locator(".root [data-piece]");
  const before = await pieces.count();
  await play.board.getByRole("button", { name: "Show the way ahead" }).click();
  await expect.poll(() => pieces.count()).toBeGreaterThan(before);
});

test("on a phone the button to go on covers no card of the longest row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const play = new PlayPage(page);
  await play.open(linkBeforeGo(going.find(({ seats }) => seats === 4)), PATH);
  await play.notice.getByRole("button", { name: "Close" }).click();
  const button = play.board.getByRole("button", { name: "Go on" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const gap = async (): Promise<number> => {
    const [card, pressed] = await Promise.all([
      play.board.locator("[part=drawing]").boundingBox(),
      button.boundingBox(),
    ]);
    return (pressed?.y ?? Number.NaN) - (card?.y ?? Number.NaN) - (card?.height ?? Number.NaN);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test("the menu says what is an addition, and one press changes it", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", "/play/serpent-cartes/");
  const way = (await play.openMenu()).locator(".way");
  await expect(way).toContainText("Lively – Where pawns enter: By a throw of the die");
  await way.getByRole("button", { name: "Change: Our reading" }).click();
  await expect(way).toContainText(/^Our reading/);
  await expect(play.turn).not.toContainText("Throw");
  await way.getByRole("button", { name: "Change: Lively" }).click();
  await expect(way).toContainText("Lively");
  await page.goto("/learn/serpent-cartes/");
  await expect(page.locator(".addition")).toContainText("An addition, not in the printed rules");
});
