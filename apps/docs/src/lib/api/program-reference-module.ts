import type { VitePlugin } from "../registry/game-modules.ts";

const ID = "virtual:program-reference";

/**
 * Generates the module with the commands of the command line: a page that imported the command line itself would bundle everything that its
 * commands load.
 *
 * @param toJson - returns the commands in each language
 */
export const programReferenceModule = (toJson: () => Promise<string>): VitePlugin => ({
  name: "program-reference",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: async (id) => (id === `\0${ID}` ? `export const programReference = ${await toJson()};\n` : undefined),
});
