import type { Language } from "@serpentarium/core";
import { pathIn } from "../lib/showcase.ts";
import { SIZE } from "./preview.ts";
import { previewAlt, previewAt } from "./previews.ts";

/** A `meta` element of the head of a page. */
export interface MetaTag {
  readonly tag: "meta";
  readonly attrs: { readonly property?: string; readonly name?: string; readonly content: string };
  readonly content: "";
}

const meta = (attrs: MetaTag["attrs"]): MetaTag => ({ tag: "meta", attrs, content: "" });

const image = (property: string, content: string): MetaTag =>
  meta({ property: `og:image${property}`, content });

/**
 * The picture that a link to a page is shown with.
 *
 * @param path - of the page, from the root of the site and without its language
 */
export function tagsOf(path: string, language: Language, site: URL): readonly MetaTag[] {
  const name = previewAt(path);
  const alt = previewAlt(name, language);
  return [
    image("", new URL(pathIn(language, `/social/${name}.png`), site).href),
    image(":type", "image/png"),
    image(":width", String(SIZE.width)),
    image(":height", String(SIZE.height)),
    image(":alt", alt),
    meta({ name: "twitter:image:alt", content: alt }),
  ];
}
