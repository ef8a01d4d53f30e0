import { expect, type Locator, type Page } from "@playwright/test";
import { exampleGames, publishedGames } from "../src/lib/registry/games.ts";
import { expectNoShift } from "./layout-shift.ts";
import { LessonPage, lessonOf } from "./lesson-page.ts";
import { PageNetwork } from "./page-network.ts";
import { linkTo, PlayPage } from "./play-page.ts";
import { press } from "./press.ts";
import { smallTargets } from "./target-size.ts";
import { test } from "./test.ts";

/** Opens a page and waits until its requests and its script have finished. */
async function open(page: Page, path: string): Promise<void> {
  const network = new PageNetwork(page);
  await page.goto(path);
  await network.waitUntilIdle();
  if (/\/(play|learn)\/./.test(path))
    await expect(page.locator(":is(serpent-play, serpent-lesson)[data-live]")).toBeVisible();
}

test("reports a link of 20 px beside another one as too small, but not a link in a sentence", async ({
  page,
}) => {
  const two = '<li><a href="#a">one</a></li><li><a href="#b">two</a></li>';
  await page.setContent(
    `<ul style="line-height:20px;list-style:none">${two}</ul><p>This is <a href="#c">a link</a> in words.</p>`,
  );
  expect(await smallTargets(page)).toHaveLength(2);
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("marks a refusal with a symbol, a dashed line and a marked space", async ({ page }) => {
    const lesson = new LessonPage(page, "pantarei");
    await lesson.open();
    await press(lesson.board.locator("[data-target]").first());
    await lesson.expectFeedback("refused");
    await expect(lesson.feedback).toHaveCSS("border-inline-start-style", "dashed");
    const sign = lesson.board.locator(".status.refused span");
    expect(await sign.evaluate((one) => getComputedStyle(one, "::before").content)).toContain("✕");
    await expect(lesson.board.locator(".root [data-mark=refused], .root .refused").first()).toBeAttached();
  });

  test("distinguish the filled button from the others", async ({ page }) => {
    const groundOf = (button: Locator): Promise<string> =>
      button.evaluate((one) => getComputedStyle(one).backgroundColor);
    const play = new PlayPage(page);
    await play.open("", "/play/ssserpent/");
    const choices = page.locator("serpent-play .choices");
    const others = choices.locator("button:not(.main)");
    expect(await groundOf(choices.locator("button.main"))).not.toBe(await groundOf(others.first()));
    const lesson = new LessonPage(page, "pantarei");
    await lesson.open();
    const [task] = lessonOf("pantarei").tasks;
    if (task) await lesson.play(task, task.solutions[0] ?? []);
    const buttons = page.locator("serpent-lesson .buttons");
    const next = await groundOf(buttons.locator(".main"));
    expect(next).not.toBe(await groundOf(buttons.locator("button:not(.main)").first()));
  });

  test("the lines and edges of every board are visible", async ({ page }) => {
    for (const { game } of [...publishedGames, ...exampleGames]) {
      const play = new PlayPage(page);
      await play.open("", `/play/${game.id}/`);
      // a shape in the ground colour is visible only by an edge of another colour
      const hidden = await play.board.evaluate((board) => {
        const [canvas, ...shapes] =
          board.shadowRoot?.querySelectorAll<SVGElement>(
            ".stage > svg > rect, .stage > svg > g > :is(rect, path), .stage > svg .space > :is(rect, path)",
          ) ?? [];
        const ground = canvas && getComputedStyle(canvas).fill;
        return (
          shapes
            .filter((shape) => {
              const { fill, stroke } = getComputedStyle(shape);
              return [fill, stroke].every((paint) => paint === "none" || paint === ground);
            })
            // a wide line, or a shape on another one such as a halo, also shows the edge
            .filter((shape) => shape.matches(".f-surface, .ground-line"))
            .map(({ outerHTML }) => outerHTML)
        );
      });
      expect(hidden, game.id).toEqual([]);
    }
  });

  test("distinguishes pressed targets and aids from others", async ({ page }) => {
    const play = new PlayPage(page);
    await play.open(linkTo(9));
    await play.press("base-4");
    const selected = play.board.locator(".target.selected");
    await expect(selected.first()).toHaveCSS("outline-style", "solid");
    await play.open("", "/play/sssnake/");
    const aid = play.board.locator(".aid").first();
    const box = (): Promise<string> =>
      aid.evaluate((one) => getComputedStyle(one, "::before").backgroundColor);
    const before = await box();
    await aid.click();
    await expect(aid).toHaveAttribute("aria-pressed", "true");
    expect(await box()).not.toBe(before);
  });

  test("marks a completed task with a tick and the current one with a thicker border", async ({ page }) => {
    const lesson = new LessonPage(page, "pantarei");
    await lesson.open();
    const [task] = lessonOf("pantarei").tasks;
    await expect(lesson.steps.first().locator("[aria-hidden]")).toHaveText("1");
    await expect(lesson.steps.first()).toHaveCSS("border-top-width", "2px");
    if (task) await lesson.play(task, task.solutions[0] ?? []);
    await expect(lesson.steps.first().locator("[aria-hidden]")).toHaveText("✓");
    await expect(lesson.steps.last()).toHaveCSS("border-top-width", "1px");
  });

  test("shows the keyboard focus at every tab stop", async ({ page }) => {
    const play = new PlayPage(page);
    await play.open(linkTo(9));
    await play.target("base-4").focus();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        if (!at || at === document.body) return "solid, past the end";
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        return Number.parseFloat(outlineWidth) > 0 ? outlineStyle : `none at ${at.outerHTML.slice(0, 80)}`;
      });
      expect(ring).toMatch(/^(solid|auto|double|dashed|dotted)/);
    }
  });
});

