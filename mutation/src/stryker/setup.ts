/** Credits a test file with what is reached while it is loaded; Stryker sets the name of each test afterwards. */
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
