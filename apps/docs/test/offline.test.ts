import { expect, test } from "vitest";
import { checkPrecacheSize, MAX_SIZE } from "../src/lib/build/offline.ts";

test("describes the size of the precache up to its limit", () => {
  expect(checkPrecacheSize(12, { stored: 3_400_000, transferred: 560_000 })).toBe(
    "12 files stored for offline use: 3.4 MB, 0.6 MB to download",
  );
  expect(checkPrecacheSize(1, MAX_SIZE)).toContain("60.0 MB, 5.0 MB");
});

test("throws when the precache is too large to store or to download", () => {
  expect(() => checkPrecacheSize(1, { ...MAX_SIZE, stored: MAX_SIZE.stored + 1 })).toThrow(
    "at most 60.0 MB and 5.0 MB",
  );
  expect(() => checkPrecacheSize(1, { ...MAX_SIZE, transferred: MAX_SIZE.transferred + 1 })).toThrow(
    "at most",
  );
});
