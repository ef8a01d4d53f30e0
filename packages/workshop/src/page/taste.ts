import { LANGUAGES, type Language } from "@serpentarium/core";

/** What the reader sees by. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The parts of the page beside the board. */
export const TABS = ["log", "rulebook", "statechart", "checks"] as const;
export type Tab = (typeof TABS)[number];

/** How somebody likes to see the page; kept in the browser. */
export interface Taste {
  readonly language: Language;
  readonly theme: Theme;
  readonly tab: Tab;
}

const KEY = "serpentarium-workshop";

const among = <T extends string>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((known) => known === value) ?? usual;

/** The taste that was kept, or that of the browser. */
export function recallTaste(): Taste {
  let kept: Partial<Record<keyof Taste, unknown>> = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // no storage, or nothing that can be read: the usual taste
  }
  const spoken: Language = navigator.language.startsWith("fr") ? "fr" : "en";
  return {
    language: among(LANGUAGES, kept.language, spoken),
    theme: among(THEMES, kept.theme, "auto"),
    tab: among(TABS, kept.tab, "rulebook"),
  };
}

const night = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** Shows the page by a taste. */
export function applyTaste({ language, theme }: Taste): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["theme"] = theme === "auto" ? (night().matches ? "dark" : "light") : theme;
}

export function keepTaste(taste: Taste): void {
  applyTaste(taste);
  try {
    localStorage.setItem(KEY, JSON.stringify(taste));
  } catch {
    // without storage it holds until the page is left
  }
}

/** Calls back when the system goes from day to night. */
export const onNightfall = (listener: () => void): void => night().addEventListener("change", listener);
