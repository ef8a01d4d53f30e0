import { LANGUAGES, type Language, type Viewer } from "@serpentarium/core";

/** The colour schemes. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The tabs beside the board. */
export const TABS = ["log", "rulebook", "statechart", "checks"] as const;
export type Tab = (typeof TABS)[number];

/** The preferences of the user, saved in the browser. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly tab: Tab;
  /** The viewer of the board and the log; null shows all, as the author needs to see it. */
  readonly viewer: Viewer | null;
}

const STORAGE_KEY = "serpentarium-workshop";

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((known) => known === value) ?? fallback;

const toViewer = (value: unknown): Viewer | null =>
  value === "everyone" || (Number.isInteger(value) && Number(value) >= 0) ? (value as Viewer) : null;

/** Loads the saved preferences; the default language is that of the browser. */
export function loadPreferences(): Preferences {
  let saved: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    saved = Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    // no storage or invalid data: use the defaults
  }
  const browserLanguage: Language = navigator.language.startsWith("fr") ? "fr" : "en";
  return {
    language: oneOf(LANGUAGES, saved.language, browserLanguage),
    theme: oneOf(THEMES, saved.theme, "auto"),
    tab: oneOf(TABS, saved.tab, "rulebook"),
    viewer: toViewer(saved.viewer),
  };
}

const darkColorScheme = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** Applies language and colour scheme to the page. */
export function applyPreferences({ language, theme }: Preferences): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["theme"] = theme === "auto" ? (darkColorScheme().matches ? "dark" : "light") : theme;
}

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
