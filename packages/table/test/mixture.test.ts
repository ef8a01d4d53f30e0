import { expect, test } from "vitest";
import { mixtureOf } from "../src/bots/mixture.ts";

const evaluations = (probabilities: Readonly<Record<string, number>>) =>
  Object.entries(probabilities).map(([text, probability]) => ({
    action: text,
    text,
    visits: 1,
    shares: [0.5, 0.5],
    proven: false,
    probability,
  }));

test.each([
  ["a third", { right: 0.35, left: 0.65 }, "left 2, right 1"],
  ["equal parts", { rock: 0.33, paper: 0.35, scissors: 0.32 }, "paper 1, rock 1, scissors 1"],
  ["rare", { left: 0.95, right: 0.05 }, "left 10, right 1"],
  ["without actions that are not played", { left: 0.5, right: 0.5, wait: 0 }, "left 1, right 1"],
  ["a single action", { left: 1, right: 0 }, ""],
])("a mixture in small whole numbers: %s", (_name, probabilities, text) => {
  const parts = mixtureOf(evaluations(probabilities));
  expect(parts.map(({ action, times }) => `${action} ${times}`).join(", ")).toBe(text);
});
