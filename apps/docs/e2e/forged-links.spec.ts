import { type Dialog, expect, type Page } from "@playwright/test";
import { linkTo, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const MARKUP = '<img src=x onerror="window.wasRun = 1"><script>window.wasRun = 1</script>';

function forgedLink(key: string, value: string): string {
  const query = new URLSearchParams(linkTo(5).slice(1));
  query.set(key, value);
  return `#${query}`;
}

/** Watches whether a page runs injected markup. */
function watchForScripts(page: Page): () => Promise<boolean> {
  let asked = false;
  page.on("dialog", (dialog: Dialog) => {
    asked = true;
    dialog.dismiss();
  });
  return async () => asked || (await page.evaluate(() => "wasRun" in window || document.images.length > 0));
}

const FORGED_LINKS = [
  ["the game", forgedLink("game", MARKUP), "match of <img src=x"],
  ["the version", forgedLink("version", MARKUP), "with pantarei <img src=x"],
  ["the name of an option", forgedLink("options", JSON.stringify({ [MARKUP]: 1 })), "<img src=x"],
  ["an action", forgedLink("actions", `dark_${MARKUP}`), "expected"],
  ["the outcome", forgedLink("outcome", JSON.stringify({ winners: [0], reason: MARKUP })), "result"],
  ["the length", forgedLink("actions", "1R_".repeat(400_000)), "at most 1,000,000 characters"],
] as const;

test("refuses a forged link with an explanation and runs nothing from it", async ({ page }) => {
  const hasObeyed = watchForScripts(page);
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  await play.enterNotation("light");
  for (const [what, link, text] of FORGED_LINKS) {
    await play.openLink(link);
    await expect(play.notice, what).toContainText(text);
    expect(await hasObeyed(), what).toBe(false);
    // the previous match is unchanged
    await expect(play.turn).toContainText("your turn");
    await play.closeNotice();
  }
});
