import { expect } from "@playwright/test";

import type { Mistake, Task } from "@serpentarium/core/teaching";
import { hintsOf } from "../../../packages/play/src/lesson/lesson.ts";
import { taughtGames } from "../src/lib/registry/games.ts";
import type { Language } from "../src/lib/words/languages.ts";
import { gameText, wordsOf } from "../src/lib/words/words.ts";
import { expectAccessible } from "./axe.ts";
import { LessonPage, lessonOf } from "./lesson-page.ts";
import { expectNoOverflow } from "./overflow.ts";
import { PageNetwork } from "./page-network.ts";
import { PlayPage } from "./play-page.ts";
import { press } from "./press.ts";
import { test } from "./test.ts";

const ID = "pantarei";
const { game, tasks } = lessonOf(ID);
const [first] = tasks;
if (!first) throw new Error("an empty lesson");

const taskText = (task: Task | undefined, part: string, language: Language = "en"): string => {
  if (!task) throw new Error("no such task");
  return gameText(ID, `lesson.${task.id}.${part}`, language);
};

type Beside = Extract<Mistake, { readonly id: string }>;
const isBeside = (mistake: Mistake): mistake is Beside => "id" in mistake;
const beside = first.mistakes.find(isBeside);
if (!beside) throw new Error("the first task has no legal mistake");

for (const id of taughtGames) {
  // all lessons use the same page, and the packages test the solutions
  const tag = id === ID ? [] : ["@full"];

  test(`${id}: the whole lesson is solved by pressing`, { tag }, async ({ page }) => {
    const lesson = new LessonPage(page, id);
    const { tasks: all } = lessonOf(id);
    await lesson.open();
    for (const [i, task] of all.entries()) {
      await expect(lesson.title).toHaveText(gameText(id, `lesson.${task.id}.title`, "en"));
      await lesson.play(task, task.solutions[0] ?? []);
      await lesson.expectFeedback("reached");
      await expect(lesson.feedback).toContainText(gameText(id, `lesson.${task.id}.conclusion`, "en"));
      await lesson.expectDone(i + 1);
      const nextStep = page.locator("[data-next-step]");
      await expect(nextStep).toBeFocused();
      await nextStep.click();
      await expect(lesson.title).toBeFocused();
    }
    await expect(lesson.title).toHaveText("You know how to play");
    const links = page.locator(".lesson-links a");
    await expect(links.nth(1)).toHaveAttribute("href", `/games/${id}/`);
    await expect(lesson.board).toBeHidden();
    await lesson.button("Start the lesson again").click();
    await lesson.expectDone(0);
    await expect(lesson.title).toHaveText(gameText(id, `lesson.${all[0]?.id}.title`, "en"));
  });
}

