import { PAINTS, type Paint } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { LIGHT_DARK_PALETTES, themeProperties } from "../src/index.ts";

/** Relative luminance as defined by WCAG 2. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const linear = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return linear.reduce((sum, part, i) => sum + part * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const inks = PAINTS.filter((paint) => paint.endsWith("-ink"));
const READABLE: readonly (readonly [Paint, Paint])[] = [
  ...(["ink", "muted", "accent", "red"] as const).map((ink) => [ink, "paper"] as const),
  ...(["ink", "muted", "accent"] as const).map((ink) => [ink, "surface"] as const),
  ...inks.map((ink) => [ink, ink.replace("-ink", "") as Paint] as const),
];
const DISTINCT: readonly (readonly [Paint, Paint])[] = [
  ["line", "paper"],
  ["line", "surface"],
  ["light", "dark"],
  ["blue", "paper"],
  ["red", "surface"],
];

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const palette = LIGHT_DARK_PALETTES[theme];
  test.each(READABLE)("%s is readable on %s", (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(DISTINCT)("%s contrasts with %s", (paint, ground) => {
    expect(contrast(palette[paint], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test("themeProperties returns a palette as declarations", () => {
  expect(themeProperties("dark")).toContain(`--serpent-paper:${LIGHT_DARK_PALETTES.dark.paper};`);
  expect(themeProperties("dark")).not.toContain("none");
});
