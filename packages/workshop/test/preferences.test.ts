// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { loadPreferences, savePreferences } from "../src/page/preferences.ts";

test("preferences are saved and applied to the page", () => {
  savePreferences({ language: "fr", theme: "dark", tab: "log", viewer: 1 });
  expect(loadPreferences()).toEqual({ language: "fr", theme: "dark", tab: "log", viewer: 1 });
  expect(document.documentElement.lang).toBe("fr");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("invalid saved preferences are replaced by the defaults", () => {
  for (const text of ["{", "null", '{"language":"de","theme":1,"tab":"none","viewer":-1}']) {
    localStorage.setItem("serpentarium-workshop", text);
    expect(loadPreferences()).toMatchObject({ theme: "auto", tab: "rulebook", viewer: null });
  }
});
