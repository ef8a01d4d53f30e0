// @vitest-environment happy-dom

import { NO_WORDS } from "@serpentarium/core";
import { expect, test } from "vitest";
import { applyLanguage, loadPreferences, savePreferences, wantedLanguages } from "../src/page/preferences.ts";

test("preferences are saved and applied to the page", () => {
  savePreferences({ language: "fr", theme: "dark", tab: "log", viewer: 1 });
  expect(loadPreferences()).toEqual({ language: "fr", theme: "dark", tab: "log", viewer: 1 });
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("invalid saved preferences are replaced by the defaults", () => {
  for (const text of ["{", "null", '{"language":1,"theme":1,"tab":"none","viewer":-1}']) {
    localStorage.setItem("serpentarium-workshop", text);
    expect(loadPreferences()).toMatchObject({ language: null, theme: "auto", tab: "rulebook", viewer: null });
  }
});

test("the chosen language comes before those of the browser", () => {
  const preferences = loadPreferences();
  expect(wantedLanguages({ ...preferences, language: "de" })).toEqual(["de", ...navigator.languages]);
  expect(wantedLanguages({ ...preferences, language: null })).toEqual(navigator.languages);
});

test("the page is written in the direction of its language", () => {
  for (const [language, dir] of [
    ["ar", "rtl"],
    ["de", "ltr"],
  ] as const) {
    applyLanguage({ ...NO_WORDS, language });
    expect(document.documentElement).toMatchObject({ lang: language, dir });
  }
});