/** Finds motion: long animations by scripts, and CSS transitions or animations of any element. */
async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const isMotion = (property: string): boolean =>
      /all|transform|translate|scale|rotate|left|top|width|height/.test(property);
    const lasts = (times: string): boolean => times.split(",").some((time) => Number.parseFloat(time) > 0.01);
    const begun = Reflect.get(window, "begunAnimations");
    const styled = roots(document)
      .flatMap((root) =>
        [...root.querySelectorAll("main *")].concat(
          root instanceof ShadowRoot ? [...root.querySelectorAll("*")] : [],
        ),
      )
      .filter((one) => {
        const css = getComputedStyle(one);
        const isMoving = isMotion(css.transitionProperty) && lasts(css.transitionDuration);
        const isAnimated = css.animationName !== "none" && lasts(css.animationDuration);
        // stepwise animations only delay the display of an element
        return isMoving || (isAnimated && !css.animationTimingFunction.startsWith("steps(1"));
      })
      .map((one) => `${one.localName}.${one.getAttribute("class")}`);
    return [...(Array.isArray(begun) ? begun : []), ...styled];
  });
}

/** Records every animation that a script starts. */
const recordAnimations = (): void => {
  const begun: string[] = [];
  Reflect.set(window, "begunAnimations", begun);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { duration } = typeof options === "object" ? options : { duration: options };
    if (Number(duration) > 10) begun.push(`${this.localName} ${String(duration)} ms`);
    return animate.call(this, frames, options);
  };
};

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`motion: ${reducedMotion}`, async ({ ownPage: page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(recordAnimations);
    const play = new PlayPage(page);
    await play.open(linkTo(9));
    await play.enterNotation("4x12");
    await expect(play.log).toHaveCount(10);
    const found = await findMotion(page);
    if (reducedMotion === "no-preference") expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });
}

for (const path of ["/", "/learn/", "/learn/sssnake/", "/games/pantarei/", "/tools/rows/"])
  test(`${path}: has no motion with prefers-reduced-motion`, async ({ ownPage: page }) => {
    await page.addInitScript(recordAnimations);
    await open(page, path);
    expect(await findMotion(page)).toEqual([]);
  });

for (const [path, element] of [
  ["/play/ssserpent/", "<serpent-play"],
  ["/learn/pantarei/", "<serpent-lesson"],
  ["/tools/rows/", "<serpent-rows"],
] as const)
  test(`${path} does not shift when the second half of the page arrives late`, async ({ ownPage: page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document"
        ? route.continue({ headers: { ...route.request().headers(), "x-pause": element } })
        : route.continue(),
    );
    await open(page, path);
    await expectNoShift(page);
  });

for (const width of [360, 1280]) {
  for (const path of [
    "/",
    "/fr/",
    "/games/sssnake/",
    "/play/ssserpent/",
    "/fr/play/pantarei/",
    "/fr/learn/pantarei/",
  ]) {
    // on wide screens French pages shift no more than on a phone
    const tag = width > 360 && path.startsWith("/fr/") ? ["@full"] : [];

    test(`${width} px: ${path} does not shift while it loads`, { tag }, async ({ ownPage: page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const demo = page.locator("serpent-demo serpent-board [data-target]");
      // the home page loads its board when the browser is idle
      if (/^\/(fr\/)?$/.test(path)) await expect(demo.first()).toBeAttached();
      await expectNoShift(page);
    });
  }
}
