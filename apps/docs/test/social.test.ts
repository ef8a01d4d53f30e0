import { LANGUAGES } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { games } from "../src/lib/games.ts";
import { linesOf, SIZE } from "../src/social/preview.ts";
import { previewAlt, previewAt, previewNames, previewPicture } from "../src/social/previews.ts";
import { rasterise } from "../src/social/raster.ts";
import { tagsOf } from "../src/social/tags.ts";

/** The width and height in the head of a PNG file. */
function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe.each(previewNames)("the preview of %s", (name) => {
  test.each(LANGUAGES)("in %s has the size that is asked for", (language) => {
    const png = rasterise(previewPicture(name, language));
    expect(sizeOf(png)).toEqual(SIZE);
    expect(png.length).toBeGreaterThan(10_000);
    expect(previewPicture(name, language)).toBe(previewPicture(name, language));
  });

  test("asks the rasteriser for nothing that it does not know", () => {
    expect(previewPicture(name, "fr")).not.toMatch(/var\(|:is\(|@media/);
  });

  test("is described in each language by itself", () => {
    expect(previewAlt(name, "fr")).toMatch(/.\s: .*À côté/);
    expect(previewAlt(name, "en")).not.toBe(previewAlt(name, "fr"));
  });
});

test("a picture is the same however often it is made", () => {
  const svg = previewPicture("pantarei", "en");
  expect(rasterise(svg)).toEqual(rasterise(svg));
});

test("its words are drawn: with other words it is another picture", () => {
  const svg = previewPicture("pantarei", "en");
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
])("a link to %s is shown with the preview of %s", (path, name) => expect(previewAt(path)).toBe(name));

test("a page names its preview by its whole address, in its language", () => {
  const tags = tagsOf("/games/pantarei/", "fr", new URL("https://example.org"));
  const content = (property: string): string | undefined =>
    tags.find(({ attrs }) => attrs["property"] === property)?.attrs.content;
  expect(content("og:image")).toBe("https://example.org/fr/social/pantarei.png");
  expect(content("og:image:alt")).toBe(previewAlt("pantarei", "fr"));
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
});

test("long titles are cut between words", () => {
  expect(linesOf("Le serpent (cartes) : deux bouts", 13)).toEqual(["Le serpent", "(cartes) :", "deux bouts"]);
  expect(linesOf(games["ssserpent"]?.game.title.en ?? "", 13)).toEqual(["Ssserpent"]);
});
