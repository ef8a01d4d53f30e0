import { expect } from "@playwright/test";
import { games, pluginOf } from "../src/lib/registry/games.ts";
import { gameText } from "../src/lib/words/words.ts";
import { expectAccessible } from "./axe.ts";
import { EditorPage } from "./editor-page.ts";
import { expectNoOverflow } from "./overflow.ts";
import { PlayPage } from "./play-page.ts";
import { newContext, test } from "./test.ts";

const FRESH = "move:2 l1,l1,l1,l2,l2,l2,l3,l3,l3,d1,d1,d1,d2,d2,d2,d3,d3,d3,n light - 0";

test("a position is set up by pressing, played, undone to its start, and resumed after a reload", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  const { play } = editor;
  await editor.open("/play/pantarei/");
  await editor.startFrom("blank");
  await expect(editor.text).toHaveValue(FRESH);
  await editor.press("remove pile-1", "l1 pile-18", "split pile-18");
  const start = "move:2 l1,l1,l2,l2,l2,l3,l3,l3,d1,d1,d1,d2,d2,d2,d3,d3,d3,n,l1 light - 0";
  await expect(editor.text).toHaveValue(start);
  await expect(editor.verdict).toHaveText("You can play from this position.");
  await editor.playFromHere();

  await expect(editor.dialog).toBeHidden();
  await expect(play.turn).toContainText("Player 2 (dark), your turn");
  const setUp = page.locator("serpent-play .log p").filter({ hasText: "from a position that was set up" });
  await expect(setUp).toHaveAttribute("title", start);
  await play.enterNotation("9R");
  await play.expectLog(["9R"]);
  await page.reload();
  await play.expectLog(["9R"]);
  await play.tool("Undo").click();
  await play.expectLog([]);
  await expect(play.turn).toContainText("Player 2 (dark), your turn");
  await expect(play.tool("Undo")).toHaveAttribute("aria-disabled", "true");
});

test("an invalid position is explained in text and on the board, and is not played", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open("/play/ssserpent/");
  await editor.startFrom("blank");
  await editor.press("blue-apple c3", "red-apple c4");
  await expect(editor.verdict).toHaveText("Not legal yet: apples do not lie beside each other");
  await expect(editor.text).toHaveAttribute("aria-invalid", "true");
  const marks = editor.dialog.locator("serpent-board .mark.refused");
  await expect(marks).toHaveCount(2);
  await editor.playFromHere();
  await expect(editor.dialog).toBeVisible();
  await expect(editor.text).toBeFocused();

  await editor.press("red e5");
  await expect(editor.verdict).toContainText("No effect: the red serpent goes on beside its tail.");
  await editor.press("remove c4");
  await expect(editor.verdict).toHaveText("You can play from this position.");
  await expect(marks).toHaveCount(0);

  await editor.text.fill("move:red a1");
  await expect(editor.verdict).toContainText("The board shows the last position that the game could read.");
  await expect(editor.verdict).toHaveAttribute("data-code", "bad-position");
});

test("a link to a position opens in another browser, and its match can be shared", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const editor = new EditorPage(page);
  await editor.open("/play/ssserpent/");
  await editor.text.fill("move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0");
  await editor.dialog.getByRole("button", { name: "Link" }).click();
  await expect(editor.dialog).toContainText("Link copied: anyone who opens it plays from this position.");
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = new PlayPage(await (await newContext(browser)).newPage());
  await other.page.goto(link);
  await expect(other.notice).toContainText("This match came with the link.");
  await expect(other.turn).toContainText("Player 1 (red), your turn");
  await other.enterNotation("NN");
  await other.expectLog(["NN"]);
  await other.choose("Copy link");
  const shared = new URL(other.page.url()).hash;
  expect(new URLSearchParams(shared.slice(1)).get("start")).toBe(
    "move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0",
  );
  await editor.play.page.goto("about:blank");
  await editor.play.open(shared, "/play/ssserpent/");
  await editor.play.expectLog(["NN"]);
  await other.page.context().close();
});

test("a rulebook example is chosen by its clause, with its options, in French", async ({ page }) => {
  const { game, examples } = pluginOf("pantarei");
  const number = examples.findIndex(({ options }) => options && "goal" in options);
  const example = examples[number];
  if (!example) throw new Error("no example with options");
  const editor = new EditorPage(page);
  await editor.open("/fr/play/pantarei/");
  const group = editor.dialog.locator(
    `optgroup[label="${gameText(game.id, `clauses.${example.clause}.title`, "fr")}"]`,
  );
  await expect(group.locator(`option[value="example-${number}"]`)).toBeAttached();
  await editor.startFrom(`example-${number}`);
  await expect(editor.text).toHaveValue(example.position);
  await expect(editor.verdict).toHaveText("Cette position peut se jouer.");
  await editor.dialog.getByText("Joueurs et options").click();
  await expect(editor.dialog.locator("#editor-option-goal")).toHaveValue(String(example.options?.["goal"]));
});

test("by keyboard: a tool is chosen with arrow keys and used on the board", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open("/play/ssserpent/");
  await expect(editor.dialog.locator("#editor-origin")).toBeFocused();
  await editor.startFrom("blank");
  await editor.dialog.locator("input[value='red']").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(editor.dialog.locator("input[value='red-apple']")).toBeChecked();
  await editor.dialog.locator("serpent-board [data-target='c3']").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(editor.text).toHaveValue("move:red a1..-.7.a i9..-.8.a - d3 - 0 0 0");
  await page.keyboard.press("Escape");
  await expect(editor.dialog).toBeHidden();
});

test("the editor does not offer the present match of a game with hidden information", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open("/play/hidden-hands/");
  await expect(editor.dialog.locator("#editor-origin option[value='present']")).toHaveCount(0);
  await expect(editor.text).toHaveValue("deal:chance - -");
});

for (const id of Object.keys(games)) {
  // variants share the editor of their base; these two have tools of every kind
  const tag = ["pantarei", "sssnake"].includes(id) ? [] : ["@full"];

  test(`${id}: the editor has no axe violations and fits a phone`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const editor = new EditorPage(page);
    await editor.open(`/play/${id}/`);
    await expect(editor.dialog.locator("serpent-board .board")).toBeVisible();
    await expectAccessible(page, "dialog");
    const overflow = await editor.dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoOverflow(page);
  });
}
