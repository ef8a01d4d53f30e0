import { type Dialog, expect, type Page, test } from "@playwright/test";
import { linkTo, PlayPage } from "./play-page.ts";

const MARKUP = '<img src=x onerror="window.wasRun = 1"><script>window.wasRun = 1</script>';

/** The same link with something else in one place. */
function forged(key: string, value: string): string {
  const query = new URLSearchParams(linkTo(5).slice(1));
  query.set(key, value);
  return `#${query}`;
}

/** Whether a page has done what a stranger wrote. */
function watch(page: Page): () => Promise<boolean> {
  let asked = false;
  page.on("dialog", (dialog: Dialog) => {
    asked = true;
    dialog.dismiss();
  });
  return async () => asked || (await page.evaluate(() => "wasRun" in window || document.images.length > 0));
}

const FORGED = [
  ["the game", forged("game", MARKUP), "record of <img src=x"],
  ["the version", forged("version", MARKUP), "with pantarei <img src=x"],
  ["the name of an option", forged("options", JSON.stringify({ [MARKUP]: 1 })), "<img src=x"],
  ["an action", forged("actions", `dark_${MARKUP}`), "expected"],
  ["the outcome", forged("outcome", JSON.stringify({ winners: [0], reason: MARKUP })), "outcome"],
  ["the length", forged("actions", "1R_".repeat(400_000)), "at most 1000000 characters"],
] as const;

test("a forged link is refused in words and never obeyed", async ({ page }) => {
  const hasObeyed = watch(page);
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  await play.type("light");
  for (const [what, link, said] of FORGED) {
    await play.follow(link);
    await expect(play.notice, what).toContainText(said);
    expect(await hasObeyed(), what).toBe(false);
    // what was played before is still there
    await expect(play.turn).toContainText("your turn");
  }
});
