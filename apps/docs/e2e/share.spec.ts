import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { filledButtons } from "./filled-buttons.ts";
import { linkTo, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

/** Opens a match after some actions, and the dialog that shares it. */
async function openDialog(page: Page, count: number, path = "/play/pantarei/"): Promise<Locator> {
  const play = new PlayPage(page);
  await play.open(linkTo(count), path);
  await expect(play.log).toHaveCount(count);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Picture, animation, text, print…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Share this match" })).toBeVisible();
  return dialog;
}

/** Saves a file with a button. */
async function saved(
  page: Page,
  button: Locator,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const downloading = page.waitForEvent("download");
  await button.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The size and the number of frames of a picture, as the browser decodes it. */
const decoded = (page: Page, bytes: Buffer, type: string) =>
  page.evaluate(
    async ([base64, format]) => {
      const data = Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: format ?? "" });
      await decoder.tracks.ready;
      const { image } = await decoder.decode();
      return {
        frames: decoder.tracks.selectedTrack?.frameCount,
        width: image.displayWidth,
        height: image.displayHeight,
      };
    },
    [bytes.toString("base64"), type],
  );

test("the dialog is closed without scrolling, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openDialog(page, 9);
  expect(await dialog.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  const close = dialog.getByRole("button", { name: "Close", exact: true });
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await filledButtons(page)).toEqual(["Close"]);
  // its parts have smaller titles than the dialog
  const [title, part] = await dialog
    .getByRole("heading")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(title).toBeGreaterThan(part ?? 0);
  await close.click();
  await expect(dialog).toBeHidden();
});

test("a position is downloaded and copied as a picture", async ({ page, context }) => {
  const dialog = await openDialog(page, 9);
  await expectAccessible(page);
  const png = await saved(page, dialog.getByRole("button", { name: "Download PNG" }));
  expect(png.name).toBe("pantarei.png");
  const { width, height } = await decoded(page, png.bytes, "image/png");
  expect(Math.max(width, height)).toBe(1200);
  const svg = await saved(page, dialog.getByRole("button", { name: "Download SVG" }));
  expect(svg.name).toBe("pantarei.svg");
  expect(String(svg.bytes)).toMatch(/^<svg .*<\/svg>$/s);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy PNG" }).click();
  await expect(dialog.getByText("Copied.")).toBeVisible();
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toEqual(["image/png"]);
});

test("a match moves as a GIF and an APNG, made in a worker that is loaded on demand", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const dialog = await openDialog(page, 9);
  expect(requests.filter((url) => /animation|encode/.test(url))).toEqual([]);
  for (const [format, type, name] of [
    ["GIF", "image/gif", "pantarei.gif"],
    ["APNG", "image/png", "pantarei.png"],
  ] as const) {
    await dialog.getByRole("button", { name: `Make ${format}`, exact: true }).click();
    const file = await saved(page, dialog.getByRole("button", { name: `Download ${format}`, exact: true }));
    expect(file.name).toBe(name);
    const { frames, width, height } = await decoded(page, file.bytes, type);
    expect(frames).toBe(10);
    expect(Math.max(width, height)).toBe(480);
  }
  expect(requests.filter((url) => url.includes("animation-worker"))).not.toEqual([]);
  await dialog.getByLabel("It shows").selectOption("The whole match");
});

test("a match is a text with its board, for mail", async ({ page }) => {
  const dialog = await openDialog(page, 3);
  const text = await dialog.getByRole("textbox", { name: "Text for mail" }).inputValue();
  expect(text).toMatch(/^Pantareï: Player 1 \(.*\) – Player 2 \(.*\)\n/);
  expect(text).toContain("3. 11R");
  const link = /http\S+$/.exec(text)?.[0] ?? "";
  expect(link).toContain("/play/pantarei/#");
  const mail = await dialog.getByRole("link", { name: "Send by mail" }).getAttribute("href");
  const body = new URL(mail ?? "").searchParams.get("body");
  expect(body?.replaceAll("\r\n", "\n")).toBe(text);
  const other = new PlayPage(await page.context().newPage());
  await other.page.goto(link);
  await expect(other.log).toHaveCount(3);
});

test("a match is printed on a page with its moves and diagrams", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const dialog = await openDialog(page, 9);
  await dialog.getByRole("button", { name: "Print…" }).click();
  const sheet = page.locator(".match-sheet");
  await expect(sheet.locator("figure")).toHaveCount(6);
  await expect(sheet.locator("li")).toHaveCount(9);
  await page.emulateMedia({ media: "print" });
  await expect(sheet.getByRole("heading", { level: 1 })).toContainText("Pantareï");
  await expect(page.locator("serpent-play")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);
});
