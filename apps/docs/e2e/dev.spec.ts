import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { test } from "./test.ts";

const SITE = join(import.meta.dirname, "..");

test("the development server serves pages with boards", async ({ page }) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [join(SITE, "node_modules/astro/bin/astro.mjs"), "dev", "--port", String(port)],
    { cwd: SITE, env: { ...process.env, SITE_STAGE: "games", ASTRO_TELEMETRY_DISABLED: "1" } },
  );
  try {
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => undefined,
        ),
      )
      .toBe(200);
    await page.goto(`${url}/play/tic-tac-toe/`);
    await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  } finally {
    server.kill();
  }
});
