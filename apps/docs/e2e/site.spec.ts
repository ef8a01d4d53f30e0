import { expect, test } from "@playwright/test";

for (const { path, phases } of [
  { path: "/games/pantarei/statechart/", phases: ["deal", "colour", "move", "over"] },
  { path: "/fr/games/tic-tac-toe/statechart/", phases: ["place", "over"] },
]) {
  test(`${path} draws every state of the machine`, async ({ page }) => {
    await page.goto(path);
    const states = page.locator(".statechart [data-state]");
    const names = await states.evaluateAll((groups) =>
      groups.map((group) => group.getAttribute("data-state")),
    );
    expect(names.toSorted()).toEqual(phases.toSorted());
    for (const name of phases) await expect(page.locator(`.statechart [data-state=${name}]`)).toBeVisible();
  });
}
