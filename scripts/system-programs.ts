import { findChromium } from "../apps/docs/e2e/chromium.ts";
import { findRedis } from "../packages/lab/test/fixtures/redis.ts";

/** A program that the tests need beside Node packages. */
export type Program = "Chromium" | "Redis";

/** The programs that this machine does not have. */
export const missingPrograms = (): readonly Program[] => [
  ...(findChromium() ? [] : (["Chromium"] as const)),
  ...(findRedis() ? [] : (["Redis"] as const)),
];
