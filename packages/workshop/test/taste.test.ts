// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { keepTaste, recallTaste } from "../src/page/taste.ts";

test("language, colours and tab are kept, and shown on the page", () => {
  keepTaste({ language: "fr", theme: "dark", tab: "log" });
  expect(recallTaste()).toEqual({ language: "fr", theme: "dark", tab: "log" });
  expect(document.documentElement.lang).toBe("fr");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("what is kept and is no taste counts for nothing", () => {
  for (const text of ["{", "null", '{"language":"de","theme":1,"tab":"none"}']) {
    localStorage.setItem("serpentarium-workshop", text);
    expect(recallTaste()).toMatchObject({ theme: "auto", tab: "rulebook" });
  }
});
