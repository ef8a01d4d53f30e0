import { isPlayerName } from "@serpentarium/core/record";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanName } from "../src/play/clean-name.ts";

test("a name keeps what names are written with", () => {
  for (const name of ["Zoé", "Jean-Paul", "O’Neill", "李小龍", "Player 2"])
    expect(cleanName(name)).toBe(name);
  expect(cleanName("  <b>Ann</b> {who}")).toBe("bAnnb who");
});

test("a cleaned name is valid or empty, whatever is typed", () => {
  const typed = fc.string({
    unit: fc.constantFrom(..."aé李7 .'’_-<{$\n\u0301\u202E\uFFA0\uFE0F😀"),
    maxLength: 80,
  });
  fc.assert(
    fc.property(typed, (text) => cleanName(text) === "" || isPlayerName(cleanName(text))),
    { seed: 1, numRuns: 1000 },
  );
});
