import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import { fromFile } from "@capsizecss/unpack/fs";
import { describe, expect, test } from "vitest";

const { resolve } = createRequire(import.meta.url);
const css = readFileSync(new URL("../src/styles/fonts.css", import.meta.url), "utf8");

const TITLE = "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2";
const TEXT = "@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2";
type Metrics = Parameters<typeof createFontStack>[0][number];
const metricsOf = async (file: string): Promise<Metrics> => fromFile(resolve(file));

/** The declarations with which a font stands in for another one, as computed by Capsize. */
async function expectedFallback(file: string, fallback: Metrics): Promise<object> {
  const { fontFaces } = createFontStack([await metricsOf(file), fallback], { fontFaceFormat: "styleObject" });
  const { fontFamily: _, src: __, ...scales } = fontFaces[0]?.["@font-face"] ?? {};
  return scales;
}

/** The same declarations of a family in the style sheet. */
function declaredFallback(family: string): object {
  const [, block = ""] = css.match(new RegExp(`font-family: "${family}";([^}]*)`)) ?? [];
  const declared = [...block.matchAll(/([a-z-]+): ([\d.]+%);/g)].map(([, name = "", value]) => [
    name.replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase()),
    value,
  ]);
  return Object.fromEntries(declared);
}

describe("until a font has loaded, another one stands in at the same size", () => {
  test.each<[string, string, () => Promise<Metrics>]>([
    ["Title Fallback", TITLE, async () => timesNewRoman],
    ["Wide Title Fallback", TITLE, () => metricsOf("dejavu-fonts-ttf/ttf/DejaVuSerif.ttf")],
    ["Text Fallback", TEXT, async () => arial],
    ["Wide Text Fallback", TEXT, () => metricsOf("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")],
  ])("%s", async (family, file, fallback) => {
    const expected = await expectedFallback(file, await fallback());
    expect(Object.keys(expected)).toContain("sizeAdjust");
    expect(declaredFallback(family)).toEqual(expected);
  });
});
