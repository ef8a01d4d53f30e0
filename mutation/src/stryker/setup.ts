/** Attributes the coverage of loading a test file to that file; Stryker sets the id of each test afterwards. */
import { INSTRUMENTER_CONSTANTS } from "@stryker-mutator/api/core";
import { expect, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    mode: "dry-run" | "mutant";
  }
}

if (inject("mode") === "dry-run") {
  const stryker: { currentTestId?: string } = Reflect.get(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE);
  stryker.currentTestId = `${expect.getState().testPath}#`;
}
