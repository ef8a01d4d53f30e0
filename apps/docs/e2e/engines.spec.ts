import { test as base, expect } from "@playwright/test";
import { dragInPage } from "./drag-in-page.ts";
import { type Engine, type EngineWindow, engines } from "./engines.ts";
import { test as live } from "./live-page.ts";
import { clicksOf, linkTo as linkToPantarei } from "./play-page.ts";
import { representativePages } from "./representative-pages.ts";

interface EngineErrors {
  readonly errors?: readonly string[];
}

/** Styles by which a page may change the size and place of a board. */
const STYLES = [
  "",
  "transform: scale(.5) translate(30px, 20px)",
  "transform: rotate(90deg)",
  "scale: .7",
  "zoom: .5",
  "zoom: 1.5",
];

/** Launches an engine for a test. */
async function inEngine<T>(engine: Engine, use: (window: EngineWindow) => Promise<T>): Promise<T> {
  const window = await engine.launch();
  try {
    return await use(window);
  } finally {
    await window.close();
  }
}

/** A person who plays live in an engine. */
class EnginePlayer {
  readonly #window: EngineWindow;

  constructor(window: EngineWindow) {
    this.#window = window;
  }

  async open(url: string): Promise<void> {
    await this.#window.open(url);
    await this.expectText("serpent-play[data-live] .turn", /./);
  }

  async expectText(selector: string, text: string | RegExp): Promise<void> {
    const read = () =>
      this.#window.run(
        (where) =>
          [...document.querySelectorAll(where)].map(({ textContent }) => textContent.trim()).join("\n"),
        selector,
      );
    await expect.poll(read).toMatch(text);
  }

  async pressButton(name: string): Promise<void> {
    await this.expectText("button", name);
    await this.#window.press(
      (text) =>
        [...document.querySelectorAll("button")].find(
          (one) => one.checkVisibility() && one.textContent.trim() === text,
        ),
      name,
    );
  }

  async type(label: string, text: string): Promise<void> {
    await this.expectText("label", label);
    await this.#window.run(
      (name, value) => {
        const found = [...document.querySelectorAll("label")].find((one) => one.textContent.trim() === name);
        const input = found?.control as HTMLInputElement;
        input.value = value;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      },
      label,
      text,
    );
  }

  /** Presses a target of the board when it is the player's turn. */
  async press(target: string): Promise<void> {
    await this.expectText(".turn", /your turn/);
    await this.#window.press(
      (id) =>
        document
          .querySelector("serpent-play serpent-board")
          ?.shadowRoot?.querySelector(`[data-target="${id}"]`) ?? undefined,
      target,
    );
  }

  readLink(): Promise<string> {
    return this.#window.run(() => document.querySelector<HTMLInputElement>("#invite-link")?.value ?? "");
  }
}

for (const engine of engines) {
  base(`${engine.name}: every kind of page works without errors`, { tag: ["@full"] }, async ({ baseURL }) => {
    await inEngine(engine, async (window) => {
      for (const path of representativePages) {
        await window.open(`${baseURL}${path}?errors`);
        // the modules that a page loads at once have arrived
        const state = () =>
          window.run(() => ({
            title: document.querySelector("h1")?.checkVisibility() ?? false,
            waiting: document.querySelectorAll(":is(serpent-play, serpent-lesson):not([data-live])").length,
          }));
        await expect.poll(state, path).toEqual({ title: true, waiting: 0 });
        expect.soft(await window.run(() => (globalThis as EngineErrors).errors), path).toEqual([]);
      }
    });
  });

  base(
    `${engine.name}: a dragged piece follows the pointer, at its size`,
    { tag: ["@full"] },
    async ({ baseURL }) => {
      await inEngine(engine, async (window) => {
        await window.open(`${baseURL}/play/pantarei/${linkToPantarei(2)}`);
        const canDrag = () =>
          window.run(() =>
            Boolean(
              document.querySelector("serpent-play serpent-board")?.shadowRoot?.querySelector(".movable"),
            ),
          );
        await expect.poll(canDrag).toBe(true);
        const [target = ""] = clicksOf(2);
        for (const style of STYLES)
          expect
            .soft(await window.run(dragInPage, style, target, { x: 30, y: -20 }), style)
            .toEqual({ x: 30, y: -20, width: 1, height: 1 });
      });
    },
  );
}
for (const [first, second] of engines.length > 1 ? [engines, engines.toReversed()] : []) {
  if (!first || !second) continue;
  live(
    `${first.name} and ${second.name}: a whole live match`,
    { tag: ["@full"] },
    async ({ server, url }) => {
      await inEngine(first, async (annWindow) =>
        inEngine(second, async (bobWindow) => {
          const [ann, bob] = [new EnginePlayer(annWindow), new EnginePlayer(bobWindow)];
          // as on a home network, which browsers do not trust
          const [home = url] = await server.open();
          await ann.open(`${home}/play/tic-tac-toe/`);
          await ann.pressButton("Live…");
          await ann.type("Your name", "Ann");
          await ann.pressButton("Open the match");
          await ann.expectText(".players[data-place=below]", /Ann.*you/s);
          await ann.pressButton("Copy");
          await ann.expectText(".invite [role=status]", "Copied.");
          await bob.open((await ann.readLink()).replace(home, url));
          await bob.type("Your name", "Bob");
          await bob.pressButton("Join");
          for (const [who, target] of [
            [ann, "a1"],
            [bob, "b2"],
            [ann, "a2"],
            [bob, "b1"],
            [ann, "a3"],
          ] as const)
            await who.press(target);
          await ann.expectText(".turn", /You won/);
          await bob.expectText(".turn", /Ann wins/);
          await bob.pressButton("Rematch");
          await ann.pressButton("Agree");
          await bob.press("c1");
          await ann.expectText(".log [data-notation]", /c1/);
        }),
      );
    },
  );
}
