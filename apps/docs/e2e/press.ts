import type { Locator } from "@playwright/test";

/**
 * Presses something that may be disabled, to learn why; a click would wait for it. Like a click, it waits until the target
 * stands still and nothing lies over it.
 */
export async function press(target: Locator): Promise<void> {
  await target.hover();
  const { mouse } = target.page();
  await mouse.down();
  await mouse.up();
}
