import type { Viewer, Words } from "@serpentarium/core";
import { isRightToLeft } from "@serpentarium/core/words";

/** The colour schemes. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The tabs beside the board. */
export const TABS = ["log", "rulebook", "statechart", "checks", "words"] as const;
export type Tab = (typeof TABS)[number];

/** The preferences of the user, saved in the browser. */
export interface Preferences {
  /** The tag of a language; null for that of the browser. */
  readonly language: string | null;
  readonly theme: Theme;
  readonly tab: Tab;
  /** The viewer of the board and the log; null, the default for authors, shows everything. */
  readonly viewer: Viewer | null;
}

const STORAGE_KEY = "serpentarium-workshop";

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((known) => known === value) ?? fallback;

const toViewer = (value: unknown): Viewer | null =>
  value === "everyone" || (Number.isInteger(value) && Number(value) >= 0) ? (value as Viewer) : null;

/** Loads the saved preferences. */
export function loadPreferences(): Preferences {
  let saved: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    saved = Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    // no storage or invalid data: use the defaults
  }
  return {
    language: typeof saved.language === "string" ? saved.language : null,
    theme: oneOf(THEMES, saved.theme, "auto"),
    tab: oneOf(TABS, saved.tab, "rulebook"),
    viewer: toViewer(saved.viewer),
  };
}

const darkColorScheme = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** Applies the colour scheme to the page. */
export function applyPreferences({ theme }: Preferences): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme === "auto" ? (darkColorScheme().matches ? "dark" : "light") : theme;
}

/** Applies the language of words to the page. */
export function applyLanguage({ language }: Words): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = isRightToLeft(language) ? "rtl" : "ltr";
}

/** The languages that the user wants, best first: the chosen one, and those of the browser. */
export const wantedLanguages = ({ language }: Preferences): readonly string[] => [
  ...(language === null ? [] : [language]),
  ...navigator.languages,
];

/** Applies and saves preferences. */
export function savePreferences(preferences: Preferences): void {
  applyPreferences(preferences);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // without storage, preferences last until the page is closed
  }
}

/** Calls the listener when the system's colour scheme changes. */
export const onColorSchemeChange = (listener: () => void): void =>
  darkColorScheme().addEventListener("change", listener);
