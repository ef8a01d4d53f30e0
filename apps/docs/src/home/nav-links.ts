import type { SiteText } from "../lib/site-text.ts";

/** Texts of the navigation at the top of every page. */
export const NAV_MESSAGES = {
  label: { en: "The site", fr: "Le site" },
  menu: { en: "Menu", fr: "Menu" },
} as const satisfies Readonly<Record<string, SiteText>>;

/** The links at the top of every page. */
export const NAV_LINKS: readonly { readonly path: string; readonly title: SiteText }[] = [
  { path: "/play/", title: { en: "Play", fr: "Jouer" } },
  { path: "/matches/", title: { en: "My matches", fr: "Mes parties" } },
  { path: "/games/", title: { en: "Rules", fr: "Règles" } },
  { path: "/learn/", title: { en: "Learn", fr: "Apprendre" } },
  { path: "/puzzles/", title: { en: "Puzzles", fr: "Énigmes" } },
  { path: "/build/", title: { en: "Build", fr: "Créer" } },
];