test("a refused attempt names its clause, a missed one is explained, and both can be retried", async ({
  page,
}) => {
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  await expect(lesson.button("Show me how")).toHaveCount(0);
  // the 2 of the other player
  await press(lesson.board.locator("[data-target]").first());
  await lesson.expectFeedback("refused");
  const rule = lesson.feedback.getByRole("link");
  await expect(rule).toHaveAttribute("href", /^\/games\/pantarei\/#[a-z.-]+$/);
  const clause = (await rule.getAttribute("href"))?.split("#")[1] ?? "";
  await expect(rule).toHaveText(gameText(ID, `clauses.${clause}.title`, "en"));

  await lesson.play(first, beside.play);
  await lesson.expectFeedback("missed");
  await expect(lesson.feedback).toContainText(taskText(first, `mistakes.${beside.id}`));
  await expect(lesson.button("Try again")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lesson.feedback).toBeEmpty();
  await expect(lesson.board).toBeFocused();
  await lesson.play(first, first.solutions[0] ?? []);
  await lesson.expectFeedback("reached");
});

test("hints appear one by one, and then a solution is replayed", async ({ ownPage: page }) => {
  await page.clock.install({ time: 0 });
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  const hints = page.locator(".hints li");
  await expect(hints).toHaveCount(0);
  await lesson.button("Give me a hint").click();
  await expect(hints).toHaveText([taskText(first, "hints.1")]);
  const all = hintsOf({ game, tasks, words: wordsOf(ID, "en") }, first);
  for (const _ of all.slice(1)) await lesson.button("Another hint").click();
  await expect(hints).toHaveText(all.map((id) => gameText(ID, id, "en")));
  await expect(lesson.button("No more hints")).toBeFocused();
  await page.clock.pauseAt(3_600_000);
  await lesson.button("Show me how").click();
  await lesson.expectFeedback("showing");
  // each action and the last position are shown for a while
  for (const _ of [...(first.solutions[0] ?? []), "the end"]) await page.clock.runFor(1200);
  await lesson.expectFeedback("shown");
  await lesson.expectDone(0);
  await expect(lesson.button("Now you")).toBeFocused();
  await page.keyboard.press("Enter");
  await lesson.play(first, first.solutions[0] ?? []);
  await lesson.expectDone(1);
});

test("a lesson resumes where it was left, and each task has its own URL", async ({ page }) => {
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  await lesson.play(first, first.solutions[0] ?? []);
  await lesson.expectFeedback("reached");
  await lesson.open();
  await lesson.expectDone(1);
  await expect(lesson.title).toHaveText(taskText(tasks[1], "title"));
  const third = tasks[2];
  await lesson.open(`#${third?.id}`);
  await expect(lesson.title).toHaveText(taskText(third, "title"));
  await lesson.steps.first().click();
  await expect(lesson.title).toHaveText(taskText(first, "title"));
  await expect(page).toHaveURL(new RegExp(`#${first.id}$`));
  await page.goBack();
  await expect(lesson.title).toHaveText(taskText(third, "title"));

  await page.goto("/learn/");
  const card = page.locator(`lesson-list [data-game=${ID}]`);
  await expect(card).toContainText(`1 of ${tasks.length} tasks done`);
  await card.getByRole("link").click();
  await lesson.waitUntilLive();
  await expect(lesson.title).toHaveText(taskText(tasks[1], "title"));
});

test("shows a lesson in French", async ({ page }) => {
  const lesson = new LessonPage(page, ID, "fr");
  await lesson.open();
  await expect(lesson.title).toHaveText(taskText(first, "title", "fr"));
  await lesson.play(first, beside.play);
  await expect(lesson.feedback).toContainText("Permis, mais pas encore ça");
  await lesson.button("Réessayer").click();
  await lesson.play(first, first.solutions[0] ?? []);
  await expect(lesson.feedback).toContainText("Bravo");
  await page.getByRole("link", { name: "Tâche suivante" }).click();
  await expect(lesson.title).toHaveText(taskText(tasks[1], "title", "fr"));
  await page.goto("/fr/learn/");
  await expect(page.locator(`[data-game=${ID}]`)).toContainText(`1 tâche faite sur ${tasks.length}`);
});

test("a task is solved by keyboard", async ({ page }) => {
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  await lesson.steps.last().focus();
  await page.keyboard.press("Tab");
  await expect(lesson.board).toBeFocused();
  for (const target of lesson.targetsOf(first, first.solutions[0]?.[0] ?? "")) {
    await lesson.moveFocusTo(target);
    await page.keyboard.press("Enter");
  }
  await lesson.expectFeedback("reached");
  await page.keyboard.press("Enter");
  await expect(lesson.title).toBeFocused();
  await expect(lesson.title).toHaveText(taskText(tasks[1], "title"));
});

test("a lesson has no axe violations in any state, and fits a phone", async ({ page }) => {
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  await lesson.button("Give me a hint").click();
  await press(lesson.board.locator("[data-target]").first());
  await lesson.expectFeedback("refused");
  await expectAccessible(page, "main");
  await lesson.play(first, beside.play);
  await lesson.expectFeedback("missed");
  await expectAccessible(page, "main");
  await lesson.button("Try again").click();
  await lesson.play(first, first.solutions[0] ?? []);
  await lesson.expectFeedback("reached");
  await expectAccessible(page, "main");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await page.evaluate(
    ([key, ids]) => localStorage.setItem(key ?? "", ids ?? ""),
    [`serpentarium:${ID}:lesson`, JSON.stringify(tasks.map(({ id }) => id))],
  );
  await lesson.open();
  await expect(lesson.title).toHaveText("You know how to play");
  await expect(
    page.locator("serpent-lesson .task-of-lesson > p"),
    "nothing of the first task is left",
  ).toHaveText([/^All \d+ tasks are done/]);
  await expectAccessible(page, "main");
});

test("the end of a lesson links to a match against a beginner, which a reload keeps", async ({
  ownPage: page,
}) => {
  await page.addInitScript(
    ([key, ids]) => localStorage.setItem(key ?? "", ids ?? ""),
    [`serpentarium:${ID}:lesson`, JSON.stringify(tasks.map(({ id }) => id))],
  );
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  await page.getByRole("link", { name: "Play against a beginner" }).click();
  await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  await expect(page).toHaveURL(/\/play\/pantarei\/$/);
  await page.reload();
  await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  await new PlayPage(page).enterNotation("light");
  // the deal, the colour and the bot's answer
  await expect(page.locator("serpent-play .log [data-notation]")).toHaveCount(3);
});

test("a loaded lesson works offline", async ({ page, context }) => {
  const network = new PageNetwork(page);
  const lesson = new LessonPage(page, ID);
  await lesson.open();
  await network.waitUntilIdle();
  await context.setOffline(true);
  await lesson.play(first, first.solutions[0] ?? []);
  await lesson.expectFeedback("reached");
  await page.locator("[data-next-step]").click();
  // the board shows the next task when its title is focused
  await expect(lesson.title).toHaveText(taskText(tasks[1], "title"));
  await expect(lesson.title).toBeFocused();
  await lesson.play(tasks[1] ?? first, tasks[1]?.solutions[0] ?? []);
  await lesson.expectFeedback("reached");
});
