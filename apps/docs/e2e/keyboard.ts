import type { Page } from "@playwright/test";

/** The focused target and its distance from another one. Buttons are not part of the board. */
const focusedTarget = (page: Page, goal = "") =>
  page.evaluate((id) => {
    const root = document.querySelector("serpent-play serpent-board")?.shadowRoot;
    const [at, to] = [root?.activeElement, root?.querySelector(`[data-target="${id}"]`)];
    if (!(at instanceof HTMLElement && at.dataset["target"])) return undefined;
    const [from, there] = [at.getBoundingClientRect(), (to ?? at).getBoundingClientRect()];
    const isButton = to?.classList.contains("button") ?? false;
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    return {
      id: at.dataset["target"],
      isButton,
      x: middle(there).x - middle(from).x,
      y: middle(there).y - middle(from).y,
    };
  }, goal);

/** Presses Tab until the focus is on the board. */
export async function tabToBoard(page: Page): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if (await focusedTarget(page)) return;
  }
  throw new Error("Tab does not lead to the board");
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** Moves the focus to a target with arrow keys: towards it, or in another direction if that failed before. */
export async function moveFocusTo(page: Page, goal: string): Promise<void> {
  const tried = new Map<string, number>();
  let last = "";
  for (let i = 0; i < 200; i++) {
    const seen = await focusedTarget(page, goal);
    if (seen?.id === goal) return;
    const { id = "", isButton = true, x = 0, y = 0 } = seen ?? {};
    const times = (key: string): number => tried.get(`${id} ${key}`) ?? 0;
    const ways = Object.entries(ARROWS).map(([key, [dx, dy]]) => ({ key, ahead: x * dx + y * dy }));
    ways.sort((a, b) => times(a.key) - times(b.key) || b.ahead - a.ahead);
    const key = isButton || id === last ? "Tab" : (ways[0]?.key ?? "Tab");
    tried.set(`${id} ${key}`, times(key) + 1);
    last = id;
    await page.keyboard.press(key);
  }
  throw new Error(`arrows and Tab do not lead to ${goal}`);
}
