import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { gameText } from "../src/lib/words/words.ts";
import { PREVIEW_SIZE, wrapText } from "../src/social/preview-svg.ts";
import { previewAlt, previewNameFor, previewNames, renderPreview } from "../src/social/previews.ts";
import { rasterise } from "../src/social/rasterise.ts";
import { socialTags } from "../src/social/social-tags.ts";

/** The width and height in the header of a PNG file. */
function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe.each(previewNames)("the preview of %s", (name) => {
  test.each(LANGUAGES)("has the expected size in %s", (language) => {
    const png = rasterise(renderPreview(name, language));
    expect(sizeOf(png)).toEqual(PREVIEW_SIZE);
    expect(png.length).toBeGreaterThan(10_000);
    expect(renderPreview(name, language)).toBe(renderPreview(name, language));
  });

  test("uses no CSS that the rasteriser does not support", () => {
    expect(renderPreview(name, "fr")).not.toMatch(/var\(|:is\(|@media/);
  });

  test("has an alternative text in each language", () => {
    expect(previewAlt(name, "fr")).toMatch(/.\s: .*À côté/);
    expect(previewAlt(name, "en")).not.toBe(previewAlt(name, "fr"));
  });
});

test("rendering is deterministic", () => {
  const svg = renderPreview("pantarei", "en");
  expect(rasterise(svg)).toEqual(rasterise(svg));
});

test("texts are drawn", () => {
  const svg = renderPreview("pantarei", "en");
  const silent = svg.replaceAll(/<text[^>]*>[^<]*<\/text>/g, "");
  expect(rasterise(silent)).not.toEqual(rasterise(svg));
});

test.each([
  ["/", "site"],
  ["/guides/bots/", "site"],
  ["/games/", "site"],
  ["/games/sssnake/", "sssnake"],
  ["/play/pantarei-ring/", "pantarei-ring"],
  ["/games/ssserpent/balance/", "ssserpent"],
  ["/games/__proto__/", "site"],
  ["/games/constructor/", "site"],
])("the preview of %s is %s", (path, name) => expect(previewNameFor(path)).toBe(name));

test("the tags contain the absolute URL of the preview in the page's language", () => {
  const tags = socialTags("/games/pantarei/", "fr", new URL("https://example.org"));
  const content = (property: string): string | undefined =>
    tags.find(({ attrs }) => attrs["property"] === property)?.attrs.content;
  expect(content("og:image")).toBe("https://example.org/fr/social/pantarei.png");
  expect(content("og:image:alt")).toBe(previewAlt("pantarei", "fr"));
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
});

test("wraps long titles between words", () => {
  expect(wrapText("Le serpent (cartes) : deux bouts", 13)).toEqual([
    "Le serpent",
    "(cartes) :",
    "deux bouts",
  ]);
  expect(wrapText(gameText("ssserpent", "title", "en"), 13)).toEqual(["Ssserpent"]);
});
