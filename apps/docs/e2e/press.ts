import type { Locator } from "@playwright/test";

/** Presses a target that may be disabled, when it is stable: Playwright's click would wait until it is enabled. */
export async function press(target: Locator): Promise<void> {
  await target.hover();
  const { mouse } = target.page();
  await mouse.down();
  await mouse.up();
}
