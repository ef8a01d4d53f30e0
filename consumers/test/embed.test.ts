import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { satisfies } from "compare-versions";
import { describe, expect, inject, test } from "vitest";
import { importMap } from "../src/import-map.ts";
import { readManifest } from "../src/manifest.ts";
import { bumpVersion, pendingBumps } from "../src/rehearsal.ts";
import { workspace } from "../src/tools.ts";
import { skipReason, useChromium } from "./chromium.ts";

const project = inject("npm");
const browser = useChromium();
const folder = join(workspace, "consumers/programs/embed");

/** The address of a file of a package, as in the files: `<cdn>/<package>@<range>/<file>`. */
const ADDRESS = /^https:\/\/cdn\.example\/npm\/((?:@[^/]+\/)?[^@/]+)@([\d.]+)\/(.+)$/;
const parseAddress = (address: string) => {
  const [, name = "", range = "", file = ""] = ADDRESS.exec(address) ?? [];
  return { name, range, path: join("/node_modules", name, file) };
};

/** The import map in a file. */
function readImports(html: string): Readonly<Record<string, string>> {
  const [, json = "{}"] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { imports } = JSON.parse(json) as { readonly imports: Readonly<Record<string, string>> };
  return imports;
}

/** The version of an installed package, and that of its next release. */
async function versionsOf(name: string): Promise<readonly string[]> {
  const version = readManifest(join(project.folder, "node_modules", name))?.version ?? "";
  const bump = (await pendingBumps({ folder: workspace })).get(name);
  return bump ? [version, bumpVersion(version, bump)] : [version];
}

/** Opens a file with the installed packages in place of the CDN. Returns the page, the addresses that it loads, and its errors. */
async function openFile(html: string) {
  const page = await browser().newPage();
  const loaded = new Set<string>();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.route("https://cdn.example/**", (route) => {
    const address = route.request().url();
    loaded.add(address);
    const path = join(project.folder, parseAddress(address).path);
    return route.fulfill({ path, headers: { "access-control-allow-origin": "*" } });
  });
  await page.route("https://blog.example/", (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  );
  await page.goto("https://blog.example/");
  return { page, loaded, errors };
}

/** What a reader does on each page. */
const USES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "play-a-bot.html": async (page) => {
    const pieces = page.locator("serpent-board .piece");
    const status = page.locator("serpent-board").getByRole("status");
    await pieces.nth(18).waitFor();
    await page.locator('serpent-board [data-target]:not([aria-disabled="true"])').first().press("Enter");
    await status.getByText("Player 2", { exact: false }).waitFor();
  },
  "positions.html": async (page) => {
    await page.locator("svg").nth(1).waitFor();
    expect(await page.locator("pre").count()).toBe(0);
  },
  "replay.html": async (page) => {
    await page.locator("svg").waitFor();
    const forward = page.getByRole("button", { name: "Forward" });
    for (let action = 1; action <= 9; action++) await forward.click();
    expect(await page.getByRole("status").textContent()).toMatch(/wins/);
    await page.getByRole("button", { name: "Back" }).click();
    expect(await page.getByRole("status").textContent()).not.toMatch(/wins/);
  },
};

const files = globSync("*.html", { cwd: folder }).toSorted();

test("each file has a use", () => expect(files).toEqual(Object.keys(USES).toSorted()));

describe.each(files)("%s", (file) => {
  const html = readFileSync(join(folder, file), "utf8");
  const imports = readImports(html);

  test("imports files that the packages export, of released versions", async () => {
    const exported = importMap(project.folder, [
      ...new Set(Object.values(imports).map((one) => parseAddress(one).name)),
    ]);
    for (const [specifier, address] of Object.entries(imports)) {
      const { name, range, path } = parseAddress(address);
      expect(path, specifier).toBe(exported.imports[specifier]);
      const versions = await versionsOf(name);
      expect(
        versions.some((version) => satisfies(version, `~${range}`)),
        `${address}: ${versions}`,
      ).toBe(true);
    }
  });

  test.skipIf(skipReason)("runs, and loads every import of its map", async () => {
    const { page, loaded, errors } = await openFile(html);
    await USES[file]?.(page);
    expect(errors).toEqual([]);
    expect([...loaded]).toEqual(expect.arrayContaining(Object.values(imports)));
    await page.close();
  });
});
