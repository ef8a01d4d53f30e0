import { href } from "./links.ts";
import type { Language } from "./site-text.ts";

/** The icons of the installed app, rendered from the favicon. */
export const ICONS = {
  "icon-192": { size: 192, purpose: "any" },
  "icon-512": { size: 512, purpose: "any" },
  "maskable-192": { size: 192, purpose: "maskable" },
  "maskable-512": { size: 512, purpose: "maskable" },
} as const;

export type IconName = keyof typeof ICONS;

const MESSAGES = {
  en: {
    name: "Serpentarium: serpent board games",
    description: "Learn serpent board games, read their rules and play them.",
    start: "/",
  },
  fr: {
    name: "Serpentarium : les jeux de serpents",
    description: "Apprendre des jeux de serpents, lire leurs règles et y jouer.",
    start: "/fr/",
  },
} as const;

/** The web app manifest, in the language of the page from which the site is installed. */
export function appManifest(language: Language): object {
  const { name, description, start } = MESSAGES[language];
  return {
    id: href("/"),
    name,
    short_name: "Serpentarium",
    description,
    lang: language,
    start_url: href(start),
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
