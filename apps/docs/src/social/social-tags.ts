import { localePath } from "../lib/links/links.ts";
import type { Language } from "../lib/words/languages.ts";
import { PREVIEW_SIZE } from "./preview-svg.ts";
import { previewAlt, previewNameFor } from "./previews.ts";

export interface MetaTag {
  readonly tag: "meta";
  readonly attrs: { readonly property?: string; readonly name?: string; readonly content: string };
  readonly content: "";
}

const meta = (attrs: MetaTag["attrs"]): MetaTag => ({ tag: "meta", attrs, content: "" });

const image = (property: string, content: string): MetaTag =>
  meta({ property: `og:image${property}`, content });

/**
 * The Open Graph image tags of a page.
 *
 * @param path - from the root of the site, without its language
 */
export function socialTags(path: string, language: Language, site: URL): readonly MetaTag[] {
  const name = previewNameFor(path);
  const alt = previewAlt(name, language);
  return [
    image("", new URL(localePath(language, `/social/${name}.png`), site).href),
    image(":type", "image/png"),
    image(":width", String(PREVIEW_SIZE.width)),
    image(":height", String(PREVIEW_SIZE.height)),
    image(":alt", alt),
    meta({ name: "twitter:image:alt", content: alt }),
  ];
}
