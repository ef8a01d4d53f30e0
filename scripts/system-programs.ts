import { findChromium } from "../apps/docs/e2e/chromium.ts";
import { findRedis } from "../packages/lab/test/fixtures/redis.ts";

/** A program that the tests need in addition to npm packages. */
export type Program = "Chromium" | "Redis";

/** The programs that are not installed on this machine. */
export const missingPrograms = (): readonly Program[] => [
  ...(findChromium() ? [] : (["Chromium"] as const)),
  ...(findRedis() ? [] : (["Redis"] as const)),
];
