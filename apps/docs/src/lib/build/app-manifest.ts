import { href, localePath } from "../links/links.ts";
import type { Language } from "../words/languages.ts";
import { platformWords } from "../words/words.ts";

/** The icons of the installed app, rendered from the favicon. */
export const ICONS = {
  "icon-192": { size: 192, purpose: "any" },
  "icon-512": { size: 512, purpose: "any" },
  "maskable-192": { size: 192, purpose: "maskable" },
  "maskable-512": { size: 512, purpose: "maskable" },
} as const;

export type IconName = keyof typeof ICONS;

/** The web app manifest, in the language of the page from which the site is installed. */
export function appManifest(language: Language): object {
  const words = platformWords(language);
  return {
    id: href("/"),
    name: words.text("site.app.name"),
    short_name: "Serpentarium",
    description: words.text("site.app.description"),
    lang: language,
    start_url: localePath(language, "/"),
    scope: href("/"),
    display: "standalone",
    background_color: "#fdf9f1",
    theme_color: "#9b3a1f",
    icons: Object.entries(ICONS).map(([icon, { size, purpose }]) => ({
      src: href(`/icons/${icon}.png`),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
