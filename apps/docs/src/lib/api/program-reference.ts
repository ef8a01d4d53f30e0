import { describeProgram } from "serpentarium/commands";
import { LANGUAGES } from "../words/languages.ts";

/**
 * The commands of the command line in each language, as JSON.
 *
 * @public imported by `config-modules.ts`
 */
export async function programReferenceJson(): Promise<string> {
  const entries = LANGUAGES.map(async (language) => [language, await describeProgram(language)] as const);
  return JSON.stringify(Object.fromEntries(await Promise.all(entries)));
}
