import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHARED_MODULES } from "../src/lib/build/shared-chunks.ts";

test("the modules that are bundled together are files", () => {
  const own = Object.values(SHARED_MODULES)
    .flat()
    .filter((module) => /^(apps|packages)\//.test(module));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((module) => !existsSync(join(import.meta.dirname, "../../..", module)))).toEqual([]);
});
