import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { browsers } from "../../browser-targets.ts";
import { newerFeatures } from "../src/newer-features.ts";
import { workspace } from "../src/tools.ts";
import { gamePackages } from "../src/workspace.ts";

/** The built files that pages load. */
/** What is used only where there is one. */
const OPTIONAL = ["ClipboardItem", "Intl.Segmenter", "navigator.share"];

const FILES = [
  ...gamePackages(workspace).map(({ folder }) => join(folder, "dist/**/*.js")),
  ...["board", "bots", "core", "play", "puzzles", "row-explorer", "table"].map((name) =>
    join(workspace, `packages/${name}/dist/**/*.js`),
  ),
  join(workspace, "packages/live/dist/client/index.js"),
];

describe("what the earliest supported browsers lack is found", () => {
  test.each([
    ["AbortSignal.any([])", "AbortSignal.any"],
    ["Promise.withResolvers()", "Promise.withResolvers"],
    ["Object.groupBy(list, key)", "Object.groupBy"],
    ["URL.canParse(text)", "URL.canParse"],
    ["new Intl.Segmenter()", "Intl.Segmenter"],
    ["new URLPattern(text)", "URLPattern"],
    ["document.startViewTransition(update)", "document.startViewTransition"],
  ])("%s", (code, found) => {
    expect(newerFeatures(code, browsers)).toEqual([found]);
  });

  test("and nothing else", () => {
    const code =
      "structuredClone(x); new AbortController(); AbortSignal.timeout(1); CSS.escape(x); navigator.locks";
    expect(newerFeatures(code, browsers)).toEqual([]);
    expect(newerFeatures(code, ["safari 15.3"])).toEqual(["AbortSignal.timeout", "navigator.locks"]);
  });
});

test("packages for pages use nothing that the earliest supported browsers lack", () => {
  const files = FILES.flatMap((pattern) => globSync(pattern));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    newerFeatures(readFileSync(file, "utf8"), browsers).flatMap((feature) =>
      OPTIONAL.includes(feature) ? [] : `${file}: ${feature}`,
    ),
  );
  expect(found).toEqual([]);
});

test("SUPPORT.md names them", () => {
  const text = readFileSync(join(workspace, "SUPPORT.md"), "utf8");
  const version = (name: string) => browsers.find((one) => one.startsWith(`${name} `))?.split(" ")[1];
  expect(text).toContain(
    `Chrome and Edge ${version("chrome")}, Firefox ${version("firefox")}, Safari ${version("safari")}`,
  );
  expect([version("edge"), version("ios_saf")]).toEqual([version("chrome"), version("safari")]);
});
