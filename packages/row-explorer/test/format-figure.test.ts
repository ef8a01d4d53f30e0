import { expect, test } from "vitest";
import { formatDecimal, formatPercent } from "../src/format-figure.ts";

const exactly = (value: number) => ({ value, low: value, high: value });
/** Replaces no-break spaces with spaces. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, " ");

test.each([
  [0, "0%"],
  [0.52131, "52.13%"],
  [0.5, "50%"],
  [1, "100%"],
  [1e-9, "< 0.01%"],
  [1 - 1e-9, "> 99.99%"],
])("formats an exact share of %d as %s", (share, text) => {
  expect(formatPercent("en", exactly(share))).toEqual({ value: text });
});

test("formats an estimated share with its bounds, in each language", () => {
  const share = { value: 0.34, low: 0.3307, high: 0.3494 };
  expect(formatPercent("en", share)).toEqual({ value: "34.0%", bounds: "33.1% – 34.9%" });
  const { value, bounds } = formatPercent("fr", share);
  expect([plain(value), plain(bounds)]).toEqual(["34,0 %", "33,1–34,9 %"]);
});

test("adds digits until the bounds differ", () => {
  expect(formatPercent("en", { value: 0, low: 0, high: 0.000384 }).bounds).toBe("0.00% – 0.04%");
});

test("formats turns with at most two decimal places", () => {
  expect(formatDecimal("fr", exactly(51.104))).toEqual({ value: "51,1" });
  expect(formatDecimal("en", { value: 17.05, low: 16.851, high: 17.249 })).toEqual({
    value: "17.05",
    bounds: "16.85–17.25",
  });
});
