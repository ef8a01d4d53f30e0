import { expect, type Locator, type Page } from "@playwright/test";
import { play, unwrap } from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import { type Attempt, beginAttempt, continueAttempt, type Task } from "@serpentarium/core/teaching";
import { packageOf } from "../src/lib/registry/games.ts";
import type { Language } from "../src/lib/words/languages.ts";
import { press } from "./press.ts";

/** The lesson of a game. @throws Error if it has none */
export function lessonOf(id: string) {
  const { plugin, teaching } = packageOf(id);
  if (!teaching) throw new Error(`${id} has no lesson`);
  return { game: plugin.game, tasks: teaching.tasks };
}

export class LessonPage {
  readonly page: Page;
  readonly board: Locator;
  readonly feedback: Locator;
  readonly title: Locator;
  readonly steps: Locator;
  readonly #lesson: ReturnType<typeof lessonOf>;
  readonly #path: string;

  constructor(page: Page, id: string, language: Language = "en") {
    this.page = page;
    this.#lesson = lessonOf(id);
    this.#path = `${language === "en" ? "" : `/${language}`}/learn/${id}/`;
    const lesson = page.locator("serpent-lesson");
    this.board = lesson.locator("serpent-board");
    this.feedback = lesson.getByRole("status").and(lesson.locator(".feedback"));
    this.title = lesson.getByRole("heading", { level: 2 });
    this.steps = lesson.locator(".steps a");
  }

  async open(fragment = ""): Promise<void> {
    await this.page.goto(this.#path + fragment);
    await this.waitUntilLive();
  }

  async waitUntilLive(): Promise<void> {
    await expect(this.page.locator("serpent-lesson[data-live]")).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.locator("serpent-lesson").getByRole("button", { name });
  }

  /** The clicks of an action, with the confirm button if further clicks would be possible. */
  clicksOf({ position }: Attempt, notation: string): readonly string[] {
    const { game } = this.#lesson;
    const clicks = game.clicks(position, unwrap(game.parseAction(notation, position)));
    const { action, next } = resolveClicks(game, position, clicks);
    return action && next.length > 0 ? [...clicks, "serpent-board:confirm"] : clicks;
  }

  /** The clicks of the first action of a task. */
  targetsOf(task: Task, notation: string): readonly string[] {
    return this.clicksOf(unwrap(beginAttempt(this.#lesson.game, task)), notation);
  }

  /** Moves the focus to a target of the board with the arrow keys. */
  async moveFocusTo(target: string): Promise<void> {
    const focused = (): Promise<string | undefined> =>
      this.board.evaluate((board) => {
        const inside = board.shadowRoot?.activeElement;
        return inside instanceof HTMLElement ? inside.dataset["target"] : undefined;
      });
    await this.page.keyboard.press("Home");
    const seen = new Set<string>();
    // to the end of a line, to the next line, and back
    const ways = ["ArrowRight", "ArrowDown", "ArrowLeft"];
    for (let at = await focused(); at !== target; at = await focused()) {
      if (at === undefined || seen.has(at)) ways.shift();
      const [way] = ways;
      if (!way) throw new Error(`no arrow leads to ${target}`);
      if (at) seen.add(at);
      await this.page.keyboard.press(way);
    }
  }

  async press(targets: readonly string[]): Promise<void> {
    for (const target of targets) await press(this.board.locator(`[data-target="${target}"]`).first());
  }

  /** Plays legal actions from the start of a task. */
  async play(task: Task, actions: readonly string[]): Promise<void> {
    const { game } = this.#lesson;
    let tried = unwrap(beginAttempt(game, task));
    for (const notation of actions) {
      await this.press(this.clicksOf(tried, notation));
      tried = continueAttempt(game, tried, unwrap(play(game, tried.position, notation)).action);
    }
  }

  async expectFeedback(kind: string): Promise<void> {
    await expect(this.feedback).toHaveAttribute("data-kind", kind);
  }

  async expectDone(count: number): Promise<void> {
    await expect(this.steps.and(this.page.locator("[data-done]"))).toHaveCount(count);
  }
}
