import { execFile } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { pluginOf } from "../src/lib/registry/games.ts";
import { moveFocusTo, tabToBoard } from "./keyboard.ts";
import { expectNoOverflow } from "./overflow.ts";
import { LONG, MIRRORED, writePseudoWords } from "./pseudo-words.ts";
import { cutOffTexts, shownTexts } from "./shown-texts.ts";
import { type StaticHost, startStaticHost } from "./static-host.ts";
import { test } from "./test.ts";

const SITE = join(import.meta.dirname, "..");
const OUTPUT_FOLDER = "test-results/pseudo-site";

const PAGES = ["/", "/play/sssnake/", "/play/tic-tac-toe/", "/games/sssnake/", "/learn/sssnake/"];

const { author = "", publisher = "" } = pluginOf("sssnake").print ?? {};

/** Texts that are the same in every language, and texts of Starlight. */
const NO_WORDS = ["Serpentarium", "Search", "Ctrl", "Main", ...`${author} ${publisher}`.split(/[\s.&]+/)];

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

// the tests share one site, whose build takes half a minute
test.describe.configure({ mode: "serial" });

let host: StaticHost;
test.beforeAll(async () => {
  const words = mkdtempSync(join(tmpdir(), "pseudo-words-"));
  const packages = globSync("../../{apps,packages,examples}/*", { cwd: SITE }).map((path) =>
    join(SITE, path),
  );
  writePseudoWords(words, packages, [LONG, MIRRORED]);
  await promisify(execFile)(
    process.execPath,
    [join(SITE, "node_modules/astro/bin/astro.mjs"), "build", "--outDir", OUTPUT_FOLDER],
    {
      cwd: SITE,
      env: { ...process.env, SITE_STAGE: "games", SITE_WORDS: words, ASTRO_TELEMETRY_DISABLED: "1" },
      maxBuffer: 1 << 26,
    },
  );
  rmSync(words, { recursive: true });
  host = await startStaticHost(join(SITE, OUTPUT_FOLDER));
});
test.afterAll(() => host?.close());

async function open(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`${host.url}/${language}${path}`);
  if (path.startsWith("/play/")) await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  if (path.startsWith("/learn/")) await expect(page.locator("serpent-lesson .task").first()).toBeVisible();
}

for (const path of PAGES) {
  for (const { tag } of [LONG, MIRRORED]) {
    test(`${path} has room for its texts in ${tag}`, async ({ page }) => {
      await open(page, tag, path);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
        expect.soft(await cutOffTexts(page), `${size.width} px`).toEqual([]);
      }
    });
  }

  test(`${path} has no texts outside of the words`, async ({ page }) => {
    await open(page, LONG.tag, path);
    const english = (await shownTexts(page, LONG.tag)).filter((text) =>
      text
        .match(/[\p{L}]+/gu)
        ?.some((word) => /^(?=.*[aeiou])[a-z]{3,}$/i.test(word) && !NO_WORDS.includes(word)),
    );
    expect(english).toEqual([]);
  });
}

test("arrow keys move on the board as they point, from right to left too", async ({ page }) => {
  await open(page, MIRRORED.tag, "/play/tic-tac-toe/");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await tabToBoard(page);
  await moveFocusTo(page, "a2");
  const focused = page.locator("serpent-play serpent-board [data-target]:focus");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("data-target", "b2");
  await page.keyboard.press("ArrowLeft");
  await expect(focused).toHaveAttribute("data-target", "a2");
  await page.keyboard.press("Enter");
  await expect(page.locator("serpent-play .log [data-notation]")).toHaveCount(1);
});
