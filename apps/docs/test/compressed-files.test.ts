import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFiles } from "../src/lib/build/compressed-files.ts";

test("texts get compressed copies, except small ones; other files and headers get none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compressed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "_astro"));
  const text = "a board to play on; ".repeat(200);
  for (const file of ["index.html", "_astro/board.js", "_headers", "picture.png"])
    writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  await compressFiles(folder);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    "_astro",
    "_astro/board.js",
    "_astro/board.js.br",
    "_astro/board.js.gz",
    "_headers",
    "index.html",
    "index.html.br",
    "index.html.gz",
    "picture.png",
    "robots.txt",
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "index.html.gz"))).toString()).toBe(text);
});
